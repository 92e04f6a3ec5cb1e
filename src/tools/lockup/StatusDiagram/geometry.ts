/** A place in the drawing: x from the left, y from the top. */
export type DiagramPoint = readonly [x: number, y: number];

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly route?: string;
}

/** What to draw for a transition: its line, its arrowhead and the place of its number. */
export interface EdgeShape {
  readonly path: string;
  readonly tip: string;
  readonly badge: DiagramPoint;
}

const TIP_LENGTH = 8;
const TIP_HALF_WIDTH = 4.5;
const CORNER = 10;

/** Reads points as SVG writes them: `128,26 60,26`. */
const pointsOf = (text: string): readonly DiagramPoint[] =>
  text.split(" ").map((point) => point.split(",").map(Number) as unknown as DiagramPoint);

/** Where the straight line from the center of a box towards a point leaves the box. */
export function borderPoint([x, y]: DiagramPoint, [tx, ty]: DiagramPoint, box: Size): DiagramPoint {
  const [dx, dy] = [tx - x, ty - y];
  if (dx === 0 && dy === 0) return [x, y];
  // A division by 0 gives Infinity: the other side is nearer.
  const scale = Math.min(box.width / 2 / Math.abs(dx), box.height / 2 / Math.abs(dy));
  return [x + dx * scale, y + dy * scale];
}

const distance = ([ax, ay]: DiagramPoint, [bx, by]: DiagramPoint): number =>
  Math.hypot(bx - ax, by - ay);

/** The point at a distance from `from` on the way to `to`. */
function along(from: DiagramPoint, to: DiagramPoint, length: number): DiagramPoint {
  const whole = distance(from, to);
  const share = whole === 0 ? 0 : length / whole;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

const write = (point: DiagramPoint): string =>
  point.map((place) => Number(place.toFixed(1))).join(" ");

/** Way through points with rounded corners. */
export function roundedPath(points: readonly DiagramPoint[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) {
        return `M${write(point)}`;
      }
      if (after === undefined) {
        return `L${write(point)}`;
      }
      const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
      const start = along(point, before, radius);
      const end = along(point, after, radius);
      return `L${write(start)}Q${write(point)} ${write(end)}`;
    })
    .join("");
}

/** The middle of the longest straight part, where a number is least in the way. */
export function longestMiddle(points: readonly DiagramPoint[]): DiagramPoint {
  const parts = points.slice(1).map((end, index) => [points[index] ?? end, end] as const);
  const [longest] = parts.toSorted((a, b) => distance(...b) - distance(...a));
  return longest === undefined ? [0, 0] : along(...longest, distance(...longest) / 2);
}

/**
 * Shape of a transition.
 *
 * @param edge its route, if any, runs from border to border
 * @param places centers of the boxes by status
 * @throws RangeError that names a status without a place
 */
export function edgePath(
  edge: Edge,
  places: ReadonlyMap<string, DiagramPoint>,
  box: Size,
): EdgeShape {
  const from = pointOf(edge.from, places);
  const to = pointOf(edge.to, places);
  const points =
    edge.route === undefined
      ? [borderPoint(from, to, box), borderPoint(to, from, box)]
      : pointsOf(edge.route);
  const end = points.at(-1) ?? to;
  const beforeEnd = points.at(-2) ?? from;
  const neck = along(end, beforeEnd, TIP_LENGTH);
  const length = distance(beforeEnd, end);
  const half = length === 0 ? 0 : TIP_HALF_WIDTH / length;
  const [sideX, sideY] = [(end[1] - beforeEnd[1]) * half, (beforeEnd[0] - end[0]) * half];
  const left: DiagramPoint = [neck[0] + sideX, neck[1] + sideY];
  const right: DiagramPoint = [neck[0] - sideX, neck[1] - sideY];
  return {
    path: roundedPath([...points.slice(0, -1), neck]),
    tip: `M${write(end)}L${write(left)}L${write(right)}Z`,
    badge: longestMiddle(points),
  };
}

function pointOf(status: string, places: ReadonlyMap<string, DiagramPoint>): DiagramPoint {
  const place = places.get(status);
  if (place === undefined) {
    throw new RangeError(
      `A transition names the status "${status}", which has no place; use one of ${[...places.keys()].join(", ")}`,
    );
  }
  return place;
}
