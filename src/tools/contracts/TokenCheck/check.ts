import { MAX_TOKEN_DECIMALS } from "@site/src/lib/flow";
import { type FormValues, optionField } from "@site/src/forms";

/** Products that hold tokens. */
export const TOKEN_PRODUCTS = ["Lockup", "Flow", "Airdrops"] as const;

export type TokenProduct = (typeof TOKEN_PRODUCTS)[number];

interface Question {
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

export type QuestionName = keyof typeof QUESTIONS;

export const QUESTION_NAMES = Object.keys(QUESTIONS) as readonly QuestionName[];

/** What only adds conditions: transfers that the token limits to a list of addresses. */
const RESTRICTED = {
  key: "tkl",
  label: "Does the token limit who may send or receive?",
  hint: "Non-transferable tokens and tokens with an allowlist do that.",
} as const;

type FieldName = QuestionName | "restricted";

function field({ key, label, hint }: Pick<Question, "key" | "label" | "hint">) {
  return optionField(key, label, "", { "": "Not answered", yes: "Yes", no: "No" }, { hint });
}

/** The answers as the address keeps them; an empty text is no answer. */
export const TOKEN_FIELDS: Record<FieldName, ReturnType<typeof field>> = {
  erc20: field(QUESTIONS.erc20),
  fee: field(QUESTIONS.fee),
  rebase: field(QUESTIONS.rebase),
  callback: field(QUESTIONS.callback),
  admin: field(QUESTIONS.admin),
  supply: field(QUESTIONS.supply),
  mirror: field(QUESTIONS.mirror),
  decimals: field(QUESTIONS.decimals),
  restricted: field(RESTRICTED),
};

export interface TokenVerdict {
  product: TokenProduct;
  /** `open` while a question that matters has no answer and none rules the token out. */
  result: "supported" | "unsupported" | "open";
  /** Reasons against, or what has to be done first; one sentence each. */
  reasons: readonly string[];
}

/** Addresses that a token with an allowlist has to admit, besides the recipients. */
const ADMIT: Record<TokenProduct, string> = {
  Lockup: "Let SablierLockup, for batches also SablierBatchLockup, send and receive the token.",
  Flow: "Let SablierFlow send and receive the token.",
  Airdrops:
    "Let each campaign contract send and receive the token; for vested claims also SablierLockup.",
};

/** Whether a token can be used with each product, as far as the answers tell. */
export function judgeToken(answers: FormValues<FieldName>): TokenVerdict[] {
  return TOKEN_PRODUCTS.map((product) => {
    const relevant = QUESTION_NAMES.filter((name) => concerns(name, product));
    const against = relevant.filter((name) => answers[name] === QUESTIONS[name].bad);
    if (against.length > 0) {
      const reasons = against.map((name) => QUESTIONS[name].reason);
      return { product, result: "unsupported", reasons };
    }
    const open = [...relevant, "restricted" as const].filter((name) => answers[name] === "");
    if (open.length > 0) {
      const count = open.length === 1 ? "1 question is" : `${open.length} questions are`;
      return { product, result: "open", reasons: [`${count} still open.`] };
    }
    const reasons =
      answers.restricted === "yes"
        ? [ADMIT[product], "Admit the recipients too."]
        : ["Nothing speaks against it."];
    return { product, result: "supported", reasons };
  });
}

function concerns(name: QuestionName, product: TokenProduct): boolean {
  const { products }: Question = QUESTIONS[name];
  return products.includes(product);
}
