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

/**
 * Rehype step: lets names in code style in the cells of tables break between their words.
 * Otherwise a narrow column breaks them in the middle of one.
 */
export function rehypeCodeBreaks() {
  return (tree: Root): void => {
    visit(tree, "element", (cell: Element) => {
      if (cell.tagName !== "td") return undefined;
      visit(cell, "element", (code: Element) => {
        if (code.tagName !== "code") return undefined;
        code.children = code.children.flatMap((child) =>
          child.type === "text" ? withBreaks(child.value) : [child],
        );
        return SKIP;
      });
      return SKIP;
    });
  };
}
