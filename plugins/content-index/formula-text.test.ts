import type { Root } from "hast";
import rehypeKatex from "rehype-katex";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import { formulaText } from "./formula-text";
import { findTag } from "./tree";

/** What a formula reads as, from the MathML that the site shows. */
function textOf(tex: string): string {
  const tree: Root = {
    type: "root",
    children: [
      {
        type: "element",
        tagName: "code",
        properties: { className: ["language-math", "math-inline"] },
        children: [{ type: "text", value: tex }],
      },
    ],
  };
  rehypeKatex({ output: "mathml" })(tree, new VFile());
  const math = findTag(tree, "math");
  if (math === undefined) throw new Error(`KaTeX wrote no formula for ${tex}.`);
  return formulaText(math);
}

describe("formulaText", () => {
  it.each([
    ["D", "D"],
    ["S(t)=D\\cdot\\frac{t}{T}", "S(t) = D ⋅ t/T"],
    ["u_c = D\\cdot\\frac{c-T_0}{T-T_0}", "u_c = D ⋅ (c − T_0)/(T − T_0)"],
    ["\\left(\\frac{t}{T}\\right)^{e}", "(t/T)^e"],
    ["2^{128}-1", "2^128 − 1"],
    ["k=\\min\\{i: T_i\\ge t\\}", "k = min{i : T_i ≥ t}"],
    ["\\lceil\\log_2 n\\rceil", "⌈log_2n⌉"],
    ["\\begin{cases}0 & t<c\\\\ u_s & t\\ge c\\end{cases}", "{0, t < c; u_s, t ≥ c"],
    ["\\sqrt{x+1}", "√(x + 1)"],
    ["\\sum_{i=1}^{n} a_i", "∑_(i = 1)^na_i"],
    ["\\text{total fee} = \\left\\lfloor a \\cdot b\\right\\rfloor", "total fee = ⌊a ⋅ b⌋"],
  ])("%s", (tex, text) => {
    expect(textOf(tex)).toBe(text);
  });
});
