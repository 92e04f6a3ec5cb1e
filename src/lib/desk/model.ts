import type { ReleaseRef } from "../protocol/model";
import type { ValueToSend } from "../../../data/without-app";

/** Reasons why a contract refuses a call, in words that follow "if". */
export const CONDITIONS = {
  missing: "the stream does not exist",
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
} as const;

export type Condition = keyof typeof CONDITIONS;

/** Who calls. The recipient is the owner of the stream's NFT, where the release has one. */
export const DESK_ROLES = {
  recipient: "recipient",
  approved: "address approved for the NFT",
  sender: "sender",
  other: "any other address",
} as const;

export type DeskRole = keyof typeof DESK_ROLES;

/** Where an argument of a call comes from. */
export type DeskArgument =
  | "id"
  /** Who holds the stream now. */
  | "recipient"
  /** An address of the reader's choice. */
  | "to"
  /** What can be withdrawn now, base units. */
  | "available";

/** One thing that can be done with a stream by a direct call. */
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
}

/** Figures of a stream, by the view function that returns each in one word. */
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
  | "fee";

/** Contracts that take the same calls, with the same rules. */
export interface DeskGroup {
  readonly release: ReleaseRef;
  readonly contracts: readonly string[];
  /** What the contract counts. */
  readonly thing: "stream" | "salary";
  readonly value: ValueToSend;
  /** Names of the statuses by their number; empty where the contract has none. */
  readonly statuses: readonly string[];
  /** View functions that take the id of the stream. */
  readonly reads: Partial<Readonly<Record<DeskFigure, string>>>;
  readonly actions: readonly DeskAction[];
}
