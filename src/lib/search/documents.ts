import type { Block, PageProtocol, PageRecord } from "../page-records/types";
import { hexValuesOf, termsOf } from "./tokenize";

/** What the index says of a page. */
export interface PageFacts {
  readonly route: string;
  readonly title: string;
  readonly area: string;
  readonly protocol: PageProtocol | null;
  readonly release: string | null;
  /** Categories above the page and words of its title for search engines, without the title's. */
  readonly context: string;
}

/** A page as the index knows it. */
export interface PageDocument extends PageFacts {
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
  /** The terms of its text as often as they occur, and those of its names of code. */
  readonly body: readonly string[];
  /** Questions that people ask with it. */
  readonly asked: readonly string[];
  /** Addresses, selectors and hashes in lower case, each once. */
  readonly hexValues: readonly string[];
}

function unitsOf(block: Block): readonly string[] {
  switch (block.type) {
    case "text":
    case "math":
      return [block.text];
    case "list":
      return block.items;
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

/** What people ask with a section, by the address of the section. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** Takes from a page what is looked for in it. Its first section is the part under the main heading. */
export function toPageDocument(record: PageRecord, questions: Questions = new Map()): PageDocument {
  const { route, title, area, protocol, release } = record;
  const titleTerms = termsOf(title);
  const extra = termsOf(`${record.breadcrumbs.join(" ")} ${record.metaTitle}`);
  const sections = record.sections.map((section, index): SectionDocument => {
    const { id, level, heading, blocks, identifiers } = section;
    const prose = [...blocks.map(proseOf), index === 0 ? record.description : ""].join("\n");
    const code = blocks.map((block) => (block.type === "code" ? block.code : "")).join("\n");
    const terms = termsOf(prose);
    const names = new Set(identifiers.flatMap(termsOf).filter((name) => !terms.includes(name)));
    const [prosaic = [], lines = []] = [blocks.flatMap(unitsOf), code.split("\n")].map((list) =>
      list.map((unit) => unit.replace(/\s+/gu, " ").trim()).filter((unit) => unit !== ""),
    );
    return {
      ...{ id, level, heading },
      units: prosaic.length > 0 ? prosaic : lines,
      body: [...terms, ...names],
      asked: questions.get(id === "" ? route : `${route}#${id}`) ?? [],
      hexValues: hexValuesOf([prose, code, ...identifiers].join(" ")),
    };
  });
  const context = [...new Set(extra)].filter((term) => !titleTerms.includes(term)).join(" ");
  return { route, title, area, protocol, release, context, sections };
}
