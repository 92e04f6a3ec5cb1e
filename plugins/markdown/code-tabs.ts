import type { Element, Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";

type Child = RootContent | Element["children"][number];

const isNamed = (node: Child | undefined, name: string): node is MdxJsxFlowElementHast =>
  node?.type === "mdxJsxFlowElement" && node.name === name;

/** What is inside an element apart from white space. */
const blocksOf = ({ children }: MdxJsxFlowElementHast): Child[] =>
  children.filter((child) => child.type !== "text" || child.value.trim() !== "");

/**
 * Rehype step: tells tabs whose panels all begin with code (`hasCode`), so that the first block and
 * the tabs are drawn as one. Comes after the step that makes `CodeFence` elements.
 */
export function rehypeCodeTabs() {
  return (tree: Root): void => {
    visit(tree, "mdxJsxFlowElement", (node) => {
      if (!isNamed(node, "Tabs")) return;
      const panels = blocksOf(node).filter((child) => isNamed(child, "TabItem"));
      if (panels.length === 0 || !panels.every((p) => isNamed(blocksOf(p)[0], "CodeFence"))) return;
      node.attributes.push({ type: "mdxJsxAttribute", name: "hasCode", value: null });
    });
  };
}
