import { Lexer, type Token, type Tokens } from "marked";

import { lexMarkdown, plainTextOf } from "./markdown";

/** A section of the Markdown export of a page. */
export interface PageSection {
  /** Headings as plain text, from the title of the page down. */
  readonly path: readonly string[];
  readonly markdown: string;
}

/** A piece of a section that keeps its meaning when it stands alone. */
export interface Passage {
  readonly kind: "text" | "list" | "steps" | "table" | "code" | "notice";
  /** Sentences that govern it and the head of a table, as Markdown; never quoted without a row. */
  readonly lead: string;
  /** Items of a list, rows of a table; one for the other kinds. */
  readonly rows: readonly string[];
}

const LONGEST_CODE = 30;
const LONGEST_LABEL = 6;
/** In characters. */
const LONGEST_REMARK = 300;

/** Words that tie a sentence to the one before it. */
const TIES = new Set(
  "and but here however it its otherwise so such that then there therefore these they this those thus".split(
    " ",
  ),
);

/** How headings from the title down are compared: letters and digits in lower case. */
export const headingKey = (path: readonly string[]): string =>
  path.map((text) => `${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")}/`).join("");

export const plainOf = (markdown: string): string =>
  plainTextOf(lexMarkdown(markdown)).replace(/\s+/gu, " ").trim();

export const wordsOf = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Blocks of a Markdown text; what is inside of them is read only where it is needed. */
function blocksOf(markdown: string): Token[] {
  try {
    return new Lexer({ gfm: true }).blockTokens(markdown, []);
  } catch {
    // Thousands of brackets inside each other exhaust the stack.
    return [];
  }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";
const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isList = (token: Token): token is Tokens.List => token.type === "list";
const isCode = (token: Token): token is Tokens.Code => token.type === "code";

/**
 * Divides the export of a page at its headings. Links to the page's own origin become paths; what
 * stands before the main heading is left out.
 */
export function divideExport(text: string): PageSection[] {
  const [whole = "", frontMatter = ""] = /^---\n(.*?)\n---\n/su.exec(text) ?? [];
  const origin = /^url: "(https?:\/\/[^/"]+)/mu.exec(frontMatter)?.[1];
  const body = text.slice(whole.length);
  const local = origin === undefined ? body : body.replaceAll(`](${origin}/`, "](/");
  const above: { depth: number; heading: string }[] = [];
  const sections: { path: string[]; parts: string[] }[] = [];
  for (const token of blocksOf(local)) {
    if (isHeading(token)) {
      while ((above.at(-1)?.depth ?? 0) >= token.depth) above.pop();
      above.push({ depth: token.depth, heading: plainOf(`# ${token.text}`) });
      sections.push({ path: above.map(({ heading }) => heading), parts: [] });
    } else sections.at(-1)?.parts.push(token.raw);
  }
  return sections.map(({ path, parts }) => ({ path, markdown: parts.join("") }));
}

/** Whether a paragraph is emphasized as a whole; a long one is content. */
function isRemark(paragraph: string): boolean {
  if (paragraph.length > LONGEST_REMARK || !/^(?:_|\*(?!\*))/u.test(paragraph)) return false;
  const inner = Lexer.lexInline(paragraph);
  return inner.length === 1 && inner[0]?.type === "em";
}

/** Whether a paragraph names a tab or a sample: the sentence that leads to it stands before. */
const isLabel = (paragraph: string): boolean => /^\*\*[^*]*[^*.!?:]\*\*$/u.test(paragraph);

/** Whether the last sentence of a paragraph is complete: no label, no beginning of what follows. */
const isWhole = (plain: string): boolean => /[.!?]["'’”)]*$/u.test(plain);

/** Whether a list only leads elsewhere: links, with a few words to each. */
function isNavigation({ items }: Tokens.List): boolean {
  const around = items.map(({ text }) => wordsOf(text.replace(/\[[^[\]]*\]\([^()]*\)/gu, " ")));
  const sum = around.reduce((total, words) => total + words, 0);
  return items.every(({ text }) => text.startsWith("[")) && sum / items.length < 8;
}

/** Whether a list is the labels of tabs or of a drawing. */
const isLabels = ({ items, ordered }: Tokens.List): boolean =>
  !ordered && items.every(({ text }) => wordsOf(text) <= LONGEST_LABEL && !/[`[\d.]/u.test(text));

const cell = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/gu, " ");
const row = (cells: readonly Tokens.TableCell[]): string =>
  `| ${cells.map(({ text }) => cell(text)).join(" | ")} |`;

/** What of a notice is quoted beside something else: its first paragraph, after a title that it may have. */
function noticeOf(token: Tokens.Generic): string {
  const inner = (token.tokens ?? []).filter(({ type }) => type !== "space");
  const paragraphs = inner.map(({ type, raw }) => (type === "paragraph" ? raw.trim() : ""));
  const [first = "", second = ""] = paragraphs;
  const isTitle = /^\*\*[^*]*\*\*$/u.test(first);
  return join(first, isTitle ? second : "")
    .replace(/^.+$/gmu, "> $&")
    .replaceAll("\n\n", "\n>\n");
}

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join("\n\n");

/**
 * Cuts a section into passages: a paragraph with the one that its first word refers to; a list, table or
 * sample with the paragraph before it; a formula with its sentence. Labels, lists of links and
 * drawings are left out, and so is a sentence whose end is missing.
 */
export function passagesOf(markdown: string): Passage[] {
  const passages: Passage[] = [];
  /** The paragraph before, the label after it, and whether it waits for what it announces. */
  let before = "";
  let label = "";
  let isOpen = false;
  /** Whether a list, a table or a sample stands before what comes next. */
  const isApart = (): boolean =>
    (passages.findLast(({ kind }) => kind !== "notice")?.kind ?? "text") !== "text";
  const add = (kind: Passage["kind"], lead: string, rows: readonly string[]): void => {
    passages.push({ kind, lead, rows });
    isOpen = false;
  };
  /** Replaces the paragraph before, which the next one continues. */
  const text = (paragraph: string, isPart: boolean): void => {
    const last = passages.at(-1);
    if (isPart && last?.kind === "text" && last.rows[0] === before) passages.pop();
    before = isPart ? join(before, paragraph) : paragraph;
    isOpen = !isWhole(plainOf(paragraph)) && !paragraph.startsWith("$$");
    if (!isOpen) passages.push({ kind: "text", lead: "", rows: [before] });
  };
  for (const token of blocksOf(markdown)) {
    const raw = token.raw.trim();
    if (token.type === "space" || token.type === "html") continue;
    if (token.type === "paragraph") {
      // A remark about the page, such as which tool stands there, is no content of it.
      if (isRemark(raw)) continue;
      label = isLabel(raw) ? raw : "";
      if (label !== "") continue;
      const [first = ""] = /^[\p{L}]+/u.exec(raw) ?? [];
      const isPart =
        raw.startsWith("$$") ||
        /^\p{Ll}/u.test(raw) ||
        TIES.has(first.toLowerCase()) ||
        (before.endsWith("$$") && isOpen);
      // What refers to a list or a sample says nothing without it.
      if (isPart && isApart()) before = "";
      else text(raw, isPart && before !== "");
    } else if (token.type === "blockquote") {
      const notice = noticeOf(token);
      if (notice !== "") add("notice", "", [notice]);
    } else if (isList(token)) {
      if (isNavigation(token) || (isLabels(token) && !before.endsWith(":"))) continue;
      const items = token.items.map(({ raw: item }) => item.trimEnd());
      // A list behind a table or another list has nothing that says what it lists.
      const lead = join(before, label);
      if (lead !== "" || !isApart()) add(token.ordered ? "steps" : "list", lead, items);
      before = label = "";
    } else if (isTable(token)) {
      const head = `${row(token.header)}\n|${token.header.map(() => " - |").join("")}`;
      add("table", join(before, label, head), token.rows.map(row));
      before = label = "";
    } else if (isCode(token) && !token.lang?.startsWith("mermaid")) {
      if (token.text.split("\n").length <= LONGEST_CODE) {
        add("code", join(before, label), [`\`\`\`\`${token.lang ?? ""}\n${token.text}\n\`\`\`\``]);
      }
    } else before = label = "";
  }
  return passages;
}
