import type { PageProtocol, PageRecord } from "../page-records/types";
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

/** What people ask with a section, by the address of the section. */
export type Questions = ReadonlyMap<string, readonly string[]>;

/** Takes from a page what is looked for in it. Its first section is the part under the main heading. */
export function toPageDocument(record: PageRecord, questions: Questions = new Map()): PageDocument {
  const { route, title, area, protocol, release } = record;
  const titleTerms = termsOf(title);
  const extra = termsOf(`${record.breadcrumbs.join(" ")} ${record.metaTitle}`);
  const sections = record.sections.map((section, index): SectionDocument => {
    const { id, level, heading, units, words, code, identifiers } = section;
    const prose = index === 0 ? `${words}\n${record.description}` : words;
    const terms = termsOf(prose);
    const names = new Set(identifiers.flatMap(termsOf).filter((name) => !terms.includes(name)));
    const lines = code.split("\n").map((line) => line.replace(/\s+/gu, " ").trim());
    return {
      ...{ id, level, heading },
      units: units.length > 0 ? units : lines.filter((line) => line !== ""),
      body: [...terms, ...names],
      asked: questions.get(id === "" ? route : `${route}#${id}`) ?? [],
      hexValues: hexValuesOf([prose, code, ...identifiers].join(" ")),
    };
  });
  const context = [...new Set(extra)].filter((term) => !titleTerms.includes(term)).join(" ");
  return { route, title, area, protocol, release, context, sections };
}
