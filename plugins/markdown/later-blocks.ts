import type { Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";

/**
 * Blocks that are drawn first: the beginning of the text, which the reader looks for. Eight, which fill
 * a screen of 800 pixels, made a click 30 ms slower on a processor four times slower.
 */
const FIRST_BLOCKS = 4;

/** What is seen of a page; imports, exports and white space between blocks are not. */
const isBlock = ({ type }: RootContent): boolean =>
  type === "element" || type === "mdxJsxFlowElement";

/** Imports and exports, which MDX wants at the top. */
const isProgram = ({ type }: RootContent): boolean => type === "mdxjsEsm";

/** Files that pages include: what they have is one block of the page. */
const PARTIAL = /[\\/]_[^\\/]+/u;

/**
 * Rehype step: puts what follows the first blocks of a page into one element, `LaterBlocks`, which
 * draws it at once, except when the reader comes from another page of the site.
 */
export function rehypeLaterBlocks() {
  return (tree: Root, file: VFile): void => {
    if (PARTIAL.test(file.path)) return;
    const blocks = tree.children.filter(isBlock);
    const next = blocks[FIRST_BLOCKS];
    if (next === undefined) return;
    const start = tree.children.indexOf(next);
    const rest = tree.children.slice(start);
    const later: MdxJsxFlowElementHast = {
      type: "mdxJsxFlowElement",
      name: "LaterBlocks",
      attributes: [],
      children: rest.filter((node) => !isProgram(node)) as MdxJsxFlowElementHast["children"],
    };
    tree.children = [...tree.children.slice(0, start), ...rest.filter(isProgram), later];
  };
}
