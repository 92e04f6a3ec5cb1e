import { describe, expect, test } from "vitest";

import { parseTexts } from "@site/src/forms/fields";
import { calculate } from "@site/src/lib/ask/calculation";
import * as depletion from "./flow/DepletionCalculator/calculate";
import * as rate from "./flow/RateCalculator/calculate";
import * as linear from "./lockup/LinearStream/evaluate";

/** The query of the calculator that an answer leads to. */
function queryOf(question: string): string {
  const filledIn = calculate(question)?.filledIn ?? "";
  return new URL(filledIn, "https://docs.example.org").search;
}

describe("the calculators that answers lead to", () => {
  test("take the figures of a rate", () => {
    const { filter, problems } = parseTexts(
      rate.RATE_FIELDS,
      queryOf("how much per second is 1,000 USDC per month"),
    );
    expect(problems).toEqual([]);
    expect(rate.evaluate(filter).result?.rate).toBe(385_802_469_135_802n);
    const back = parseTexts(rate.RATE_FIELDS, queryOf("0.5 tokens per second in a day"));
    expect(rate.evaluate(back.filter).result?.rate).toBe(500_000_000_000_000_000n);
  });

  test("take the figures of a deposit that runs out", () => {
    const { filter, problems } = parseTexts(
      depletion.DEPLETION_FIELDS,
      queryOf("how long do 200 USDC last at 3000 USDC per month"),
    );
    expect(problems).toEqual([]);
    const { result } = depletion.evaluate(filter);
    expect((result?.depletion ?? 0n) - (result?.from ?? 0n)).toBe(172_801n);
  });

  test("take the figures of a schedule", () => {
    const streamed = parseTexts(
      linear.LINEAR_FIELDS,
      queryOf("10000 tokens over 365 days, how many after 73 days"),
    );
    expect(streamed.problems).toEqual([]);
    expect(linear.evaluate(streamed.filter).figures?.report.streamed).toBe(2_000n * 10n ** 18n);
    const withCliff = parseTexts(
      linear.LINEAR_FIELDS,
      queryOf("1000 tokens over 4 years with 1 year cliff, how many after 2 years"),
    );
    expect(withCliff.problems).toEqual([]);
    expect(linear.evaluate(withCliff.filter).figures?.report.streamed).toBe(500n * 10n ** 18n);
    const canceled = parseTexts(
      linear.LINEAR_FIELDS,
      queryOf("cancel 12000 tokens after 3 of 12 months"),
    );
    expect(canceled.problems).toEqual([]);
    expect(linear.evaluate(canceled.filter).figures?.report.refundable).toBe(9_000n * 10n ** 18n);
  });
});
