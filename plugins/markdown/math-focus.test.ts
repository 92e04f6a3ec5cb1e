import type { Element, Root } from "hast";
import rehypeKatex from "rehype-katex";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { expect, it } from "vitest";

import { rehypeMathFocus } from "./math-focus";

it.each([
  ["math-display", 0],
  ["math-inline", undefined],
])("gives the place of a formula in the order of focus: %s", (kind, place) => {
  const code: Element = {
    type: "element",
    tagName: "code",
    properties: { className: ["language-math", kind] },
    children: [{ type: "text", value: "a \\cdot b" }],
  };
  const tree: Root = { type: "root", children: [code] };
  rehypeKatex({ output: "mathml" })(tree, new VFile());
  rehypeMathFocus()(tree);
  const places: unknown[] = [];
  visit(tree, "element", ({ tagName, properties }: Element) => {
    if (tagName === "math") places.push(properties.tabIndex);
  });
  expect(places).toEqual([place]);
});
