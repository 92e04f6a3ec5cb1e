import type { Element, Root, RootContent } from "hast";
import { describe, expect, it } from "vitest";
import { VFile } from "vfile";

import { rehypeDeferredBlocks } from "./deferred-blocks";

const block = (text: string): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [{ type: "text", value: text }],
});

const esm = (value: string): RootContent => ({ type: "mdxjsEsm", value });

const component: RootContent = {
  type: "mdxJsxFlowElement",
  name: "Calculator",
  attributes: [],
  children: [],
};

/** Blocks with white space between them, as Markdown gives them. */
const blocks = (count: number): RootContent[] =>
  Array.from({ length: count }, (_, index): RootContent[] => [
    block(String(index + 1)),
    { type: "text", value: "\n" },
  ]).flat();

function run(children: RootContent[], path = "docs/guides/page.mdx"): RootContent[] {
  const tree: Root = { type: "root", children };
  rehypeDeferredBlocks()(tree, new VFile({ path }));
  return tree.children;
}

const texts = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node) =>
    node.type === "element" && node.children[0]?.type === "text" ? [node.children[0].value] : [],
  );

describe("rehypeDeferredBlocks", () => {
  it("puts what follows the fourth block into one element, in its order", () => {
    const children = run(blocks(7));
    const last = children.at(-1);
    expect(texts(children)).toEqual(["1", "2", "3", "4"]);
    expect(last).toMatchObject({ type: "mdxJsxFlowElement", name: "DeferredBlocks" });
    expect(texts(last !== undefined && "children" in last ? last.children : [])).toEqual([
      "5",
      "6",
      "7",
    ]);
  });

  it("lets a component wait, and long blocks", () => {
    const list: Element = {
      ...block("list"),
      children: Array.from({ length: 60 }, () => block("x")),
    };
    expect(run([block("1"), component, block("2")])).toMatchObject([
      block("1"),
      { name: "DeferredBlocks", children: [component, block("2")] },
    ]);
    expect(run([block("1"), list])).toMatchObject([block("1"), { name: "DeferredBlocks" }]);
  });

  it("never lets the first block wait", () => {
    expect(run([component, block("1")])).toMatchObject([component, { name: "DeferredBlocks" }]);
  });

  it("leaves a short page as it is", () => {
    expect(run(blocks(4))).toEqual(blocks(4));
  });

  it("leaves imports and exports outside, where MDX wants them", () => {
    const children = run([esm("import a"), ...blocks(5), esm("export const b = 1;")]);
    expect(children.filter(({ type }) => type === "mdxjsEsm")).toHaveLength(2);
    expect(children.at(-1)).toMatchObject({ name: "DeferredBlocks" });
  });

  it("leaves what pages include as it is", () => {
    expect(run(blocks(20), "docs/guides/_partials/part.mdx")).toEqual(blocks(20));
  });
});
