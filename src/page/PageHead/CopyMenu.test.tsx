// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import CopyMenu from "./CopyMenu";

const renderMenu = (mcpUrl: string | null = "https://docs.org/mcp"): void => {
  render(<CopyMenu route="/concepts/fees" origin="https://docs.org" mcpUrl={mcpUrl} />);
};

let copied: string[];

beforeEach(() => {
  copied = [];
  vi.stubGlobal("ClipboardItem", undefined);
});
afterEach(cleanup);

/** A clipboard that takes texts, or none. */
function clipboard(isAllowed = true): void {
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
    if (!isAllowed) return Promise.reject(new Error("not allowed"));
    copied.push(text);
    return Promise.resolve();
  });
}

describe("CopyMenu", () => {
  it("links to the Markdown and to assistants, in a panel that its button opens", () => {
    renderMenu();
    const href = (name: string): string =>
      screen.getByRole("link", { name }).getAttribute("href") ?? "";
    expect(href("View as Markdown")).toBe("/concepts/fees.md");
    for (const name of ["Open in ChatGPT", "Open in Claude"]) {
      expect(decodeURIComponent(href(name))).toContain("https://docs.org/concepts/fees.md");
    }
    const id = screen
      .getByRole("button", { name: "More ways to take this page" })
      .getAttribute("popovertarget");
    expect(screen.getByRole("link", { name: "View as Markdown" }).closest("[popover]")?.id).toBe(
      id,
    );
  });

  it("copies the page as Markdown and the MCP address, by keyboard", async () => {
    const user = userEvent.setup();
    clipboard();
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("# Fees")));
    renderMenu();
    screen.getByRole("button", { name: "Copy page as Markdown" }).focus();
    await user.keyboard("{Enter}");
    await screen.findByText("Copied!", { selector: "button span" });
    expect(fetch).toHaveBeenCalledWith("/concepts/fees.md");
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    await waitFor(() => expect(copied).toEqual(["# Fees", "https://docs.org/mcp"]));
  });

  it("says that copying failed", async () => {
    const user = userEvent.setup();
    clipboard(false);
    renderMenu();
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    expect(await screen.findByText(/^Copying failed\./u, { selector: "li span" })).toBeDefined();
  });
});
