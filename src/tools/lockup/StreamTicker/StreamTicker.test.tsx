// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { initialTexts } from "@site/src/forms";
import { depletionOf, evaluate, figuresAt, rangeOf, TICKER_FIELDS, type TickerName } from "./model";
import { TICK } from "./useClock";
import StreamTicker from ".";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const INITIAL = initialTexts(TICKER_FIELDS);

function setupOf(changes: Partial<Record<TickerName, string>>) {
  const result = evaluate({ ...INITIAL, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.setup;
}

describe("figuresAt", () => {
  test("Lockup: 900 of 3,000 after 9 of 30 days, all of it at the end and after", () => {
    const setup = setupOf({});
    expect(figuresAt(setup, setup.now)).toEqual({
      earned: 900n * UNIT,
      withdrawable: 900n * UNIT,
      refundable: 2100n * UNIT,
      uncovered: 0n,
    });
    const { first, last } = rangeOf(setup);
    expect(figuresAt(setup, first).earned).toBe(0n);
    expect(figuresAt(setup, last).earned).toBe(3000n * UNIT);
  });

  test("Flow: debt goes on after the end and is covered up to the balance", () => {
    const setup = setupOf({ product: "flow" });
    const after = figuresAt(setup, setup.end);
    expect(after.withdrawable).toBe(2000n * UNIT);
    expect(after.refundable).toBe(0n);
    expect(after.uncovered).toBe(after.earned - 2000n * UNIT);
    expect(after.earned).toBe(2_999_999_999_999_998_944_000n);
    expect(figuresAt(setup, setup.end + 86_400n).earned).toBeGreaterThan(after.earned);
    expect(depletionOf(setup)).toBe(1_806_537_600n + 20n * 86_400n + 1n);
    expect(depletionOf(setupOf({ product: "flow", balance: "0" }))).toBeUndefined();
  });
});

describe("evaluate", () => {
  test.each<[Partial<Record<TickerName, string>>, TickerName, RegExp]>([
    [{ start: "1970-01-01" }, "start", /the start is 0/],
    [{ end: "2027-04-01" }, "end", /must come after the start/],
  ])("%j has a message at its field", (changes, field, message) => {
    const result = evaluate({ ...INITIAL, ...changes });
    const problems = result.ok ? {} : result.problems;
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });

  test("a balance does not matter for Lockup", () => {
    expect(evaluate({ ...INITIAL, balance: "x" }).ok).toBe(true);
  });
});

function amount(term: string): string | null | undefined {
  return screen.getByText(term).nextElementSibling?.textContent;
}

describe("StreamTicker", () => {
  test("stands still until the reader runs it, and stops on demand", () => {
    render(<StreamTicker />);
    act(() => void vi.advanceTimersByTime(10 * TICK));
    expect(amount("Streamed")).toBe("900.000000");
    fireEvent.click(screen.getByRole("button", { name: "Run" }));
    act(() => void vi.advanceTimersByTime(4 * TICK));
    expect(amount("Streamed")).toBe("904.166666");
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    act(() => void vi.advanceTimersByTime(40 * TICK));
    expect(amount("Streamed")).toBe("904.166666");
  });

  test("stops at the end of its range and can run again", () => {
    render(<StreamTicker />);
    fireEvent.change(screen.getByRole("combobox", { name: "Speed" }), {
      target: { value: "86400" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Run" }));
    act(() => void vi.advanceTimersByTime(40_000));
    expect(amount("Streamed")).toBe("3,000.000000");
    fireEvent.click(screen.getByRole("button", { name: "Run" }));
    act(() => void vi.advanceTimersByTime(4 * TICK));
    expect(amount("Streamed")).toBe("999.999999");
  });

  test("the slider sets now and the address, and keeps the focus", () => {
    render(<StreamTicker />);
    fireEvent.click(screen.getByRole("button", { name: "Run" }));
    act(() => void vi.advanceTimersByTime(4 * TICK));
    const slider = screen.getByRole("slider", { name: /Now/ });
    slider.focus();
    fireEvent.change(slider, { target: { value: "0" } });
    // The clock starts anew, and the slider is still the one that the reader holds.
    expect(amount("Streamed")).toBe("0.000000");
    expect(document.activeElement).toBe(slider);
    expect(slider.isConnected).toBe(true);
    expect(window.location.search).toBe("?tkn=2027-03-29");
  });
});
