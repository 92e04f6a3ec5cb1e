// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { INTERFACE_FEE_HISTORY } from "@site/src/lib/fees";
import { UNIT } from "@site/src/lib/fixed-point";
import { initialTexts } from "@site/src/forms";
import { evaluate, FEE_FIELDS } from "./calculate";
import { formatUsd, spansOf, ZERO_REASONS } from "./describe";
import FeeCalculator from ".";

/** A claim from a campaign of February 2025. */
const CLAIM = {
  ...initialTexts(FEE_FIELDS),
  action: "airdrop-claim",
  release: "documented",
};

/** A withdrawal by a direct call from a stream of a release with a Comptroller. */
const DIRECT = { ...initialTexts(FEE_FIELDS), client: "direct" };

describe("evaluate", () => {
  test("a claim worth $6 pays 20%, which is less than the campaign's FEE here", () => {
    const { result } = evaluate(CLAIM);
    expect(result?.interfaceFeeUsd).toBe((12n * UNIT) / 10n);
    expect(result?.interfaceFee).toBe(300_000_000_000_000n);
    expect(result?.contractMinimum).toBe(360_000_000_000_000n);
    expect(result?.cost.value).toBe(360_000_000_000_000n);
    expect(result?.cost.gas).toBe(200_000_000_000_000n);
    expect(result?.cost.total).toBe(560_000_000_000_000n);
  });

  test("the value is the larger fee, never the sum", () => {
    const { result } = evaluate({ ...CLAIM, claimValue: "1000" });
    expect(result?.cost.value).toBe(497_500_000_000_000n);
  });

  test("$1 at a price of $4,000 is 0.00025", () => {
    const { result } = evaluate({ ...CLAIM, action: "lockup-withdraw", date: "2025-06-01" });
    expect(result?.cost.value).toBe(250_000_000_000_000n);
    expect(result?.contractMinimum).toBe(0n);
  });

  test.each([
    ["lockup-withdraw", "2025-02-02", "0.00"],
    ["lockup-withdraw", "2025-02-03", "1.00"],
    ["lockup-withdraw", "", "0.99"],
    ["flow-withdraw", "2026-01-26", "1.00"],
    ["airdrop-claim", "2025-04-09", "3.00"],
    ["airdrop-claim", "2025-04-10", "2.00"],
    ["airdrop-claim", "2026-01-27", "1.20"],
  ])("%s on %s costs $%s in the app", (action, date, usd) => {
    const { result } = evaluate({ ...CLAIM, action, date });
    expect(formatUsd(result?.interfaceFeeUsd ?? -1n)).toBe(`$${usd}`);
  });

  test("a direct call pays the campaign's FEE only", () => {
    const { result } = evaluate({ ...CLAIM, client: "direct", claimValue: "1000" });
    expect(result?.interfaceFee).toBe(0n);
    expect(result?.cost.value).toBe(360_000_000_000_000n);
  });

  test("older releases pay no fee at all", () => {
    const { result } = evaluate({ ...CLAIM, release: "older" });
    expect(result?.cost.value).toBe(0n);
    expect(result?.cost.total).toBe(result?.cost.gas);
  });

  test.each([
    [{ price: "0" }, "price", /is 0; use more than 0/],
    [{ price: "-3" }, "price", /"-3" is not an amount/],
    [{ price: "" }, "price", /"" is not an amount/],
    [{ claimValue: "lots" }, "claimValue", /"lots" is not an amount/],
    [{ fee: "1".repeat(40) }, "fee", /does not fit uint128/],
    [{ gas: "1.5" }, "gas", /"1.5" is not a whole number/],
    [{ gas: "9".repeat(12) }, "gas", /is out of range/],
    [{ gasPrice: "0.0000000001" }, "gasPrice", /has 10 decimals/],
    [{ count: "0" }, "count", /"0" is out of range; use 1/],
    [{ date: "2019-01-01" }, "date", /"2019-01-01" is before the product was released/],
    [{ date: "2025-02-30" }, "date", /is not a moment/],
    [{ action: "mint" }, "action", /"mint" is not one of/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...CLAIM, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });

  test("a minimum of $1 at $4,000 is paid where the app asks for less", () => {
    const { result } = evaluate(initialTexts(FEE_FIELDS));
    expect(result?.interfaceFee).toBe(247_500_000_000_000n);
    expect(result?.cost.value).toBe(250_000_000_000_000n);
    expect(evaluate({ ...DIRECT, minimum: "0.5" }).result?.cost.value).toBe(125_000_000_000_000n);
  });

  test.each([
    [{ feed: "none" }, "no-feed"],
    [{ minimum: "0" }, "no-fee"],
    [{ feed: "reverts" }, "feed-reverts"],
    [{ feedDecimals: "37" }, "decimals"],
    [{ answer: "0" }, "not-positive"],
    [{ age: "86401" }, "stale"],
    [{ answer: "9".repeat(40) }, "too-large"],
    [{ feedDecimals: "36" }, "too-small"],
  ] as const)("with %o a direct call pays nothing, and the answer says why", (change, zero) => {
    const { problems, result } = evaluate({ ...DIRECT, ...change });
    expect(problems).toEqual({});
    expect(result).toMatchObject({ zero, contractMinimum: 0n, cost: { value: 0n } });
    expect(ZERO_REASONS[zero]).toMatch(/^0, because /);
  });

  test("a price of exactly 24 hours still counts", () => {
    const { result } = evaluate({ ...DIRECT, age: "86400" });
    expect(result?.contractMinimum).toBe(250_000_000_000_000n);
  });

  test("a feed that answers too few bytes makes the call revert", () => {
    expect(evaluate({ ...DIRECT, feed: "malformed" })).toEqual({
      problems: {},
      reverts: true,
      result: undefined,
    });
  });

  test.each([
    [{ minimum: "100.01" }, "minimum", /"100.01" is above the highest minimum fee/],
    [{ minimum: "0.000000001" }, "minimum", /has 9 decimals/],
    [{ answer: "-1" }, "answer", /"-1" is not a whole number/],
    [{ feedDecimals: "256" }, "feedDecimals", /"256" is out of range/],
    [{ age: "x" }, "age", /"x" is not a whole number/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    expect(evaluate({ ...DIRECT, ...change }).problems[field]).toMatch(message);
  });

  test("fields that do not matter cannot be wrong", () => {
    const texts = { ...CLAIM, action: "flow-withdraw", fee: "x", claimValue: "" };
    expect(evaluate(texts).problems).toEqual({});
  });
});

describe("words", () => {
  test("a price ends where the next of the same action begins", () => {
    const spans = spansOf(INTERFACE_FEE_HISTORY);
    const open = spans.filter(({ until }) => until === undefined);
    expect(open).toHaveLength(3);
    expect(spans[0]?.until).toBe(spans[1]?.from);
  });
});

describe("FeeCalculator", () => {
  test("the server writes the default costs", () => {
    const html = renderToString(<FeeCalculator />);
    expect(html).toContain("250000000000000 wei");
    expect(html).toContain("0.00045");
  });

  test("says why nothing is asked for, and when a call reverts", async () => {
    const user = userEvent.setup();
    render(<FeeCalculator />);
    await user.selectOptions(
      screen.getByRole("combobox", { name: "Sent with" }),
      "a direct contract call",
    );
    const feed = screen.getByRole("combobox", { name: "Price feed" });
    await user.selectOptions(feed, "none is set");
    expect(screen.getByText(/0, because the Comptroller has no price feed/)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Answer of the feed" })).toBeNull();
    await user.selectOptions(feed, "answers too few bytes");
    expect(screen.getByRole("status").textContent).toMatch(/reverts without data/);
  });
});
