// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { evaluate, RATE_FIELDS, readRate } from "./calculate";
import RateCalculator from ".";

const INITIAL = initialTexts(RATE_FIELDS);

describe("evaluate", () => {
  test("10 USDC a day lose 6.4e-14 USDC and a second", () => {
    const { result, problems } = evaluate(INITIAL);
    expect(problems).toEqual({});
    expect(result?.rate).toBe(115_740_740_740_740n);
    expect(result?.wanted?.cutDigits).toBe("740740");
    expect(result?.wanted?.report.shortfallScaled).toBe(64_000n);
    expect(result?.wanted?.report.delaySeconds).toBe(1n);
  });

  test("with 6 decimals only, a day would pay 9.936 and the rest 557 seconds late", () => {
    const coarse = evaluate(INITIAL).result?.wanted?.coarse;
    expect(coarse?.rate).toBe(115_000_000_000_000n);
    expect(coarse?.streamed).toBe(9_936_000n);
    expect(coarse?.shortfall).toBe(64_000n);
    expect(coarse?.delaySeconds).toBe(557n);
    const dai = evaluate({ ...INITIAL, decimals: "18" });
    expect(dai.result?.wanted?.coarse).toBeUndefined();
    const small = evaluate({ ...INITIAL, amount: "0.01", period: "year" });
    expect(small.result?.wanted?.coarse?.delaySeconds).toBeUndefined();
  });

  test("an exact rate has nothing to cut", () => {
    const { result } = evaluate({ ...INITIAL, amount: "864", decimals: "18" });
    expect(result?.rate).toBe(10_000_000_000_000_000n);
    expect(result?.wanted?.cutDigits).toBe("");
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

  test("converts a rate back into amounts", () => {
    const { result } = evaluate({ ...INITIAL, direction: "rate" });
    expect(result?.wanted).toBeUndefined();
    expect(result?.perPeriod.find(({ period }) => period === "day")?.amount).toBe(9_999_999n);
  });

  test.each([
    [{ amount: "-1" }, "amount", /"-1" is not an amount/],
    [{ amount: "" }, "amount", /"" is not an amount/],
    [{ amount: "0" }, "amount", /is 0; use more than 0/],
    [{ amount: "0.0000001" }, "amount", /the token has 6/],
    [{ amount: "9".repeat(40) }, "amount", /does not fit uint128/],
    [{ amount: "0.000001", count: "100000", period: "year" }, "amount", /round to a rate of 0/],
    [{ amount: "0.000000000000000001", decimals: "18" }, "amount", /round to a rate of 0/],
    [{ decimals: "19" }, "decimals", /"19" is out of range; use 0 to 18/],
    [{ decimals: "six" }, "decimals", /"six" is not a whole number/],
    [{ count: "0" }, "count", /"0" is out of range; use 1/],
    [{ period: "fortnight" }, "period", /"fortnight" is not one of minute/],
    [{ direction: "dates", end: "2027-01-01" }, "end", /"2027-01-01" is not after the start/],
    [{ direction: "dates", start: "soon" }, "start", /"soon"/],
    [{ rounding: "sideways" }, "rounding", /"sideways" is not one of down, up/],
    [{ direction: "rate", raw: "0" }, "raw", /"0" is out of range/],
    [{ direction: "rate", raw: "1.5" }, "raw", /"1.5" is not a whole number/],
  ] as const)("%o says what is wrong with %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });

  test("readRate takes an amount per period, also 0", () => {
    expect(readRate("3000", 18, "month")).toBe(1_157_407_407_407_407n);
    expect(readRate("0", 18, "month")).toBe(0n);
    expect(() => readRate("x", 18, "month")).toThrow(/"x" is not an amount/);
  });
});

describe("RateCalculator", () => {
  test("the server writes the default rate and what it pays", () => {
    const html = renderToString(<RateCalculator />);
    expect(html).toContain("0.000115740740740740");
    expect(html).toContain("115740740740740");
    expect(html).toContain("9.999999");
  });

  test("follows the fields and the address", async () => {
    const user = userEvent.setup();
    render(<RateCalculator />);
    const amount = screen.getByRole("textbox", { name: "Amount, whole tokens" });
    await user.clear(amount);
    await user.type(amount, "3000");
    await user.selectOptions(screen.getByRole("combobox", { name: "Period" }), "month");
    expect(screen.getByRole("status").textContent).toBe("0.001157407407407407 tokens per second");
    expect(window.location.search).toBe("?rca=3000&rcp=month");
  });
});
