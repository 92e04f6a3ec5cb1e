// cspell:ignore sizefor

import type { PageProtocol, PageRecord } from "../page-records/types";
import { type Questions, toPageDocument } from "./documents";
import type { HierarchyLevel, HitType } from "./types";

/** A record of the hosted index: a heading, or some text below one. */
export interface HostedRecord {
  /** Stable between builds: route, `#`, anchor, and the number of the text below it. */
  readonly objectID: string;
  readonly type: HitType;
  /** Absolute. */
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<HierarchyLevel, string | null>>;
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

/** Characters of text in one record: the service takes records of 10,000 bytes. */
const MAX_CONTENT = 2_000;
const MAX_IDENTIFIER_CHARACTERS = 5_000;
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

function chunksOf(units: readonly string[]): string[] {
  const chunks: string[] = [];
  for (const unit of units) {
    for (let at = 0; at < unit.length; at += MAX_CONTENT) {
      const piece = unit.slice(at, at + MAX_CONTENT);
      const last = chunks.at(-1);
      if (last !== undefined && last.length + piece.length < MAX_CONTENT) {
        chunks[chunks.length - 1] = `${last}\n${piece}`;
      } else chunks.push(piece);
    }
  }
  return chunks;
}

function within(values: readonly string[], characters: number): string[] {
  let total = 0;
  return values.filter((value) => (total += value.length) <= characters);
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
    const { sections } = toPageDocument(page, questions);
    let position = 0;
    return page.sections.flatMap((section, index): HostedRecord[] => {
      const document = sections[index];
      if (document === undefined) return [];
      const path = [page.area, ...section.path].slice(0, LEVELS.length);
      const hierarchy = Object.fromEntries(
        LEVELS.map((level, depth) => [level, path[depth] ?? null]),
      ) as Record<HierarchyLevel, string | null>;
      const deepest = LEVELS[path.length - 1];
      const anchor = `${page.route}#${section.id}`;
      const common = {
        url: `${origin}${section.id === "" ? page.route : anchor}`,
        hierarchy,
        area: page.area,
        protocol: page.protocol,
        release: page.release,
      };
      const heading: HostedRecord = {
        ...common,
        objectID: anchor,
        type: deepest === undefined || deepest === "lvl0" ? "lvl1" : deepest,
        content: null,
        identifiers: within(
          [...new Set([...section.identifiers, ...document.hexValues])],
          MAX_IDENTIFIER_CHARACTERS,
        ),
        asked: document.asked,
        weight: { level: 100 - 10 * (path.length - 2), position: position++ },
      };
      const texts = chunksOf(document.units).map((content, number): HostedRecord => ({
        ...common,
        objectID: `${anchor}:${number}`,
        type: "content",
        content,
        identifiers: [],
        asked: [],
        weight: { level: 0, position: position++ },
      }));
      return [heading, ...texts];
    });
  });
}

/** Settings that the hosted index needs for these records. */
export const HOSTED_SETTINGS = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl6)",
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
