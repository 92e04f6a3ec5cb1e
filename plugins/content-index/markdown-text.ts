import type { Root, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";

/**
 * Stands for the origin in what {@link writeMarkdown} returns. Writing is the slow part of an
 * extraction, so it is done once for both kinds of addresses. No page has this character: it is in
 * the range for private use.
 */
const ORIGIN = "\uE000";

/**
 * Writes Markdown: GFM tables, `$…$` and `$$` for TeX, fences for code and diagrams. Addresses that
 * start at the root are marked for {@link withOrigin}; the nodes are changed for it.
 */
export function writeMarkdown(nodes: readonly RootContent[]): string {
  const root: Root = { type: "root", children: [...nodes] };
  visit(root, (node) => {
    if ((node.type === "link" || node.type === "image") && node.url.startsWith("/")) {
      node.url = ORIGIN + node.url;
    }
  });
  return toMarkdown(root, {
    bullet: "-",
    emphasis: "_",
    fences: true,
    listItemIndent: "one",
    resourceLink: true,
    rule: "-",
    extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
  }).trim();
}

/**
 * Completes the addresses in written Markdown.
 *
 * @param origin such as `https://example.org`; empty for paths from the root
 */
export const withOrigin = (markdown: string, origin: string): string =>
  markdown.replaceAll(ORIGIN, origin);
