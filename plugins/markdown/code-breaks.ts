import type { Element, ElementContent, Parent, Root } from "hast";
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

/** A name of so many characters is wider than the column of a phone. */
const LONG = 31;

/** Rehype step: keeps options of commands that fit a phone on one line: a browser breaks after hyphens. */
export function rehypeWholeOptions() {
  return (tree: Root): void => {
    visit(tree, "element", (code: Element, _, parent) => {
      const [text] = code.children;
      if (code.tagName !== "code" || (parent as Element | undefined)?.tagName === "pre") return;
      if (text?.type === "text" && /^--./u.test(text.value) && text.value.length < LONG) {
        code.properties.className = ["sd-option"];
      }
    });
  };
}

/**
 * Rehype step: lets names in code style in the cells of Markdown tables, and elsewhere those that are
 * wider than a phone, break between their words. Otherwise a narrow column breaks them in the middle
 * of one. Headings stay as they are, for what is made from them.
 */
export function rehypeCodeBreaks(options: CodeBreaksOptions) {
  /** @returns whether the element is code in a line. */
  function breakCode(code: Element, index?: number, parent?: Parent, least = 0): boolean {
    if (code.tagName !== "code" || index === undefined || parent === undefined) return false;
    const [text, ...rest] = code.children;
    if (text?.type !== "text" || rest.length > 0 || text.value.length < least) return true;
    const parts = splitIdentifier(text.value);
    if (parts.length > 1) parent.children[index] = withBreaks(parts, options);
    return true;
  }

  return (tree: Root): void => {
    visit(tree, "element", (element: Element, at, around) => {
      if (/^(?:pre|h[1-6])$/u.test(element.tagName)) return SKIP;
      if (element.tagName !== "table") {
        return breakCode(element, at, around, LONG) ? SKIP : undefined;
      }
      visit(element, "element", (code: Element, index, parent) => {
        if (!breakCode(code, index, parent)) return undefined;
        element.properties.className = [TABLE_CLASS];
        return SKIP;
      });
      return SKIP;
    });
  };
}
