// cspell:ignore glos

import { DEVELOPER_WORDS, PROTOCOL_WORDS, SYNONYMS } from "../../../data/synonyms";
import type { PageProtocol } from "../page-records/types";
import { trimEnd } from "../text/trim-end";
import { type HexQuery, toHexQuery } from "./hex-table";
import type { Lexicon } from "./lexicon";
import { releaseNumbersIn } from "./releases";
import { WEIGHTS } from "./settings";
import { compactOf, isStopWord, normalize, tokenize } from "./tokenize";

/** What may stand for a word of the query. */
export interface Alternative {
  /** Joined by spaces; all of them must be in a section. */
  readonly terms: string;
  readonly weight: number;
  /** Letters that the reader typed of a longer term; 0 where the whole term stands for the word. */
  readonly typed: number;
}

export interface QueryWord {
  readonly text: string;
  /** The best first. */
  readonly alternatives: readonly Alternative[];
}

export interface Query {
  /** As asked, at most 512 characters. */
  readonly text: string;
  readonly words: readonly QueryWord[];
  readonly hexQueries: readonly HexQuery[];
  /** What is compared with whole headings: the query and the names of code in it, as `compactOf` gives. */
  readonly names: ReadonlySet<string>;
  readonly protocols: ReadonlySet<PageProtocol>;
  /** Numbers of releases, without the `v`. */
  readonly releases: readonly string[];
  /** Whether it is prose without a word of programmers: somebody who uses the app may ask so. */
  readonly isPlain: boolean;
}

export const MAX_QUERY = 512;

const MAX_WORDS = 24;
const MAX_LONGER = 32;
const MIN_MISTAKE_LETTERS = 4;
const MIN_TWO_MISTAKES = 8;

/** A pasted link, and the address or hash in it, which is all that it asks for. */
const LINK = /https?:\/\/\S+/giu;
const VALUE_IN_LINK = /0x[0-9a-f]{40,64}/iu;

/** A name with a capital or an underscore inside: no word of a sentence. */
const NAME_OF_CODE = /(?<![\p{L}\p{N}_])[\p{L}\p{N}_]*(?:\p{Ll}\p{Lu}|_)[\p{L}\p{N}_]*/gu;

/** The protocol that a word names. */
export function protocolNamed(word: string): PageProtocol | undefined {
  return Object.hasOwn(PROTOCOL_WORDS, word) ? PROTOCOL_WORDS[word] : undefined;
}

const synonymsOf = (term: string): readonly string[] =>
  (Object.hasOwn(SYNONYMS, term) ? SYNONYMS[term] : undefined) ?? [];

const standing = (terms: readonly string[], weight: number, typed = 0): Alternative[] =>
  terms.map((term) => ({ terms: term, weight, typed }));

function longer(word: string, lexicon: Lexicon, factor: number): Alternative[] {
  const terms = lexicon.startingWith(word).slice(0, MAX_LONGER);
  return standing(terms, factor * WEIGHTS.longer, word.length);
}

/** What a word may have been meant for that the index does not have: the first kind that there is. */
function guesses(word: string, lexicon: Lexicon): Alternative[] {
  if (word.length < MIN_MISTAKE_LETTERS) return [];
  const tries = [
    () => lexicon.holding(word),
    () => lexicon.near(word, 1),
    () => (word.length < MIN_TWO_MISTAKES ? [] : lexicon.near(word, 2)),
  ];
  const found = tries.map((attempt) => attempt()).find((terms) => terms.length > 0) ?? [];
  return standing(found.slice(0, MAX_LONGER), WEIGHTS.guess);
}

function byWeight(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const one of alternatives) {
    if ((best.get(one.terms)?.weight ?? 0) < one.weight) best.set(one.terms, one);
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight);
}

/**
 * Reads a query: its words, what each may stand for in this index, and the hexadecimal values.
 * A last word without a space after it may still be growing, so it stands for longer terms as well.
 */
export function readQuery(asked: string, lexicon: Lexicon): Query {
  const text = asked.slice(0, MAX_QUERY);
  const hexQueries: HexQuery[] = [];
  let prose = "";
  for (const piece of text
    .replace(LINK, (link) => VALUE_IN_LINK.exec(link)?.[0] ?? link)
    .split(/[\s,;()"'`<>[\]{}/=?&#@]+/u)) {
    const hexQuery = toHexQuery(trimEnd(piece, "?!:"));
    if (hexQuery !== null) hexQueries.push(hexQuery);
    if (hexQuery === null || lexicon.has(normalize(piece))) prose += ` ${piece}`;
  }
  const isOpen = !/[\s?!.]$/u.test(text);
  const raw = tokenize(prose)
    .filter(({ part }) => !part)
    .slice(0, MAX_WORDS)
    .map(({ term, start, end }) => ({ term, plain: normalize(prose.slice(start, end)) }));
  const terms = raw.map(({ term }) => term);
  const isProtocol = (word: string): boolean => protocolNamed(word) !== undefined;
  const hasTelling = terms.some((term) => !isStopWord(term));
  const words = raw.flatMap(({ term, plain }, index): QueryWord[] => {
    if (hasTelling && isStopWord(term)) return [];
    const isLast = isOpen && index === raw.length - 1;
    const isKnown = lexicon.has(term);
    // "v4" and "lockup 4" stand for the releases of that generation.
    const generation = releaseNumbersIn([terms[index - 1] ?? "", term], isProtocol)
      .filter((number) => !number.includes("."))
      .flatMap((number) => lexicon.startingWith(`v${number}.`));
    const found = [
      ...standing(isKnown ? [term] : [], WEIGHTS.exact),
      ...standing([...lexicon.familyOf(term), ...generation], WEIGHTS.family),
      ...standing(synonymsOf(term), WEIGHTS.synonym),
    ].filter(({ terms: list }) => list.split(" ").every((one) => lexicon.has(one)));
    if (isLast || found.length === 0) {
      // A plural ending may be the middle of a longer word: "glos" is on the way to "glossary".
      found.push(...longer(plain, lexicon, isKnown ? WEIGHTS.ofKnown : 1));
    }
    if (found.length === 0) found.push(...guesses(term, lexicon));
    return [{ text: term, alternatives: byWeight(found) }];
  });
  return {
    text,
    words: raw.length > 0 || hexQueries.length > 0 ? words : firstLetter(text, lexicon),
    hexQueries,
    names: new Set([text, ...(text.match(NAME_OF_CODE) ?? [])].map(compactOf)),
    protocols: new Set(terms.flatMap((word) => protocolNamed(word) ?? [])),
    releases: releaseNumbersIn(terms, isProtocol),
    isPlain:
      raw.length > 2 && terms.some(isStopWord) && !terms.some((word) => DEVELOPER_WORDS.has(word)),
  };
}

/** One letter is no word, but the beginning of many. */
function firstLetter(text: string, lexicon: Lexicon): QueryWord[] {
  const letter = normalize(text.trim());
  if (!/^\p{L}$/u.test(letter)) return [];
  return [{ text: letter, alternatives: byWeight(longer(letter, lexicon, 1)) }];
}
