import type { Block, PageProtocol, PageRecord } from "../page-records/types";
import { hexValuesOf, termsOf } from "./tokenize";

/** A page as the index knows it. */
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
  /**
   * Sentences, list items and table rows, which snippets are cut from; the lines of its code where a
   * section has nothing else.
   */
  readonly units: readonly string[];
  /** How often each term occurs in its text, and the terms of its names of code. */
  readonly body: ReadonlyMap<string, number>;
  /** Questions that people ask with it. */
  readonly asked: readonly string[];
  /** Addresses, selectors and hashes in lower case, each once. */
  readonly hexValues: readonly string[];
}

const clean = (text: string): string => text.replace(/\s+/gu, " ").trim();

function unitsOf(block: Block): string[] {
  switch (block.type) {
    case "text":
    case "math":
      return [block.text];
    case "list":
      return [...block.items];
    case "table":
      return block.rows.map((row) => row.filter((cell) => cell !== "").join(" · "));
    case "diagram":
      return [block.title, block.description];
    case "code":
      return [];
  }
}

function proseOf(block: Block): string {
  if (block.type === "table") return [block.header, ...block.rows].flat().join("\n");
  // The letters of a formula are no words that somebody looks for.
  return block.type === "math" ? "" : unitsOf(block).join("\n");
}

const codeOf = (block: Block): string => (block.type === "code" ? block.code : "");

function count(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** What people ask with a section, by the address of the section. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** Takes from a page what is looked for in it. Its first section is the part under the main heading. */
export function toPageDocument(record: PageRecord, questions: Questions = new Map()): PageDocument {
  const titleTerms = new Set(termsOf(record.title));
  const extra = termsOf(`${record.breadcrumbs.join(" ")} ${record.metaTitle}`);
  const sections = record.sections.map((section, index): SectionDocument => {
    const summary = index === 0 ? [record.description] : [];
    const prose = [...section.blocks.map(proseOf), ...summary].join("\n");
    const code = section.blocks.map(codeOf).join("\n");
    const body = count(termsOf(prose));
    for (const term of section.identifiers.flatMap(termsOf)) if (!body.has(term)) body.set(term, 1);
    const units = [section.blocks.flatMap(unitsOf), code.split("\n")]
      .map((list) => list.map(clean).filter((unit) => unit !== ""))
      .find((list) => list.length > 0);
    return {
      id: section.id,
      level: index === 0 ? section.level : Math.max(2, section.level),
      heading: clean(section.heading),
      units: units ?? [],
      body,
      asked:
        questions.get(section.id === "" ? record.route : `${record.route}#${section.id}`) ?? [],
      hexValues: hexValuesOf([prose, code, ...section.identifiers].join(" ")),
    };
  });
  const { route, title, area, protocol, release } = record;
  const first: SectionDocument = {
    ...{ id: "", level: 1, heading: title, units: [], body: new Map(), asked: [], hexValues: [] },
  };
  const hasFirst = sections[0]?.level === 1;
  return {
    ...{ route, title, area, protocol, release },
    context: [...new Set(extra)].filter((term) => !titleTerms.has(term)).join(" "),
    sections: hasFirst
      ? sections
      : [first, ...sections.map((part) => ({ ...part, level: Math.max(2, part.level) }))],
  };
}
