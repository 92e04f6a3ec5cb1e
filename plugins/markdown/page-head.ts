import type { Root, RootContent } from "hast";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { EXIT, visit } from "unist-util-visit";
import type { VFile } from "vfile";

import type { Counterpart } from "../../src/lib/protocol/model";
import { jsxAttribute } from "./jsx-attribute";

export interface PageHeadOptions {
  /** Tells documentation pages from partials and other pages. */
  readonly isDoc: (file: string) => boolean;
  /** Where the release switch of a page leads for the other releases. */
  readonly counterpartsOf: (file: string) => Promise<readonly Counterpart[]>;
}

/** Component that holds a page's own words on how it was checked. */
const CHECKED = "Checked";

/** The title where a page's text has it; the theme draws the others above the text. */
const isTitle = (node: RootContent): boolean =>
  node.type === "mdxJsxFlowElement" && node.name === "header";

/** Rehype step: puts `PageHead`, the row about the page, below the title. */
export function rehypePageHead({ isDoc, counterpartsOf }: PageHeadOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!isDoc(file.path)) return;
    const head: MdxJsxFlowElementHast = {
      type: "mdxJsxFlowElement",
      name: "PageHead",
      attributes: [],
      children: [],
    };
    visit(tree, "mdxJsxFlowElement", ({ name }) => {
      if (name !== CHECKED) return undefined;
      head.attributes.push({ type: "mdxJsxAttribute", name: "hasPanel", value: null });
      return EXIT;
    });
    const counterparts = await counterpartsOf(file.path);
    if (counterparts.length > 0) {
      head.attributes.push(jsxAttribute("counterparts", JSON.stringify(counterparts)));
    }
    // Without a title in the text, the row comes first.
    tree.children.splice(tree.children.findIndex(isTitle) + 1, 0, head);
  };
}
