import { MAX_TOKEN_DECIMALS } from "../src/lib/flow/types";

/** Products that hold tokens. */
export const TOKEN_PRODUCTS = ["Lockup", "Flow", "Airdrops"] as const;

export type TokenProduct = (typeof TOKEN_PRODUCTS)[number];

export interface Question {
  /** Name of the query parameter. */
  key: string;
  label: string;
  hint: string;
  /** Answer that rules the token out. */
  bad: "yes" | "no";
  /** Products that it rules it out for. */
  products: readonly TokenProduct[];
  /** Why, as a sentence. */
  reason: string;
}

/** Properties that decide whether a token can be streamed, most common obstacle first. */
export const QUESTIONS = {
  erc20: {
    key: "tke",
    label: "Is it an ERC-20 token?",
    hint: "A chain's own coin, such as ETH, is not. Wrapped ETH (WETH) is.",
    bad: "no",
    products: TOKEN_PRODUCTS,
    reason: "The contracts hold only ERC-20 tokens. Wrap a native coin first.",
  },
  fee: {
    key: "tkf",
    label: "Does a transfer deliver less than was sent?",
    hint: "Tokens with a transfer fee or a burn on each transfer do that.",
    bad: "yes",
    products: TOKEN_PRODUCTS,
    reason: "The contract would book more than it received, and the last to withdraw would fail.",
  },
  rebase: {
    key: "tkr",
    label: "Do balances change without a transfer?",
    hint: "Rebasing and interest-bearing tokens do that. Wrapped versions often do not.",
    bad: "yes",
    products: TOKEN_PRODUCTS,
    reason: "The contract keeps its own books and does not see such a change.",
  },
  callback: {
    key: "tkc",
    label: "Does a transfer call the sender or the receiver?",
    hint: "ERC-777 tokens do that.",
    bad: "yes",
    products: TOKEN_PRODUCTS,
    reason: "The receiver gets control in the middle of a transfer, which the contracts rule out.",
  },
  admin: {
    key: "tka",
    label: "Can an admin of the token change balances?",
    hint: "For example take tokens away, or burn those of others.",
    bad: "yes",
    products: TOKEN_PRODUCTS,
    reason: "Tokens could leave the contract without its knowledge.",
  },
  supply: {
    key: "tks",
    label: "Can the total supply reach 2^128 - 1 base units?",
    hint: "With 18 decimals that is about 340 quintillion whole tokens.",
    bad: "yes",
    products: TOKEN_PRODUCTS,
    reason: "Amounts are stored in 128 bits.",
  },
  mirror: {
    key: "tkm",
    label: "Is it a mirror of the chain's coin, or does it have several addresses?",
    hint: "On Polygon, the contract that ends in 1010 is a mirror of POL.",
    bad: "yes",
    products: TOKEN_PRODUCTS,
    reason: "The same balance could move through another door than the one the contract watches.",
  },
  decimals: {
    key: "tkd",
    label: `Does decimals() exist, never change, and return ${MAX_TOKEN_DECIMALS} or less?`,
    hint: "Flow calculates with 18 decimals and asks the token once.",
    bad: "no",
    products: ["Flow"],
    reason: `Flow needs the decimals, fixed and at most ${MAX_TOKEN_DECIMALS}.`,
  },
} as const satisfies Record<string, Question>;

/** What only adds conditions: transfers that the token limits to a list of addresses. */
export const RESTRICTED = {
  key: "tkl",
  label: "Does the token limit who may send or receive?",
  hint: "Non-transferable tokens and tokens with an allowlist do that.",
} as const;

/** Addresses that a token with an allowlist has to admit, besides the recipients. */
export const ADMIT: Record<TokenProduct, string> = {
  Lockup: "Let SablierLockup, for batches also SablierBatchLockup, send and receive the token.",
  Flow: "Let SablierFlow send and receive the token.",
  Airdrops:
    "Let each campaign contract send and receive the token; for vested claims also SablierLockup.",
};
