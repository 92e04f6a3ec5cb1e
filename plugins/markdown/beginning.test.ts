import type { Element, Root, RootContent } from "hast";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";

import { BEGINNING_ID } from "../../src/lib/beginning";
import { rehypeBeginning } from "./beginning";
import { LATER_ELEMENT } from "./later-blocks";

const text = { type: "text", value: "\n" } as const;
const block = (tagName: string): Element => ({
  type: "element",
  tagName,
  properties: {},
  children: [],
});
const component: RootContent = {
  type: "mdxJsxFlowElement",
  name: "Calculator",
  attributes: [],
  children: [],
};
const mark = { ...block("span"), properties: { id: BEGINNING_ID, hidden: true } };

function run(children: RootContent[], path = "docs/guides/page.mdx"): RootContent[] {
  const tree: Root = { type: "root", children };
  rehypeBeginning()(tree, new VFile({ path }));
  return tree.children;
}

describe("rehypeBeginning", () => {
  it("marks the place before what is drawn later, whatever stands before it", () => {
    const esm: RootContent = { type: "mdxjsEsm", value: "import a" };
    const [first, second] = [block("p"), component];
    const later = { ...component, name: LATER_ELEMENT };
    expect(run([esm, first, text, second, text, later])).toEqual([
      esm,
      first,
      text,
      second,
      text,
      mark,
      later,
    ]);
  });

  it("does not wait for the last block of a page that is all beginning", () => {
    const [first, last] = [block("p"), block("ul")];
    expect(run([first, last])).toEqual([first, mark, last]);
    expect(run([component])).toEqual([mark, component]);
  });

  it("leaves files that pages include, and empty ones, as they are", () => {
    expect(run([block("p")], "docs/guides/_part.mdx")).toEqual([block("p")]);
    expect(run([text])).toEqual([text]);
  });
});
