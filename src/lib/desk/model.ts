import type { ReleaseRef } from "../protocol/model";

/** Reasons why a contract refuses a call, in words that follow "if". */
export const CONDITIONS = {
  missing: "nothing has this number",
  role: "the caller is another address",
  depleted: "all of it has been paid out",
  canceled: "the stream was canceled",
  settled: "the stream is settled",
  streamed: "the whole deposit is streamed",
  fixed: "the stream is not cancelable, or no longer",
  unfinished: "something is still in the stream",
  locked: "the stream is not transferable",
  empty: "nothing can be withdrawn now",
  voided: "the stream is voided",
  paused: "the stream is paused",
  pending: "the stream has not started",
  burned: "its NFT was burned",
  unfunded: "nothing can be refunded",
  unpaid: "the value is below the minimum fee",
  // Of campaigns.
  claimed: "the index was claimed",
  unproven: "the proof does not lead to the root of the campaign",
  expired: "the campaign has expired",
  early: "the campaign has not started",
  attested: "the campaign takes attested claims only, or another kind of call",
  unattested: "the campaign takes no attested claims",
  unvested: "the claim would pay nothing yet",
  taxed: "the old comptroller charges a protocol fee on the token",
  uneven: "the percentages of the tranches do not add up to 100 %",
  short: "the campaign holds too few tokens",
  unsigned: "the signature is not the recipient’s, or is for other values",
  waiting: "the signature is not valid yet",
  noAttestor: "the campaign has no attestor",
  stale: "the attestation is out of date",
  forged: "the attestation is not the attestor’s, or is for another recipient",
  partial: "the target fails, or does not take exactly the amount",
  closed: "7 days have passed since the first claim, and the campaign has not expired",
  lasting: "the campaign has not expired, and its token has no protocol fee",
  // Of vaults.
  active: "the price is below the target, and the vault has not expired",
  noShares: "the caller holds no shares",
  inactive: "the vault is settled or has expired",
  noAdapter: "the vault has no adapter",
  unstaked: "the tokens of the vault are unstaked already",
  noStake: "nothing is staked",
  stuck: "the adapter cannot turn its tokens back now",
} as const;

export type Condition = keyof typeof CONDITIONS;

/** Stands for an error of a token, an adapter or a target, which only that contract knows. */
export const FOREIGN_ERROR = "an error of another contract";

/** Who calls. The recipient is the owner of the stream's NFT, where the release has one. */
export const DESK_ROLES = {
  recipient: "recipient",
  approved: "address approved for the NFT",
  sender: "sender",
  owner: "owner of the proxy that is the sender",
  holder: "holder of shares",
  admin: "admin of the campaign",
  other: "any other address",
} as const;

export type DeskRole = keyof typeof DESK_ROLES;

/** Arguments of a call, as tables name them. */
export const DESK_ARGUMENTS = {
  id: "id",
  /** Who holds the stream now, or is listed in the campaign. */
  recipient: "recipient",
  /** An address of the reader's choice. */
  to: "to",
  /** What can be withdrawn, transferred or taken back now, base units. */
  available: "amount",
  /** Of the row of the campaign's list. */
  index: "index",
  amount: "amount",
  proof: "proof",
  /** From when a signature is valid, and until when an attestation, Unix seconds. */
  validFrom: "validFrom",
  expireAt: "expireAt",
  /** What the recipient signed, or the attestor. */
  signature: "signature",
  /** What the target of an Execute campaign is called with, encoded without selector. */
  input: "selectorArguments",
  /** Code that a proxy runs, and the call that it makes there. */
  target: "target",
  inner: "data",
  /** The contract of the stream. */
  contract: "lockup",
} as const;

/** Where an argument of a call comes from. */
export type DeskArgument = keyof typeof DESK_ARGUMENTS;

/** One thing that can be done with a stream, a claim or a share by a direct call. */
export interface DeskAction {
  readonly id: string;
  /** As an order: `Cancel the stream`. */
  readonly title: string;
  /** What the call does, as a whole sentence. */
  readonly effect: string;
  /** As ABIs write it: `cancel(uint256)`. */
  readonly signature: string;
  readonly args: readonly DeskArgument[];
  readonly roles: readonly DeskRole[];
  /** What the contract checks, in its order, with the name of the error or its text. */
  readonly refusals: readonly (readonly [Condition, string])[];
  /** Whether the release asks for its minimum fee with this call. */
  readonly needsFee?: true;
  /** Contract that the call goes to, where it is another one, and the figure that is its address. */
  readonly on?: { readonly contract: string; readonly address: DeskFigure };
  /** The call that a proxy makes: a function of a contract of the release, which the proxy runs as its own code. */
  readonly inner?: {
    readonly contract: string;
    readonly signature: string;
    readonly args: readonly DeskArgument[];
  };
}

/** Figures of a stream, a campaign or a vault, by the view function that returns each in one word. */
export type DeskFigure =
  | "status"
  | "deposited"
  | "streamed"
  | "withdrawn"
  | "withdrawable"
  | "refundable"
  | "balance"
  | "debt"
  | "cancelable"
  | "transferable"
  | "sender"
  | "recipient"
  | "fee"
  // Of campaigns.
  | "root"
  | "start"
  | "expiration"
  | "firstClaim"
  | "claimType"
  | "percentage"
  | "attestor"
  | "admin"
  | "token"
  | "lockup"
  // Of vaults.
  | "target"
  | "price"
  | "share"
  | "shares"
  | "adapter"
  | "staked"
  | "oracle";

/**
 * What to send with a call. `refused`: 0, since the function is not payable. `kept`: 0, since the
 * contract accepts more and keeps it. Otherwise at least what a function of the contract returns, in
 * wei.
 */
export type ValueToSend = "refused" | "kept" | { readonly atLeast: string };

/** What the numbers or the addresses of a contract are. */
export type DeskThing = "stream" | "salary" | "campaign" | "vault";

/** Contracts that take the same calls, with the same rules. */
export interface DeskGroup {
  readonly release: ReleaseRef;
  readonly contracts: readonly string[];
  readonly thing: DeskThing;
  readonly value: ValueToSend;
  /** Contract whose reference describes the calls, where it has another name than the first. */
  readonly described?: string;
  /** Page that goes through the first call in steps. */
  readonly steps?: { readonly label: string; readonly to: string };
  /** Names of the statuses by their number; empty where the contract has none. */
  readonly statuses: readonly string[];
  /** View functions: of a campaign without arguments, of the others with the number. */
  readonly reads: Partial<Readonly<Record<DeskFigure, string>>>;
  readonly actions: readonly DeskAction[];
}
