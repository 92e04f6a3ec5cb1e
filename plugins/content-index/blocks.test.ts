import { describe, expect, it } from "vitest";

import { readBlocks } from "./blocks";
import { treeOf } from "./testing";

const blocksOf = (html: string): ReturnType<typeof readBlocks> => readBlocks(treeOf(html).children);

describe("readBlocks", () => {
  it("reads text with entities decoded and white space collapsed", () => {
    expect(blocksOf("<p>a &lt;b&gt;\n  <code>c</code> &amp; d</p>")).toEqual([
      { type: "text", text: "a <b> c & d" },
    ]);
  });

  it("reads lists with the code and the lists inside", () => {
    expect(
      blocksOf(
        "<ol><li><p>Run</p><pre><code class=language-bash>ls</code></pre><li>Look<ul><li>twice</ul></ol>",
      ),
    ).toEqual([{ type: "list", ordered: true, items: ["Run ls", "Look twice"] }]);
  });

  it("reads tables as rows of cells", () => {
    expect(blocksOf("<table><tr><th>A<th>B<tr><td><code>x</code> y<td></table>")).toEqual([
      { type: "table", header: ["A", "B"], rows: [["x y", ""]] },
    ]);
  });

  it("reads diagrams with their texts, and formulas as TeX and as text", () => {
    expect(
      blocksOf(
        "<pre data-language=mermaid>flowchart TD\naccTitle: T\naccDescr: D\na --> b</pre><math display=block><msup><mi>x</mi><mn>2</mn></msup><annotation encoding=application/x-tex>x^{2}</annotation></math>",
      ),
    ).toEqual([
      {
        type: "diagram",
        source: "flowchart TD\naccTitle: T\naccDescr: D\na --> b",
        title: "T",
        description: "D",
      },
      { type: "math", tex: "x^{2}", text: "x^2" },
    ]);
  });

  it("reads what is quoted", () => {
    expect(blocksOf("<blockquote><p>a</p><ul><li>b</ul></blockquote>")).toEqual([
      { type: "text", text: "a" },
      { type: "list", ordered: false, items: ["b"] },
    ]);
  });
});
