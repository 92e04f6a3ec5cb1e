import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

import { findAll, findTag, hasClass, isTag } from "../content-index/tree";

/** Class of the element around every table; `src/css/site.css` styles it. */
const WRAPPER = "sd-table";

/**
 * Rehype step: gives every body cell of a Markdown table its column's name and every part its ARIA
 * role, and wraps the table. On a narrow screen the rows become blocks with the names in front; the
 * roles keep the table a table for screen readers when CSS changes `display`.
 */
export function rehypeTableLabels() {
  return (tree: Root): void => {
    visit(tree, "element", (table: Element, index, parent) => {
      if (table.tagName !== "table" || parent === undefined || index === undefined)
        return undefined;
      if (parent.type === "element" && hasClass(parent, WRAPPER)) return undefined;
      const head = findTag(table, "thead");
      const cells = head === undefined ? [] : findAll(head, (cell) => isTag(cell, "th"));
      label(
        table,
        cells.map((cell) => toString(cell).trim()),
      );
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: [WRAPPER] },
        children: [table],
      };
      return index + 1;
    });
  };
}

const ROLES: Readonly<Record<string, string>> = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

function label(element: Element, labels: readonly string[]): void {
  const role = ROLES[element.tagName];
  if (role !== undefined) element.properties.role = role;
  let column = 0;
  for (const child of element.children) {
    if (child.type !== "element") continue;
    if (element.tagName === "tr" && child.tagName === "td") {
      const name = labels[column];
      if (name !== undefined && name !== "") child.properties.dataLabel = name;
      column += 1;
    }
    if (child.tagName in ROLES) label(child, labels);
  }
}
