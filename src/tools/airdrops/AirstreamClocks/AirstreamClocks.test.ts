import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { CLOCK_FIELDS, evaluate } from "./calculate";

const INITIAL = initialTexts(CLOCK_FIELDS);
const DAY = 86_400n;

describe("evaluate", () => {
  test("ranged streams end together, the others as long after their claims", () => {
    const { streams, days } = evaluate(INITIAL);
    expect(streams.map(({ start, end }) => [start / DAY, end / DAY])).toEqual([
      [0n, 100n],
      [0n, 100n],
      [10n, 110n],
      [60n, 160n],
    ]);
    expect(streams.map(({ atOnce }) => atOnce)).toEqual([10, 60, 0, 0]);
    expect(days).toBe(160);
  });

  test("a late ranged claim gets everything at once", () => {
    const { streams } = evaluate({ ...INITIAL, late: "200d" });
    expect(streams[1]).toMatchObject({ claimer: "Bob", atOnce: 100 });
    expect(streams[1]?.points.at(-1)).toEqual({ x: 300, y: 100 });
  });

  test("a start unlock is there with the claim", () => {
    const { streams } = evaluate({ ...INITIAL, unlock: "20" });
    expect(streams.map(({ atOnce }) => atOnce)).toEqual([28, 68, 20, 20]);
  });

  test.each([
    [{ duration: "21y" }, "duration", /longer than 20 years/],
    [{ unlock: "101" }, "unlock", /"101" is out of range; use 0 to 100/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, streams } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(streams).toEqual([]);
  });
});
