import { PANIC_INDEX, Revert, checkedUint, wrapUint } from "../fixed-point";
import { type LockupRelease, helpersError } from "./releases";
import type { Durations, Lasting, Segment, Timestamps, Tranche } from "./types";

/** Adds durations up from a start time, with the contract's unchecked `uint40` addition. */
function withTimestamps<Entry extends { readonly duration: bigint }>(
  noun: "Segment" | "Tranche",
  entries: readonly Entry[],
  startTime: bigint,
  release: LockupRelease,
): (Omit<Entry, "duration"> & { readonly timestamp: bigint })[] {
  if (entries.length === 0) {
    throw release === "v4.0"
      ? new Revert(helpersError(release, `${noun}CountZero`))
      : new Revert("Panic", [PANIC_INDEX]);
  }
  let timestamp = startTime;
  return entries.map(({ duration, ...entry }) => {
    timestamp = wrapUint(timestamp + duration, 40);
    return { ...entry, timestamp };
  });
}

/**
 * Gives segments their end times, as `createWithDurationsLD` does.
 *
 * @param startTime Unix seconds
 * @throws Revert for an empty array: `Panic(0x32)`, since v4.0 `SablierLockupHelpers_SegmentCountZero`
 */
export function segmentTimestamps(
  segments: readonly Lasting<Segment>[],
  startTime: bigint,
  release: LockupRelease = "v2.0",
): Segment[] {
  return withTimestamps("Segment", segments, startTime, release);
}

/**
 * Gives tranches their unlock times, as `createWithDurationsLT` does.
 *
 * @param startTime Unix seconds
 * @throws Revert for an empty array: `Panic(0x32)`, since v4.0 `SablierLockupHelpers_TrancheCountZero`
 */
export function trancheTimestamps(
  tranches: readonly Lasting<Tranche>[],
  startTime: bigint,
  release: LockupRelease = "v2.0",
): Tranche[] {
  return withTimestamps("Tranche", tranches, startTime, release);
}

/** Times of a linear stream: start, end and cliff in Unix seconds, cliff 0 when there is none. */
export interface LinearTimes {
  readonly timestamps: Timestamps;
  readonly cliffTime: bigint;
}

/**
 * Turns the durations of `createWithDurationsLL` into times. Unlike the additions for segments and
 * tranches, which the library Helpers makes without a check, these two stand in SablierLockup itself
 * and are checked.
 *
 * @param durations seconds from the start to the cliff (0 for no cliff) and to the end
 * @param startTime Unix seconds
 * @throws Revert `Panic(0x11)` for a cliff or an end beyond `uint40`
 */
export function linearTimestamps(durations: Durations, startTime: bigint): LinearTimes {
  return {
    timestamps: { start: startTime, end: checkedUint(startTime + durations.total, 40) },
    cliffTime: durations.cliff === 0n ? 0n : checkedUint(startTime + durations.cliff, 40),
  };
}

/**
 * End of a list of segments or tranches, which is the end of the stream.
 *
 * @throws Revert `Panic(0x32)` for an empty array
 */
export function lastTimestamp(entries: readonly { readonly timestamp: bigint }[]): bigint {
  const last = entries.at(-1);
  if (last === undefined) {
    throw new Revert("Panic", [PANIC_INDEX]);
  }
  return last.timestamp;
}
