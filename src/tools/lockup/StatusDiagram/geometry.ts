/** A place in the drawing: x from the left, y from the top. */
export type DiagramPoint = readonly [x: number, y: number];

/** Size of the box of a status. */
export const BOX = { width: 104, height: 40 };

/** Radius of the circle around the number of a transition. */
export const BADGE_RADIUS = 8;

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly route?: string;
}

/** Reads points as SVG writes them: `128,26 60,26`. */
const pointsOf = (text: string): readonly DiagramPoint[] =>
  text.split(" ").map((point) => point.split(",").map(Number) as unknown as DiagramPoint);

/** Where the straight line from the center of a box towards another center leaves its box. */
function borderPoint([x, y]: DiagramPoint, [tx, ty]: DiagramPoint): DiagramPoint {
  const [dx, dy] = [tx - x, ty - y];
  // A division by 0 gives Infinity: the other side is nearer.
  const scale = Math.min(BOX.width / 2 / Math.abs(dx), BOX.height / 2 / Math.abs(dy));
  return [x + dx * scale, y + dy * scale];
}

/**
 * Way of a transition from border to border.
 *
 * @param edge a straight line, unless it has a route
 * @param places centers of the boxes by status
 * @throws RangeError that names a status without a place
 */
export function wayOf(
  { from, to, route }: Edge,
  places: ReadonlyMap<string, DiagramPoint>,
): readonly DiagramPoint[] {
  const [start, end] = [from, to].map((status) => {
    const place = places.get(status);
    if (place !== undefined) return place;
    throw new RangeError(
      `A transition names the status "${status}", which has no place; use one of ${[...places.keys()].join(", ")}`,
    );
  }) as [DiagramPoint, DiagramPoint];
  return route === undefined ? [borderPoint(start, end), borderPoint(end, start)] : pointsOf(route);
}

/** The middle of the longest straight part, where a number is least in the way. */
export function middleOfLongest(way: readonly DiagramPoint[]): DiagramPoint {
  const parts = way.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = way[index] ?? [x, y];
    const middle: DiagramPoint = [(fromX + x) / 2, (fromY + y) / 2];
    return { length: Math.hypot(x - fromX, y - fromY), middle };
  });
  const [longest] = parts.toSorted((a, b) => b.length - a.length);
  return longest?.middle ?? [0, 0];
}
