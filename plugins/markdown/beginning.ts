import type { Element, Root, RootContent } from "hast";
import type { VFile } from "vfile";

import { BEGINNING_ID } from "../../src/lib/beginning";
import { isBlock, isPartial } from "./blocks";
import { LATER_ELEMENT } from "./later-blocks";

const isLater = (node: RootContent): boolean =>
  node.type === "mdxJsxFlowElement" && node.name === LATER_ELEMENT;

/**
 * Rehype step, after `rehypeLaterBlocks`: marks the end of the beginning of a page, for which the first
 * paint waits. A page that is all beginning has the mark before its last block, which may be long.
 */
export function rehypeBeginning() {
  return (tree: Root, file: VFile): void => {
    if (isPartial(file)) return;
    const blocks = tree.children.filter(isBlock);
    const next = blocks.find(isLater) ?? blocks.at(-1);
    if (next === undefined) return;
    const mark: Element = {
      type: "element",
      tagName: "span",
      properties: { id: BEGINNING_ID, hidden: true },
      children: [],
    };
    tree.children.splice(tree.children.indexOf(next), 0, mark);
  };
}
