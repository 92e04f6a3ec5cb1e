import type { Element, Root } from "hast";
import rehypeKatex from "rehype-katex";
import { VFile } from "vfile";
import { expect, it } from "vitest";

import { findTag } from "../content-index/tree";
import { rehypeMath } from "./math";

/** The element of one formula through KaTeX as the site runs it, then through the step. */
function mathOf(tex: string, kind = "math-inline"): Element | undefined {
  const tree: Root = {
    type: "root",
    children: [
      {
        type: "element",
        tagName: "code",
        properties: { className: ["language-math", kind] },
        children: [{ type: "text", value: tex }],
        position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
      },
    ],
  };
  const file = new VFile({ path: "docs/a.mdx" });
  rehypeKatex({ output: "mathml" })(tree, file);
  rehypeMath()(tree, file);
  return findTag(tree, "math");
}

it.each([
  ["math-display", 0],
  ["math-inline", undefined],
])("gives the place of a formula in the order of focus: %s", (kind, place) => {
  expect(mathOf("\\lfloor a \\cdot f \\rfloor", kind)?.properties.tabIndex).toBe(place);
});

it("refuses a formula that KaTeX cannot read, naming file, line and formula [spec 6.1a]", () => {
  expect(() => mathOf("\\frac{1")).toThrow(
    /literal dollar sign as \\\$\):\n {2}docs\/a\.mdx:7: KaTeX parse error: .*\\frac\{1/u,
  );
});
