// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { INTERFACE_FEE_HISTORY } from "@site/src/lib/fees";
import { UNIT } from "@site/src/lib/fixed-point";
import { initialTexts } from "@site/src/forms";
import { evaluate, FEE_FIELDS } from "./calculate";
import { describeRule, formatUsd, spansOf } from "./describe";
import FeeCalculator from ".";

const INITIAL = initialTexts(FEE_FIELDS);

describe("evaluate", () => {
  test("a claim worth $6 pays 20%, which is less than the campaign's FEE here", () => {
    const { result } = evaluate(INITIAL);
    expect(result?.interfaceFeeUsd).toBe((12n * UNIT) / 10n);
    expect(result?.interfaceFee).toBe(300_000_000_000_000n);
    expect(result?.contractMinimum).toBe(360_000_000_000_000n);
    expect(result?.cost.value).toBe(360_000_000_000_000n);
    expect(result?.cost.gas).toBe(200_000_000_000_000n);
    expect(result?.cost.total).toBe(560_000_000_000_000n);
  });

  test("the value is the larger fee, never the sum", () => {
    const { result } = evaluate({ ...INITIAL, claimValue: "1000" });
    expect(result?.cost.value).toBe(497_500_000_000_000n);
  });

  test("$1 at a price of $4,000 is 0.00025", () => {
    const { result } = evaluate({ ...INITIAL, action: "lockup-withdraw", date: "2025-06-01" });
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
    const { result } = evaluate({ ...INITIAL, action, date });
    expect(formatUsd(result?.interfaceFeeUsd ?? -1n)).toBe(`$${usd}`);
  });

  test("a direct call pays the campaign's FEE only", () => {
    const { result } = evaluate({ ...INITIAL, client: "direct", claimValue: "1000" });
    expect(result?.interfaceFee).toBe(0n);
    expect(result?.cost.value).toBe(360_000_000_000_000n);
  });

  test("older releases pay no fee at all", () => {
    const { result } = evaluate({ ...INITIAL, release: "older" });
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
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });

  test("fields that do not matter cannot be wrong", () => {
    const texts = { ...INITIAL, action: "flow-withdraw", fee: "x", claimValue: "" };
    expect(evaluate(texts).problems).toEqual({});
  });
});

describe("words", () => {
  test("say each rule", () => {
    expect(spansOf(INTERFACE_FEE_HISTORY).map(({ rule }) => describeRule(rule))).toEqual([
      ...["nothing", "$1.00", "$0.99"],
      ...["nothing", "$1.00", "$0.99"],
      ...["nothing", "$3.00", "$2.00", "20% of the claim’s value, $0.05 to $1.99"],
    ]);
  });

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
    expect(html).toContain("360000000000000 wei");
    expect(html).toContain("0.00056");
  });

  test("shows the fields of a claim only for a claim, and keeps the choice in the address", async () => {
    const user = userEvent.setup();
    render(<FeeCalculator />);
    expect(screen.getByRole("textbox", { name: /FEE of the campaign/ })).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "flow-withdraw");
    expect(screen.queryByRole("textbox", { name: /FEE of the campaign/ })).toBeNull();
    expect(window.location.search).toBe("?fca=flow-withdraw");
    expect(screen.getByRole("status").textContent).toContain("0.0002475 native coins as value");
  });

  test("multiplies by the number of actions", async () => {
    const user = userEvent.setup();
    render(<FeeCalculator />);
    const count = screen.getByRole("textbox", { name: "Number of such actions" });
    await user.clear(count);
    await user.type(count, "10");
    expect(screen.getByText("0.0056 native coins")).toBeTruthy();
  });

  test("marks bad input and ignores bad parts of the address", async () => {
    window.history.replaceState(null, "", "/page?fca=steal&fcp=1000");
    const user = userEvent.setup();
    render(<FeeCalculator />);
    expect(screen.getByRole("alert").textContent).toContain('Action "steal" in the address');
    const price = screen.getByRole("textbox", { name: /Price of the native coin/ });
    expect(price).toHaveProperty("value", "1000");
    await user.clear(price);
    expect(price.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("status").textContent).toContain("Correct the marked fields");
  });
});
