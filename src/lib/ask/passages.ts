import type { Token, Tokens } from "marked";

import { compactOf } from "../search/query";
import { lexMarkdown, plainTextOf } from "./markdown";

/** A sentence, list item or table row: the smallest piece that is quoted. */
export interface Passage {
  readonly kind: "sentence" | "item" | "row";
  /** What it says, for comparing with a question. */
  readonly plain: string;
  /** Names of the columns of a row; else empty. */
  readonly columns: string;
  /** The same as Markdown. */
  readonly markdown: string;
  /** Number of its paragraph, list or table within the section. */
  readonly block: number;
  /** Heading of the table that a row belongs to, as two lines of Markdown; else empty. */
  readonly tableHead: string;
}

/** A code sample. */
export interface Sample {
  readonly language: string;
  /** As Markdown, with its fences. */
  readonly markdown: string;
  readonly lines: number;
}

/** What a section of a page says, in its order. */
export interface Excerpt {
  readonly passages: readonly Passage[];
  readonly samples: readonly Sample[];
}

/** A section of a Markdown twin. */
export interface TwinSection {
  /** As plain text. */
  readonly heading: string;
  readonly markdown: string;
}

/** The releases that the head of a page offers; in a twin they stand above the text and answer nothing. */
const RELEASES =
  /^(?:- \[[^\]\n]{1,60}\]\([^)\s]{1,200}\) (?:newest|this page|same guide|same topic|addresses only)\b.{0,250}\n)+(?:\nRelease information as of \w{3,9} \d{4}\.\n)?/mu;

/**
 * Divides a Markdown twin into the part under the main heading and one section a heading. Links to
 * the page's own origin become paths.
 */
export function divideTwin(text: string): TwinSection[] {
  const [whole = "", frontMatter = ""] = /^---\n(.*?)\n---\n/su.exec(text) ?? [];
  const origin = /^url: "(https?:\/\/[^/"]+)/mu.exec(frontMatter)?.[1];
  const body = text.slice(whole.length).replace(RELEASES, "");
  const local = origin === undefined ? body : body.replaceAll(`](${origin}/`, "](/");
  const sections: { heading: string; lines: string[] }[] = [];
  let fence: string | null = null;
  for (const line of local.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/u.exec(line)?.[1];
    if (fence === null && mark !== undefined) fence = mark;
    else if (fence !== null && line.trim() === fence) fence = null;
    const heading = fence === null ? /^#{1,6}\s+(.*)$/u.exec(line)?.[1] : undefined;
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ heading: plainTextOf(lexMarkdown(`# ${heading}`)), lines: [] });
  }
  return sections.map(({ heading, lines }) => ({ heading, markdown: lines.join("\n") }));
}

/** The release that a twin says its page documents, as people write it; null when it says none. */
export function releaseOf(text: string): string | null {
  const [frontMatter = ""] = /^---\n(.*?)\n---\n/su.exec(text) ?? [];
  const [, protocol = "", version = ""] =
    /^release: "([a-z]+)@(v\d[\d.]*)"$/mu.exec(frontMatter) ?? [];
  if (version === "") return null;
  return `${protocol.charAt(0).toUpperCase()}${protocol.slice(1)} ${version}`;
}

/**
 * Finds the sections of a twin by the headings that the index has for the page, both in order. What
 * stands under a heading that cannot be linked belongs to the section before.
 *
 * @returns for each heading the Markdown under it; empty where the twin has no such heading
 */
export function matchSections(
  twin: readonly TwinSection[],
  headings: readonly string[],
): readonly string[] {
  let from = 0;
  const places = headings.map((heading) => {
    const wanted = compactOf(heading);
    const at = twin.findIndex(
      (section, index) => index >= from && compactOf(section.heading) === wanted,
    );
    if (at >= 0) from = at + 1;
    return at;
  });
  return places.map((at, index) => {
    if (at < 0) return "";
    const next = places.slice(index + 1).find((place) => place >= 0) ?? twin.length;
    const [own, ...others] = twin.slice(at, next);
    return [
      own?.markdown ?? "",
      ...others.map(({ heading, markdown }) => `**${heading}**\n${markdown}`),
    ].join("\n");
  });
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|vs|etc|approx|cf|resp)|\b\p{Lu})\.$/iu;

/** Cuts a paragraph at the ends of its sentences; code, links and formulas stay whole. */
export function splitSentences(paragraph: string): string[] {
  const text = paragraph.replace(/\s+/gu, " ").trim();
  // Pieces whose stops end no sentence are masked by letters of the same number.
  const masked = text.replace(/`[^`]*`|\[[^\][]*\]\([^()]*\)|\$[^\s$][^$]*\$|<[^<>]*>/gu, (piece) =>
    "x".repeat(piece.length),
  );
  const sentences: string[] = [];
  let start = 0;
  for (const match of masked.matchAll(/[.!?]["'”’)*_]*\s+(?=["'“‘([*_]*[\p{Lu}\p{N}x`])/gu)) {
    const end = match.index + match[0].length;
    const before = masked.slice(start, match.index + 1);
    if (ABBREVIATION.test(before)) continue;
    const next = text.charAt(end);
    if (/\p{Ll}/u.test(next)) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => sentence !== "");
}

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => word !== "").length;

/** Joins "No." and other short answers with the sentence that explains them. */
function joinShort(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let open = "";
  for (const sentence of sentences) {
    const whole = open === "" ? sentence : `${open} ${sentence}`;
    if (wordsIn(whole) < 4) open = whole;
    else {
      joined.push(whole);
      open = "";
    }
  }
  if (open !== "") joined.push(open);
  return joined;
}

const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isList = (token: Token): token is Tokens.List => token.type === "list";
const isCode = (token: Token): token is Tokens.Code => token.type === "code";

const plainOfMarkdown = (markdown: string): string =>
  plainTextOf(lexMarkdown(markdown)).replace(/\s+/gu, " ").trim();

const cellOf = (text: string): string => text.replaceAll("|", "\\|").replace(/\s+/gu, " ");

function passagesOf(token: Token, block: number): Passage[] {
  if (isTable(token)) {
    const head = token.header.map(({ text }) => cellOf(text));
    const names = token.header.map(({ tokens }) => plainTextOf(tokens));
    const tableHead = `| ${head.join(" | ")} |\n|${head.map(() => " - |").join("")}`;
    return token.rows.map((row) => ({
      kind: "row",
      plain: row.map(({ tokens }) => plainTextOf(tokens)).join("; "),
      columns: names.join(" "),
      markdown: `| ${row.map(({ text }) => cellOf(text)).join(" | ")} |`,
      block,
      tableHead,
    }));
  }
  if (isList(token)) {
    return token.items.map((item) => {
      const markdown = item.text
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== "")
        .join(" ");
      return {
        kind: "item",
        plain: plainOfMarkdown(markdown),
        markdown,
        columns: "",
        block,
        tableHead: "",
      };
    });
  }
  if (token.type === "blockquote" && "tokens" in token && token.tokens !== undefined) {
    return token.tokens.flatMap((inner) => passagesOf(inner, block));
  }
  if (token.type !== "paragraph" && token.type !== "text") return [];
  return joinShort(splitSentences(token.raw)).map((markdown) => ({
    kind: "sentence",
    plain: plainOfMarkdown(markdown),
    markdown,
    columns: "",
    block,
    tableHead: "",
  }));
}

/** Reads the Markdown of a section. */
export function readExcerpt(markdown: string): Excerpt {
  const tokens = lexMarkdown(markdown);
  return {
    passages: tokens.flatMap(passagesOf).filter(({ plain }) => plain !== ""),
    samples: tokens.filter(isCode).flatMap((token) => {
      const language = (token.lang ?? "").split(/\s/u)[0] ?? "";
      const lines = token.text.split("\n").length;
      const sample = `\`\`\`\`${language}\n${token.text}\n\`\`\`\``;
      return language === "mermaid" ? [] : [{ language, markdown: sample, lines }];
    }),
  };
}
