import fc from "fast-check";
import { expect, it } from "vitest";

import { anyText, fuzzOf, textOf } from "../../../tests/fuzz/fuzz";
import { markdownPathOf, negotiateMarkdown, pageHeaders } from "./negotiate";

const fuzz = fuzzOf("the choice between page and Markdown");

const path = fc
  .oneof(
    textOf(..."/.%<>\"';,".split(""), "guides", "v1.2", ".html", "index", "\r\n", "é", "流"),
    anyText,
  )
  .map((text) => `/${text}`);

const accept = fc.oneof(
  textOf(
    "text/markdown",
    "text/html",
    "*/*",
    ",",
    ";",
    "q=",
    " ",
    "0",
    "1",
    "0.5",
    "-1",
    "1e9",
    "q = ",
  ),
  anyText,
);

fuzz(
  "any request gets its page or the Markdown export of it",
  fc.tuple(path, accept),
  ([pathname, header]) => {
    const exported = negotiateMarkdown(pathname, header);
    if (exported === null) return;
    expect(header).toMatch(/text\/markdown/iu);
    expect(exported).toBe(markdownPathOf(pathname));
    expect(exported.endsWith(".md")).toBe(true);
  },
);

fuzz("a browser always gets the page", path, (pathname) => {
  const header = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
  expect(negotiateMarkdown(pathname, header)).toBeNull();
  expect(negotiateMarkdown(pathname, null)).toBeNull();
});

fuzz("the link to the Markdown export is one link, whatever the path", path, (pathname) => {
  const { link } = pageHeaders(pathname);
  if (link !== undefined) {
    expect(link).toMatch(/^<\/[^\s<>"]*\.md>; rel="alternate"; type="text\/markdown"$/u);
  }
});

fuzz.large("a large request is read", ["/", "/a", ".", ".a", "a", ",", ";q=", " ", "é"], (text) => {
  for (const pathname of [`/${text}`, `/${text}x`]) {
    negotiateMarkdown(pathname, "text/markdown");
    negotiateMarkdown("/", text);
    pageHeaders(pathname);
  }
});

it("half a character in a path is no reason to fail", () => {
  expect(pageHeaders("/a\uD800").link).toContain("</a%EF%BF%BD.md>");
});
