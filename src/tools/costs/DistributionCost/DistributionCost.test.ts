import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { COST_FIELDS, type CostName, evaluate, MEASURED } from "./calculate";

const INITIAL = initialTexts(COST_FIELDS);

interface RecordedCall {
  scenario?: string;
  fn?: string;
  gas?: number;
}

/** Gas of the first successful call of a function within a scenario of the recorded calls. */
function recorded(scenario: string, fn: string): number | undefined {
  const calls = readFileSync("tests/vectors/airdrops-v1.3.jsonl", "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as RecordedCall);
  const start = calls.findIndex((call) => call.scenario === scenario);
  return calls.slice(start).find((call) => call.fn === fn && call.gas !== undefined)?.gas;
}

describe("evaluate", () => {
  test("uses the recorded gas", () => {
    expect(MEASURED.instant).toEqual({
      create: recorded("instant campaign", "createMerkleInstant"),
      claim: recorded("instant campaign", "claim"),
    });
    expect(MEASURED.linear).toEqual({
      create: recorded("linear campaign", "createMerkleLL"),
      claim: recorded("linear campaign", "claim"),
    });
  });

  test("500 linear streams need six transactions under the cap", () => {
    const { costs } = evaluate(INITIAL);
    expect(costs?.batchTransactions).toBe(6);
    expect(costs?.batchGas).toBe(500 * 170_653 + 6 * 21_000);
    expect(costs?.batchCost).toBe(BigInt(500 * 170_653 + 6 * 21_000) * 2_000_000_000n);
    expect(costs?.campaignCost).toBe(1_172_374n * 2_000_000_000n);
  });

  test.each(["linear", "instant"])(
    "a %s campaign is cheaper from its break-even on",
    (campaign) => {
      const breakEven = evaluate({ ...INITIAL, campaign }).costs?.breakEven ?? 0;
      const at = (recipients: number) =>
        evaluate({ ...INITIAL, campaign, recipients: String(recipients) }).costs;
      const here = at(breakEven);
      const below = at(breakEven - 1);
      expect(here?.batchGas).toBeGreaterThan(here?.campaignGas ?? 0);
      expect(below?.batchGas).toBeLessThanOrEqual(below?.campaignGas ?? 0);
    },
  );

  test.each<[Partial<Record<CostName, string>>, CostName, RegExp]>([
    [{ recipients: "1000001" }, "recipients", /out of range/],
    [{ gasPrice: "10001" }, "gasPrice", /more than 10,000 gwei/],
    [{ gasPrice: "9".repeat(50) }, "gasPrice", /is not a gas price/],
  ])("%j has a message at its field", (changes, field, message) => {
    const { problems, costs } = evaluate({ ...INITIAL, ...changes });
    expect(costs).toBeUndefined();
    expect(problems[field]).toMatch(message);
  });
});
