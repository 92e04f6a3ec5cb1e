import { describe, expect, it } from "vitest";

import { markdownOf } from "./testing";

describe("cleanTree", () => {
  it("drops what only works in a browser", () => {
    expect(
      markdownOf(
        `<p>Copy <code>0x1</code><button>Copy</button></p><label>Amount<input></label><form><fieldset><p>hint</fieldset></form><p role=status>3 found</p><p aria-hidden=true>axis</p><div data-extract-skip><a href=/a>Edit</a></div><!-- note -->`,
      ),
    ).toBe("Copy `0x1`");
  });

  it("names a tool instead of what it shows, and keeps what holds without it", () => {
    expect(
      markdownOf(
        `<section data-extract-tool="Calculator"><p>Enter an amount.<dl><dt>Fee<dd>7</dl><div data-extract-keep><p>A rule.</div></section><p role=status data-extract-keep>3 chains`,
      ),
    ).toBe("_Tool on the page: Calculator_\n\nA rule.\n\n3 chains");
  });

  it("names a panel of tabs once, unless its code does", () => {
    const panel = (label: string): string =>
      `<div><p class=tab-label>${label}</p><pre data-language=solidity>x</pre></div>`;
    expect(
      markdownOf(
        `<ul role=tablist><li>Solidity<li>Linear</ul>${panel("Solidity")}${panel("Linear")}`,
      ),
    ).toBe("```solidity\nx\n```\n\n**Linear**\n\n```solidity\nx\n```");
  });

  it("drops the link next to a heading and characters without width", () => {
    expect(markdownOf(`<h2 id=a>A<a class=hash-link href=#a>\u200b</a></h2>`)).toBe("## A");
  });

  it("joins a name that may break between lines", () => {
    expect(markdownOf(`<p><code>with<wbr>draw<wbr>Max</code></p>`)).toBe("`withdrawMax`");
  });

  it("describes a drawing and drops decoration", () => {
    expect(
      markdownOf(
        `<figure><figcaption>Plot</figcaption><svg><title>Plot</title><desc>It rises.</desc><text>50</text></svg></figure><p>x<svg><path></path></svg></p>`,
      ),
    ).toBe("Plot\n\nIt rises.\n\nx");
  });

  it("quotes an admonition under its kind and title", () => {
    const admonition = (title: string): string =>
      `<div class="theme-admonition theme-admonition-warning"><div><span><svg></svg></span>${title}</div><div><p>Mind <b>this</b>.</div></div>`;
    expect(markdownOf(admonition("Limits"))).toBe("> **Warning: Limits**\n>\n> Mind **this**.");
    expect(markdownOf(admonition("warning"))).toBe("> **Warning**\n>\n> Mind **this**.");
  });

  it("opens details under their summary", () => {
    expect(markdownOf(`<details><summary>More<span> of it</span></summary><p>Text</details>`)).toBe(
      "**More of it**\n\nText",
    );
  });

  it("writes definitions as a list", () => {
    expect(markdownOf(`<dl><div><dt>Rate</dt><dd>tokens a second</dd></div></dl>`)).toBe(
      "- **Rate**: tokens a second",
    );
  });

  it("leaves no space where a button stood beside a term", () => {
    expect(
      markdownOf(`<dl><dt><code>id</code> <span><button>Copy</button></span></dt><dd>b</dd></dl>`),
    ).toBe("- **`id`**: b");
  });

  it("takes a list of cards with headings apart", () => {
    expect(markdownOf(`<ul><li><h3>One</h3><p>First</li><li><h3>Two</h3></li></ul>`)).toBe(
      "### One\n\nFirst\n\n### Two",
    );
  });

  it("flattens blocks in cells and links", () => {
    expect(
      markdownOf(
        `<table><tr><th>Name<th>Meaning<tr><td><a href=/x><div>A</div><div>b</div></a><td><ul><li>one<li>two</ul><pre>c()</pre></table>`,
      ),
    ).toBe("| Name | Meaning |\n| - | - |\n| [A b](/x) | one; two `c()` |");
  });

  it("names a column by the button that sorts by it, and drops other buttons in cells", () => {
    expect(
      markdownOf(
        `<table><tr><th scope=col><button>Chain<span aria-hidden=true>▲</span></button><tr><th scope=row>Base<button>Copy</button></table>`,
      ),
    ).toBe("| Chain |\n| - |\n| Base |");
  });

  it("keeps a list in a cell apart from the words before it", () => {
    expect(
      markdownOf(
        `<table><tr><th>Name<tr><td><code>a</code><dl><dt>Key</dt><dd>b</dd></dl></table>`,
      ),
    ).toBe("| Name |\n| - |\n| `a` **Key**: b |");
  });

  it("keeps apart what only the style sheet kept apart", () => {
    expect(markdownOf(`<p><a href=/a>A</a><span>text</span><span>, more</span></p>`)).toBe(
      "[A](/a) text, more",
    );
  });

  it("joins the colored parts of code", () => {
    expect(
      markdownOf(`<p><code><span>0x12</span><span>-137</span><span>-21</span></code></p>`),
    ).toBe("`0x12-137-21`");
  });

  it("writes exponents and indices so that they stay apart from the base", () => {
    expect(markdownOf(`<p>10<sup>18</sup> and a<sub>k</sub></p>`)).toBe("10^18 and a_k");
  });
});
