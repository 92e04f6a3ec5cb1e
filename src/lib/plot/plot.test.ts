import { describe, expect, test } from "vitest";

import {
  areaData,
  clamp,
  linearScale,
  niceDomain,
  niceStep,
  niceTicks,
  pathData,
  sampleTimes,
  simplify,
  spread,
} from ".";

describe("linearScale", () => {
  test("maps the ends and the middle, also onto a falling range", () => {
    const scale = linearScale([10, 20], [100, 0]);
    expect([10, 15, 20].map(scale)).toEqual([100, 50, 0]);
  });

  test("a domain without length maps to the start of the range", () => {
    expect(linearScale([5, 5], [0, 100])(7)).toBe(0);
  });
});

describe("ticks and domains", () => {
  test.each([
    [100, 4, 25],
    [3000, 5, 1000],
    [0.7, 5, 0.2],
    [1, 5, 0.2],
    [9, 1, 10],
  ])("a span of %d in %d steps has steps of %d", (span, count, step) => {
    expect(niceStep(span, count)).toBeCloseTo(step, 12);
  });

  test("marks carry no binary dust", () => {
    expect(niceTicks([0, 1], 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
    expect(niceTicks([0, 0.7], 5)).toEqual([0, 0.2, 0.4, 0.6]);
  });

  test("an axis without length, or without end, has one mark", () => {
    expect(niceTicks([4, 4])).toEqual([4]);
    expect(niceTicks([0, Infinity])).toEqual([0]);
  });

  test("a domain starts at zero and ends at a round number", () => {
    expect(niceDomain([3, 87])).toEqual([0, 100]);
    expect(niceDomain([-30, 40])).toEqual([-40, 40]);
    expect(niceDomain([100])).toEqual([0, 100]);
  });

  test("nothing to show gives 0 to 1", () => {
    expect(niceDomain([])).toEqual([0, 1]);
    expect(niceDomain([0, 0])).toEqual([0, 1]);
  });

  test("clamp and spread", () => {
    expect([clamp(-1, 0, 5), clamp(9, 0, 5), clamp(2, 0, 5)]).toEqual([0, 5, 2]);
    expect(spread([0, 1], 5)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(spread([0, 8], 1)).toEqual([0, 8]);
  });
});

describe("paths", () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5, y: 4 },
  ];

  test("lines and steps", () => {
    expect(pathData(points)).toBe("M0 10L5 4");
    expect(pathData(points, "step")).toBe("M0 10H5V4");
    expect(pathData([])).toBe("");
  });

  test("an area closes at its base", () => {
    expect(areaData(points, 10)).toBe("M0 10L5 4L5 10H0Z");
    expect(areaData([], 10)).toBe("");
  });

  test("straight stretches lose their inner points, corners and jumps stay", () => {
    const straight = [0, 1, 2, 3].map((x) => ({ x, y: x * 2 }));
    expect(simplify(straight)).toEqual([straight[0], straight[3]]);
    const corner = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 2, y: 5 },
    ];
    expect(simplify(corner)).toEqual(corner);
    const jump = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 5 },
      { x: 2, y: 5 },
    ];
    expect(simplify(jump)).toEqual(jump);
    expect(simplify([])).toEqual([]);
  });
});

describe("sampleTimes", () => {
  test("keeps the ends and puts two samples at every break inside", () => {
    expect(sampleTimes(0n, 100n, [50n, 300n, -4n], 3)).toEqual([0n, 49n, 50n, 100n]);
    expect(sampleTimes(0n, 100n, [40n], 3)).toEqual([0n, 39n, 40n, 50n, 100n]);
  });

  test("a stream of one second has two samples", () => {
    expect(sampleTimes(7n, 8n, [], 101)).toEqual([7n, 8n]);
  });
});
