import { streamedBySchedule } from "./vesting";
import type { LockupStatus, LockupStream } from "./types";

/**
 * Released by the schedule until `now`, whatever happened to the stream.
 *
 * @param now Unix seconds
 * @returns base units
 */
export function scheduledAmountOf(stream: LockupStream, now: bigint): bigint {
  return streamedBySchedule(
    {
      deposited: stream.amounts.deposited,
      withdrawn: stream.amounts.withdrawn,
      timestamps: stream.timestamps,
      schedule: stream.schedule,
    },
    now,
  );
}

/**
 * Total earned by the recipient, withdrawn or not (`streamedAmountOf`): the withdrawn amount of a
 * depleted stream, deposit minus refund of a canceled one, otherwise what the schedule has released.
 *
 * @param now Unix seconds
 * @returns base units
 */
export function streamedAmountOf(stream: LockupStream, now: bigint): bigint {
  if (stream.isDepleted) {
    return stream.amounts.withdrawn;
  }
  if (stream.wasCanceled) {
    return stream.amounts.deposited - stream.amounts.refunded;
  }
  return scheduledAmountOf(stream, now);
}

/**
 * What can be withdrawn now (`withdrawableAmountOf`): streamed minus withdrawn.
 *
 * @param now Unix seconds
 * @returns base units
 */
export function withdrawableAmountOf(stream: LockupStream, now: bigint): bigint {
  return streamedAmountOf(stream, now) - stream.amounts.withdrawn;
}

/**
 * What the sender would get from a cancellation now (`refundableAmountOf`): the part not streamed
 * yet while the stream is cancelable and not depleted, otherwise 0.
 *
 * @param now Unix seconds
 * @returns base units
 */
export function refundableAmountOf(stream: LockupStream, now: bigint): bigint {
  if (!stream.isCancelable || stream.isDepleted) {
    return 0n;
  }
  return stream.amounts.deposited - scheduledAmountOf(stream, now);
}

/**
 * Status of the stream (`statusOf`). The contract stores no status; it looks at the depleted flag,
 * the canceled flag, the start time and the streamed amount, in this order.
 *
 * @param now Unix seconds
 */
export function statusOf(stream: LockupStream, now: bigint): LockupStatus {
  if (stream.isDepleted) {
    return "DEPLETED";
  }
  if (stream.wasCanceled) {
    return "CANCELED";
  }
  if (now < stream.timestamps.start) {
    return "PENDING";
  }
  return scheduledAmountOf(stream, now) < stream.amounts.deposited ? "STREAMING" : "SETTLED";
}

/** Whether time alone can no longer change the status (`isCold`): settled, canceled, depleted. */
export function isCold(stream: LockupStream, now: bigint): boolean {
  return !isWarm(stream, now);
}

/** Whether time alone can still change the status (`isWarm`): pending or streaming. */
export function isWarm(stream: LockupStream, now: bigint): boolean {
  const status = statusOf(stream, now);
  return status === "PENDING" || status === "STREAMING";
}

/**
 * Whether the sender can cancel now (`isCancelable`): the stored flag, except that a settled stream
 * always answers no.
 */
export function isCancelable(stream: LockupStream, now: bigint): boolean {
  return statusOf(stream, now) !== "SETTLED" && stream.isCancelable;
}

/** Where the deposit of a stream is, base units. */
export interface VestingFigures {
  /** Released so far, withdrawn or not. */
  readonly streamed: bigint;
  /** Held by the contract for this stream: deposited - withdrawn - refunded. */
  readonly inStream: bigint;
  /** Not released to anybody: deposited - streamed - refunded. Subtract it from circulating supply. */
  readonly locked: bigint;
  /** Released to the recipient or returned to the sender: streamed + refunded. */
  readonly unlocked: bigint;
  /** Released and still in the contract: streamed - withdrawn. */
  readonly vestedNotWithdrawn: bigint;
}

/**
 * Figures for staking weights and supply dashboards.
 *
 * @param now Unix seconds
 */
export function vestingFigures(stream: LockupStream, now: bigint): VestingFigures {
  const { deposited, withdrawn, refunded } = stream.amounts;
  const streamed = streamedAmountOf(stream, now);
  return {
    streamed,
    inStream: deposited - withdrawn - refunded,
    locked: deposited - streamed - refunded,
    unlocked: streamed + refunded,
    vestedNotWithdrawn: streamed - withdrawn,
  };
}
