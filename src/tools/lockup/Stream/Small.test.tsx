// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { releasedAt } from "@site/src/lib/shapes/rows";
import SmallStream, { STREAMS, withdrawnAt } from "./Small";
import { TICK } from "./useTicks";

const DAY = 86_400n;

describe("the streams", () => {
  it.each(STREAMS)("$label: from nothing to the whole deposit, and nothing is lost", (shape) => {
    const { stream } = shape;
    const { deposited, timestamps } = stream;
    expect(releasedAt(stream, 0n)).toBe(0n);
    expect(releasedAt(stream, timestamps.end)).toBe(deposited);
    for (let day = 0n; day <= 36n; day++) {
      expect(withdrawnAt(stream, day * DAY)).toBeLessThanOrEqual(releasedAt(stream, day * DAY));
    }
  });

  it("gives a quarter at the cliff and the rest in a straight line", () => {
    const { stream } = STREAMS[0];
    expect(releasedAt(stream, 9n * DAY - 1n)).toBe(0n);
    expect(releasedAt(stream, 9n * DAY)).toBe(3_000n * UNIT);
    expect(releasedAt(stream, 18n * DAY)).toBeLessThanOrEqual(6_000n * UNIT);
  });
});

describe("SmallStream", () => {
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
    act(() => void vi.advanceTimersByTime(TICK));
  };

  it("stands still until the reader runs it, and stops for who pauses it", () => {
    render(<SmallStream />);
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
