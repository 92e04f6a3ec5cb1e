// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import CopyButton from ".";
import { COPIED_FOR } from "./useCopy";

/** Presses the button and lets the clipboard answer and the announcement happen. */
async function press(label: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: label }));
  await act(() => vi.advanceTimersByTimeAsync(100));
}

function stubClipboard(writeText: unknown): void {
  vi.stubGlobal("navigator", { clipboard: writeText && { writeText } });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe("CopyButton", () => {
  test("copies the text, says so for 1.5 seconds and announces it [spec 2.4]", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stubClipboard(writeText);
    render(<CopyButton text="0xabc" label="Copy address" />);
    await press("Copy address");
    expect(writeText).toHaveBeenCalledWith("0xabc");
    expect(screen.getAllByText("Copied!")).toHaveLength(2);
    expect(screen.getByRole("status").textContent).toBe("Copied!");
    const sign = (): string | null | undefined =>
      screen.getByRole("button").querySelector("path")?.getAttribute("d");
    const tick = sign();
    await act(() => vi.advanceTimersByTimeAsync(COPIED_FOR - 150));
    expect(screen.getAllByText("Copied!")).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(150));
    expect(screen.getAllByText("Copied!")).toHaveLength(1);
    expect(sign()).not.toBe(tick);
    expect(COPIED_FOR).toBe(1500);
  });

  test("makes the text when it is pressed", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    stubClipboard(writeText);
    const text = vi.fn(() => "made");
    render(<CopyButton text={text} label="Copy link" icon="link" />);
    expect(text).not.toHaveBeenCalled();
    await press("Copy link");
    expect(writeText).toHaveBeenCalledWith("made");
  });

  test.each([
    ["refuses", vi.fn().mockRejectedValue(new Error("denied"))],
    ["is missing", undefined],
  ])("says what to do when the clipboard %s", async (_, writeText) => {
    stubClipboard(writeText);
    render(<CopyButton text="x" label="Copy" />);
    await press("Copy");
    expect(screen.getByRole("status").textContent).toContain("Select the text and copy it");
    expect(screen.getAllByText(/Copying failed/)).toHaveLength(2);
  });
});
