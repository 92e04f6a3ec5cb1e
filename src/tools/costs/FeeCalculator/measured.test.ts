import { describe, expect, test } from "vitest";

import { FLOW_GAS } from "../../../../data/gas/flow";
import { LEGACY_GAS } from "../../../../data/gas/legacy";
import { LOCKUP_GAS } from "../../../../data/gas/lockup";
import { initialTexts, parseTexts } from "@site/src/forms";
import { FEE_FIELDS } from "./calculate";
import { costFields, evaluateCost, feePage, measuredCalls } from "./measured";

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

  test("adds the transaction and its calldata", () => {
    const { cost } = evaluateCost({ ...TEXTS, data: "0x00ff", gasPrice: "2" }, CALLS);
    expect(cost).toMatchObject({ gas: 124_326n + 21_020n, calldata: 20n });
    expect(cost?.fee).toBe(145_346n * 2_000_000_000n);
    // 145,346 gas at 2 gwei are 0.000290692 tokens of 3,000 dollars.
    expect(cost?.usd).toBe(872_076n * 10n ** 12n);
  });

  test("a withdrawal leads to its fee, with its gas and prices", () => {
    const call = CALLS.find(({ label }) => label.startsWith("withdraw"))?.id ?? "";
    const texts = { ...TEXTS, call, gasPrice: "2" };
    const { cost } = evaluateCost(texts, CALLS);
    const [page, query] = (cost && feePage(cost, texts))?.split("?") ?? [];
    expect(page).toBe("/concepts/fees");
    expect(parseTexts(FEE_FIELDS, query ?? "")).toMatchObject({
      texts: {
        action: "flow-withdraw-documented",
        gas: cost?.gas.toString(),
        gasPrice: "2",
        price: "3000",
      },
      ignored: [],
    });
    const { cost: creation } = evaluateCost(TEXTS, CALLS);
    expect(creation && feePage(creation, TEXTS)).toBeUndefined();
  });

  test("leaves whole transactions as they are", () => {
    expect(evaluateCost(TEXTS, CALLS, true).cost).toMatchObject({
      gas: 124_326n,
      calldata: undefined,
    });
  });

  test.each([
    ["call", "fork-flow-99-0", "no measured call"],
    ["data", "0x0", "not whole bytes"],
    ["gasPrice", "9999999", "more than 1,000,000 gwei"],
    ["price", "99999999999", "more than 10,000,000 US$"],
  ] as const)("%s %j", (field, text, message) => {
    const { problems, cost } = evaluateCost({ ...TEXTS, [field]: text }, CALLS);
    expect(problems[field]).toContain(message);
    expect(cost).toBeUndefined();
  });
});
