import { bestUnit, createMarker, highlight, snippet } from "./highlight";
import type { IndexedSection } from "./indexed";
import { HITS_PER_PAGE, SNIPPET_WORDS } from "./page-size";
import type { RankedSection, Ranking } from "./ranking";
import type { Symbols } from "./symbols";
import { termsOf } from "./tokenize";
import {
  type Hierarchy,
  type HitType,
  LEVELS,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from "./types";

/** Cuts out the page of results that a request asks for; past the end it is empty. */
export function sliceOf({ sections }: Ranking, request: SearchRequest): readonly RankedSection[] {
  const { page = 0, hitsPerPage = HITS_PER_PAGE } = request;
  return sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
}

/** A place as levels, the area first. */
export function hierarchyOf(area: string, path: readonly string[]): Hierarchy {
  const names = [area, ...path];
  return Object.fromEntries(LEVELS.map((level, at) => [level, names[at] ?? null])) as Hierarchy;
}

/** The level of the lowest heading of a place. */
export const lowestLevel = (hierarchy: Hierarchy): Exclude<HitType, "content"> =>
  LEVELS.slice(1).findLast((level) => hierarchy[level] !== null) as "lvl1";

/**
 * Turns a ranking into the answer to a request.
 *
 * @param unitsOf what a section says; null where it could not be loaded
 */
export function toAnswer(
  symbols: Symbols,
  ranking: Ranking,
  unitsOf: (section: IndexedSection) => readonly string[] | null,
  suggestions: readonly string[],
  request: SearchRequest,
): SearchAnswer {
  const { query, hexValues, sections } = ranking;
  const { page = 0, hitsPerPage = HITS_PER_PAGE, snippetWords = SNIPPET_WORDS } = request;
  const marker = createMarker(query, hexValues);

  const toHit = ({ section }: RankedSection): SearchHit => {
    const { url, heading, path, id } = section;
    const { route, area, protocol, release } = section.page;
    const hierarchy = hierarchyOf(area, path);
    const inHeading = new Set(termsOf(heading));
    const isInHeading =
      query.words.length > 0 &&
      hexValues.length === 0 &&
      query.words.every(({ alternatives }) => alternatives.some((one) => inHeading.has(one.terms)));
    const units = unitsOf(section);
    // What the names say already, the snippet need not say again.
    const content =
      units === null ? null : bestUnit(units, marker, new Set(termsOf(path.join(" "))));
    return {
      objectID: `${route}#${id}`,
      type: content === null || isInHeading ? lowestLevel(hierarchy) : "content",
      url,
      content,
      hierarchy,
      highlight: Object.fromEntries(
        LEVELS.flatMap((level) => {
          const text = hierarchy[level];
          return text === null ? [] : [[level, highlight(text, marker)]];
        }),
      ),
      snippet: content === null ? null : snippet(content, marker, snippetWords),
      protocol,
      release,
      places: symbols.placesOf(section),
    };
  };

  return {
    hits: sliceOf(ranking, request).map(toHit),
    total: sections.length,
    page,
    pages: Math.ceil(sections.length / hitsPerPage),
    suggestions,
  };
}
