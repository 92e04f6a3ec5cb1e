import { SYNONYMS } from "../../../data/synonyms";

const NO_TERMS: readonly (readonly string[])[] = [];

/** Alternatives for a term; each is a list of terms that must all be there. */
export function synonymsOf(term: string): readonly (readonly string[])[] {
  const entry = Object.hasOwn(SYNONYMS, term) ? SYNONYMS[term] : undefined;
  return entry?.map((alternative) => alternative.split(" ")) ?? NO_TERMS;
}
