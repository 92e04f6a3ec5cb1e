import type { Nodes, PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";

const ALLOWED: readonly string[] = [
  "root",
  "paragraph",
  "text",
  "inlineCode",
  "emphasis",
  "strong",
  "link",
];

/** Prefix of links and inline code that name a symbol. */
export const SYMBOL_PREFIX = "ref:";

/** Releases share most of their descriptions, so the same text is parsed for many pages. */
const parsed = new Map<string, PhrasingContent[]>();

/**
 * Parses the inline Markdown of a description.
 *
 * @returns phrasing nodes without positions, which the caller may change
 * @throws Error naming what is not allowed: headings, lists, HTML, images, several paragraphs.
 */
export function parseInline(text: string): PhrasingContent[] {
  const known = parsed.get(text) ?? parse(text);
  parsed.set(text, known);
  return structuredClone(known);
}

function parse(text: string): PhrasingContent[] {
  const tree = fromMarkdown(text);
  visit(tree, (node) => {
    delete node.position;
    if (ALLOWED.includes(node.type)) return;
    const what = node.type === "html" ? "HTML; put code into backticks" : node.type;
    throw new Error(`The text "${text}" contains ${what}. Only inline Markdown is allowed.`);
  });
  const [paragraph, ...rest] = tree.children;
  if (paragraph === undefined) throw new Error("A text is empty. Write a sentence.");
  if (paragraph.type !== "paragraph" || rest.length > 0) {
    throw new Error(`The text "${text}" has several paragraphs. Use one entry of \`notes\` each.`);
  }
  return paragraph.children;
}

/** Targets of the links in a tree, and of inline code with the `ref:` prefix. */
export function linkTargets(nodes: readonly Nodes[]): string[] {
  const targets: string[] = [];
  for (const root of nodes) {
    visit(root, (node) => {
      if (node.type === "link") targets.push(node.url);
      if (node.type === "inlineCode" && node.value.startsWith(SYMBOL_PREFIX)) {
        targets.push(node.value);
      }
    });
  }
  return targets;
}
