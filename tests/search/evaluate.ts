import { protocolNamed } from "../../src/lib/search/query";
import { releaseNumbersIn } from "../../src/lib/search/releases";
import { compactOf, termsOf } from "../../src/lib/search/tokenize";
import type { SearchAnswer, SearchHit } from "../../src/lib/search/types";
import { type EvaluationQuery, QUERY_KINDS } from "./queries";

/** How well an engine answers a set of queries. */
export interface Figures {
  readonly queries: number;
  /** Share of the queries with a right page as the first hit, 0 to 1. */
  readonly successAt1: number;
  /** Share of the queries with a right page among the first three hits, 0 to 1. */
  readonly successAt3: number;
  /** Mean of 1 / position of the first right hit; 0 when it is not among the first ten. */
  readonly mrrAt10: number;
}

export interface Outcome {
  readonly query: EvaluationQuery;
  /** Position of the first right hit among the first ten, from 1; null when there is none. */
  readonly position: number | null;
  /** The first hits, for the report of what went wrong. */
  readonly urls: readonly string[];
}

const isReference = (url: string): boolean => url.startsWith("/reference/");

/** Words of a query that say what kind of thing a name is, or that names of errors leave out. */
const BESIDE_NAME = /\b(?:an?|the|is|are|was|were|be|been|error|event|revert|reverted)\b/giu;

/**
 * Whether a hit is the entry of the name of code that is all a query asks for. Several contracts have
 * it, and where the query names no protocol and no release, each of them is as right as another.
 */
function isEntryOfName({ url, hierarchy }: SearchHit, { query, pages }: EvaluationQuery): boolean {
  if (!isReference(url) || !pages.some(isReference)) return false;
  const words = termsOf(query);
  const isProtocol = (word: string): boolean => protocolNamed(word) !== undefined;
  if (releaseNumbersIn(words, isProtocol).length > 0 || words.some(isProtocol)) return false;
  const name = compactOf(query.replace(BESIDE_NAME, ""));
  return Object.values(hierarchy).some(
    (heading) => heading !== null && compactOf(heading) === name,
  );
}

const isRight = (hit: SearchHit, query: EvaluationQuery): boolean => {
  const [route = ""] = hit.url.split("#");
  return (
    query.pages.some((page) => (page.includes("#") ? page === hit.url : page === route)) ||
    isEntryOfName(hit, query)
  );
};

/** Asks every query and looks for the first right hit. */
export async function evaluate(
  queries: readonly EvaluationQuery[],
  search: (query: string) => Promise<SearchAnswer>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const query of queries) {
    const hits = (await search(query.query)).hits.slice(0, 10);
    const index = hits.findIndex((hit) => isRight(hit, query));
    const urls = hits.slice(0, 3).map(({ url }) => url);
    outcomes.push({ query, position: index < 0 ? null : index + 1, urls });
  }
  return outcomes;
}

/** Sums up outcomes. */
export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const share = (value: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + value(outcome), 0) / Math.max(1, outcomes.length);
  return {
    queries: outcomes.length,
    successAt1: share(({ position }) => (position === 1 ? 1 : 0)),
    successAt3: share(({ position }) => (position !== null && position <= 3 ? 1 : 0)),
    mrrAt10: share(({ position }) => (position === null ? 0 : 1 / position)),
  };
}

/** The figures of each kind and of all, as lines of text. */
export function report(name: string, outcomes: readonly Outcome[]): string {
  const line = (label: string, list: readonly Outcome[]): string => {
    const { queries, successAt1, successAt3, mrrAt10 } = figuresOf(list);
    return `${label.padEnd(20)} ${String(queries).padStart(4)}  success@1 ${successAt1.toFixed(3)}  success@3 ${successAt3.toFixed(3)}  MRR@10 ${mrrAt10.toFixed(3)}`;
  };
  return [
    name,
    ...QUERY_KINDS.map((kind) =>
      line(
        kind,
        outcomes.filter(({ query }) => query.kind === kind),
      ),
    ),
    line("all", outcomes),
  ].join("\n");
}
