import { expect, test } from "vitest";

import { UNIT } from "../fixed-point";
import { SHAPE_IDS } from "./catalogue";
import { exampleOf, pictureOf, releasedPercent, segmentStream } from "./pictures";

test.each(SHAPE_IDS)("%s rises from 0 to 1 and never falls", (id) => {
  const points = pictureOf(exampleOf(id));
  expect(points[0]).toEqual({ x: 0, y: 0 });
  expect(points.at(-1)).toEqual({ x: 1, y: 1 });
  for (const [index, { x, y }] of points.entries()) {
    expect(x).toBeGreaterThanOrEqual(points[index - 1]?.x ?? 0);
    expect(y).toBeGreaterThanOrEqual(points[index - 1]?.y ?? 0);
  }
});

test.each([
  ["0.5", 50n, "70.7107%"],
  ["10", 1000n, "0.0977%"],
])("exponent %s releases its share after half of the time", (_, hundredths, released) => {
  expect(releasedPercent(segmentStream((hundredths * UNIT) / 100n), 50, 4)).toBe(released);
});
