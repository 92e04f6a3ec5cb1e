/** A point of a series, in the units of the axes. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * How neighboring points are joined: by a straight line, or by a step that keeps the old value until
 * the next point.
 */
export type PlotInterpolation = "line" | "step";

function write(value: number): string {
  return String(Number(value.toFixed(2)));
}

/**
 * SVG path through points that already are in drawing units.
 *
 * @returns path data; empty without points
 */
export function pathData(
  points: readonly PlotPoint[],
  interpolation: PlotInterpolation = "line",
): string {
  return points
    .map(({ x, y }, index) => {
      if (index === 0) {
        return `M${write(x)} ${write(y)}`;
      }
      return interpolation === "step" ? `H${write(x)}V${write(y)}` : `L${write(x)} ${write(y)}`;
    })
    .join("");
}

/**
 * SVG path of the area between points and a horizontal base, all in drawing units.
 *
 * @returns path data; empty without points
 */
export function areaData(
  points: readonly PlotPoint[],
  base: number,
  interpolation: PlotInterpolation = "line",
): string {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) {
    return "";
  }
  return `${pathData(points, interpolation)}L${write(last.x)} ${write(base)}H${write(first.x)}Z`;
}

/**
 * Leaves out points that lie on the straight line between their neighbors, so that a flat or linear
 * stretch costs two points.
 *
 * @param tolerance largest vertical distance from the line, in the unit of y
 */
export function simplify(points: readonly PlotPoint[], tolerance = 0): PlotPoint[] {
  const kept: PlotPoint[] = [];
  points.forEach((point, index) => {
    const previous = kept.at(-1);
    const next = points[index + 1];
    if (previous === undefined || next === undefined || next.x === previous.x) {
      kept.push(point);
      return;
    }
    const share = (point.x - previous.x) / (next.x - previous.x);
    const onLine = previous.y + share * (next.y - previous.y);
    if (point.x === previous.x || point.x === next.x || Math.abs(point.y - onLine) > tolerance) {
      kept.push(point);
    }
  });
  return kept;
}
