import { UNIT } from "../fixed-point";
import { formatPercent } from "../format/amounts";
import { addMonths } from "../format/dates";
import type { LinearSchedule, LockupSchedule, Segment, Timestamps, Tranche } from "../lockup";
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

function linear(cliffTime: bigint, start: bigint, cliff: bigint): LinearSchedule {
  return { model: "linear", cliffTime, unlockAmounts: { start, cliff } };
}

function segment(amount: bigint, exponent: bigint, timestamp: bigint): Segment {
  return { amount, exponent, timestamp };
}

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
 * Splits an amount by shares; every part is rounded down and the last one takes what is left, so that
 * the sum is exact.
 *
 * @param amount base units
 * @param shares wads that add up to 1e18
 */
export function splitByShares(amount: bigint, shares: readonly bigint[]): bigint[] {
  const parts = shares.map((share) => (amount * share) / UNIT);
  const others = parts.slice(0, -1).reduce((sum, part) => sum + part, 0n);
  return parts.map((part, index) => (index === parts.length - 1 ? amount - others : part));
}

/** Splits an amount into equal parts of which the last takes the remainder. */
export function splitEvenly(amount: bigint, count: bigint): bigint[] {
  const part = amount / count;
  return Array.from({ length: Number(count) }, (_, index) =>
    index === Number(count) - 1 ? amount - part * (count - 1n) : part,
  );
}

function tranches(amounts: readonly bigint[], timeOf: (step: number) => bigint): Tranche[] {
  return amounts.map((amount, index) => ({ amount, timestamp: timeOf(index + 1) }));
}

function tranchedUntilLast(start: bigint, list: readonly Tranche[]): BuiltShape {
  const end = list.at(-1)?.timestamp ?? start;
  return { timestamps: { start, end }, schedule: { model: "tranched", tranches: list } };
}

/**
 * Times and schedule of a shape. Monthly and backweighted streams end when their last month or year
 * does; the given end does not matter for them.
 *
 * The result obeys the form of the shape, not yet the rules of the contract: run `checkCreate` on it.
 *
 * @param deposit base units
 * @throws ShapeProblem when unlocks exceed the deposit, or percentages do not add up to 100%
 */
export function buildShape(
  id: ShapeId,
  deposit: bigint,
  timestamps: Timestamps,
  values: ShapeValues,
): BuiltShape {
  const { start, end } = timestamps;
  const { cliff, cliffUnlock, exponent, startUnlock } = values;
  switch (id) {
    case "linear":
      return { timestamps, schedule: linear(0n, 0n, 0n) };
    case "linearUnlockLinear":
      return { timestamps, schedule: linear(0n, startUnlock, 0n) };
    case "cliff":
      return { timestamps, schedule: linear(cliff, 0n, cliffUnlock) };
    case "linearUnlockCliff":
      return { timestamps, schedule: linear(cliff, startUnlock, cliffUnlock) };
    case "linearStepper":
      return {
        timestamps,
        schedule: { ...linear(0n, 0n, 0n), granularity: values.granularity },
      };
    case "linearTimelock":
      return { timestamps, schedule: linear(end - 1n, 0n, deposit) };
    case "dynamicExponential":
      return {
        timestamps,
        schedule: { model: "dynamic", segments: [segment(deposit, exponent, end)] },
      };
    case "dynamicCliffExponential":
      return {
        timestamps,
        schedule: {
          model: "dynamic",
          segments: [
            segment(0n, UNIT, cliff - 1n),
            segment(cliffUnlock, UNIT, cliff),
            segment(rest(deposit, cliffUnlock, "cliffUnlock"), exponent, end),
          ],
        },
      };
    case "dynamicDoubleUnlock": {
      const { firstTime, firstUnlock, secondTime, secondUnlock } = values;
      const left = rest(deposit, firstUnlock + secondUnlock, "secondUnlock");
      return {
        timestamps,
        schedule: {
          model: "dynamic",
          segments: [
            segment(0n, UNIT, firstTime - 1n),
            segment(firstUnlock, UNIT, firstTime),
            segment(0n, UNIT, secondTime - 1n),
            segment(secondUnlock, UNIT, secondTime),
            segment(left, UNIT, end),
          ],
        },
      };
    }
    case "tranchedStepper": {
      const amounts = splitEvenly(deposit, values.count);
      const list = tranches(
        amounts,
        (step) => start + ((end - start) * BigInt(step)) / values.count,
      );
      return { timestamps, schedule: { model: "tranched", tranches: list } };
    }
    case "tranchedMonthly":
      return tranchedUntilLast(
        start,
        tranches(splitEvenly(deposit, values.months), (step) => addMonths(start, step)),
      );
    case "tranchedBackweighted": {
      const sum = values.percentages.reduce((total, share) => total + share, 0n);
      if (sum !== UNIT) {
        throw new ShapeProblem(
          "percentages",
          `the percentages add up to ${formatPercent(sum)}; they must add up to 100%`,
        );
      }
      return tranchedUntilLast(
        start,
        tranches(splitByShares(deposit, values.percentages), (step) => addMonths(start, 12 * step)),
      );
    }
    case "tranchedTimelock":
      return {
        timestamps,
        schedule: { model: "tranched", tranches: [{ amount: deposit, timestamp: end }] },
      };
  }
}
