import { toString } from "hast-util-to-string";
import { describe, expect, it } from "vitest";

import { parsePage } from "./parse-page";

const head = (extra = ""): string =>
  `<head><title data-rh=true>Chains &amp; ids | Docs</title><meta name=description content="Every chain.">${extra}</head>`;
const doc = `<main class=x><article><nav>Home</nav><div class="toc theme-doc-toc-mobile">On this page</div><div class="theme-doc-markdown markdown"><header><h1>Chains</h1></header><div><p data-extract-preface>Release: v2</p></div><p>All of them.</div></article><nav>Next</nav></main>`;

describe("parsePage", () => {
  it("reads the head and knows the text, and what in it stands above it", () => {
    const page = parsePage(`<!doctype html><html>${head()}<body>menu${doc}footer</html>`, "Docs");
    expect(page).toMatchObject({
      metaTitle: "Chains & ids",
      description: "Every chain.",
      isHidden: false,
      title: "Chains",
    });
    expect(toString(page.preface)).toBe("Release: v2");
    expect(toString(page.content)).toBe("ChainsRelease: v2All of them.");
  });

  it("takes the whole main element of a page that is no article", () => {
    const page = parsePage(`${head()}<main><h1>Home</h1><p>Text</main>`, "Docs");
    expect(toString(page.content)).toBe("HomeText");
    expect(page.preface.children).toEqual([]);
  });

  it("sees that a page asks not to be indexed", () => {
    const hidden = head("<meta name=robots content='noindex, nofollow'>");
    expect(parsePage(`${hidden}<main><h1>x</h1></main>`, "Docs").isHidden).toBe(true);
  });

  it.each([
    ["no <head>", "<main><h1>x</h1></main>"],
    ["no <main>", `${head()}<div></div>`],
    ["no <title>", "<head></head><main><h1>x</h1></main>"],
    ["no main heading <h1>", `${head()}<main><p>x</main>`],
  ])("says that a page has %s", (problem, html) => {
    expect(() => parsePage(html, "Docs")).toThrow(`has ${problem}`);
  });
});
