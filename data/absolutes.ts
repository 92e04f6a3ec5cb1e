import type { Root, RootContent } from "mdast";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toString } from "mdast-util-to-string";
import { gfm } from "micromark-extension-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkMath from "remark-math";
import { unified, type Processor } from "unified";
import { SKIP, visit } from "unist-util-visit";

/** Words that leave no exception, so that one counterexample makes their sentence false. */
const WORDS = /\b(?:cannot|can't|never|nothing|every|exactly|always|no one)\b/giu;

/** Such words in phrases of every day, which state no rule. */
const EVERYDAY = /\bevery (?:second|minute|hour|day|week|month|year|\d+ (?:seconds|days))\b/giu;

function tables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfm());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}

/** Pieces whose text is no prose of the page: they have a home of their own, or are code. */
const isLeftOut = (node: Root | RootContent): boolean =>
  node.type === "heading" ||
  (node.type === "mdxJsxFlowElement" && (node.name ?? "").startsWith("Card"));

/**
 * The prose of a page as its readers see it: the text of each paragraph, item of a list and cell
 * of a table, on one line each. Front matter, imports, headings, code, formulas, cards and what
 * components show are left out.
 */
export function proseOf(mdx: string): string[] {
  const source = mdx.replace(/^---\n.*?\n---\n/su, "");
  const tree = unified().use(remarkParse).use(remarkMdx).use(remarkMath).use(tables).parse(source);
  const blocks: string[] = [];
  visit(tree, (node) => {
    if (isLeftOut(node)) return SKIP;
    if (node.type !== "paragraph" && node.type !== "tableCell") return undefined;
    blocks.push(toString(node).replace(/\s+/gu, " ").trim());
    return SKIP;
  });
  return blocks.filter((block) => block !== "");
}

/** A sentence with a word that leaves no exception. */
export interface Absolute {
  readonly sentence: string;
  readonly word: string;
}

/**
 * The sentences of prose in which such a word stands outside the phrases that are shown to be
 * true, in their order.
 */
export function absolutesOutside(prose: readonly string[], shown: readonly string[]): Absolute[] {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
  return prose.flatMap((block) => {
    // Of the same length, so that places in the text stay places in the block.
    const hide = (text: string): string => " ".repeat(text.length);
    const open = shown
      .reduce((text, phrase) => text.replaceAll(phrase, hide), block)
      .replace(EVERYDAY, hide);
    return [...sentences.segment(block)].flatMap(({ segment, index }) =>
      [...open.slice(index, index + segment.length).matchAll(WORDS)].map(([word]) => ({
        sentence: segment.trim(),
        word,
      })),
    );
  });
}
