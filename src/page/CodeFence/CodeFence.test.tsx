// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";

import CodeFence from ".";

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  writeText.mockClear();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
});

describe("CodeFence", () => {
  it("copies the plain text of highlighted code", async () => {
    render(
      <CodeFence
        language="solidity"
        html={
          '<span class="line"><span class="tk-keyword">uint</span> a &lt; b;</span>\n<span class="line">}</span>'
        }
      />,
    );
    await act(async () => {
      fireEvent.click(screen.getByRole("button", { name: "Copy code" }));
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledWith("uint a < b;\n}");
  });

  it("wraps long lines on demand, and offers it for long lines only", () => {
    render(<CodeFence language="text" columns="20" html="x" />);
    expect(screen.queryByRole("button", { name: "Wrap long lines" })).toBeNull();
    cleanup();
    render(<CodeFence language="text">{"x".repeat(120)}</CodeFence>);
    const button = screen.getByRole("button", { name: "Wrap long lines" });
    expect(button.getAttribute("aria-pressed")).toBe("false");
    fireEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
  });

  it("can be scrolled by keyboard", () => {
    const { container } = render(<CodeFence language="text" html="x" />);
    expect(container.querySelector("pre")?.tabIndex).toBe(0);
  });

  it("shows children as text, never as HTML", () => {
    const { container } = render(<CodeFence language="text">{"<img src=x>"}</CodeFence>);
    expect(container.querySelector("img")).toBeNull();
    expect(container.querySelector("code")?.textContent).toBe("<img src=x>");
  });
});
