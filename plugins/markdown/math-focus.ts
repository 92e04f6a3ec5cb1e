import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * Rehype step after KaTeX: a displayed formula takes the focus. One that is wider than a phone scrolls
 * sideways, which the keyboard can do only from there. Its text is its name for screen readers.
 */
export function rehypeMathFocus() {
  return (tree: Root): void => {
    visit(tree, "element", ({ tagName, properties }: Element) => {
      if (tagName === "math" && properties.display === "block") properties.tabIndex = 0;
    });
  };
}
