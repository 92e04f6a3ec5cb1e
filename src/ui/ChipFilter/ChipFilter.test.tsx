// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";

import ChipFilter from ".";

const isBrowser = vi.hoisted(() => ({ value: true }));
vi.mock("@docusaurus/useIsBrowser", () => ({ default: () => isBrowser.value }));

afterEach(() => {
  isBrowser.value = true;
  cleanup();
});

function props(change: Partial<ComponentProps<typeof ChipFilter>> = {}) {
  return {
    label: "Filter the audits",
    search: { label: "Words", text: "", onText: vi.fn() },
    groups: [
      {
        label: "Product",
        value: "",
        choices: [
          { value: "", label: "All" },
          { value: "flow", label: "Flow" },
        ],
        onValue: vi.fn(),
      },
    ],
    status: "3 audits",
    problems: [],
    ...change,
  };
}

describe("ChipFilter", () => {
  test("tells what the reader enters and presses, by keyboard too", async () => {
    const user = userEvent.setup();
    const given = props();
    render(<ChipFilter {...given} />);
    await user.type(screen.getByRole("searchbox", { name: "Words" }), "e");
    expect(given.search.onText).toHaveBeenCalledWith("e");
    const group = screen.getByRole("group", { name: "Product" });
    const flow = screen.getByRole("button", { name: "Flow" });
    expect(group.contains(flow)).toBe(true);
    flow.focus();
    await user.keyboard("{Enter}");
    expect(given.groups[0]?.onValue).toHaveBeenCalledWith("flow");
    expect(screen.getByRole("button", { name: "All" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("shows ignored values as one alert, and the count", () => {
    render(<ChipFilter {...props({ problems: ['"x" was ignored.', '"y" was ignored.'] })} />);
    expect(screen.getByRole("alert").textContent).toBe('"x" was ignored."y" was ignored.');
    expect(screen.getByRole("status").textContent).toBe("3 audits");
  });

  test("Enter does not leave the page", () => {
    render(<ChipFilter {...props()} />);
    expect(fireEvent.submit(screen.getByRole("search", { name: "Filter the audits" }))).toBe(false);
  });

  test("needs no search field", () => {
    render(<ChipFilter {...props({ search: undefined })} />);
    expect(screen.queryByRole("searchbox")).toBeNull();
  });
});
