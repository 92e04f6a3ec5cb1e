import type { CurvePoint } from "../../src/lib/csv/model";
import { simplify } from "../../src/lib/plot";
import { SHAPE_IDS } from "../../src/lib/shapes";
import { exampleOf, pictureOf } from "../../src/lib/shapes/pictures";

/** Shares are written with so many decimals, which a small drawing does not show. */
const DECIMALS = 3;

/**
 * The curve of a shape as its drawing has it, without the points that a small one does not need.
 *
 * @param shape shape id, for example `linearUnlockCliff`
 * @returns points in the order of time, or undefined for a shape without an example
 */
export function shapeCurve(shape: string): CurvePoint[] | undefined {
  const id = SHAPE_IDS.find((known) => known === shape);
  if (id === undefined) return undefined;
  const rounded = (value: number): number => Number(value.toFixed(DECIMALS));
  return simplify(pictureOf(exampleOf(id)), 10 ** -DECIMALS).map(({ x, y }) => [
    rounded(x),
    rounded(y),
  ]);
}
