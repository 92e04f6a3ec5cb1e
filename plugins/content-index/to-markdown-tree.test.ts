import { describe, expect, it } from "vitest";

import { markdownOf, treeOf } from "./testing";

const MERMAID = "flowchart TD\n  accTitle: Path\n  accDescr: From a to b.\n  a --> b";

describe("toMarkdownTree", () => {
  it("keeps anchors of headings, except those that React made up", () => {
    const [first, second] = treeOf(`<h2 id=rules>Rules</h2><h3 id=_R_1_>x</h3>`).children;
    expect(first?.data).toEqual({ id: "rules" });
    expect(second?.data).toBeUndefined();
  });

  it("reads code with its language and title, without the colors", () => {
    expect(
      markdownOf(
        `<figure><figcaption><span>A.sol</span><button>Copy</button></figcaption><pre data-title=A.sol><code class=language-solidity><span class=line>uint a<span class=k>;</span></span>\n<span class=line>  b</span></code></pre></figure>`,
      ),
    ).toBe('```solidity title="A.sol"\nuint a;\n  b\n```');
    expect(markdownOf(`<pre><code class=language-text>x\n</code></pre>`)).toBe("```\nx\n```");
  });

  it("reads a drawn diagram as its source, once", () => {
    const html = `<figure><figcaption>Path</figcaption><div role=img><svg><text>a</text></svg></div><details><summary>Diagram as text</summary><p>From a to b.</p><pre data-language=mermaid><code>${MERMAID}</code></pre></details></figure>`;
    expect(markdownOf(html)).toBe(`\`\`\`mermaid\n${MERMAID}\n\`\`\``);
    expect(treeOf(html).children[0]?.data).toEqual({
      diagram: { title: "Path", description: "From a to b." },
    });
  });

  it("reads formulas as TeX", () => {
    const math = (tex: string, display = ""): string =>
      `<span class=katex><math ${display}><semantics><mrow><mi>x</mi></mrow><annotation encoding=application/x-tex>${tex}</annotation></semantics></math></span>`;
    expect(markdownOf(`<p>At ${math("t&lt;c")} it costs $4.</p>`)).toBe("At $t<c$ it costs \\$4.");
    expect(markdownOf(math("a^2\nb", "display=block"))).toBe("$$\na^2\nb\n$$");
    expect(treeOf(math("\\frac{x}{1}", "display=block")).children[0]).toMatchObject({
      value: "\\frac{x}{1}",
      data: { text: "x" },
    });
  });

  it("completes links to anchors of the same page", () => {
    expect(markdownOf(`<p><a href=#rules>Rules</a> <a href=https://x.org>x</a></p>`)).toBe(
      "[Rules](/page#rules) [x](https://x.org)",
    );
  });

  it("makes a heading of each named group of rows", () => {
    const html = `<table><thead><tr><th>Contract<th>Address<tbody id=chain-base><tr><th colspan=2 scope=rowgroup>Base <span>chain id 8453</span><tr><th scope=row>Lockup<td>0x1<tbody id=chain-x><tr><th colspan=2 scope=rowgroup>X<tr><th>Lockup<td>0x2</table>`;
    expect(markdownOf(html)).toBe(
      "### Base chain id 8453\n\n| Contract | Address |\n| - | - |\n| Lockup | 0x1 |\n\n### X\n\n| Contract | Address |\n| - | - |\n| Lockup | 0x2 |",
    );
    expect(treeOf(html).children[0]?.data).toEqual({ id: "chain-base" });
  });
});
