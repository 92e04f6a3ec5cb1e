// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { DEPLETION_FIELDS, evaluate } from "./calculate";
import DepletionCalculator from ".";

const INITIAL = initialTexts(DEPLETION_FIELDS);
const START = 1_803_859_200n;

describe("evaluate", () => {
  test("200 USDC at 3,000 per 30 days last two days and a second", () => {
    const { result } = evaluate(INITIAL);
    expect(result?.depletion).toBe(START + 172_801n);
    expect(result?.hasRunOut).toBe(false);
    expect(result?.debtAtEnd).toBe(2_999_999_999n);
    expect(result?.missing).toBe(2_799_999_999n);
  });

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

  test("nothing is missing for a time that the balance covers", () => {
    expect(evaluate({ ...INITIAL, cover: "2d" }).result?.missing).toBe(0n);
  });

  test.each([
    [{ balance: "-1" }, "balance", /"-1" is not an amount/],
    [{ debt: "" }, "debt", /"" is not an amount/],
    [{ amount: "0" }, "amount", /The rate is 0 a second/],
    [{ amount: "9".repeat(50) }, "amount", /does not fit uint128/],
    [{ amount: "9".repeat(31), period: "minute" }, "amount", /The rate .* does not fit uint128/],
    [{ decimals: "-1" }, "decimals", /"-1" is not a whole number/],
    [{ period: "age" }, "period", /"age" is not one of/],
    [{ from: "tomorrow" }, "from", /"tomorrow" is not a moment/],
    [{ from: "1099511627776" }, "from", /does not fit uint40/],
    [{ cover: "0" }, "cover", /has no length/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });
});

describe("DepletionCalculator", () => {
  test("the server writes the default answer", () => {
    const html = renderToString(<DepletionCalculator />);
    expect(html).toContain(
      "The balance runs out after 2 days 1 second, at 2027-03-03 00:00:01 UTC.",
    );
    expect(html).toContain("2,799.999999");
  });

  test("follows the fields, marks wrong ones and reads the address", () => {
    window.history.replaceState(null, "", "/page?dcb=400&dcd=99");
    render(<DepletionCalculator />);
    expect(screen.getByRole("alert").textContent).toContain('Token decimals "99"');
    expect(screen.getByRole("status").textContent).toContain("after 4 days 1 second");
    const balance = screen.getByRole("textbox", { name: "Balance, whole tokens" });
    fireEvent.change(balance, { target: { value: "0" } });
    expect(screen.getByRole("status").textContent).toContain("empty or smaller");
    fireEvent.change(balance, { target: { value: "x" } });
    expect(balance.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("status").textContent).toContain("Correct the marked fields");
  });
});
