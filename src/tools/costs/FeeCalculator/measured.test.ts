import { describe, expect, test } from "vitest";

import { FLOW_GAS } from "../../../../data/gas/flow";
import { LEGACY_GAS } from "../../../../data/gas/legacy";
import { LOCKUP_GAS } from "../../../../data/gas/lockup";
import { initialTexts } from "@site/src/forms";
import { costFields, evaluateCost, measuredCalls } from "./measured";

const CALLS = measuredCalls(FLOW_GAS);
const TEXTS = initialTexts(costFields(CALLS));

describe("evaluateCost", () => {
  test.each([
    ["Lockup", LOCKUP_GAS],
    ["Flow", FLOW_GAS],
    ["Legacy", LEGACY_GAS],
  ] as const)("every call of %s has a name of its own", (_, sets) => {
    const calls = measuredCalls(sets);
    expect(new Set(calls.map(({ label }) => label)).size).toBe(calls.length);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  });

  test("adds the transaction", () => {
    const { cost } = evaluateCost({ ...TEXTS, gasPrice: "2" }, CALLS);
    expect(cost?.gas).toBe(124_326n + 21_000n);
    expect(cost?.fee).toBe(145_326n * 2_000_000_000n);
    // 145,326 gas at 2 gwei are 0.000290652 coins of 3,000 dollars.
    expect(cost?.usd).toBe(871_956n * 10n ** 12n);
  });

  test("leaves whole transactions as they are", () => {
    expect(evaluateCost(TEXTS, CALLS, true).cost?.gas).toBe(124_326n);
  });

  test.each([
    ["call", "fork-flow-99-0", "no measured call"],
    ["gasPrice", "9999999", "more than 1,000,000 gwei"],
    ["price", "99999999999", "more than 10,000,000 US$"],
  ] as const)("%s %j", (field, text, message) => {
    const { problems, cost } = evaluateCost({ ...TEXTS, [field]: text }, CALLS);
    expect(problems[field]).toContain(message);
    expect(cost).toBeUndefined();
  });
});
