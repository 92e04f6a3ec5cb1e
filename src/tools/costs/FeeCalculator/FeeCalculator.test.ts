import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { initialTexts } from "@site/src/forms";
import { evaluate, FEE_FIELDS, withRelease } from "./calculate";

/** A claim from a campaign of February 2025. */
const CLAIM = {
  ...initialTexts(FEE_FIELDS),
  action: "airdrop-claim-documented",
};

/** A withdrawal by a direct call from a stream of a release with a Comptroller. */
const DIRECT = { ...initialTexts(FEE_FIELDS), client: "direct" };

describe("evaluate", () => {
  test("a claim worth $6 pays 20%, which is less than the campaign's FEE here", () => {
    const { result } = evaluate(CLAIM);
    expect(result?.interfaceFeeUsd).toBe((12n * UNIT) / 10n);
    expect(result?.interfaceFee).toBe(300_000_000_000_000n);
    expect(result?.contractMinimum).toBe(360_000_000_000_000n);
    expect(result?.value).toBe(360_000_000_000_000n);
    expect(result?.gas).toBe(200_000_000_000_000n);
    expect(result?.total).toBe(560_000_000_000_000n);
  });

  test("a direct call pays the campaign's FEE only", () => {
    const { result } = evaluate({ ...CLAIM, client: "direct", claimValue: "1000" });
    expect(result?.interfaceFee).toBe(0n);
    expect(result?.value).toBe(360_000_000_000_000n);
  });

  test("older releases pay no fee at all", () => {
    const { result } = evaluate({ ...CLAIM, action: "airdrop-claim-older" });
    expect(result?.value).toBe(0n);
    expect(result?.total).toBe(result?.gas);
  });

  test.each([
    [{ price: "0" }, "price", /is 0; use more than 0/],
    [{ gas: "9".repeat(12) }, "gas", /is out of range/],
    [{ gasPrice: "0.0000000001" }, "gasPrice", /has 10 decimals/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...CLAIM, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });

  test("a minimum of $1 at $4,000 is paid where the app asks for less", () => {
    const { result } = evaluate(initialTexts(FEE_FIELDS));
    expect(result?.interfaceFee).toBe(247_500_000_000_000n);
    expect(result?.value).toBe(250_000_000_000_000n);
    expect(evaluate({ ...DIRECT, minimum: "0.5" }).result?.value).toBe(125_000_000_000_000n);
  });

  test("the minimum follows the price of the coin, cut to 8 decimals as by the Comptroller", () => {
    const { result } = evaluate({ ...DIRECT, price: "123.456789012345678901" });
    expect(result?.contractMinimum).toBe(8_100_000_073_053_900n);
  });

  test("a minimum above what the Comptroller stores is a problem", () => {
    const { problems } = evaluate({ ...DIRECT, minimum: "100.01" });
    expect(problems.minimum).toMatch(/"100.01" is above the highest minimum fee/);
  });

  test("fields that do not matter cannot be wrong", () => {
    const texts = { ...CLAIM, action: "flow-withdraw", fee: "x", claimValue: "" };
    expect(evaluate(texts).problems).toEqual({});
  });
});

test.each([
  ["?fca=airdrop-claim&fcr=documented&q=x", "?q=x&fca=airdrop-claim-documented"],
  ["?fcr=older", "?fca=lockup-withdraw-older"],
  ["?fca=flow-withdraw&fcr=minimum", "?fca=flow-withdraw"],
  ["?fca=flow-withdraw", "?fca=flow-withdraw"],
])("the address %s is read as %s", (before, after) => {
  expect(withRelease(before)).toBe(after);
});
