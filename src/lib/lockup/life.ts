import { type ContractError, formatContractError } from "../fixed-point";
import type { Feeds } from "./price-gated";
import type { LockupRelease } from "./releases";
import * as simulator from "./simulator";
import type { LockupOutcome, LockupState } from "./simulator";
import {
  isWarm,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  withdrawableAmountOf,
} from "./stream";
import {
  LOCKUP_STATUSES,
  type LockupSchedule,
  type LockupStatus,
  type PriceGatedSchedule,
  type Timestamps,
} from "./types";

// The life of one stream: who creates it, what happens to it, and what the contract returns then.

const SENDER = "0x00000000000000000000000000000000000000a1";
const RECIPIENT = "0x00000000000000000000000000000000000000b2";
const OTHER = "0x00000000000000000000000000000000000000c3";
export const STREAM_ID = 1n;

/** A new stream. Amounts in base units, times in Unix seconds. */
export interface StreamTerms {
  readonly deposited: bigint;
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule | PriceGatedSchedule;
  readonly cancelable?: boolean;
  readonly transferable?: boolean;
}

/** When something happens, Unix seconds, and what price feeds return then. */
export interface LifeMoment {
  readonly now: bigint;
  readonly feeds?: Feeds;
}

/** Creates the stream on a freshly deployed contract. */
export function openStream(
  release: LockupRelease,
  terms: StreamTerms,
  moment: LifeMoment,
): LockupOutcome<bigint> {
  const { deposited, timestamps, schedule, cancelable = true, transferable = true } = terms;
  return simulator.create(
    simulator.deploy({ release }),
    { caller: SENDER, ...moment },
    {
      ...{ sender: SENDER, recipient: RECIPIENT, token: OTHER, totalAmount: deposited, shape: "" },
      ...{ cancelable, transferable, timestamps, schedule },
    },
  );
}

/** Something that the sender or the recipient does with the stream. */
export type LifeAction =
  "withdraw" | "withdrawMax" | "withdrawMaxAndTransfer" | "cancel" | "renounce";

/** @param amount base units; only `withdraw` needs it */
export function act(
  state: LockupState,
  action: LifeAction,
  moment: LifeMoment,
  amount = 0n,
): LockupOutcome<unknown> {
  const bySender = { caller: SENDER, ...moment };
  const byRecipient = { caller: RECIPIENT, ...moment };
  switch (action) {
    case "withdraw":
      return simulator.withdraw(state, byRecipient, STREAM_ID, RECIPIENT, amount);
    case "withdrawMax":
      return simulator.withdrawMax(state, byRecipient, STREAM_ID, RECIPIENT);
    case "withdrawMaxAndTransfer":
      return simulator.withdrawMaxAndTransfer(state, byRecipient, STREAM_ID, OTHER);
    case "cancel":
      return simulator.cancel(state, bySender, STREAM_ID);
    case "renounce":
      return simulator.renounce(state, bySender, STREAM_ID);
  }
}

/** An action, who may do it, and the revert it would meet now; no error when it goes through. */
export interface ActionVerdict {
  readonly action: string;
  readonly by: string;
  readonly error?: string;
}

/** A stream at a moment. Amounts in base units. */
export interface StatusReport {
  readonly now: bigint;
  readonly status: LockupStatus;
  /** Number that `statusOf` returns. */
  readonly number: number;
  readonly isWarm: boolean;
  readonly wasCanceled: boolean;
  readonly streamed: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  /** The status after a cancel by the sender, or why it reverts. */
  readonly cancel:
    | { readonly ok: true; readonly status: LockupStatus }
    | { readonly ok: false; readonly error: ContractError };
  readonly actions: readonly ActionVerdict[];
}

/**
 * What the contract returns about the stream at a moment, and who can do what with it.
 *
 * @throws Revert without data for a price feed whose answer cannot be decoded
 */
export function reportOf(state: LockupState, moment: LifeMoment): StatusReport {
  const { now, feeds } = moment;
  const stream = simulator.getStream(state, STREAM_ID);
  const status = statusOf(stream, now, feeds);
  const canceled = act(state, "cancel", moment);
  return {
    now,
    status,
    number: LOCKUP_STATUSES.indexOf(status),
    isWarm: isWarm(stream, now, feeds),
    wasCanceled: stream.wasCanceled,
    streamed: streamedAmountOf(stream, now, feeds),
    withdrawable: withdrawableAmountOf(stream, now, feeds),
    refundable: refundableAmountOf(stream, now, feeds),
    cancel: canceled.ok
      ? { ok: true, status: statusOf(simulator.getStream(canceled.state, STREAM_ID), now, feeds) }
      : canceled,
    actions: actionsOf(state, moment),
  };
}

function actionsOf(state: LockupState, moment: LifeMoment): ActionVerdict[] {
  const byRecipient = { caller: RECIPIENT, ...moment };
  const stream = simulator.getStream(state, STREAM_ID);
  const amount = withdrawableAmountOf(stream, moment.now, moment.feeds) || 1n;
  const outcomes: readonly (readonly [action: string, by: string, LockupOutcome<unknown>])[] = [
    ["Withdraw to the recipient", "anyone", act(state, "withdraw", moment, amount)],
    ["Cancel", "sender", act(state, "cancel", moment)],
    ["Cancel", "anyone else", simulator.cancel(state, byRecipient, STREAM_ID)],
    ["Renounce", "sender", act(state, "renounce", moment)],
    [
      "Transfer the NFT",
      "recipient",
      simulator.transferFrom(state, byRecipient, RECIPIENT, OTHER, STREAM_ID),
    ],
    ["Burn the NFT", "recipient", simulator.burn(state, byRecipient, STREAM_ID)],
  ];
  return outcomes.map(([action, by, outcome]) =>
    outcome.ok ? { action, by } : { action, by, error: formatContractError(outcome.error) },
  );
}
