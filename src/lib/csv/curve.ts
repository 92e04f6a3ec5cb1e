import { UNIT, max } from "../fixed-point";
import { toPlotShare } from "../format/amounts";
import { type LockupSchedule, streamedBySchedule } from "../lockup";
import type { CurvePoint } from "./model";

/** Length and deposit of the example streams: fine enough for a drawing. */
const LENGTH = 1000n;
const DEPOSIT = 100n * UNIT;
const START = 1n;
const END = START + LENGTH;
/** Where a curve without jumps is sampled. */
const SAMPLES = 24n;

const percent = (value: bigint): bigint => (DEPOSIT * value) / 100n;
const time = (share: bigint): bigint => START + (LENGTH * share) / 100n;

function linear(cliff: bigint, startUnlock: bigint, cliffUnlock: bigint): LockupSchedule {
  return {
    model: "linear",
    cliffTime: cliff === 0n ? 0n : time(cliff),
    unlockAmounts: { start: percent(startUnlock), cliff: percent(cliffUnlock) },
  };
}

function dynamic(...segments: [share: bigint, exponent: bigint, end: bigint][]): LockupSchedule {
  return {
    model: "dynamic",
    segments: segments.map(([share, exponent, end]) => ({
      amount: percent(share),
      exponent: exponent * UNIT,
      timestamp: end,
    })),
  };
}

function tranched(...shares: bigint[]): LockupSchedule {
  const count = BigInt(shares.length);
  return {
    model: "tranched",
    tranches: shares.map((share, index) => ({
      amount: percent(share),
      timestamp: START + (LENGTH * BigInt(index + 1)) / count,
    })),
  };
}

/** Example schedule of each shape that a template exists for. */
const SCHEDULES: Readonly<Record<string, LockupSchedule>> = {
  linear: linear(0n, 0n, 0n),
  cliff: linear(40n, 0n, 40n),
  linearUnlockLinear: linear(0n, 25n, 0n),
  linearUnlockCliff: linear(40n, 20n, 20n),
  linearTimelock: {
    model: "linear",
    cliffTime: END - 1n,
    unlockAmounts: { start: 0n, cliff: DEPOSIT },
  },
  linearStepper: tranched(20n, 20n, 20n, 20n, 20n),
  dynamicExponential: dynamic([100n, 6n, END]),
  dynamicCliffExponential: dynamic([0n, 1n, time(40n) - 1n], [20n, 1n, time(40n)], [80n, 6n, END]),
  dynamicDoubleUnlock: dynamic(
    [0n, 1n, time(30n) - 1n],
    [30n, 1n, time(30n)],
    [0n, 1n, time(60n) - 1n],
    [30n, 1n, time(60n)],
    [40n, 1n, END],
  ),
  tranchedStepper: tranched(25n, 25n, 25n, 25n),
  tranchedTimelock: tranched(100n),
  tranchedMonthly: tranched(20n, 20n, 20n, 20n, 20n),
  tranchedBackweighted: tranched(10n, 20n, 30n, 40n),
};

/** Moments at which a schedule can jump, with the second before each. */
function jumps(schedule: LockupSchedule): bigint[] {
  const moments =
    schedule.model === "linear"
      ? [schedule.cliffTime]
      : (schedule.model === "dynamic" ? schedule.segments : schedule.tranches).map(
          ({ timestamp }) => timestamp,
        );
  return [...moments, END].flatMap((moment) => [max(moment - 1n, START), max(moment, START)]);
}

/**
 * The curve of a shape with example parameters, computed with the formulas of the contract.
 *
 * @param shape shape id, for example `linearUnlockCliff`
 * @returns points in the order of time, or undefined for a shape without an example
 */
export function shapeCurve(shape: string): CurvePoint[] | undefined {
  const schedule = SCHEDULES[shape];
  if (schedule === undefined) return undefined;
  const regular = Array.from(
    { length: Number(SAMPLES) + 1 },
    (_, index) => START + (LENGTH * BigInt(index)) / SAMPLES,
  );
  const moments = [...new Set([...regular, ...jumps(schedule)])].sort((a, b) => Number(a - b));
  const points = moments.map((now): CurvePoint => {
    const streamed = streamedBySchedule(
      { deposited: DEPOSIT, timestamps: { start: START, end: END }, schedule },
      now,
    );
    const rounded = (value: number): number => Math.round(value * 1000) / 1000;
    return [rounded(Number(now - START) / Number(LENGTH)), rounded(toPlotShare(streamed, DEPOSIT))];
  });
  // An amount that is released at the start shows as a rise from zero.
  const rise: CurvePoint[] = (points[0]?.[1] ?? 0) > 0 ? [[0, 0]] : [];
  return withoutMiddles([...rise, ...points]);
}

/** Leaves out the points in the middle of a level stretch or of a straight rise of equal steps. */
function withoutMiddles(points: readonly CurvePoint[]): CurvePoint[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return (
      before === undefined || after === undefined || before[1] !== point[1] || point[1] !== after[1]
    );
  });
}
