import { type Feeds, NO_FEEDS, streamedPriceGated } from "./price-gated";
import { streamedBySchedule } from "./vesting";
import type { LockupStatus, LockupStream } from "./types";

// Times are Unix seconds and amounts base units, where nothing else is said.

/**
 * Streamed by the schedule until `now`, whatever happened to the stream.
 *
 * @param feeds answers of price feeds, for price-gated streams; so in each function here
 */
export function scheduledAmountOf(
  { amounts, timestamps, schedule }: LockupStream,
  now: bigint,
  feeds = NO_FEEDS,
): bigint {
  const { deposited, withdrawn } = amounts;
  return schedule.model === "price-gated"
    ? streamedPriceGated({ deposited, timestamps, schedule }, now, feeds)
    : streamedBySchedule({ deposited, withdrawn, timestamps, schedule }, now);
}

/**
 * Total earned by the recipient, withdrawn or not (`streamedAmountOf`): the withdrawn amount of a
 * depleted stream, deposit minus refund of a canceled one, otherwise what the schedule has streamed.
 */
export function streamedAmountOf(stream: LockupStream, now: bigint, feeds?: Feeds): bigint {
  if (stream.isDepleted) {
    return stream.amounts.withdrawn;
  }
  if (stream.wasCanceled) {
    return stream.amounts.deposited - stream.amounts.refunded;
  }
  return scheduledAmountOf(stream, now, feeds);
}

/** What can be withdrawn now (`withdrawableAmountOf`): streamed minus withdrawn. */
export function withdrawableAmountOf(stream: LockupStream, now: bigint, feeds?: Feeds): bigint {
  return streamedAmountOf(stream, now, feeds) - stream.amounts.withdrawn;
}

/**
 * What the sender would get from a cancellation now (`refundableAmountOf`): the part not streamed
 * yet while the stream is cancelable and not depleted, otherwise 0.
 */
export function refundableAmountOf(stream: LockupStream, now: bigint, feeds?: Feeds): bigint {
  if (!stream.isCancelable || stream.isDepleted) {
    return 0n;
  }
  return stream.amounts.deposited - scheduledAmountOf(stream, now, feeds);
}

/**
 * Status of the stream (`statusOf`). The contract stores no status; it looks at the depleted flag,
 * the canceled flag, the start time and the streamed amount, in this order.
 */
export function statusOf(stream: LockupStream, now: bigint, feeds?: Feeds): LockupStatus {
  if (stream.isDepleted) {
    return "DEPLETED";
  }
  if (stream.wasCanceled) {
    return "CANCELED";
  }
  if (now < stream.timestamps.start) {
    return "PENDING";
  }
  return scheduledAmountOf(stream, now, feeds) < stream.amounts.deposited ? "STREAMING" : "SETTLED";
}

/** Pending or streaming (`isWarm`). */
export function isWarm(stream: LockupStream, now: bigint, feeds?: Feeds): boolean {
  const status = statusOf(stream, now, feeds);
  return status === "PENDING" || status === "STREAMING";
}

/** Where the deposit of a stream is, base units. */
export interface VestingFigures {
  /** Streamed so far, withdrawn or not. */
  readonly streamed: bigint;
  /** Held by the contract for this stream: deposited - withdrawn - refunded. */
  readonly inStream: bigint;
  /** Not streamed and not refunded: deposited - streamed - refunded. Subtract it from circulating supply. */
  readonly locked: bigint;
  /** Streamed to the recipient or returned to the sender: streamed + refunded. */
  readonly unlocked: bigint;
  /** Streamed and still in the contract: streamed - withdrawn. */
  readonly vestedNotWithdrawn: bigint;
}

/** Figures for staking weights and supply dashboards. */
export function vestingFigures(stream: LockupStream, now: bigint, feeds?: Feeds): VestingFigures {
  const { deposited, withdrawn, refunded } = stream.amounts;
  const streamed = streamedAmountOf(stream, now, feeds);
  return {
    streamed,
    inStream: deposited - withdrawn - refunded,
    locked: deposited - streamed - refunded,
    unlocked: streamed + refunded,
    vestedNotWithdrawn: streamed - withdrawn,
  };
}
