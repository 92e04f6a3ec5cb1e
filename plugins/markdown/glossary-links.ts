import type { Link, PhrasingContent, Root, RootContent, Text } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";

import type { TermWords } from "../../data/glossary-words";

/** Route of the page with the entries. */
const GLOSSARY = "/concepts/glossary";

/** Class of the links; `src/css/site.css` keeps them quieter than links to other pages. */
export const TERM_CLASS = "sd-term";

export interface GlossaryLinksOptions {
  /** Words of each entry, by the id of its heading. */
  readonly words: Readonly<Record<string, TermWords>>;
  /** Id of the page in a file, such as `concepts/fees`; undefined where nothing is to be linked. */
  readonly pageOf: (file: string) => string | undefined;
}

type Node = Root | RootContent;
type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Nodes whose text cannot hold a link, or is not prose. */
const CLOSED = new Set(["code", "definition", "heading", "inlineCode", "link", "linkReference"]);

/** Elements with prose inside. All others may be links, titles or controls themselves. */
const OPEN_ELEMENTS = new Set(
  "FaqList Fragment TabItem Tabs Timeline TimelineItem blockquote details div dd dl em li ol p section span strong table tbody td tr ul".split(
    " ",
  ),
);

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

interface Meaning {
  readonly id: string;
  /** The one spelling that counts; undefined for any case. */
  readonly exact: string | undefined;
}

export interface FoundWord {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Finds words of the glossary in a text, longer phrases before the words inside them. Parts of
 * identifiers and paths are no words, and the name of a release (Lockup v2.0) is not its product.
 */
export class WordFinder {
  private readonly meanings = new Map<string, Meaning[]>();
  private readonly pattern: RegExp;

  /** @param page id of the page, on which some words mean something else */
  constructor(words: GlossaryLinksOptions["words"], page: string) {
    for (const [id, { words: forms, exact, notIn }] of Object.entries(words)) {
      if (notIn?.test(page) === true) continue;
      for (const form of forms.flatMap((text) => [text, `${text}s`])) {
        const key = form.toLowerCase();
        const meaning = { id, exact: exact === true ? form : undefined };
        this.meanings.set(key, [...(this.meanings.get(key) ?? []), meaning]);
      }
    }
    const forms = [...this.meanings.keys()].sort((a, b) => b.length - a.length).map(escape);
    this.pattern = new RegExp(
      `(?<![\\p{L}\\p{N}_.#@/-])(?:${forms.join("|")})(?![\\p{L}\\p{N}_(/-]| v\\d)`,
      "giu",
    );
  }

  find(text: string): FoundWord[] {
    return [...text.matchAll(this.pattern)].flatMap((match) => {
      const [found] = match;
      const meanings = this.meanings.get(found.toLowerCase()) ?? [];
      const meaning =
        meanings.find(({ exact }) => exact === found) ??
        meanings.find(({ exact }) => exact === undefined);
      if (meaning === undefined) return [];
      return [{ id: meaning.id, start: match.index, end: match.index + found.length }];
    });
  }
}

const isElement = (node: Node): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

const AS_TERM = { hProperties: { className: [TERM_CLASS] } };

/** Ids of the entries that the author has linked. These links become terms like those made here. */
function linkedEntries(node: Node): string[] {
  if (node.type === "link" && node.url.startsWith(`${GLOSSARY}#`)) {
    node.data = AS_TERM;
    return [node.url.slice(GLOSSARY.length + 1)];
  }
  return "children" in node ? node.children.flatMap(linkedEntries) : [];
}

function isClosed(node: Node): boolean {
  if (isElement(node)) return node.name !== null && !OPEN_ELEMENTS.has(node.name);
  // The title of an admonition.
  if (node.type === "paragraph" && node.data !== undefined && "directiveLabel" in node.data)
    return true;
  return CLOSED.has(node.type);
}

function linkTo(id: string, value: string): Link {
  return {
    type: "link",
    url: `${GLOSSARY}#${id}`,
    data: AS_TERM,
    children: [{ type: "text", value }],
  };
}

/** Terms that one paragraph, cell or item marks at most: more, and the marks are read, not the words. */
const MOST_TERMS = 2;

interface Terms {
  readonly finder: WordFinder;
  /** Ids of the entries that the page links already. */
  readonly done: Set<string>;
  /** Links that the paragraph may still get. */
  left: number;
}

/** A text with links on the words whose entries are not linked yet. */
function linkWords(text: Text, terms: Terms): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let rest = 0;
  for (const { id, start, end } of terms.finder.find(text.value)) {
    if (terms.left <= 0) break;
    if (terms.done.has(id)) continue;
    terms.done.add(id);
    terms.left -= 1;
    if (start > rest) parts.push({ type: "text", value: text.value.slice(rest, start) });
    parts.push(linkTo(id, text.value.slice(start, end)));
    rest = end;
  }
  if (rest === 0) return [text];
  if (rest < text.value.length) parts.push({ type: "text", value: text.value.slice(rest) });
  return parts;
}

const BLOCKS = new Set<string>(["mdxJsxFlowElement", "paragraph", "tableCell"]);

function linkInside(parent: Node, terms: Terms): void {
  if (!("children" in parent) || isClosed(parent)) return;
  if (BLOCKS.has(parent.type)) terms.left = MOST_TERMS - linkedEntries(parent).length;
  // The first row of a table is its head.
  const head = parent.type === "table" ? 1 : 0;
  parent.children = parent.children.flatMap((child, index): Node[] => {
    if (child.type === "text") return linkWords(child, terms);
    if (index >= head) linkInside(child, terms);
    return [child];
  }) as typeof parent.children;
}

/**
 * Remark step: links the first use of each term on a page to its entry in the glossary, unless the
 * author has linked the entry already: at most two in a paragraph, none in the page's first, which
 * says what the page is about. Everyday words, headings, links, code and the head of a table stay as
 * they are. To stand before the steps that generate text, whose terms are linked by their writers.
 */
export function remarkGlossaryLinks({ words, pageOf }: GlossaryLinksOptions) {
  return (tree: Root, file: VFile): void => {
    const page = pageOf(file.path);
    if (page === undefined) return;
    const marked = Object.entries(words).filter(([, { isEveryday }]) => isEveryday !== true);
    const finder = new WordFinder(Object.fromEntries(marked), page);
    const terms: Terms = { finder, done: new Set(linkedEntries(tree)), left: 0 };
    const first = tree.children.find(({ type }) => type === "paragraph");
    for (const child of tree.children) if (child !== first) linkInside(child, terms);
  };
}
