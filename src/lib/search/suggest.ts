import { editDistance } from "./edit-distance";
import type { SearchIndexData } from "./index-file";
import type { Query } from "./query";
import { compactOf } from "./query";
import { isStopWord, tokenize } from "./tokenize";

const MAX_SUGGESTIONS = 3;
const MIN_SIMILARITY = 0.28;

function trigramsOf(text: string): Set<string> {
  const padded = `  ${compactOf(text)} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0;
  for (const trigram of a) if (b.has(trigram)) common += 1;
  return (2 * common) / (a.size + b.size);
}

/**
 * Queries for a reader who found nothing: what is left without the words that the index lacks, then
 * headings and titles that are written alike. Gives nothing rather than something unrelated.
 *
 * @param finds whether a query has results; only such queries are suggested
 */
export function suggestQueries(
  query: Query,
  data: SearchIndexData,
  finds: (query: string) => boolean,
): string[] {
  const candidates: string[] = [];
  const known = query.words.filter(({ expansions }) => expansions.length > 0);
  if (known.length > 0) candidates.push(known.map(({ text }) => text).join(" "));

  const asked = trigramsOf(query.text);
  const headings = new Set(
    data.sections
      .map(({ heading }) => heading)
      .filter((heading) => tokenize(heading).some(({ term }) => !isStopWord(term))),
  );
  const similar = [...headings]
    .map((heading) => {
      const words = tokenize(heading).filter(({ part }) => !part);
      const near = words.some(({ term }) =>
        query.words.some(
          ({ text }) => text.length > 4 && editDistance(text, term, 2) <= 2 && term.length > 4,
        ),
      );
      return { heading, value: similarity(asked, trigramsOf(heading)) + (near ? 0.2 : 0) };
    })
    .filter(({ value }) => value >= MIN_SIMILARITY)
    .sort((a, b) => b.value - a.value || a.heading.length - b.heading.length)
    .slice(0, 2 * MAX_SUGGESTIONS);
  candidates.push(...similar.map(({ heading }) => heading));

  const own = query.text.trim().toLowerCase();
  const suggestions: string[] = [];
  for (const candidate of candidates) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    const isNew = !suggestions.some((text) => text.toLowerCase() === candidate.toLowerCase());
    if (isNew && candidate.toLowerCase() !== own && finds(candidate)) suggestions.push(candidate);
  }
  return suggestions;
}
