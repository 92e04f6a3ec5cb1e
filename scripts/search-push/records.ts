// cspell:ignore sizefor

import type { PageProtocol, PageRecord } from "../../src/lib/page-records/types";
import { type Questions, toPageDocument } from "../../src/lib/search/documents";
import { hierarchyOf, lowestLevel } from "../../src/lib/search/answer";
import { type Hierarchy, type HitType, LEVELS } from "../../src/lib/search/types";

/** A record of the hosted index: a heading, or some text below one. */
export interface HostedRecord {
  /** Stable between builds: route, `#`, anchor, and the number of the text below it. */
  readonly objectID: string;
  readonly type: HitType;
  /** Absolute. */
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly area: string;
  readonly protocol: PageProtocol | null;
  readonly release: string | null;
  /** Addresses, selectors and hashes of the section, and names from its code; headings only. */
  readonly identifiers: readonly string[];
  /** What people ask with the section; headings only. */
  readonly asked: readonly string[];
  readonly weight: {
    /** 100 for a title, less for each level below, 0 for text. */
    readonly level: number;
    /** Position on the page, from 0; smaller is better. */
    readonly position: number;
  };
}

/** Characters of text in one record, the same in both: the service takes records of 10,000 bytes. */
const MAX_CONTENT = 2_000;
const PIECE = /[^]{1,2000}/gu;
const MAX_IDENTIFIER_CHARACTERS = 5_000;

/** Units of a section in texts that are short enough, a line each. */
function chunksOf(units: readonly string[]): string[] {
  const chunks: string[] = [];
  for (const piece of units.flatMap((unit) => unit.match(PIECE) ?? [])) {
    const last = chunks.at(-1);
    if (last === undefined || last.length + piece.length >= MAX_CONTENT) chunks.push(piece);
    else chunks[chunks.length - 1] = `${last}\n${piece}`;
  }
  return chunks;
}

/**
 * Makes the records of the hosted index from those of the pages: one a heading, and one for every
 * 2,000 characters of text below it.
 *
 * @param origin where the site is published, without a slash at the end
 */
export function toHostedRecords(
  pages: readonly PageRecord[],
  origin: string,
  questions: Questions = new Map(),
): HostedRecord[] {
  return pages.flatMap((page) => {
    const { sections, route, area, protocol, release } = toPageDocument(page, questions);
    const records = sections.flatMap(({ id, asked, hexValues, units }, index) => {
      const { path = [], identifiers = [] } = page.sections[index] ?? {};
      const anchor = `${route}#${id}`;
      const hierarchy = hierarchyOf(area, path);
      const common = {
        ...{ hierarchy, area, protocol, release },
        url: `${origin}${id === "" ? route : anchor}`,
      };
      let room = MAX_IDENTIFIER_CHARACTERS;
      const heading = {
        ...common,
        objectID: anchor,
        type: lowestLevel(hierarchy),
        content: null,
        identifiers: [...new Set([...identifiers, ...hexValues])].filter(
          (value) => (room -= value.length) >= 0,
        ),
        asked,
        level: 100 - 10 * (path.length - 1),
      };
      const texts = chunksOf(units).map((content, number) => ({
        ...common,
        objectID: `${anchor}:${number}`,
        type: "content" as const,
        content,
        identifiers: [],
        asked: [],
        level: 0,
      }));
      return [heading, ...texts];
    });
    return records.map(({ level, ...record }, position) => ({
      ...record,
      weight: { level, position },
    }));
  });
}

/** Settings that the hosted index needs for these records. */
export const HOSTED_SETTINGS = {
  searchableAttributes: [
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    "unordered(identifiers)",
    "unordered(hierarchy.lvl0)",
    "unordered(asked)",
    "content",
  ],
  attributesForFaceting: ["area", "protocol", "release"],
  attributesToHighlight: ["hierarchy", "content"],
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  ignorePlurals: true,
  camelCaseAttributes: LEVELS.slice(1).map((level) => `hierarchy.${level}`),
  disableTypoToleranceOnAttributes: ["identifiers"],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: "allOptional",
} as const;
