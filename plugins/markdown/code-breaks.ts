import type { Element, ElementContent, Root } from "hast";
import type { MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";

import { splitIdentifier } from "../../src/lib/format/identifiers";

/** Class of a table whose names have places to break at; see `src/css/site.css`. */
const TABLE_CLASS = "sd-words";

/** What MDX puts on JSX that an author has written: the compiler keeps its name as it is. */
const AS_WRITTEN = { _mdxExplicitJsx: true };

/** What is written: JSX for pages that are compiled, an element for HTML that is only shown. */
export interface CodeBreaksOptions {
  readonly as: "element" | "jsx";
}

/**
 * Code with an element between its parts at which the browser may break the line. As JSX, no theme
 * component replaces it: the one for code takes anything but text for a block.
 */
function withBreaks(
  parts: readonly string[],
  { as }: CodeBreaksOptions,
): Element | MdxJsxTextElementHast {
  const children = parts.flatMap((value, index): ElementContent[] => {
    const text: ElementContent = { type: "text", value };
    return index === 0
      ? [text]
      : [{ type: "element", tagName: "wbr", properties: {}, children: [] }, text];
  });
  return as === "jsx"
    ? { type: "mdxJsxTextElement", name: "code", attributes: [], children, data: AS_WRITTEN }
    : { type: "element", tagName: "code", properties: {}, children };
}

/** Longer code has to break, for a phone. */
const WHOLE_OPTION = /^--.{1,28}$/u;

/** Rehype step: keeps short options of commands on one line, which a browser breaks after the hyphens. */
export function rehypeWholeOptions() {
  return (tree: Root): void => {
    visit(tree, "element", (code: Element, _, parent) => {
      const [text] = code.children;
      if (code.tagName !== "code" || (parent as Element | undefined)?.tagName === "pre") return;
      if (text?.type === "text" && WHOLE_OPTION.test(text.value)) {
        code.properties.className = ["sd-option"];
      }
    });
  };
}

/**
 * Rehype step: lets names in code style in the cells of Markdown tables break between their words.
 * Otherwise a narrow column breaks them in the middle of one.
 */
export function rehypeCodeBreaks(options: CodeBreaksOptions) {
  return (tree: Root): void => {
    visit(tree, "element", (table: Element) => {
      if (table.tagName !== "table") return undefined;
      visit(table, "element", (code: Element, index, parent) => {
        if (code.tagName !== "code" || index === undefined || parent === undefined) {
          return undefined;
        }
        table.properties.className = [TABLE_CLASS];
        const [text, ...rest] = code.children;
        const parts = text?.type === "text" && rest.length === 0 ? splitIdentifier(text.value) : [];
        if (parts.length > 1) parent.children[index] = withBreaks(parts, options);
        return SKIP;
      });
      return SKIP;
    });
  };
}
