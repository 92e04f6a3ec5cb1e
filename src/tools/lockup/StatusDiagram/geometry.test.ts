import { describe, expect, test } from "vitest";

import { borderPoint, type DiagramPoint, edgePath, longestMiddle, roundedPath } from "./geometry";

describe("geometry", () => {
  const box = { width: 100, height: 40 };

  test("lines leave a box at its border", () => {
    expect(borderPoint([0, 0], [500, 0], box)).toEqual([50, 0]);
    expect(borderPoint([0, 0], [0, -90], box)).toEqual([0, -20]);
    expect(borderPoint([3, 4], [3, 4], box)).toEqual([3, 4]);
  });

  test("corners are rounded, short ones less", () => {
    const corner: DiagramPoint[] = [
      [0, 0],
      [100, 0],
      [100, 8],
    ];
    expect(roundedPath(corner)).toBe("M0 0L96 0Q100 0 100 4L100 8");
  });

  test("a number stands on the longest part", () => {
    expect(
      longestMiddle([
        [0, 0],
        [10, 0],
        [10, 60],
      ]),
    ).toEqual([10, 30]);
    expect(longestMiddle([])).toEqual([0, 0]);
  });

  test("an edge without a route is straight and ends in a tip at the border", () => {
    const places = new Map<string, DiagramPoint>([
      ["A", [0, 0]],
      ["B", [0, 100]],
    ]);
    const shape = edgePath({ from: "A", to: "B" }, places, box);
    expect(shape.path).toBe("M0 20L0 72");
    expect(shape.tip).toMatch(/^M0 80L/);
    expect(shape.badge).toEqual([0, 50]);
  });

  test("a status without a place is named", () => {
    expect(() =>
      edgePath({ from: "A", to: "C" }, new Map<string, DiagramPoint>([["A", [0, 0]]]), box),
    ).toThrow('A transition names the status "C", which has no place; use one of A');
  });
});
