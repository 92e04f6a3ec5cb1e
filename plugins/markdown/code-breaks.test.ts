import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { describe, expect, it } from "vitest";

import { rehypeCodeBreaks, rehypeWholeOptions } from "./code-breaks";

const step = rehypeCodeBreaks({ as: "element" });

const code = (value: string): Element => ({
  type: "element",
  tagName: "code",
  properties: {},
  children: [{ type: "text", value }],
});

function html(tagName: string, value: string): string {
  const tree: Root = {
    type: "root",
    children: [{ type: "element", tagName, properties: {}, children: [code(value)] }],
  };
  step(tree);
  return toHtml(tree);
}

describe("rehypeCodeBreaks", () => {
  it.each([
    ["createWithDurationsLL", "create<wbr>With<wbr>Durations<wbr>LL"],
    ["STREAMING_SOLVENT", "STREAMING_<wbr>SOLVENT"],
    ["withdrawMax", "withdraw<wbr>Max"],
    ["recipient", "recipient"],
    ["range/linear.csv", "range/<wbr>linear.<wbr>csv"],
    ["10;20;30;40", "10;<wbr>20;<wbr>30;<wbr>40"],
    ["0x6a5788f8", "0x6a5788f8"],
    [
      "0xB10daee1FCF62243aE27776D7a92D39dC8740f95",
      "0xB10daee1<wbr>FCF62243aE<wbr>27776D7a92<wbr>D39dC8740f<wbr>95",
    ],
  ])("breaks %s in a table between its words", (value, expected) => {
    expect(html("table", value)).toBe(`<table class="sd-words"><code>${expected}</code></table>`);
  });

  it("makes broken code an element that the theme does not take for a block", () => {
    const table: Element = {
      type: "element",
      tagName: "table",
      properties: {},
      children: [code("withdrawMax"), code("fee")],
    };
    rehypeCodeBreaks({ as: "jsx" })({ type: "root", children: [table] });
    expect(table.children).toMatchObject([
      { type: "mdxJsxTextElement", name: "code", data: { _mdxExplicitJsx: true } },
      { type: "element", tagName: "code" },
    ]);
  });

  it("leaves code outside tables alone that fits a phone, and headings and blocks", () => {
    expect(html("p", "createWithDurationsLL")).toBe("<p><code>createWithDurationsLL</code></p>");
    const long = "SablierLockup_WithdrawalAddressNotRecipient";
    expect(html("li", long)).toContain("Withdrawal<wbr>Address");
    for (const tagName of ["h2", "pre"]) expect(html(tagName, long)).toContain(`<code>${long}<`);
  });
});

describe("rehypeWholeOptions", () => {
  it.each([
    ["p", "--verifier-url", '<p><code class="sd-option">--verifier-url</code></p>'],
    ["p", "npm install --save-exact", "<p><code>npm install --save-exact</code></p>"],
    ["pre", "--broadcast", "<pre><code>--broadcast</code></pre>"],
  ])("in %s, of %s", (tagName, value, expected) => {
    const tree: Root = {
      type: "root",
      children: [{ type: "element", tagName, properties: {}, children: [code(value)] }],
    };
    rehypeWholeOptions()(tree);
    expect(toHtml(tree)).toBe(expected);
  });
});
