import { letterBits } from "./edit-distance";
import { singular } from "./tokenize";
import { familyOf } from "./word-family";

export interface Vocabulary {
  /** In the order of the alphabet. */
  readonly terms: readonly string[];
  /** Letters of each term, as `letterBits` gives them. */
  readonly letters: readonly number[];
  has(term: string): boolean;
  countOf(term: string): number;
  /** Terms with this beginning, those of titles and headings first, then those of most sections. */
  startingWith(beginning: string): readonly string[];
  /** Terms of the same word family, the term itself among them when the index has it. */
  familyOf(term: string): readonly string[];
  /** Terms that are the given one up to a plural ending. */
  spellings(term: string): readonly string[];
}

/**
 * Arranges the terms of an index for look-ups.
 *
 * @param terms in the order of the alphabet
 * @param counts for each term, how many sections have it
 * @param salienceOf how prominent a term is, for choosing among completions
 */
export function createVocabulary(
  terms: readonly string[],
  counts: readonly number[],
  salienceOf: (term: string) => number,
): Vocabulary {
  const countByTerm = new Map(terms.map((term, index) => [term, counts[index] ?? 0]));
  const families = new Map<string, string[]>();
  const withoutPlurals = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, term: string): void => {
    const list = map.get(key);
    if (list === undefined) map.set(key, [term]);
    else list.push(term);
  };
  const keyOf = (term: string): string =>
    term
      .split("_")
      .map((piece) => singular(piece))
      .join("_");
  for (const term of terms) {
    const family = familyOf(term);
    if (family !== null) add(families, family, term);
    add(withoutPlurals, keyOf(term), term);
  }
  /** Position of the first term that is not before the given text. */
  const positionOf = (text: string): number => {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle] ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const countOf = (term: string): number => countByTerm.get(term) ?? 0;
  return {
    terms,
    letters: terms.map(letterBits),
    has: (term) => countByTerm.has(term),
    countOf,
    startingWith: (beginning) => {
      const found: string[] = [];
      for (let at = positionOf(beginning); at < terms.length; at++) {
        const term = terms[at] ?? "";
        if (!term.startsWith(beginning)) break;
        found.push(term);
      }
      return found.sort((a, b) => salienceOf(b) - salienceOf(a) || countOf(b) - countOf(a));
    },
    familyOf: (term) => {
      const family = familyOf(term);
      return family === null ? [] : (families.get(family) ?? []);
    },
    spellings: (term) => withoutPlurals.get(keyOf(term)) ?? [],
  };
}
