// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

import CopyMenu from "./CopyMenu";

const menu = (writeText: (text: string) => Promise<void>): void => {
  vi.stubGlobal("ClipboardItem", undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  vi.stubGlobal("fetch", vi.fn().mockResolvedValue(new Response("# Fees")));
  render(
    <CopyMenu route="/concepts/fees" origin="https://docs.org" mcpUrl="https://docs.org/mcp" />,
  );
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole("button", { name }));
};

describe("CopyMenu", () => {
  it("links to the Markdown and to assistants, in a panel that its button opens", () => {
    menu(() => Promise.resolve());
    const markdown = screen.getByRole("link", { name: "View as Markdown" });
    expect(markdown.getAttribute("href")).toBe("/concepts/fees.md");
    const all = screen.getByRole("link", { name: "All pages for language models" });
    expect(all.getAttribute("href")).toBe("/llms.txt");
    for (const name of ["Open in ChatGPT", "Open in Claude"]) {
      const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
      expect(decodeURIComponent(href)).toContain("https://docs.org/concepts/fees.md");
    }
    const button = screen.getByRole("button", { name: "More ways to take this page" });
    expect(markdown.closest("[popover]")?.id).toBe(button.getAttribute("popovertarget"));
  });

  it("copies the page as Markdown and the MCP address, or says that copying failed", async () => {
    const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    menu(write);
    press("Copy page as Markdown");
    await screen.findByText("Copied!", { selector: "button span" });
    expect(fetch).toHaveBeenCalledWith("/concepts/fees.md");
    press("Copy MCP address");
    await waitFor(() => expect(write.mock.calls).toEqual([["# Fees"], ["https://docs.org/mcp"]]));
    write.mockRejectedValueOnce(new Error("not allowed"));
    press("Copy MCP address");
    expect(await screen.findByText(/^Copying failed\./u, { selector: "li span" })).toBeDefined();
  });
});
