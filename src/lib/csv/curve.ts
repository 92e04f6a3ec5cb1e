import { UNIT } from "../fixed-point";
import { buildShape, curveOf, SHAPE_IDS, type ShapeValues } from "../shapes";
import type { CurvePoint } from "./model";

/** Length and deposit of the example streams: fine enough for a drawing. */
const LENGTH = 1000n;
const DEPOSIT = 100n * UNIT;
const START = 1n;
/** Where a curve without jumps is sampled. */
const SAMPLES = 25;

const percent = (value: bigint): bigint => (DEPOSIT * value) / 100n;
const time = (share: bigint): bigint => START + (LENGTH * share) / 100n;

/** One example of all that gives a shape its form. */
const VALUES: ShapeValues = {
  startUnlock: percent(20n),
  cliff: time(40n),
  cliffUnlock: percent(20n),
  exponent: 6n * UNIT,
  firstTime: time(30n),
  firstUnlock: percent(30n),
  secondTime: time(60n),
  secondUnlock: percent(30n),
  count: 4n,
  months: 5n,
  percentages: [10n, 20n, 30n, 40n].map((share) => (UNIT * share) / 100n),
  granularity: LENGTH / 5n,
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The curve of a shape with example parameters, computed with the formulas of the contract.
 *
 * @param shape shape id, for example `linearUnlockCliff`
 * @returns points in the order of time, or undefined for a shape without an example
 */
export function shapeCurve(shape: string): CurvePoint[] | undefined {
  const id = SHAPE_IDS.find((known) => known === shape);
  if (id === undefined) return undefined;
  const built = buildShape(id, DEPOSIT, { start: START, end: START + LENGTH }, VALUES);
  const points = curveOf({ ...built, deposited: DEPOSIT }, SAMPLES);
  return withoutMiddles(points.map(({ x, y }): CurvePoint => [rounded(x), rounded(y)]));
}

/** Leaves out the points in the middle of a level stretch. */
function withoutMiddles(points: readonly CurvePoint[]): CurvePoint[] {
  return points.filter(([, amount], index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    return (
      before === undefined || after === undefined || before[1] !== amount || amount !== after[1]
    );
  });
}
