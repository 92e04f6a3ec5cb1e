import { protocolLabel } from "../protocol/model";
import type { SearchIndexData } from "./index-file";
import { bestUnit, createMarker, highlight, snippet } from "./highlight";
import { HITS_PER_PAGE } from "./page-size";
import type { RankedSection, Ranking } from "./ranking";
import type { Symbols } from "./symbols";
import type { HierarchyLevel, HitType, SearchAnswer, SearchHit, SearchRequest } from "./types";

const DEFAULT_SNIPPET_WORDS = 15;
const DEEPEST = 6;

/** The units of a section, or null when they could not be loaded. */
export type Units = readonly string[] | null;

export interface ShownSection extends RankedSection {
  /** Whether the heading alone answers the query, so that the hit points to it and not to the text. */
  readonly isInHeading: boolean;
}

export interface Slice {
  readonly sections: readonly ShownSection[];
  readonly page: number;
  readonly pages: number;
}

const levels = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

/** Leaves the best section of each symbol that several releases have, or contract and interface. */
export function fold(ranking: Ranking, symbols: Symbols): Ranking {
  const seen = new Set<string>();
  return {
    ...ranking,
    sections: ranking.sections.filter(({ section }) => {
      const key = symbols.keyOf(section);
      if (key === null) return true;
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst;
    }),
  };
}

/** The page of results that a request asks for; past the end it is empty. */
export function sliceOf(ranking: Ranking, request: SearchRequest): Slice {
  const size = Math.max(1, Math.floor(request.hitsPerPage ?? HITS_PER_PAGE));
  const page = Math.max(0, Math.floor(request.page ?? 0));
  return {
    sections: ranking.sections
      .slice(page * size, (page + 1) * size)
      .map((entry) => ({ ...entry, isInHeading: ranking.isInHeading(entry.section) })),
    page,
    pages: Math.ceil(ranking.sections.length / size),
  };
}

/** Headings from the title of the page down to a section. */
export function pathOf(data: SearchIndexData, section: number): string[] {
  const path: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let at = section; at >= 0 && level > 1; at--) {
    const entry = data.sections[at];
    if (entry === undefined) break;
    if (entry.level < level) {
      path.unshift(entry.heading);
      level = entry.level;
    }
  }
  return path;
}

/**
 * What a section is called where nothing else says which page it is on: the headings above it, after
 * the protocol and the release where the page's title leaves one out. Each has its "Deployment Addresses".
 */
export function sectionTitle(data: SearchIndexData, section: number): string {
  const path = pathOf(data, section);
  const page = data.pages[data.sections[section]?.page ?? -1];
  const label = page?.protocol ? protocolLabel(page.protocol) : "";
  const version = page?.release?.split("@")[1] ?? "";
  const isNamed = [label, version].every((part) => path[0]?.includes(part));
  return [...(isNamed ? [] : [`${label} ${version}`.trim()]), ...path].join(" › ");
}

function toHit(
  data: SearchIndexData,
  symbols: Symbols,
  entry: ShownSection,
  units: Units,
  marker: ReturnType<typeof createMarker>,
  snippetWords: number,
): SearchHit | null {
  const section = data.sections[entry.section];
  const page = section === undefined ? undefined : data.pages[section.page];
  if (section === undefined || page === undefined) return null;
  const path = [page.area, ...pathOf(data, entry.section)].slice(0, DEEPEST + 1);
  const hierarchy = Object.fromEntries(
    levels.map((level, index) => [level, path[index] ?? null]),
  ) as Record<HierarchyLevel, string | null>;
  const ownLevel = levels[path.length - 1];
  const headingType: HitType = ownLevel === undefined || ownLevel === "lvl0" ? "lvl1" : ownLevel;
  const content = units === null ? null : bestUnit(units, marker);
  return {
    objectID: `${page.route}#${section.id}`,
    type: content === null || entry.isInHeading ? headingType : "content",
    url: section.id === "" ? page.route : `${page.route}#${section.id}`,
    content,
    hierarchy,
    highlight: Object.fromEntries(
      levels.flatMap((level) => {
        const text = hierarchy[level];
        return text === null ? [] : [[level, highlight(text, marker)]];
      }),
    ),
    snippet: content === null ? null : snippet(content, marker, snippetWords),
    protocol: page.protocol,
    release: page.release,
    places: symbols.placesOf(entry.section),
  };
}

/**
 * Turns a ranking into the answer to a request.
 *
 * @param units what each section of the slice says, in its order; null where it could not be loaded
 */
export function toAnswer(
  data: SearchIndexData,
  symbols: Symbols,
  ranking: Ranking,
  slice: Slice,
  units: readonly Units[],
  suggestions: readonly string[],
  request: SearchRequest,
): SearchAnswer {
  const marker = createMarker(ranking.query, ranking.hexValues);
  const snippetWords = request.snippetWords ?? DEFAULT_SNIPPET_WORDS;
  return {
    hits: slice.sections.flatMap((entry, index) => {
      const hit = toHit(data, symbols, entry, units[index] ?? null, marker, snippetWords);
      return hit === null ? [] : [hit];
    }),
    total: ranking.sections.length,
    page: slice.page,
    pages: slice.pages,
    suggestions,
    queryId: null,
  };
}
