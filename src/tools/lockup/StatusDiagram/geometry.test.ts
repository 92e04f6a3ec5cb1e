import { expect, test } from "vitest";

import { FLOW_DIAGRAM } from "../../../../data/status-diagrams/flow";
import { LOCKUP_DIAGRAM } from "../../../../data/status-diagrams/lockup";
import { BADGE_RADIUS, BOX, type DiagramPoint, middleOfLongest, wayOf } from "./geometry";

const PLACES = new Map<string, DiagramPoint>([
  ["A", [0, 0]],
  ["B", [0, 100]],
  ["C", [500, 0]],
]);

test("a straight way leaves and enters a box at its border", () => {
  expect(wayOf({ from: "A", to: "B" }, PLACES)).toEqual([
    [0, 20],
    [0, 80],
  ]);
  expect(wayOf({ from: "C", to: "A" }, PLACES)).toEqual([
    [448, 0],
    [52, 0],
  ]);
});

test("a number stands on the longest part of a route", () => {
  const way = wayOf({ from: "A", to: "B", route: "0,0 10,0 10,60" }, PLACES);
  expect(middleOfLongest(way)).toEqual([10, 30]);
});

test("a status without a place is named", () => {
  expect(() => wayOf({ from: "A", to: "X" }, PLACES)).toThrow(
    'A transition names the status "X", which has no place; use one of A, B, C',
  );
});

test.each([FLOW_DIAGRAM, LOCKUP_DIAGRAM])(
  "every number of $title can be read: inside the drawing, beside the others and the boxes",
  ({ statuses, transitions, size: { width, height } }) => {
    const places = new Map(statuses.map(({ id, at }) => [id, at]));
    const badges = transitions.map((transition) => middleOfLongest(wayOf(transition, places)));
    const hidden = badges.flatMap(([x, y], index) => {
      const isInside =
        Math.min(x, width - x) > BADGE_RADIUS && Math.min(y, height - y) > BADGE_RADIUS;
      const isAlone = badges.every(
        (other, at) => at === index || Math.hypot(other[0] - x, other[1] - y) >= 2 * BADGE_RADIUS,
      );
      const isFree = statuses.every(
        ({ at }) =>
          Math.abs(at[0] - x) >= BOX.width / 2 + BADGE_RADIUS ||
          Math.abs(at[1] - y) >= BOX.height / 2 + BADGE_RADIUS,
      );
      return isInside && isAlone && isFree ? [] : [`${index + 1} at ${x}, ${y}`];
    });
    expect(hidden).toEqual([]);
  },
);
