import { singular } from "./tokenize";
import { familyOf } from "./word-family";

/** The terms of an index. */
export interface Vocabulary {
  /** In the order of the alphabet. */
  readonly terms: readonly string[];
  has(term: string): boolean;
  /** How many sections have the term. */
  countOf(term: string): number;
  /** Terms with this beginning, those of the most sections first. */
  startingWith(beginning: string): readonly string[];
  /** Terms of the same word family, the term itself among them when the index has it. */
  familyOf(term: string): readonly string[];
  /** Terms that are the given one up to a plural ending. */
  spellings(term: string): readonly string[];
}

/**
 * Arranges the terms of an index for look-ups.
 *
 * @param counts terms, and how many sections have each
 */
export function createVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const terms = [...counts.keys()].sort();
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
  const countOf = (term: string): number => counts.get(term) ?? 0;
  return {
    terms,
    has: (term) => counts.has(term),
    countOf,
    startingWith: (beginning) => {
      const found: string[] = [];
      for (let at = positionOf(beginning); at < terms.length; at++) {
        const term = terms[at] ?? "";
        if (!term.startsWith(beginning)) break;
        found.push(term);
      }
      return found.sort((a, b) => countOf(b) - countOf(a));
    },
    familyOf: (term) => {
      const family = familyOf(term);
      return family === null ? [] : (families.get(family) ?? []);
    },
    spellings: (term) => withoutPlurals.get(keyOf(term)) ?? [],
  };
}
