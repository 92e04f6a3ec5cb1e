import { trimEnd } from "../text/trim-end";

// cspell:ignore aeiou didnt doesnt dont isnt withdrawmax

/**
 * Cuts text into terms: the same way for pages, queries and highlighting, so that what is found can
 * also be marked.
 */

/** One term and where it stands in the text that it was cut from. */
export interface Token {
  /** Lower case, without accents, singular. */
  readonly term: string;
  /** First character of the token in the text, in UTF-16 units. */
  readonly start: number;
  /** The character after the last. */
  readonly end: number;
  /** Whether it is a piece of an identifier whose whole is a token too. */
  readonly part: boolean;
}

/** A hexadecimal value of at least this many digits is an address, a selector or a hash, not a word. */
export const MIN_HEX_DIGITS = 8;

/** Numbers with more digits are amounts in base units, which nobody looks up. */
const MAX_DIGITS = 10;

const MAX_TERM = 64;

// Each of these ends with an alternative that takes the whole run of characters on which the ones before
// fail, so that no run is read again from its middle.
const WORD =
  // oxlint-disable-next-line regexp/no-super-linear-move
  /0[xX][0-9a-fA-F]+(?![\p{L}\p{N}_])|[vV]?\d+(?:\.\d+)+|\d{1,3}(?:,\d{3})+(?!\d)|[\p{L}\p{N}\p{M}_]+(?:['’]\p{L}+)?/gu;
// oxlint-disable-next-line regexp/no-super-linear-move
const IDENTIFIER_PART = /\p{Lu}+\p{N}*(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+\p{N}*|\p{N}+/gu;

const STOP_WORDS = new Set(
  (
    "a able about after all also am an and any are as at be been before being but by can could did do does " +
    "else for from had has have her here him his how i if in into is it its just let me more most my no not " +
    "of on one only or our out over per please same she should so some somebody someone something such than that the their them " +
    "then there these they this those through to too under until up use used using very want was way " +
    "we were what when where which while who whom whose why will with won would you your " +
    "cannot cant didnt doe doesnt dont im isnt ive me myself wont yet"
  ).split(" "),
);

/**
 * Words that carry no meaning of their own, such as `the`; they count only when nothing is left.
 *
 * @param term as `tokenize` gives it: `does` comes as `doe`
 */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

/** Whether a word is a hexadecimal value that is looked up as a whole: address, selector, hash. */
export function isHexValue(word: string): boolean {
  return word.length >= 2 + MIN_HEX_DIGITS && /^0x[0-9a-f]+$/iu.test(word);
}

/**
 * Lower case, compatibility forms resolved, accents and apostrophe endings removed: `sender's` is
 * `sender`, `don't` is `do`, `can't` is `can`.
 */
export function normalize(word: string): string {
  // Nearly every word: nothing is left to do, and the rest costs more than the whole look-up.
  if (/^[a-zA-Z0-9]*$/.test(word)) return word.toLowerCase();
  return word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/^(can|won)['’]t$/u, "$1")
    .replace(/n['’]t$/u, "")
    .replace(/['’]\p{L}+$/u, "");
}

/** Takes the plural ending off an English word; other endings stay. */
export function singular(word: string): string {
  if (word === "ids") return "id";
  if (word.length < 4 || !word.endsWith("s") || /\d/u.test(word)) return word;
  if (/(?:ss|us|is)$/u.test(word)) return word;
  if (/[^aeiou]ies$/u.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz|us)es$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function termOf(word: string): string {
  const plain = normalize(word);
  return /^\d{1,3}(?:,\d{3})+$/u.test(plain) ? plain.replaceAll(",", "") : singular(plain);
}

const isTerm = (term: string): boolean =>
  term.length <= MAX_TERM &&
  (term.length > 1 || /\d/u.test(term)) &&
  !(term.length > MAX_DIGITS && /^\d+$/u.test(term));

/** The pieces of a word: at underscores, then where the case changes. Empty when it is one piece. */
function partsOf(written: string, start: number): Token[] {
  const parts: Token[] = [];
  if (/^[A-Z]?[a-z]+$/u.test(written)) return parts;
  const word = written.replace(/['’]\p{L}+$/u, "");
  if (/^0x|[.,]/iu.test(word)) return parts;
  const add = (text: string, from: number): void => {
    const term = termOf(text);
    if (isTerm(term)) parts.push({ term, start: from, end: from + text.length, part: true });
  };
  const pieces = [...word.matchAll(/[^_]+/gu)];
  for (const piece of pieces) {
    const [text] = piece;
    const at = start + piece.index;
    const humps = [...text.matchAll(IDENTIFIER_PART)];
    if (pieces.length > 1 || text.length < word.length) add(text, at);
    if (humps.length > 1) for (const hump of humps) add(hump[0], at + hump.index);
  }
  return parts;
}

/**
 * Cuts a text into terms, in the order of the text. An identifier gives its whole in lower case, the
 * pieces between its underscores, and the words at its humps (`withdrawMax`: `withdrawmax`,
 * `withdraw`, `max`). Hexadecimal values of 8 digits or more are left out: they have a table of their
 * own. Stop words are kept.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    if (isHexValue(word)) continue;
    const term = termOf(trimEnd(word.replace(/^_+/u, ""), "_"));
    if (isTerm(term)) tokens.push({ term, start, end, part: false });
    for (const part of partsOf(word, start)) if (part.term !== term) tokens.push(part);
    // "v2.0" is found by "2.0" as well.
    if (/^v\d/u.test(term) && term.includes(".")) {
      tokens.push({ term: term.slice(1), start: start + 1, end, part: true });
    }
  }
  return tokens;
}

/** Hexadecimal values of 8 digits or more in a text, in lower case, each once. */
export function hexValuesOf(text: string): string[] {
  const values = [...text.matchAll(/\b0x[0-9a-f]+\b/giu)].map(([value]) => value.toLowerCase());
  return [...new Set(values.filter(isHexValue))];
}

/** The terms of a text that mean something, in its order. */
export function termsOf(text: string): string[] {
  const terms = tokenize(text).map(({ term }) => term);
  return terms.filter((term) => !isStopWord(term));
}

const wholeOf = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ term, part }) => (part ? [] : [term]));

const compact = (terms: readonly string[]): string => terms.join("").replaceAll("_", "");

/** Words of a text, written together, without plural endings: `Withdraw fees`, `withdrawFee` agree. */
export const compactOf = (text: string): string => compact(wholeOf(tokenize(text)));

/** A heading or title, ready to be compared with queries. */
export interface Name {
  /** Its words, identifiers whole. */
  readonly whole: readonly string[];
  /** The same with the pieces of identifiers, without stop words. */
  readonly all: readonly string[];
  /** As a query may be it: the whole, and what readers call it. */
  readonly forms: readonly string[];
  /** All terms, those of what readers call it too. */
  readonly terms: readonly string[];
}

/** @param aliases what readers call it, each of a word or two */
export function readName(heading: string, aliases: readonly string[] = []): Name {
  const tokens = tokenize(heading);
  const whole = wholeOf(tokens);
  const all = tokens.flatMap(({ term }) => (isStopWord(term) ? [] : [term]));
  return {
    whole,
    all,
    forms: [compact(whole), ...aliases.map(compactOf)],
    terms: [...all, ...aliases.flatMap(termsOf)],
  };
}
