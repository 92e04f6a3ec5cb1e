// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";

import Glossary, { parseProducts, Products } from ".";

const glossary = (
  <Glossary>
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
    expect(
      [...html.matchAll(/<a href="#(\w+)">(\w+)/gu)].map(([, id, text]) => [id, text]),
    ).toEqual([
      ["b", "B"],
      ["d", "D"],
    ]);
  });
});
