/**
 * Numbers of the search. It stands on a plateau: each may be changed by half, and at most one query of
 * a hundred is answered otherwise. So they are round, and none needs tuning.
 */

/** A word in a name says more about a section than one in its text; a question stands between. */
export const FIELD_WEIGHTS = { title: 4, heading: 3, context: 1.5, asked: 3, body: 1 } as const;

/** What a term counts that stands for a word of the query: the less sure, the less. */
export const WEIGHTS = {
  exact: 1,
  family: 0.75,
  /** Means nearly the same, by `data/synonyms.ts`. */
  synonym: 0.55,
  /** Longer words while one is typed, and of that when it is a word already. */
  longer: 0.75,
  ofKnown: 0.6,
  /** What holds a word that the index does not have, or is spelled nearly like it. */
  guess: 0.75,
} as const;

/** A section is what its own words say, and what the rest of its page does: half and half. */
export const OWN_SHARE = 0.5;

/** A section that holds half of the query is worth less than half of one that holds all. */
export const COVERAGE_POWER = 1.3;

/** Sections that hold less of the query than this share of the best are no results. */
export const LEAST_OF_BEST = 0.5;

/** How much more a title or heading that is the query is worth than one without its words. */
export const FIT = { title: 0.8, heading: 0.65 } as const;

/** Factor for a section whose heading is the whole query. */
export const EXACT = 2;

/** Factor for a page whose title the reader may be about to type. */
export const BEGUN_TITLE = 1.5;

/** Each further hit of a page counts this much of the one before, so that others are seen. */
export const REPEATED_PAGE = 0.6;

/** Factors by release: of a release that is not meant, or that has a newer one. */
export const RELEASE = { other: 0.5, older: 0.85 } as const;

/** Factor for pages of the protocol that the query names. */
export const SAME_PROTOCOL = 1.15;

/** Factor for pages of addresses, when an address is asked for, or a chain and nothing else. */
export const ADDRESS = { asked: 2.5, only: 6 } as const;

/** What is retired, and the parts about what held before, stand last unless they are asked for. */
export const RETIRED = {
  pattern: /\/legacy(?:\/|$)|\/previous-|#until-/u,
  factor: 0.5,
  asked: /legacy|\bv1\b|\bold|previous|past|\d\.\d/iu,
} as const;

/** Who asks in plain words uses the app; who writes code looks into guides and references. */
export const PLAIN: readonly (readonly [pattern: RegExp, factor: number])[] = [
  [/^\/(?:support|apps)\//u, 1.2],
  [/^\/(?:guides|api|reference)\//u, 0.8],
];
