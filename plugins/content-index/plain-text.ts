import type { Nodes } from "mdast";

/** Nodes whose children stand on lines of their own. */
const FLOW = new Set(["root", "blockquote", "list", "listItem", "table", "tableRow"]);

/** Collapses white space, as a browser does. */
export const collapse = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The text of a node as a reader sees it, on one line, formulas among it. */
export function plainText(node: Nodes): string {
  return collapse(rawText(node));
}

function rawText(node: Nodes): string {
  if (node.type === "break") return " ";
  if (node.type === "image") return node.alt ?? "";
  if (node.type === "inlineMath" || node.type === "math") return node.data?.text ?? node.value;
  if ("value" in node) return node.value;
  if ("children" in node) {
    return node.children.map((child) => rawText(child)).join(FLOW.has(node.type) ? " " : "");
  }
  return "";
}
