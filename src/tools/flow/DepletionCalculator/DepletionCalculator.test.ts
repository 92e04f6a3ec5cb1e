import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { DEPLETION_FIELDS, evaluate } from "./calculate";

const INITIAL = initialTexts(DEPLETION_FIELDS);
const START = 1_803_859_200n;

describe("evaluate", () => {
  test("debt so far brings the moment nearer", () => {
    const { result } = evaluate({ ...INITIAL, debt: "100" });
    expect(result?.depletion).toBe(START + 86_401n);
    expect(evaluate({ ...INITIAL, debt: "200.000001" }).result).toMatchObject({
      hasRunOut: true,
      depletion: undefined,
    });
  });

  test("an empty balance has run out, an enormous one never does", () => {
    expect(evaluate({ ...INITIAL, balance: "0" }).result?.hasRunOut).toBe(true);
    const rich = evaluate({ ...INITIAL, balance: "1".repeat(30), amount: "1", period: "year" });
    expect(rich.result).toMatchObject({ hasRunOut: false, depletion: undefined });
  });

  test.each([
    [{ amount: "0" }, "amount", /The rate is 0 a second/],
    [{ amount: "9".repeat(31), period: "minute" }, "amount", /The rate .* does not fit uint128/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });
});
