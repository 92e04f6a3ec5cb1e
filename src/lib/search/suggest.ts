import { MAX_SUGGESTIONS } from "./page-size";
import type { Query } from "./query";
import { compactOf } from "./tokenize";

/** Share of the letters, three at a time, that a heading that is suggested has in common with a query. */
const LEAST_ALIKE = 0.3;

function trigramsOf(text: string): Set<string> {
  const padded = `  ${compactOf(text)} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

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
  const asked = trigramsOf(query.text);
  const similar = [...new Set(headings)]
    .map((heading) => {
      const own = trigramsOf(heading);
      return {
        heading,
        alike: (2 * [...own].filter((three) => asked.has(three)).length) / (own.size + asked.size),
      };
    })
    .filter(({ alike }) => alike >= LEAST_ALIKE)
    .sort((a, b) => b.alike - a.alike || a.heading.length - b.heading.length)
    .map(({ heading }) => heading);
  const own = query.text.trim().toLowerCase();
  const candidates = rest !== "" && finds(rest) ? [rest, ...similar] : similar;
  const others = candidates.filter((candidate) => candidate.toLowerCase() !== own);
  return [...new Set(others)].slice(0, MAX_SUGGESTIONS);
}
