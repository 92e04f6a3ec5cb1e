import { fromHtml } from "hast-util-from-html";
import type { Root } from "mdast";

import { cleanTree } from "./clean";
import { withOrigin, writeMarkdown } from "./markdown-text";
import { toMarkdownTree } from "./to-markdown-tree";

/** Markdown nodes of a piece of HTML that stands on the page `/page`. */
export const treeOf = (html: string): Root =>
  toMarkdownTree(cleanTree(fromHtml(html, { fragment: true })), "/page");

/** The same as Markdown text with addresses from the root. */
export const markdownOf = (html: string): string =>
  withOrigin(writeMarkdown(treeOf(html).children), "");
