import type { Nodes, Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/** Component around what is deferred: `src/page/DeferredBlocks`. */
const DEFERRED_ELEMENT = "DeferredBlocks";

/**
 * What is drawn first: the beginning of the text, which the reader looks for, in at most so many blocks
 * and elements. Eight blocks, which fill a screen of 800 pixels, made a click 30 ms slower on a processor
 * four times slower.
 */
const FIRST = { blocks: 4, elements: 40 } as const;

/** Elements that a component counts for: a calculator or a plot has more. */
const COMPONENT_ELEMENTS = 40;

/** The row below the title and what it opens: with the page from the start, but no part of its text. */
const HEAD: readonly (string | null)[] = ["PageHead", "Checked"];

/** What is read of a page; imports, exports and white space between blocks are not. */
const isBlock = (node: RootContent): boolean =>
  node.type === "element" || (node.type === "mdxJsxFlowElement" && !HEAD.includes(node.name));

/** Whether a file is one that pages include: what it has is one block of the page. */
const isPartial = ({ path }: VFile): boolean => /[\\/]_[^\\/]+/u.test(path);

/** Imports and exports, which MDX wants at the top. */
const isModuleCode = ({ type }: RootContent): boolean => type === "mdxjsEsm";

/** About how many elements the browser has to make for a block. */
function countElements(block: Nodes): number {
  let count = 0;
  visit(block, (node) => {
    if (node.type === "element" || node.type === "mdxJsxTextElement") count += 1;
    if (node.type === "mdxJsxFlowElement") count += COMPONENT_ELEMENTS;
  });
  return count;
}

/** Index of the first block that can wait; the first of a page never does. */
function firstLate(blocks: readonly RootContent[]): number {
  let elements = 0;
  return blocks.findIndex((block, index) => {
    elements += countElements(block);
    return index > 0 && (index >= FIRST.blocks || elements > FIRST.elements);
  });
}

/**
 * Rehype step: puts what follows the first blocks of a page into one element, `DeferredBlocks`, which
 * draws it at once, except when the reader comes from another page of the site.
 */
export function rehypeDeferredBlocks() {
  return (tree: Root, file: VFile): void => {
    if (isPartial(file)) return;
    const blocks = tree.children.filter(isBlock);
    const next = blocks[firstLate(blocks)];
    if (next === undefined) return;
    const start = tree.children.indexOf(next);
    const rest = tree.children.slice(start);
    const deferred: MdxJsxFlowElementHast = {
      type: "mdxJsxFlowElement",
      name: DEFERRED_ELEMENT,
      attributes: [],
      children: rest.filter((node) => !isModuleCode(node)) as MdxJsxFlowElementHast["children"],
    };
    tree.children = [...tree.children.slice(0, start), ...rest.filter(isModuleCode), deferred];
  };
}
