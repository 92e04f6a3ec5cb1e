import type { PhrasingContent } from "mdast";
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

/** What links lead to. The check of links says whether it is there. */
const ADDRESS = /^(?:[/#]|ref:|https:\/\/)/u;

/** Releases share most of their descriptions, so the same text is parsed for many pages. */
const parsed = new Map<string, PhrasingContent[]>();

/**
 * Parses the inline Markdown of a description.
 *
 * @returns phrasing nodes without positions, which the caller may change
 * @throws Error naming what is not allowed: headings, lists, HTML, images, several paragraphs, other links.
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
    if (node.type === "link" && !ADDRESS.test(node.url)) {
      throw new Error(
        `The text "${text}" links to "${node.url}". Write a route from the root, an anchor, a ref: or an https address.`,
      );
    }
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
