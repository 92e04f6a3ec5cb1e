/** A place in the drawing. */
export interface DiagramPoint {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly route?: readonly DiagramPoint[];
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

/** Where the straight line from the center of a box towards a point leaves the box. */
export function borderPoint(center: DiagramPoint, towards: DiagramPoint, box: Size): DiagramPoint {
  const dx = towards.x - center.x;
  const dy = towards.y - center.y;
  const scale = Math.min(
    dx === 0 ? Infinity : box.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : box.height / 2 / Math.abs(dy),
  );
  return Number.isFinite(scale)
    ? { x: center.x + dx * scale, y: center.y + dy * scale }
    : { ...center };
}

function distance(a: DiagramPoint, b: DiagramPoint): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The point at a distance from `from` on the way to `to`. */
function along(from: DiagramPoint, to: DiagramPoint, length: number): DiagramPoint {
  const whole = distance(from, to);
  const share = whole === 0 ? 0 : length / whole;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function write({ x, y }: DiagramPoint): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

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
  let best: { length: number; middle: DiagramPoint } | undefined;
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next !== undefined) {
      const length = distance(point, next);
      if (best === undefined || length > best.length) {
        best = { length, middle: { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 } };
      }
    }
  });
  return best?.middle ?? points[0] ?? { x: 0, y: 0 };
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
  const from = placeOf(edge.from, places);
  const to = placeOf(edge.to, places);
  const points =
    edge.route !== undefined && edge.route.length >= 2
      ? edge.route
      : [borderPoint(from, to, box), borderPoint(to, from, box)];
  const end = points.at(-1) ?? to;
  const beforeEnd = points.at(-2) ?? from;
  const neck = along(end, beforeEnd, TIP_LENGTH);
  const length = distance(beforeEnd, end);
  const side =
    length === 0
      ? { x: 0, y: 0 }
      : {
          x: ((end.y - beforeEnd.y) / length) * TIP_HALF_WIDTH,
          y: (-(end.x - beforeEnd.x) / length) * TIP_HALF_WIDTH,
        };
  const left = { x: neck.x + side.x, y: neck.y + side.y };
  const right = { x: neck.x - side.x, y: neck.y - side.y };
  return {
    path: roundedPath([...points.slice(0, -1), neck]),
    tip: `M${write(end)}L${write(left)}L${write(right)}Z`,
    badge: longestMiddle(points),
  };
}

function placeOf(status: string, places: ReadonlyMap<string, DiagramPoint>): DiagramPoint {
  const place = places.get(status);
  if (place === undefined) {
    throw new RangeError(
      `A transition names the status "${status}", which has no place; use one of ${[...places.keys()].join(", ")}`,
    );
  }
  return place;
}
