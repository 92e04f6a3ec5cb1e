import { describe, expect, it } from "vitest";

import { formatTable, growthPerMinute, percentile } from "./statistics";

describe("percentile", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])("%d of 1 to 100 is %d", (share, value) => {
    expect(percentile(values, share)).toBe(value);
  });

  it("of few or no values is one of them, or 0", () => {
    expect([percentile([7], 0.99), percentile([], 0.99)]).toEqual([7, 0]);
  });
});

describe("growthPerMinute", () => {
  const points = (value: (seconds: number) => number): { seconds: number; value: number }[] =>
    Array.from({ length: 60 }, (_, index) => ({ seconds: index * 10, value: value(index * 10) }));

  it("is that of a line", () => {
    expect(growthPerMinute(points((seconds) => 5 + seconds / 30))).toBeCloseTo(2);
  });

  it("looks at the last half only, and through noise", () => {
    const warm = points((seconds) => Math.min(seconds, 200) + (seconds % 20 === 0 ? 1 : -1));
    expect(Math.abs(growthPerMinute(warm))).toBeLessThan(0.1);
  });

  it("of too little is 0", () => {
    expect([growthPerMinute([]), growthPerMinute([{ seconds: 1, value: 1 }])]).toEqual([0, 0]);
  });
});

describe("formatTable", () => {
  it("lines up its columns", () => {
    expect(
      formatTable([
        ["kind", "requests"],
        ["a page", "7"],
      ]),
    ).toBe("kind    requests\na page         7");
  });
});
