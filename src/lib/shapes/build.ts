import { UNIT } from "../fixed-point";
import { formatPercent } from "../format/amounts";
import { addMonths } from "../format/dates";
import type { LinearSchedule, LockupSchedule, Timestamps } from "../lockup";
import type { ShapeId, ShapeParameter } from "./catalogue";

/**
 * Values of the parameters of a shape. Amounts in base units, times in Unix seconds, the exponent as
 * a wad, percentages as wads of which 1e18 is 100%.
 */
export interface ShapeValues {
  readonly startUnlock: bigint;
  readonly cliff: bigint;
  readonly cliffUnlock: bigint;
  readonly exponent: bigint;
  readonly firstTime: bigint;
  readonly firstUnlock: bigint;
  readonly secondTime: bigint;
  readonly secondUnlock: bigint;
  readonly count: bigint;
  readonly months: bigint;
  readonly percentages: readonly bigint[];
  /** Seconds from one step to the next. */
  readonly granularity: bigint;
}

/** Times and schedule of a stream, ready for the checks of the contract. */
export interface BuiltShape {
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule;
}

/** A parameter that gives no stream, with the reason. */
export class ShapeProblem extends RangeError {
  readonly parameter: ShapeParameter;

  constructor(parameter: ShapeParameter, message: string) {
    super(message);
    this.name = "ShapeProblem";
    this.parameter = parameter;
  }
}

const linear = (cliffTime: bigint, start: bigint, cliff: bigint): LinearSchedule => ({
  model: "linear",
  cliffTime,
  unlockAmounts: { start, cliff },
});

type SegmentRow = readonly [amount: bigint, exponent: bigint, timestamp: bigint];

const dynamic = (...rows: readonly SegmentRow[]): LockupSchedule => ({
  model: "dynamic",
  segments: rows.map(([amount, exponent, timestamp]) => ({ amount, exponent, timestamp })),
});

/** @param timeOf when a tranche unlocks, counted from 1 */
const tranched = (
  amounts: readonly bigint[],
  timeOf: (step: number) => bigint,
): LockupSchedule => ({
  model: "tranched",
  tranches: amounts.map((amount, index) => ({ amount, timestamp: timeOf(index + 1) })),
});

/** What is left of the deposit; a parameter that asks for more than there is gets the blame. */
function rest(deposit: bigint, spent: bigint, parameter: ShapeParameter): bigint {
  if (spent > deposit) {
    throw new ShapeProblem(
      parameter,
      `the unlocks add up to ${spent} base units, more than the deposit of ${deposit}; use less`,
    );
  }
  return deposit - spent;
}

/**
 * Splits an amount by shares. The sum of the first parts is always that of their shares, rounded down, so
 * that shares of 100% give the whole amount.
 *
 * @param amount base units
 * @param shares wads, 1e18 is 100%
 */
export function splitByShares(amount: bigint, shares: readonly bigint[]): bigint[] {
  let share = 0n;
  let given = 0n;
  return shares.map((more) => {
    share += more;
    const part = (amount * share) / UNIT - given;
    given += part;
    return part;
  });
}

/** Splits an amount into equal parts of which the last takes the remainder. */
export function splitEvenly(amount: bigint, count: bigint): bigint[] {
  const part = amount / count;
  return Array.from({ length: Number(count) }, (_, index) =>
    index === Number(count) - 1 ? amount - part * (count - 1n) : part,
  );
}

function scheduleOf(
  id: ShapeId,
  deposit: bigint,
  { start, end }: Timestamps,
  values: ShapeValues,
): LockupSchedule {
  const { cliff, cliffUnlock, exponent, startUnlock } = values;
  switch (id) {
    case "linear":
      return linear(0n, 0n, 0n);
    case "linearUnlockLinear":
      return linear(0n, startUnlock, 0n);
    case "cliff":
      return linear(cliff, 0n, cliffUnlock);
    case "linearUnlockCliff":
      return linear(cliff, startUnlock, cliffUnlock);
    case "linearStepper":
      return { ...linear(0n, 0n, 0n), granularity: values.granularity };
    case "linearTimelock":
      return linear(end - 1n, 0n, deposit);
    case "dynamicExponential":
      return dynamic([deposit, exponent, end]);
    case "dynamicCliffExponential":
      if (cliff === 0n) {
        throw new ShapeProblem("cliff", "this shape needs a cliff; write a moment after the start");
      }
      return dynamic(
        [0n, UNIT, cliff - 1n],
        [cliffUnlock, UNIT, cliff],
        [rest(deposit, cliffUnlock, "cliffUnlock"), exponent, end],
      );
    case "dynamicDoubleUnlock": {
      const { firstTime, firstUnlock, secondTime, secondUnlock } = values;
      return dynamic(
        [0n, UNIT, firstTime - 1n],
        [firstUnlock, UNIT, firstTime],
        [0n, UNIT, secondTime - 1n],
        [secondUnlock, UNIT, secondTime],
        [rest(deposit, firstUnlock + secondUnlock, "secondUnlock"), UNIT, end],
      );
    }
    case "tranchedStepper": {
      const { count } = values;
      const timeOf = (step: number): bigint => start + ((end - start) * BigInt(step)) / count;
      return tranched(splitEvenly(deposit, count), timeOf);
    }
    case "tranchedMonthly":
      return tranched(splitEvenly(deposit, values.months), (step) => addMonths(start, step));
    case "tranchedBackweighted": {
      const { percentages } = values;
      const sum = percentages.reduce((total, share) => total + share, 0n);
      if (sum !== UNIT) {
        throw new ShapeProblem(
          "percentages",
          `the percentages add up to ${formatPercent(sum)}; they must add up to 100%`,
        );
      }
      return tranched(splitByShares(deposit, percentages), (step) => addMonths(start, 12 * step));
    }
    case "tranchedTimelock":
      return tranched([deposit], () => end);
  }
}

/**
 * Times and schedule of a shape. Monthly and backweighted streams end when their last month or year
 * does; the given end does not matter for them.
 *
 * The result obeys the form of the shape, not yet the rules of the contract: run `checkCreate` on it.
 *
 * @param deposit base units
 * @throws ShapeProblem when a cliff is missing, unlocks exceed the deposit, or percentages do not add
 *   up to 100%
 */
export function buildShape(
  id: ShapeId,
  deposit: bigint,
  timestamps: Timestamps,
  values: ShapeValues,
): BuiltShape {
  const schedule = scheduleOf(id, deposit, timestamps, values);
  const last = schedule.model === "tranched" ? schedule.tranches.at(-1) : undefined;
  const end = last?.timestamp ?? timestamps.end;
  return { timestamps: { start: timestamps.start, end }, schedule };
}
