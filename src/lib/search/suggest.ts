import MiniSearch from "minisearch";

import { MAX_SUGGESTIONS } from "./page-size";
import type { Query } from "./query";

/** Share of the letters of a word that may be wrong in a heading that is suggested. */
const MOST_WRONG = 0.3;

/**
 * Queries for a reader who found nothing: what is left without the words that the index lacks, then
 * headings that are written alike. Gives nothing rather than something unrelated.
 *
 * @param finds whether a query of known words has results
 */
export function suggestQueries(
  query: Query,
  headings: readonly string[],
  finds: (query: string) => boolean,
): string[] {
  const known = query.words.filter(({ alternatives }) => alternatives.length > 0);
  const rest = known.map(({ text }) => text).join(" ");
  const alike = new MiniSearch<{ id: number; heading: string }>({ fields: ["heading"] });
  const names = [...new Set(headings)];
  alike.addAll(names.map((heading, id) => ({ id, heading })));
  const similar = alike
    .search(query.text, {
      fuzzy: MOST_WRONG,
      prefix: true,
      boostDocument: (id) => 1 / (names[Number(id)]?.length ?? 1),
    })
    .flatMap(({ id }) => names[Number(id)] ?? []);
  const own = query.text.trim().toLowerCase();
  const candidates = rest !== "" && finds(rest) ? [rest, ...similar] : similar;
  const others = candidates.filter((candidate) => candidate.toLowerCase() !== own);
  return [...new Set(others)].slice(0, MAX_SUGGESTIONS);
}
