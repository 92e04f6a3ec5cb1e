import { curveOf, SHAPE_IDS } from "../../src/lib/shapes";
import { exampleOf } from "../../src/lib/shapes/pictures";
import type { CurvePoint } from "../../src/lib/csv/model";

/** Where a curve without jumps is sampled. */
const SAMPLES = 25;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * The curve of a shape with the parameters that its drawing has, computed with the formulas of the
 * contract.
 *
 * @param shape shape id, for example `linearUnlockCliff`
 * @returns points in the order of time, or undefined for a shape without an example
 */
export function shapeCurve(shape: string): CurvePoint[] | undefined {
  const id = SHAPE_IDS.find((known) => known === shape);
  if (id === undefined) return undefined;
  const points = curveOf(exampleOf(id), SAMPLES);
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
