import {
  PANIC_INDEX,
  Revert,
  max,
  sdDiv,
  sdMul,
  sdPow,
  udDiv,
  udMul,
  wrapUint,
} from "../fixed-point";
import type {
  DynamicSchedule,
  LinearSchedule,
  LockupSchedule,
  Timestamps,
  TranchedSchedule,
} from "./types";

// Times are Unix seconds and amounts base units, where nothing else is said.

/** What every curve starts from. */
interface Vesting {
  readonly deposited: bigint;
  readonly timestamps: Timestamps;
  /** Only matters for the safety rules of linear and dynamic streams; 0 if absent. */
  readonly withdrawn?: bigint;
}

/** The value that is known without the curve: 0 before the start, the deposit from the end on. */
function outsideSchedule(
  deposited: bigint,
  timestamps: Timestamps,
  now: bigint,
): bigint | undefined {
  if (timestamps.start > now) {
    return 0n;
  }
  return now >= timestamps.end ? deposited : undefined;
}

/**
 * Streamed amount of a linear stream until `now`.
 *
 * Formula, with D the deposit, us and uc the unlock amounts and a the cliff time, or the start time
 * when there is no cliff:
 *
 * - 0 before the start, D from the end on
 * - us before the cliff: nothing else accrues until then
 * - us + uc + (D - us - uc) * elapsed / (end - a) afterwards
 *
 * Without a granularity (VestingMath of v2.0, LockupMath of v3.0), elapsed is now - a. The fraction is
 * rounded down to 18 decimals, then the product is rounded down, so the result can be slightly low
 * between the start and the end. With a granularity g (LockupMath of v4.0), elapsed is now - a rounded
 * down to a multiple of g, and the division is the only one: exact, rounded down once. Should the sum
 * exceed the deposit, the withdrawn amount is returned instead.
 */
export function streamedLinear(
  vesting: Vesting & Omit<LinearSchedule, "model">,
  now: bigint,
): bigint {
  const { deposited, timestamps, cliffTime, unlockAmounts } = vesting;
  const known = outsideSchedule(deposited, timestamps, now);
  if (known !== undefined) {
    return known;
  }
  if (cliffTime > now) {
    return unlockAmounts.start;
  }
  const unlocked = wrapUint(unlockAmounts.start + unlockAmounts.cliff, 128);
  if (unlocked >= deposited) {
    return deposited;
  }
  const lineStart = cliffTime === 0n ? timestamps.start : cliffTime;
  const [elapsed, range] = [now - lineStart, timestamps.end - lineStart];
  const { granularity } = vesting;
  const line =
    granularity === undefined
      ? udMul(udDiv(elapsed, range), deposited - unlocked)
      : ((elapsed / granularity) * (deposited - unlocked) * granularity) / range;
  const streamed = unlocked + line;
  return streamed > deposited ? (vesting.withdrawn ?? 0n) : streamed;
}

/**
 * Streamed amount of a dynamic stream until `now`.
 *
 * Formula (VestingMath of v2.0, LockupMath since v3.0): the amounts of the finished segments plus
 * amount * x^exponent of the current one, where x is the elapsed share of the current segment. A
 * segment is finished when its end lies before `now`; at its end x is 1, which gives the same
 * amount. 0 before the start, the deposit from the end on. The share, the power and the product are
 * rounded like PRBMath's SD59x18. Should the current part exceed the segment's amount, the result
 * is the larger of the finished segments and the withdrawn amount.
 *
 * @throws Revert `Panic(0x32)` when no segment reaches `now`, which the checks at creation rule out
 */
export function streamedDynamic(
  vesting: Vesting & Omit<DynamicSchedule, "model">,
  now: bigint,
): bigint {
  const { deposited, timestamps, segments } = vesting;
  const known = outsideSchedule(deposited, timestamps, now);
  if (known !== undefined) {
    return known;
  }
  let finished = 0n;
  let previousEnd = timestamps.start;
  for (const segment of segments) {
    if (segment.timestamp >= now) {
      const share = sdDiv(now - previousEnd, segment.timestamp - previousEnd);
      const part = sdMul(sdPow(share, segment.exponent), segment.amount);
      return part > segment.amount ? max(finished, vesting.withdrawn ?? 0n) : finished + part;
    }
    finished = wrapUint(finished + segment.amount, 128);
    previousEnd = segment.timestamp;
  }
  throw new Revert("Panic", [PANIC_INDEX]);
}

/**
 * Streamed amount of a tranched stream until `now`: the sum of the tranches whose timestamp is
 * `now` or earlier. 0 before the start, the deposit from the end on.
 */
export function streamedTranched(
  vesting: Vesting & Omit<TranchedSchedule, "model">,
  now: bigint,
): bigint {
  const { deposited, timestamps, tranches } = vesting;
  const known = outsideSchedule(deposited, timestamps, now);
  if (known !== undefined) {
    return known;
  }
  let unlocked = 0n;
  for (const tranche of tranches) {
    if (tranche.timestamp > now) {
      break;
    }
    unlocked = wrapUint(unlocked + tranche.amount, 128);
  }
  return unlocked;
}

/** Amount streamed until `now` by the curve alone, without regard to cancellation or depletion. */
export function streamedBySchedule(
  { schedule, ...vesting }: Vesting & { readonly schedule: LockupSchedule },
  now: bigint,
): bigint {
  switch (schedule.model) {
    case "linear":
      return streamedLinear({ ...vesting, ...schedule }, now);
    case "dynamic":
      return streamedDynamic({ ...vesting, ...schedule }, now);
    case "tranched":
      return streamedTranched({ ...vesting, ...schedule }, now);
  }
}

/**
 * Cliff unlock that releases at the cliff what a straight line from the start would have accrued
 * by then. Since v2.0 a stream accrues nothing before the cliff, so this is how to get a cliff that
 * catches up.
 *
 * @param deposited base units
 * @param timestamps start and end, Unix seconds
 * @param cliffTime Unix seconds, between the start and the end
 * @returns base units, rounded down
 */
export function catchUpCliffUnlock(
  deposited: bigint,
  { start, end }: Timestamps,
  cliffTime: bigint,
): bigint {
  return (deposited * (cliffTime - start)) / (end - start);
}

/** A linear schedule without cliff and unlock amounts. */
export const PLAIN_LINEAR: LinearSchedule = {
  model: "linear",
  cliffTime: 0n,
  unlockAmounts: { start: 0n, cliff: 0n },
};
