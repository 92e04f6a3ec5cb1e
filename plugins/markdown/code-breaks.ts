import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

import { splitIdentifier } from "../../src/lib/format/identifiers";

/** The text with an element between its parts at which the browser may break the line. */
function withBreaks(value: string): ElementContent[] {
  return splitIdentifier(value).flatMap((part, index): ElementContent[] => {
    const text: ElementContent = { type: "text", value: part };
    return index === 0
      ? [text]
      : [{ type: "element", tagName: "wbr", properties: {}, children: [] }, text];
  });
}

/** Class of a table whose names have places to break at; see `src/css/site.css`. */
const TABLE_CLASS = "sd-words";

/**
 * Rehype step: lets names in code style in the cells of Markdown tables break between their words.
 * Otherwise a narrow column breaks them in the middle of one.
 */
export function rehypeCodeBreaks() {
  return (tree: Root): void => {
    visit(tree, "element", (table: Element) => {
      if (table.tagName !== "table") return undefined;
      visit(table, "element", (code: Element) => {
        if (code.tagName !== "code") return undefined;
        table.properties.className = [TABLE_CLASS];
        code.children = code.children.flatMap((child) =>
          child.type === "text" ? withBreaks(child.value) : [child],
        );
        return SKIP;
      });
      return SKIP;
    });
  };
}
