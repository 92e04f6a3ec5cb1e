import rehypeKatex from "rehype-katex";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";
import type { Root } from "hast";

import { rehypeMathErrors } from "./math-errors";

/** One formula through KaTeX as the site runs it, then through the check. */
function check(tex: string): void {
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
  const file = new VFile({ path: "docs/a.mdx" });
  rehypeKatex({ output: "mathml" })(tree, file);
  rehypeMathErrors()(tree, file);
}

describe("rehypeMathErrors", () => {
  it("passes a formula that KaTeX reads", () => {
    expect(() => {
      check("\\lfloor a \\cdot f \\rfloor");
    }).not.toThrow();
  });

  it("fails on one that it cannot read, naming file and formula [spec 6.1a]", () => {
    expect(() => {
      check("\\frac{1");
    }).toThrow(/docs\/a\.mdx.*\\\$\):\n {2}\\frac\{1/s);
  });
});
