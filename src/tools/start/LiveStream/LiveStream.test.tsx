// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import LiveStream from ".";
import { DEPOSITED, END, figuresAt, SHAPES } from "./model";

const DAY = 86_400n;

describe("figuresAt", () => {
  it.each(SHAPES)(
    "$label: from nothing to the whole deposit, and nothing is lost",
    ({ schedule }) => {
      expect(figuresAt(schedule, 0n).streamed).toBe(0n);
      expect(figuresAt(schedule, END).streamed).toBe(DEPOSITED);
      for (let day = 0n; day <= 36n; day++) {
        const { streamed, withdrawn, withdrawable } = figuresAt(schedule, day * DAY);
        expect(withdrawn + withdrawable).toBe(streamed);
        expect(withdrawable).toBeGreaterThanOrEqual(0n);
      }
    },
  );

  it("gives a quarter at the cliff and the rest in a straight line", () => {
    const { schedule } = SHAPES[0];
    expect(figuresAt(schedule, 9n * DAY - 1n).streamed).toBe(0n);
    expect(figuresAt(schedule, 9n * DAY).streamed).toBe(3_000n * UNIT);
    expect(figuresAt(schedule, 18n * DAY).streamed).toBeLessThanOrEqual(6_000n * UNIT);
  });
});

describe("LiveStream", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const amount = (): string | undefined =>
    screen.getByText(/Streamed by day/).querySelector("strong")?.textContent;
  const wait = (): void => {
    act(() => {
      vi.advanceTimersByTime(2_000);
    });
  };

  it("stands still until the reader runs it, and stops for who pauses it", () => {
    render(<LiveStream />);
    wait();
    expect(amount()).toBe("6,333.3333");
    act(() => screen.getByRole("button", { name: "Run" }).click());
    wait();
    const moved = amount();
    expect(moved).not.toBe("6,333.3333");
    act(() => screen.getByRole("button", { name: "Pause" }).click());
    wait();
    expect(amount()).toBe(moved);
  });
});
