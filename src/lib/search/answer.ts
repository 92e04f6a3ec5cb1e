import { bestUnit, createMarker, highlight, type Marker, snippet } from "./highlight";
import type { SearchIndexData } from "./index-file";
import { HITS_PER_PAGE } from "./page-size";
import type { RankedSection, Ranking } from "./ranking";
import type { Symbols } from "./symbols";
import { termsOf } from "./tokenize";
import type { HierarchyLevel, HitType, SearchAnswer, SearchHit, SearchRequest } from "./types";

const DEFAULT_SNIPPET_WORDS = 15;
const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** The page of results that a request asks for; past the end it is empty. */
export interface Slice {
  readonly sections: readonly RankedSection[];
  readonly page: number;
  readonly pages: number;
}

/** Cuts out the page of results that a request asks for. */
export function sliceOf(ranking: Ranking, request: SearchRequest): Slice {
  const size = Math.max(1, Math.floor(request.hitsPerPage ?? HITS_PER_PAGE));
  const page = Math.max(0, Math.floor(request.page ?? 0));
  return {
    sections: ranking.sections.slice(page * size, (page + 1) * size),
    page,
    pages: Math.ceil(ranking.sections.length / size),
  };
}

/** Headings from the title of the page down to a section. */
export function pathOf({ sections }: SearchIndexData, section: number): string[] {
  const path: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let at = section; at >= 0 && level > 1; at--) {
    const entry = sections[at];
    if (entry === undefined || entry.level >= level) continue;
    path.unshift(entry.heading);
    level = entry.level;
  }
  return path;
}

/** @param units what the section says; null where it could not be loaded */
function toHit(
  data: SearchIndexData,
  symbols: Symbols,
  { query, hexValues }: Ranking,
  number: number,
  units: readonly string[] | null,
  marker: Marker,
  snippetWords: number,
): SearchHit | null {
  const section = data.sections[number];
  const page = section === undefined ? undefined : data.pages[section.page];
  if (section === undefined || page === undefined) return null;
  const path = [page.area, ...pathOf(data, number)].slice(0, LEVELS.length);
  const hierarchy = Object.fromEntries(
    LEVELS.map((level, index) => [level, path[index] ?? null]),
  ) as Record<HierarchyLevel, string | null>;
  const ownLevel = LEVELS[path.length - 1] ?? "lvl1";
  const inNames = new Set(termsOf(path.slice(1).join(" ")));
  const inHeading = new Set(termsOf(section.heading));
  const isInHeading =
    query.words.length > 0 &&
    hexValues.length === 0 &&
    query.words.every(({ alternatives }) => alternatives.some(({ terms }) => inHeading.has(terms)));
  // What the names say already, the snippet need not say again.
  const content = units === null ? null : bestUnit(units, marker, inNames);
  const anchor = section.id === "" ? "" : `#${section.id}`;
  return {
    objectID: `${page.route}#${section.id}`,
    type: content === null || isInHeading ? (ownLevel as HitType) : "content",
    url: `${page.route}${anchor}`,
    content,
    hierarchy,
    highlight: Object.fromEntries(
      LEVELS.flatMap((level) => {
        const text = hierarchy[level];
        return text === null ? [] : [[level, highlight(text, marker)]];
      }),
    ),
    snippet: content === null ? null : snippet(content, marker, snippetWords),
    protocol: page.protocol,
    release: page.release,
    places: symbols.placesOf(number),
  };
}

/**
 * Turns a ranking into the answer to a request.
 *
 * @param unitsOf what a section says; null where it could not be loaded
 */
export function toAnswer(
  data: SearchIndexData,
  symbols: Symbols,
  ranking: Ranking,
  unitsOf: (section: number) => readonly string[] | null,
  suggestions: readonly string[],
  request: SearchRequest,
): SearchAnswer {
  const { sections, page, pages } = sliceOf(ranking, request);
  const marker = createMarker(ranking.query, ranking.hexValues);
  const words = request.snippetWords ?? DEFAULT_SNIPPET_WORDS;
  return {
    hits: sections.flatMap(
      ({ section }) =>
        toHit(data, symbols, ranking, section, unitsOf(section), marker, words) ?? [],
    ),
    total: ranking.sections.length,
    page,
    pages,
    suggestions,
    queryId: null,
  };
}
