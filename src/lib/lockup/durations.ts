import { PANIC_INDEX, Revert, checkedUint, wrapUint } from "../fixed-point";
import { type LockupRelease, helpersError } from "./releases";
import type {
  Durations,
  Segment,
  SegmentWithDuration,
  Timestamps,
  Tranche,
  TrancheWithDuration,
} from "./types";

/** Running sum of durations from a start time, with the contract's unchecked `uint40` addition. */
function endTimes(durations: readonly bigint[], startTime: bigint): bigint[] {
  let time = startTime;
  return durations.map((duration) => {
    time = wrapUint(time + duration, 40);
    return time;
  });
}

function requireEntries(
  noun: "Segment" | "Tranche",
  entries: readonly unknown[],
  release: LockupRelease,
): void {
  if (entries.length === 0) {
    throw release === "v4.0"
      ? new Revert(helpersError(release, `${noun}CountZero`))
      : new Revert("Panic", [PANIC_INDEX]);
  }
}

/**
 * Gives segments their end times, as `createWithDurationsLD` does.
 *
 * @param startTime Unix seconds
 * @throws Revert for an empty array: `Panic(0x32)`, since v4.0 `SablierLockupHelpers_SegmentCountZero`
 */
export function segmentTimestamps(
  segments: readonly SegmentWithDuration[],
  startTime: bigint,
  release: LockupRelease = "v2.0",
): Segment[] {
  requireEntries("Segment", segments, release);
  const times = endTimes(
    segments.map((segment) => segment.duration),
    startTime,
  );
  return segments.map(({ amount, exponent }, index) => ({
    amount,
    exponent,
    timestamp: times[index] ?? startTime,
  }));
}

/**
 * Gives tranches their unlock times, as `createWithDurationsLT` does.
 *
 * @param startTime Unix seconds
 * @throws Revert for an empty array: `Panic(0x32)`, since v4.0 `SablierLockupHelpers_TrancheCountZero`
 */
export function trancheTimestamps(
  tranches: readonly TrancheWithDuration[],
  startTime: bigint,
  release: LockupRelease = "v2.0",
): Tranche[] {
  requireEntries("Tranche", tranches, release);
  const times = endTimes(
    tranches.map((tranche) => tranche.duration),
    startTime,
  );
  return tranches.map(({ amount }, index) => ({ amount, timestamp: times[index] ?? startTime }));
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
