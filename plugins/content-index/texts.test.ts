import { describe, expect, it } from "vitest";

import { readTexts } from "./texts";
import { treeOf } from "./testing";

const textsOf = (html: string): ReturnType<typeof readTexts> => readTexts(treeOf(html).children);

describe("readTexts", () => {
  it.each([
    ["<p>a &lt;b&gt;\n  <code>c</code> &amp; d</p>", ["a <b> c & d"]],
    [
      "<ol><li><p>Run</p><pre><code class=language-bash>ls</code></pre><li>Look<ul><li>twice</ul></ol>",
      ["Run ls", "Look twice"],
    ],
    ["<blockquote><p>a</p><ul><li>b</ul></blockquote>", ["a", "b"]],
    [
      "<pre data-language=mermaid>flowchart TD\naccTitle: T\naccDescr: D\na --> b</pre>",
      ["T", "D"],
    ],
  ])("reads %j, and its words are the same", (html, units) => {
    expect(textsOf(html)).toEqual({ units, words: units.join("\n"), code: "" });
  });

  it("reads the rows of a table, and as words its columns too", () => {
    expect(
      textsOf("<table><tr><th>A<th>B<tr><td><code>x</code> y<td>z<tr><td>v<td></table>"),
    ).toEqual({ units: ["x y · z", "v"], words: "A\nB\nx y\nz\nv\n", code: "" });
  });

  it("reads a formula, whose letters are no words", () => {
    expect(
      textsOf(
        "<math display=block><msup><mi>x</mi><mn>2</mn></msup><annotation encoding=application/x-tex>x^{2}</annotation></math>",
      ),
    ).toEqual({ units: ["x^2"], words: "", code: "" });
  });

  it("reads code apart", () => {
    const pre = (code: string): string => `<pre><code class=language-bash>${code}</code></pre>`;
    expect(textsOf(`${pre("ls")}<p>Then</p>${pre("cd")}`)).toEqual({
      units: ["Then"],
      words: "Then",
      code: "ls\ncd",
    });
  });
});
