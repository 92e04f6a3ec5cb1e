import MiniSearch from "minisearch";

import type { Postings, SearchIndexData } from "./indexed";
import { FIELD_WEIGHTS } from "./settings";
import { FAMILY_LETTERS, familyOf } from "./word-family";

/** The terms of an index, and what each finds. */
export interface Lexicon {
  has(term: string): boolean;
  /**
   * Sections that hold every term, and how well: BM25 over the fields.
   *
   * @param terms joined by spaces
   */
  lookUp(terms: string): ReadonlyMap<number, number>;
  /** Longer terms with this beginning, those of titles and headings first, then those of most sections. */
  startingWith(beginning: string): readonly string[];
  /** Other terms of the same word family. */
  familyOf(term: string): readonly string[];
  /** Terms that hold a text. */
  holding(text: string): readonly string[];
  /** Terms that are a word with so many letters wrong; two letters swapped are one mistake. */
  near(word: string, mistakes: number): readonly string[];
}

type Field = keyof typeof FIELD_WEIGHTS;
const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[];

/** Look-ups that are kept between keystrokes. */
const MAX_KEPT = 500;

/** What MiniSearch keeps of a term, by field: a map of the sections that have it, made when it is asked for. */
class FieldsOfTerm extends Map<number, Map<number, number>> {
  constructor(private readonly listOf: (field: number) => readonly number[]) {
    super();
  }

  override get(field: number): Map<number, number> | undefined {
    const made = super.get(field);
    if (made !== undefined) return made;
    const list = this.listOf(field);
    if (list.length === 0) return undefined;
    const found = new Map(list.map((section) => [section, 1]));
    this.set(field, found);
    return found;
  }
}

/**
 * MiniSearch over postings that are there already. Its own ways in, texts and the JSON of an index, cost
 * a phone seven times as long, so this one fills the maps that the class leaves to those who extend it.
 */
class PostingsSearch extends MiniSearch {
  constructor(
    postings: Readonly<Record<Field, Postings>>,
    terms: readonly string[],
    sections: number,
  ) {
    super({ fields: FIELDS, tokenize: (text) => text.split(" "), processTerm: (term) => term });
    this._documentCount = sections;
    const byField = FIELDS.map((field) => postings[field]);
    for (const term of terms) {
      this._index.set(term, new FieldsOfTerm((field) => byField[field]?.get(term) ?? []));
    }
    const lengths = byField.map((lists) => {
      const counts = new Uint32Array(sections);
      for (const list of lists.values()) {
        for (const section of list) counts[section] = (counts[section] ?? 0) + 1;
      }
      return counts;
    });
    for (let section = 0; section < sections; section++) {
      this._documentIds.set(section, section);
      this._fieldLength.set(
        section,
        lengths.map((counts) => counts[section] ?? 0),
      );
    }
    this._avgFieldLength = lengths.map((counts) => {
      const present = counts.filter((count) => count > 0);
      return present.reduce((sum, count) => sum + count, 0) / Math.max(1, present.length);
    });
  }
}

/** The word with each pair of neighbors swapped. */
const swapsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** Opens the terms of an index. */
export function openLexicon({ postings, sections, terms }: SearchIndexData): Lexicon {
  const mini = new PostingsSearch(postings, terms, sections.length);
  const sizeIn = (field: Field, term: string): number => postings[field].get(term)?.length ?? 0;
  const known = new Set(terms);
  const prominence = (term: string): number =>
    100 * (4 * sizeIn("title", term) + sizeIn("heading", term)) + sizeIn("body", term);
  const kept = new Map<string, ReadonlyMap<number, number>>();
  return {
    has: (term) => known.has(term),
    lookUp: (asked) => {
      const before = kept.get(asked);
      if (before !== undefined) return before;
      const hits = mini.search(asked, { boost: FIELD_WEIGHTS, combineWith: "AND" });
      const found = new Map(hits.map(({ id, score }) => [Number(id), score]));
      if (kept.size >= MAX_KEPT) kept.clear();
      kept.set(asked, found);
      return found;
    },
    startingWith: (beginning) =>
      terms
        .filter((term) => term.length > beginning.length && term.startsWith(beginning))
        .map((term) => [term, prominence(term)] as const)
        .sort(([, a], [, b]) => b - a)
        .map(([term]) => term),
    familyOf: (term) => {
      const family = familyOf(term);
      if (family === null) return [];
      const beginning = term.slice(0, FAMILY_LETTERS);
      return terms.filter(
        (member) => member.startsWith(beginning) && member !== term && familyOf(member) === family,
      );
    },
    holding: (text) => terms.filter((term) => term.includes(text)),
    near: (word, mistakes) => {
      const swapped = swapsOf(word).filter((candidate) => known.has(candidate));
      if (mistakes === 1 && swapped.length > 0) return swapped;
      return [...new Set(mini.search(word, { fuzzy: mistakes }).flatMap((hit) => hit.terms))];
    },
  };
}
