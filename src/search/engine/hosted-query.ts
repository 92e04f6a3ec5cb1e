// cspell:ignore algoliasearch

import type { SearchForHits } from "algoliasearch/lite";

import { isObject } from "../../lib/json/is-object";
import { PAGE_PROTOCOLS } from "../../lib/page-records/types";
import { isReleaseRef } from "../../lib/protocol/model";
import { HITS_PER_PAGE, SNIPPET_WORDS } from "../../lib/search/page-size";
import { MAX_QUERY } from "../../lib/search/query";
import {
  type Hierarchy,
  HIT_TYPES,
  LEVELS,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
  type TextRun,
} from "../../lib/search/types";

const MARK = { start: "<mark>", end: "</mark>" } as const;

/** Words a request to the hosted service from a request of the site. */
export function toHostedQuery(
  request: SearchRequest,
  indexName: string,
  clickAnalytics: boolean,
): SearchForHits {
  const words = request.snippetWords ?? SNIPPET_WORDS;
  const names = LEVELS.map((level) => `hierarchy.${level}`);
  const facet = (name: string, values: readonly string[] = []): string[][] =>
    values.length === 0 ? [] : [values.map((value) => `${name}:${value}`)];
  return {
    query: request.query.slice(0, MAX_QUERY),
    indexName,
    attributesToRetrieve: [...names, "content", "type", "url", "protocol", "release"],
    attributesToSnippet: [...names.slice(1), "content"].map((name) => `${name}:${words}`),
    highlightPreTag: MARK.start,
    highlightPostTag: MARK.end,
    hitsPerPage: request.hitsPerPage ?? HITS_PER_PAGE,
    page: request.page ?? 0,
    clickAnalytics,
    // Lists of alternatives, all of which must hold.
    facetFilters: [
      ...facet("area", request.areas),
      ...facet("protocol", request.protocols),
      ...facet("release", request.release ? [request.release] : []),
    ],
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

const countOf = (value: unknown): number =>
  Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;

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
  const site = "https://site.invalid";
  if (address === null || !/^(?:https?:\/\/|\/(?![/\\]))/iu.test(address)) return null;
  if (!URL.canParse(address, site)) return null;
  const { pathname, hash } = new URL(address, site);
  // "/.//host" becomes "//host", which leads to another site.
  return `${pathname.replace(/^\/+/u, "/")}${hash}`;
}

/** The text with marks below some keys of what the service answers; null when there is none. */
const markedAt = (result: unknown, ...keys: string[]): string | null =>
  textOf(
    [...keys, "value"].reduce<unknown>((one, key) => (isObject(one) ? one[key] : null), result),
  );

function toHit(record: unknown): SearchHit | null {
  if (!isObject(record)) return null;
  const { protocol, release, _highlightResult: highlighted, _snippetResult: snipped } = record;
  const [objectID, url] = [textOf(record.objectID), pathOf(textOf(record.url))];
  const names = isObject(record.hierarchy) ? record.hierarchy : {};
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, textOf(names[level])]),
  ) as Hierarchy;
  if (objectID === null || url === null || hierarchy.lvl1 === null) return null;
  const type = HIT_TYPES.find((candidate) => candidate === record.type) ?? "content";
  const content = type === "content" ? textOf(record.content) : null;
  const snippet = type === "content" ? (markedAt(snipped, "content") ?? content) : null;
  return {
    ...{ objectID, type, url, content, hierarchy },
    highlight: Object.fromEntries(
      LEVELS.flatMap((level) => {
        const plain = hierarchy[level];
        if (plain === null) return [];
        return [[level, runsOf(markedAt(highlighted, "hierarchy", level) ?? plain)]];
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
  };
}
