// @vitest-environment jsdom
import { readFileSync } from "node:fs";

import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";

import Glossary, { parseProducts, Products } from ".";

const page = readFileSync("docs/concepts/glossary.mdx", "utf8");

const glossary = (
  <Glossary letters="BD">
    <h2 id="b">B</h2>
    <h3 id="broker">Broker</h3>
    <Products of="lockup flow" />
    <p>Takes a share.</p>
    <h2 id="d">D</h2>
    <h3 id="debt">Debt</h3>
    <Products of="flow" />
    <p>What the sender owes.</p>
    <h3 id="defi">DeFi</h3>
    <Products of="lockup flow airdrops bob" />
    <p>Finance by contracts.</p>
  </Glossary>
);

const isShown = (name: string): boolean => screen.getByText(name).closest("[hidden]") === null;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

test("a wrong product is an error that names it", () => {
  expect(parseProducts("flow lockup")).toEqual(["lockup", "flow"]);
  expect(() => parseProducts("flow legacy")).toThrow('"legacy" is not a product of the glossary.');
  expect(() => parseProducts("")).toThrow("Use one or more of: lockup flow airdrops bob.");
});

describe("Glossary", () => {
  test("filters by product and words, and says how many terms are left", () => {
    render(glossary);
    const write = (value: string): string | null => {
      fireEvent.change(screen.getByRole("searchbox"), { target: { value } });
      return screen.getByRole("status").textContent;
    };
    fireEvent.click(screen.getByRole("button", { name: "Lockup" }));
    expect(screen.getByRole("status").textContent).toBe("2 of 3 terms");
    expect([isShown("Debt"), isShown("DeFi")]).toEqual([false, true]);
    expect(window.location.search).toBe("?gp=lockup");
    expect(write("SHARE takes")).toBe("1 of 3 terms");
    expect(document.querySelector("#d")?.hasAttribute("hidden")).toBe(true);
    expect(write("zebra")).toContain("No term fits");
  });

  test("a link to a hidden term clears the filter, also one of the first address", () => {
    window.history.replaceState(null, "", "/?gp=lockup");
    const { unmount } = render(glossary);
    expect(isShown("Debt")).toBe(false);
    act(() => {
      window.location.hash = "#debt";
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
    expect(isShown("Debt")).toBe(true);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(window.location.search).toBe("");
    unmount();
    window.history.replaceState(null, "", "/?gp=lockup#debt");
    render(glossary);
    expect(isShown("Debt")).toBe(true);
  });

  test("the server writes every term, and links every letter", () => {
    const html = renderToString(glossary);
    expect(html).toContain("What the sender owes.");
    expect(html).toContain("All products");
    expect(html).toContain('href="#d"');
  });
});

describe("the page", () => {
  const [entries = ""] = page.split("\n## Next steps");
  const headings = [...entries.matchAll(/^(#{2,3}) (.+)$/gmu)].map(([, marks, title]) => ({
    level: marks?.length,
    title: title ?? "",
  }));

  test("terms stand in order, each under its letter, and every letter is linked", () => {
    const letters = headings.filter(({ level }) => level === 2).map(({ title }) => title);
    expect(page).toContain(`letters="${letters.join("")}"`);
    const expected = headings
      .filter(({ level }) => level === 3)
      .map(({ title }) => title)
      .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    const sorted = letters.flatMap((letter) => [
      letter,
      ...expected.filter((title) => title.startsWith(letter)),
    ]);
    expect(headings.map(({ title }) => title)).toEqual(sorted);
  });

  test("links inside the page lead to a term", () => {
    const ids = headings.map(({ title }) => title.toLowerCase().replaceAll(" ", "-"));
    const targets = [...page.matchAll(/\]\(#([^)]+)\)/gu)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id ?? ""))).toEqual([]);
  });
});
