import { editDistance } from "./edit-distance";
import { MAX_SUGGESTIONS } from "./page-size";
import { compactOf, type Query } from "./query";
import { isStopWord, tokenize } from "./tokenize";

const MIN_SIMILARITY = 0.28;

/** What a word within two edits of a word of the query adds to the similarity. */
const NEAR_WORD = 0.2;
const MIN_NEAR_LETTERS = 5;
const MIN_LETTERS = 3;

function trigramsOf(text: string): Set<string> {
  const padded = `  ${compactOf(text)} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}

function similarity(asked: ReadonlySet<string>, trigrams: readonly string[]): number {
  let common = 0;
  for (const trigram of trigrams) if (asked.has(trigram)) common += 1;
  return (2 * common) / (asked.size + trigrams.length);
}

/** A heading, ready to be compared with queries: there are thousands, and a query may grow by letters. */
export interface ComparedHeading {
  readonly heading: string;
  readonly words: readonly string[];
  readonly trigrams: readonly string[];
}

/** Prepares a heading for `suggestQueries`. */
export function toCompared(heading: string): ComparedHeading {
  const words = tokenize(heading).filter(({ term, part }) => !part && !isStopWord(term));
  return { heading, words: words.map(({ term }) => term), trigrams: [...trigramsOf(heading)] };
}

/**
 * Queries for a reader who found nothing: what is left without the words that the index lacks, then
 * headings that are written alike. Gives nothing rather than something unrelated.
 *
 * @param finds whether a query of known words has results
 */
export function suggestQueries(
  query: Query,
  headings: readonly ComparedHeading[],
  finds: (query: string) => boolean,
): string[] {
  const known = query.words.filter(({ expansions }) => expansions.length > 0);
  const rest = known.map(({ text }) => text).join(" ");
  const candidates = rest !== "" && finds(rest) ? [rest] : [];

  // Two letters are like everything and like nothing.
  if (query.compact.length < MIN_LETTERS) return candidates;
  const asked = trigramsOf(query.text);
  const similar = headings
    .map(({ heading, words, trigrams }) => {
      const isNear = words.some((term) =>
        query.words.some(
          ({ text }) =>
            Math.min(text.length, term.length) >= MIN_NEAR_LETTERS &&
            editDistance(text, term, 2) <= 2,
        ),
      );
      const value = similarity(asked, trigrams) + (isNear ? NEAR_WORD : 0);
      return { heading, value: words.length === 0 ? 0 : value };
    })
    .filter(({ value }) => value >= MIN_SIMILARITY)
    .sort((a, b) => b.value - a.value || a.heading.length - b.heading.length);
  candidates.push(...similar.slice(0, MAX_SUGGESTIONS).map(({ heading }) => heading));

  const own = query.text.trim().toLowerCase();
  const others = candidates.filter((candidate) => candidate.toLowerCase() !== own);
  return [...new Set(others)].slice(0, MAX_SUGGESTIONS);
}
