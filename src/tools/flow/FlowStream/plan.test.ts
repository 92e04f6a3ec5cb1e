import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { parseDateTime } from "@site/src/lib/format";
import { evaluate, PLANNER_FIELDS } from "./plan";

const DAY = 86_400n;

const planOf = (streams: string, until: string) =>
  evaluate({ ...initialTexts(PLANNER_FIELDS), streams, now: "2025-03-01", until });

describe("plan", () => {
  test("3000 USDC per 30 days need 3000 for 30 days, but for the last unit", () => {
    expect(planOf("12, 3000, month, 0, 0", "2025-03-31").plan?.plans).toMatchObject([
      {
        name: "12",
        deposit: 2_999_999_999n,
        depletion: undefined,
        depletionAfter: parseDateTime("2025-03-01") + 30n * DAY + 1n,
      },
    ]);
  });

  test("debt counts, and a stream in debt has run dry", () => {
    const [plan] = planOf("a, 1, day, 40, 25", "2025-03-11").plan?.plans ?? [];
    expect(plan?.deposit).toBe(24_999_999n);
    expect(plan?.depletion).toBe(0n);
  });

  test.each([
    ["", /There is no stream/],
    ["12, 3000, month, 0", /Line 1: .* needs five parts/],
    [", 3000, month, 0, 0", /needs five parts/],
    ["a, 1, day, 0, 0\nb, x, day, 0, 0", /Line 2: "x" is not an amount/],
    ["a, 0, day, 0, 0", /paused stream/],
    ["a, 1, day, 0, 0\na, 1, day, 0, 0", /Two streams are called "a"/],
    [
      Array.from({ length: 21 }, (_, index) => `${index}, 1, day, 0, 0`).join("\n"),
      /20 is the limit/,
    ],
  ])("%j is refused", (text, message) => {
    expect(planOf(text, "2025-03-11").problems.streams).toMatch(message);
  });
});
