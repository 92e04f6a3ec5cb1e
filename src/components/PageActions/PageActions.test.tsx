// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import PageActions from ".";
import { FAILED, THANKS } from "./feedback";

const SETTINGS = {
  mcpUrl: "https://docs.org/mcp",
  feedbackUrl: null,
  reportUrl: "https://code.org/a/b/issues/new",
};

const renderActions = (
  feedbackUrl: string | null = null,
  mcpUrl: string | null = SETTINGS.mcpUrl,
): void => {
  render(
    <PageActions
      route="/concepts/fees"
      origin="https://docs.org"
      settings={{ ...SETTINGS, feedbackUrl, mcpUrl }}
    />,
  );
};

let copied: string[];

beforeEach(() => {
  copied = [];
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

const answer = (body: string, status = 200): void => {
  vi.stubGlobal(
    "fetch",
    vi.fn().mockImplementation(() => Promise.resolve(new Response(body, { status }))),
  );
};

describe("PageActions", () => {
  it("links to the Markdown, to assistants and to a report without a script", () => {
    renderActions();
    const href = (name: string): string =>
      screen.getByRole("link", { name }).getAttribute("href") ?? "";
    expect(href("View as Markdown")).toBe("/concepts/fees.md");
    expect(decodeURIComponent(href("Open in ChatGPT"))).toContain(
      "https://docs.org/concepts/fees.md",
    );
    expect(decodeURIComponent(href("Open in Claude"))).toContain(
      "https://docs.org/concepts/fees.md",
    );
    expect(decodeURIComponent(href("No"))).toContain("title=Not helpful: /concepts/fees");
  });

  it("copies the page as Markdown and the MCP address, by keyboard", async () => {
    const user = userEvent.setup();
    clipboard();
    vi.stubGlobal("ClipboardItem", undefined);
    answer("# Fees");
    renderActions();
    screen.getByRole("button", { name: "Copy as Markdown" }).focus();
    await user.keyboard("{Enter}");
    await screen.findByRole("button", { name: "Copied!" });
    expect(fetch).toHaveBeenCalledWith("/concepts/fees.md");
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    await waitFor(() => expect(copied).toEqual(["# Fees", "https://docs.org/mcp"]));
  });

  it("copies the address of the site's own MCP server, and offers none where there is none", async () => {
    const user = userEvent.setup();
    clipboard();
    vi.stubGlobal("ClipboardItem", undefined);
    renderActions(null, "/mcp");
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    await waitFor(() => expect(copied).toEqual([`${window.location.origin}/mcp`]));
    cleanup();
    renderActions(null, null);
    expect(screen.queryByRole("button", { name: "Copy MCP address" })).toBeNull();
  });

  it("says that copying failed", async () => {
    const user = userEvent.setup();
    clipboard(false);
    vi.stubGlobal("ClipboardItem", undefined);
    renderActions();
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    expect(await screen.findByRole("button", { name: "Copying failed" })).toBeDefined();
  });

  it("posts whether the page was helpful, once", async () => {
    const user = userEvent.setup();
    answer("", 204);
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));
    renderActions("/api/feedback");
    await user.click(screen.getByRole("button", { name: "No" }));
    expect((await screen.findByText(THANKS)).getAttribute("role")).toBe("status");
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect([url, init?.body]).toEqual(["/api/feedback", '{"page":"/concepts/fees","thumbs":0}']);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Yes" }).disabled).toBe(true);
  });

  it("says that the answer did not arrive, and lets readers try again", async () => {
    const user = userEvent.setup();
    answer("", 500);
    renderActions("/api/feedback");
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FAILED)).toBeDefined();
    vi.mocked(fetch).mockRejectedValue(new TypeError("offline"));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FAILED)).toBeDefined();
  });
});
