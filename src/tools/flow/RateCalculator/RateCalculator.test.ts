import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { evaluate, RATE_FIELDS } from "./calculate";

const INITIAL = initialTexts(RATE_FIELDS);

describe("evaluate", () => {
  test("an exact rate has nothing to cut", () => {
    const { result } = evaluate({ ...INITIAL, amount: "864", decimals: "18" });
    expect(result?.rate).toBe(10_000_000_000_000_000n);
    expect(result?.wanted?.report.shortfallScaled).toBe(0n);
    expect(result?.perPeriod.map(({ amount }) => amount / 10n ** 16n)).toEqual([
      60n,
      3600n,
      86_400n,
      604_800n,
      2_592_000n,
      31_536_000n,
    ]);
  });

  test("3,000 USDC between two dates have the rate of 1,000 a month", () => {
    const { result, problems } = evaluate({ ...INITIAL, direction: "dates", amount: "3000" });
    expect(problems).toEqual({});
    expect(result?.rate).toBe(385_802_469_135_802n);
    expect(result?.wanted).toMatchObject({ seconds: 7_776_000n, amount: 3_000_000_000n });
    const up = evaluate({ ...INITIAL, direction: "dates", amount: "3000", rounding: "up" });
    expect(up.result?.rate).toBe(385_802_469_135_803n);
  });

  test.each([
    [{ amount: "0.000001", count: "100000", period: "year" }, "amount", /round to a rate of 0/],
    [{ direction: "dates", end: "2025-01-01" }, "end", /"2025-01-01" is not after the start/],
    [{ direction: "rate", raw: "0" }, "raw", /"0" is out of range/],
  ] as const)("%o says what is wrong with %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });
});
