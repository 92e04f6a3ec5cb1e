import { PAGE_PROTOCOLS } from "../page-records/types";
import { isReleaseRef } from "../protocol/model";
import { lowestLevel } from "./hierarchy";
import { HITS_PER_PAGE, MAX_SUGGESTIONS } from "./page-size";
import { MAX_QUERY } from "./query";
import type {
  HierarchyLevel,
  HitType,
  SearchAnswer,
  SearchHit,
  SearchRequest,
  TextRun,
} from "./types";

/** What is asked of the hosted service, in its own words. */
export interface HostedQuery {
  readonly query: string;
  readonly indexName: string;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  readonly page: number;
  readonly clickAnalytics: boolean;
  /** Lists of alternatives, all of which must hold. */
  readonly facetFilters: readonly (readonly string[])[];
}

/** Asks for what is near a query that has no results: hits that have any of its words. */
export interface NearQuery extends HostedQuery {
  readonly removeWordsIfNoResults: "allOptional";
  /** The reader has not asked this, so it does not count as a search. */
  readonly analytics: false;
}

const LEVELS: readonly HierarchyLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];
const TYPES: readonly HitType[] = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6", "content"];
const MARK = { start: "<mark>", end: "</mark>" } as const;
const DEFAULT_SNIPPET_WORDS = 15;

/** Words a request to the hosted service from a request of the site. */
export function toHostedQuery(
  request: SearchRequest,
  indexName: string,
  clickAnalytics: boolean,
): HostedQuery {
  const words = request.snippetWords ?? DEFAULT_SNIPPET_WORDS;
  const facet = (name: string, values: readonly string[] = []): string[][] =>
    values.length === 0 ? [] : [values.map((value) => `${name}:${value}`)];
  return {
    query: request.query.slice(0, MAX_QUERY),
    indexName,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      "content",
      "type",
      "url",
      "protocol",
      "release",
    ],
    attributesToSnippet: [
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
    hitsPerPage: request.hitsPerPage ?? HITS_PER_PAGE,
    page: request.page ?? 0,
    clickAnalytics,
    facetFilters: [
      ...facet("area", request.areas),
      ...facet("protocol", request.protocols),
      ...facet("release", request.release ? [request.release] : []),
    ],
  };
}

/** Hits whose names are looked at for suggestions: some are of the same heading. */
const NEAR_HITS = 10;

/**
 * Words a second request when the first has no results. It finds nothing either when the index has
 * none of the words.
 */
export function toNearQuery(query: HostedQuery): NearQuery {
  return {
    ...query,
    hitsPerPage: NEAR_HITS,
    page: 0,
    clickAnalytics: false,
    analytics: false,
    removeWordsIfNoResults: "allOptional",
  };
}

/**
 * Queries for a reader who found nothing: names of the headings or pages that have some of the words.
 * Each finds at least what it names.
 *
 * @returns three at most, each once
 */
export function suggestionsFrom(query: string, near: SearchAnswer): readonly string[] {
  const asked = query.trim().toLowerCase();
  const names = near.hits.map(({ hierarchy }) => hierarchy[lowestLevel(hierarchy)] ?? "");
  return [...new Set(names)]
    .filter((name) => name.toLowerCase() !== asked)
    .slice(0, MAX_SUGGESTIONS);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

const countOf = (value: unknown): number =>
  typeof value === "number" && value >= 0 && value <= Number.MAX_SAFE_INTEGER
    ? Math.floor(value)
    : 0;

/** Cuts a text at the marks of the service. Everything else in it stays text. */
export function runsOf(marked: string): TextRun[] {
  const runs: TextRun[] = [];
  const add = (text: string, isMarked: boolean): void => {
    if (text !== "") runs.push({ text, marked: isMarked });
  };
  let at = 0;
  while (at < marked.length) {
    const start = marked.indexOf(MARK.start, at);
    const end = start < 0 ? -1 : marked.indexOf(MARK.end, start);
    if (end < 0) break;
    add(marked.slice(at, start), false);
    add(marked.slice(start + MARK.start.length, end), true);
    at = end + MARK.end.length;
  }
  add(marked.slice(at), false);
  return runs;
}

/** Path with anchor of an address in a record; null when it does not lead to a page. */
function pathOf(address: string | null): string | null {
  if (address === null || !/^(?:https?:\/\/|\/(?![/\\]))/iu.test(address)) return null;
  try {
    const { pathname, hash } = new URL(address, "https://site.invalid");
    // "/.//host" becomes "//host", which leads to another site.
    return `${pathname.replace(/^\/+/u, "/")}${hash}`;
  } catch {
    return null;
  }
}

function valueAt(record: unknown, path: readonly string[]): string | null {
  let value: unknown = record;
  for (const key of [...path, "value"]) value = isObject(value) ? value[key] : undefined;
  return textOf(value);
}

function toHit(record: unknown): SearchHit | null {
  if (!isObject(record)) return null;
  const { objectID, type, content, protocol, release } = record;
  const url = pathOf(textOf(record.url));
  const names = isObject(record.hierarchy) ? record.hierarchy : {};
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, textOf(names[level])]),
  ) as Record<HierarchyLevel, string | null>;
  const id = textOf(objectID);
  if (id === null || url === null || hierarchy.lvl1 === null) return null;
  const ownType = TYPES.find((candidate) => candidate === type) ?? "content";
  const text = textOf(content);
  const { _highlightResult: highlighted, _snippetResult: snipped } = record;
  const snippet = ownType === "content" ? (valueAt(snipped, ["content"]) ?? text) : null;
  return {
    objectID: id,
    type: ownType,
    url,
    content: ownType === "content" ? text : null,
    hierarchy,
    highlight: Object.fromEntries(
      LEVELS.flatMap((level) => {
        const plain = hierarchy[level];
        if (plain === null) return [];
        return [[level, runsOf(valueAt(highlighted, ["hierarchy", level]) ?? plain)]];
      }),
    ),
    snippet: snippet === null ? null : runsOf(snippet),
    protocol: PAGE_PROTOCOLS.find((candidate) => candidate === protocol) ?? null,
    release: typeof release === "string" && isReleaseRef(release) ? release : null,
    places: [],
  };
}

/**
 * Reads what the hosted service answered. Records that are not hits of a page are left out.
 *
 * @throws Error when the answer is not a list of results
 */
export function fromHostedResponse(response: unknown): SearchAnswer {
  const results = isObject(response) ? response.results : undefined;
  const result: unknown = Array.isArray(results) ? results[0] : undefined;
  if (!isObject(result) || !Array.isArray(result.hits)) {
    throw new Error("The search service answered something that is not a list of results.");
  }
  const hits = result.hits.map(toHit).filter((hit) => hit !== null);
  return {
    hits,
    total: Math.max(countOf(result.nbHits), hits.length),
    page: countOf(result.page),
    pages: Math.max(countOf(result.nbPages), hits.length > 0 ? 1 : 0),
    suggestions: [],
    queryId: textOf(result.queryID),
  };
}
