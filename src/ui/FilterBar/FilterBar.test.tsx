// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";

import FilterBar from ".";

const isBrowser = vi.hoisted(() => ({ value: true }));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => isBrowser.value }));

afterEach(() => {
  isBrowser.value = true;
  cleanup();
});

function props(change: Partial<ComponentProps<typeof FilterBar>> = {}) {
  return {
    legend: "Filter",
    searchLabel: "Chain",
    text: "",
    onText: vi.fn(),
    network: "all" as const,
    onNetwork: vi.fn(),
    active: true,
    onClear: vi.fn(),
    status: "3 chains",
    problems: [],
    ...change,
  };
}

describe("FilterBar", () => {
  test("tells what the reader enters", async () => {
    const user = userEvent.setup();
    const onValue = vi.fn();
    const given = props({
      choice: {
        label: "Contract",
        value: "",
        options: [
          { value: "", label: "All contracts" },
          { value: "A", label: "A" },
        ],
        onValue,
      },
    });
    render(<FilterBar {...given} />);
    await user.type(screen.getByRole("searchbox", { name: "Chain" }), "e");
    expect(given.onText).toHaveBeenCalledWith("e");
    await user.selectOptions(screen.getByRole("combobox", { name: "Network" }), "testnet");
    expect(given.onNetwork).toHaveBeenCalledWith("testnet");
    await user.selectOptions(screen.getByRole("combobox", { name: "Contract" }), "A");
    expect(onValue).toHaveBeenCalledWith("A");
    await user.click(screen.getByRole("button", { name: "Clear" }));
    expect(given.onClear).toHaveBeenCalledOnce();
  });

  test("Enter does not leave the page", () => {
    render(<FilterBar {...props()} />);
    const prevented: boolean[] = [];
    document.addEventListener("submit", (event) => prevented.push(event.defaultPrevented), {
      once: true,
    });
    const form = screen.getByRole<HTMLFormElement>("search", { name: "Filter" });
    fireEvent.submit(form);
    expect(prevented).toEqual([true]);
  });

  test("has nothing to clear while nothing is filtered", () => {
    render(<FilterBar {...props({ active: false })} />);
    expect(screen.getByRole("button", { name: "Clear" })).toHaveProperty("disabled", true);
  });

  test("shows count and problems", () => {
    render(<FilterBar {...props({ problems: ['"moon" was ignored.'] })} />);
    expect(screen.getByRole("status").textContent).toBe("3 chains");
    expect(screen.getByRole("alert").textContent).toContain("moon");
  });

  test("is complete, and takes entries, before the browser has taken over", () => {
    isBrowser.value = false;
    const html = renderToString(<FilterBar {...props()} />);
    expect(html).not.toMatch(/<(?:fieldset|input|select)[^>]* disabled=""/);
    expect(html).toContain("3 chains");
  });
});
