import { describe, expect, it } from "vitest";

import { isApiCall, markdownPathOf, negotiateMarkdown, pageHeaders } from "./negotiate";

describe("markdownPathOf", () => {
  it("names the Markdown export of a page", () => {
    expect(["/", "/concepts/chains", "/concepts/chains/", "/a/v1.0"].map(markdownPathOf)).toEqual([
      "/index.md",
      "/concepts/chains.md",
      "/concepts/chains.md",
      "/a/v1.0.md",
    ]);
  });
});

describe("negotiateMarkdown", () => {
  it.each([
    ["/concepts/chains", "text/markdown", "/concepts/chains.md"],
    ["/concepts/chains/", "text/markdown, text/html;q=0.9", "/concepts/chains.md"],
    ["/", "text/html;q=0.5,text/markdown;q=0.8", "/index.md"],
    ["/deployments/lockup/v3.0", "Text/Markdown", "/deployments/lockup/v3.0.md"],
    ["/a", "text/html, text/markdown", "/a.md"],
    ["/a/contract.SablierFlow", "text/markdown", "/a/contract.SablierFlow.md"],
  ])("answers %s asked for as %s from %s", (pathname, accept, expected) => {
    expect(negotiateMarkdown(pathname, accept)).toBe(expected);
  });

  it.each([
    ["/a", null],
    ["/a", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
    ["/a", "text/*"],
    ["/a", "text/html, text/markdown;q=0.5"],
    ["/a", "text/markdown;q=0"],
    ["/a", "text/markdown;q=high"],
    ["/a.md", "text/markdown"],
  ])("leaves %s asked for as %s", (pathname, accept) => {
    expect(negotiateMarkdown(pathname, accept)).toBeNull();
  });
});

describe("isApiCall", () => {
  it.each<[string, string | null, boolean]>([
    ["/api/nope", null, true],
    ["/api/nope", "*/*", true],
    ["/api/nope", "application/json, text/html;q=0", true],
    ["/api/nope", "text/html,*/*;q=0.8", false],
    ["/apis", "*/*", false],
    ["/concepts/nope", "*/*", false],
  ])("%s asked for as %s: %s", (pathname, accept, expected) => {
    expect(isApiCall(pathname, accept)).toBe(expected);
  });
});

describe("pageHeaders", () => {
  it("names the Markdown export of a page, whatever its ending", () => {
    const link = '</a/b.md>; rel="alternate"; type="text/markdown"';
    for (const path of ["/a/b", "/a/b/", "/a/b.html", "/a/b/index.html"]) {
      expect(pageHeaders(path)).toEqual({ vary: "accept", link });
    }
    expect(pageHeaders("/").link).toContain("</index.md>");
    expect(pageHeaders("/index.html").link).toContain("</index.md>");
  });

  it("keeps a path from leaving its place in the header", () => {
    expect(pageHeaders('/a>; rel="x').link).toContain("</a%3E%3B%20rel%3D%22x.md>");
  });

  it("names none for a page without a text of its own", () => {
    expect(pageHeaders("/search/")).toEqual({ vary: "accept" });
  });
});
