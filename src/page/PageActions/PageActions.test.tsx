// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import PageActions from ".";
import { FEEDBACK_TEXTS } from "./feedback";

const SETTINGS = {
  mcpUrl: "https://docs.org/mcp",
  feedbackUrl: "/api/feedback",
  reportUrl: "https://code.org/a/b/issues/new",
};

const renderActions = (mcpUrl: string | null = SETTINGS.mcpUrl): void => {
  render(
    <PageActions
      route="/concepts/fees"
      origin="https://docs.org"
      settings={{ ...SETTINGS, mcpUrl }}
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
    expect(screen.queryByRole("link", { name: /Tell us/u })).toBeNull();
  });

  it("copies the page as Markdown and the MCP address, by keyboard", async () => {
    const user = userEvent.setup();
    clipboard();
    vi.stubGlobal("ClipboardItem", undefined);
    answer("# Fees");
    renderActions();
    screen.getByRole("button", { name: "Copy as Markdown" }).focus();
    await user.keyboard("{Enter}");
    await screen.findByText("Copied!", { selector: "button span" });
    expect(fetch).toHaveBeenCalledWith("/concepts/fees.md");
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    await waitFor(() => expect(copied).toEqual(["# Fees", "https://docs.org/mcp"]));
  });

  it("copies the address of the site's own MCP server, and offers none where there is none", async () => {
    const user = userEvent.setup();
    clipboard();
    vi.stubGlobal("ClipboardItem", undefined);
    renderActions("/mcp");
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    await waitFor(() => expect(copied).toEqual([`${window.location.origin}/mcp`]));
    cleanup();
    renderActions(null);
    expect(screen.queryByRole("button", { name: "Copy MCP address" })).toBeNull();
  });

  it("says that copying failed", async () => {
    const user = userEvent.setup();
    clipboard(false);
    vi.stubGlobal("ClipboardItem", undefined);
    renderActions();
    await user.click(screen.getByRole("button", { name: "Copy MCP address" }));
    expect(await screen.findByText(/^Copying failed\./u, { selector: "li span" })).toBeDefined();
  });

  const report = (): string =>
    decodeURIComponent(screen.getByRole("link", { name: /^Tell us/u }).getAttribute("href") ?? "");

  it("posts whether the page was helpful, once, thanks, and takes words after No", async () => {
    const user = userEvent.setup();
    answer("", 204);
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));
    renderActions();
    await user.click(screen.getByRole("button", { name: "No" }));
    expect((await screen.findByText(FEEDBACK_TEXTS.sent)).getAttribute("role")).toBe("status");
    const [url, init] = vi.mocked(fetch).mock.calls[0] ?? [];
    expect([url, init?.body]).toEqual(["/api/feedback", '{"page":"/concepts/fees","thumbs":0}']);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Yes" }).disabled).toBe(true);
    expect(report()).toContain("title=Not helpful: /concepts/fees");
  });

  it("says that the answer did not arrive, and lets readers try again", async () => {
    const user = userEvent.setup();
    answer("", 500);
    renderActions();
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FEEDBACK_TEXTS.failed)).toBeDefined();
    expect(report()).toContain("title=Helpful: /concepts/fees");
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError("offline"));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FEEDBACK_TEXTS.failed)).toBeDefined();
    vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 204 }));
    await user.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText(FEEDBACK_TEXTS.sent)).toBeDefined();
    expect(screen.queryByRole("link", { name: /^Tell us/u })).toBeNull();
  });

  it.each([404, 405])(
    "offers an issue where the host takes no answers: status %d",
    async (status) => {
      const user = userEvent.setup();
      answer("<!doctype html>", status);
      renderActions();
      await user.click(screen.getByRole("button", { name: "No" }));
      expect(await screen.findByText(FEEDBACK_TEXTS.absent)).toBeDefined();
      expect(report()).toContain("title=Not helpful: /concepts/fees");
    },
  );
});
