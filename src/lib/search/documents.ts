import type { Block, PageProtocol, PageRecord } from "../page-records/types";
import { hexValuesOf, isStopWord, tokenize } from "./tokenize";

export interface PageDocument {
  readonly route: string;
  readonly title: string;
  readonly area: string;
  readonly protocol: PageProtocol | null;
  readonly release: string | null;
  /** Categories above the page and words of its title for search engines, without the title's. */
  readonly context: string;
  readonly sections: readonly SectionDocument[];
}

export interface SectionDocument {
  /** Anchor; empty for the part under the main heading. */
  readonly id: string;
  /** 1 for the part under the main heading, else the level of the heading. */
  readonly level: number;
  readonly heading: string;
  /** Paragraphs, list items, table rows and lines of code: what a snippet is cut from. */
  readonly units: readonly string[];
  readonly body: ReadonlyMap<string, number>;
  /** How often each identifier occurs in code and diagrams and not in the text. */
  readonly code: ReadonlyMap<string, number>;
  /** How often each term occurs in the questions that people ask with the section. */
  readonly asked: ReadonlyMap<string, number>;
  readonly questions: readonly string[];
  /** Addresses, selectors and hashes in lower case, each once. */
  readonly hexValues: readonly string[];
}

const clean = (text: string): string => text.replace(/\s+/gu, " ").trim();

function unitsOf(block: Block): string[] {
  switch (block.type) {
    case "text":
      return [block.text];
    case "list":
      return [...block.items];
    case "table":
      return block.rows.map((row) => row.filter((cell) => cell !== "").join(" · "));
    case "code":
      return block.code.split("\n");
    case "diagram":
      return [block.title, block.description];
    case "math":
      return [block.text];
  }
}

/** Text whose identifiers count less than the words of the prose. */
function sourceOf(block: Block): string {
  if (block.type === "code") return [block.title ?? "", block.code].join("\n");
  return block.type === "diagram" ? block.source : "";
}

function proseOf(block: Block): string {
  if (block.type === "table") return [block.header, ...block.rows].flat().join("\n");
  // The letters of a formula are no words that somebody looks for.
  return block.type === "code" || block.type === "math" ? "" : unitsOf(block).join("\n");
}

function count(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const wordsOf = (text: string): string[] =>
  tokenize(text)
    .map(({ term }) => term)
    .filter((term) => !isStopWord(term));

/** Words of a code sample without its numbers, which are arguments of that sample only. */
function codeTermsOf(source: string): string[] {
  return wordsOf(source).filter((term) => !/^\d/u.test(term));
}

/** What people ask with a section, by the address of the section. */
export type Questions = ReadonlyMap<string, readonly string[]>;

export function toPageDocument(record: PageRecord, questions: Questions = new Map()): PageDocument {
  const titleTerms = new Set(wordsOf(record.title));
  const extra = wordsOf(`${record.breadcrumbs.join(" ")} ${record.metaTitle}`);
  return {
    route: record.route,
    title: record.title,
    area: record.area,
    protocol: record.protocol,
    release: record.release,
    context: [...new Set(extra)].filter((term) => !titleTerms.has(term)).join(" "),
    sections: record.sections.map((section, index): SectionDocument => {
      const summary = index === 0 ? [record.description] : [];
      const prose = [...section.blocks.map(proseOf), ...summary].join("\n");
      const body = count(wordsOf(prose));
      const source = section.blocks.map(sourceOf).join("\n");
      const code = count(codeTermsOf(source).filter((term) => !body.has(term)));
      for (const term of section.identifiers.flatMap(wordsOf)) {
        if (!body.has(term) && !code.has(term)) body.set(term, 1);
      }
      const units = section.blocks.flatMap(unitsOf).map(clean);
      const address = section.id === "" ? record.route : `${record.route}#${section.id}`;
      const asked = questions.get(address) ?? [];
      return {
        id: section.id,
        level: section.level,
        heading: clean(section.heading),
        units: units.filter((unit) => unit !== ""),
        body,
        code,
        asked: count(asked.flatMap(wordsOf)),
        questions: asked,
        hexValues: hexValuesOf([prose, source, ...section.identifiers].join(" ")),
      };
    }),
  };
}
