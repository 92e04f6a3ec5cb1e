// cspell:ignore glos merkleairdrop

import { trimEnd } from "../text/trim-end";
import { editDistance, letterBits, mayBeNear } from "./edit-distance";
import { type HexQuery, toHexQuery } from "./hex-table";
import { releaseNumbersIn } from "./releases";
import { SETTINGS } from "./settings";
import { synonymsOf } from "./synonyms";
import { isHexValue, isStopWord, normalize, singular, tokenize } from "./tokenize";
import type { Vocabulary } from "./vocabulary";

/** How a term of the index came to stand for a word of the query. */
export type ExpansionKind =
  "exact" | "joined" | "family" | "synonym" | "prefix" | "split" | "infix" | "typo";

/** Terms of the index that stand for a word of the query. */
export interface Expansion {
  /** All of them must be in a section. */
  readonly terms: readonly string[];
  readonly weight: number;
  readonly kind: ExpansionKind;
  /** Letters of the term that the reader typed; the whole term unless `kind` is `prefix`. */
  readonly typed: number;
}

export interface QueryWord {
  readonly text: string;
  /** The best first. */
  readonly expansions: readonly Expansion[];
  /** What it counts beside the others, 0 to 1: a word that only frames a question counts little. */
  readonly share: number;
  /** Whether the index has the word itself or it stands for one written together. */
  readonly known: boolean;
}

export interface Query {
  /** As asked, at most 512 characters. */
  readonly text: string;
  readonly words: readonly QueryWord[];
  readonly hexQueries: readonly HexQuery[];
  /** Letters and digits only, in lower case: what is compared with whole headings. */
  readonly compact: string;
  /** The same without articles and forms of "be", which names of errors leave out. */
  readonly compactName: string;
  /** Whether the last word may still be growing. */
  readonly isOpen: boolean;
  /** Whether it asks in a sentence. */
  readonly isQuestion: boolean;
  /** Names of code in it, as `compactOf` gives them. */
  readonly names: ReadonlySet<string>;
  /** Names of members with the type or library before them, such as `flow.status`. */
  readonly members: ReadonlySet<string>;
  /** Whether it is prose without a word of programmers: somebody who uses the app may ask so. */
  readonly isPlain: boolean;
}

export const MAX_QUERY = 512;

const MAX_WORDS = 24;
const MAX_JOINED = 5;
const MAX_PREFIXES = 32;
const MAX_FOR_LETTER = 8;
const MAX_TYPOS = 8;
const MAX_INFIXES = 12;
const MIN_TYPO_LETTERS = 4;
const MIN_TWO_TYPOS = 8;
const MIN_INFIX = 4;

/** Sections of a word at most that may be a mistake for a common one. */
const RARE = 2;

const QUESTION =
  /\?\s*$|^\s*(?:how|what|why|when|where|which|who|can|could|do|does|did|is|are|should|will|won|isn|don|may|must|am|has|have)\b|\b(?:i|my|me)\b/iu;

/** Words that say that something is asked or done, and little of what. */
const FRAMING = new Set(
  (
    "already another ask best better different do done easy else ever exist find first get getting give go good got " +
    "happen happened help keep know let like look main make mean need new now other possible put really right say see " +
    "show simple start still take tell thing think time try trying understand want way well wish without work working"
  ).split(" "),
);

/** Words of programmers and of those who read contracts, as the tokenizer gives them. */
const PROGRAMMING = new Set(
  (
    "abi api argument bytecode byte call called calling calldata code compile compiled compiler constructor contract " +
    "decode decoded deploy deployed deploying deployment endpoint envio etherscan event evm explorer fork foundry " +
    "function graphql hardhat hash hashed hashing hook implement implementation implementing index indexed indexer " +
    "inherit inheritance interface javascript json leaf leave library modifier npm parameter proof query revert " +
    "reverted root rpc rust salt script sdk selector signature solidity storage struct subgraph test testing " +
    "timestamp typescript variable verification verified verify viem"
  ).split(" "),
);

/** A pasted link, and the address or hash in it, which is all that it asks for. */
const LINK = /https?:\/\/\S+/giu;
const VALUE_IN_LINK = /0x[0-9a-f]{40,64}/iu;

/** Words beside a pasted value that say no more than what it is. */
const BESIDE_VALUE = new Set(
  "address call contract custom data error execution hash revert reverted selector transaction tx unknown".split(
    " ",
  ),
);

/** A value or a name from code. */
const IDENTIFIER = /0x|_|(?<![\p{L}\p{N}])\p{Ll}+\p{Lu}|Sablier\p{Lu}/u;

/** A name with a capital or an underscore inside: no word of a sentence. */
const WORD_OF_CODE = /[\p{L}\p{N}_]+/gu;
const INSIDE_NAME = /\p{Ll}\p{Lu}|_/u;

/** A member with what it belongs to, as Solidity and stack traces write it. */
const MEMBER = /\b([A-Z]\w*)(?:\.|::)([A-Za-z_]\w*)/gu;

/** How a member is compared: `Flow.Status` is `flow.status`. */
export const memberOf = (owner: string, member: string): string => `${owner}.${member}`;

/** Letters and digits of a text in lower case: `withdrawMax` and `withdraw max` agree. */
export function compactOf(text: string): string {
  return normalize(text).replace(/[^\p{L}\p{N}]+/gu, "");
}

interface Raw {
  readonly term: string;
  /** In lower case, with its plural ending. */
  readonly plain: string;
  /** Pieces of an identifier that was typed with its capitals. */
  readonly parts: readonly string[];
  readonly isStop: boolean;
}

function rawWords(text: string): Raw[] {
  const words: Raw[] = [];
  for (const { term, start, end, part } of tokenize(text)) {
    const last = words.at(-1);
    const plain = normalize(text.slice(start, end));
    if (!part) words.push({ term, plain, parts: [], isStop: isStopWord(term) });
    else if (last !== undefined) {
      words[words.length - 1] = { ...last, parts: [...last.parts, term] };
    }
  }
  return words.slice(0, MAX_WORDS);
}

const whole = (term: string, weight: number, kind: ExpansionKind): Expansion => ({
  terms: [term],
  weight,
  kind,
  typed: term.length,
});

function prefixExpansions(word: string, vocabulary: Vocabulary): Expansion[] {
  const { prefixLow, prefixHigh } = SETTINGS.weights;
  return vocabulary
    .startingWith(word)
    .filter((term) => term !== word)
    .slice(0, MAX_PREFIXES)
    .map((term) => ({
      terms: [term],
      weight: prefixLow + (prefixHigh - prefixLow) * (word.length / term.length),
      kind: "prefix" as const,
      typed: word.length,
    }));
}

function typoExpansions(word: string, isLast: boolean, vocabulary: Vocabulary): Expansion[] {
  if (word.length < MIN_TYPO_LETTERS || /\d/u.test(word)) return [];
  const limit = word.length >= MIN_TWO_TYPOS ? 2 : 1;
  const { oneTypo, twoTypos, typoInPrefix, otherFirstLetter } = SETTINGS.weights;
  const found: { term: string; edits: number; weight: number }[] = [];
  const letters = letterBits(word);
  vocabulary.terms.forEach((term, index) => {
    if (term.length < MIN_TYPO_LETTERS - 1 || /^\d/u.test(term)) return;
    const hasFirst = term.startsWith(word.charAt(0));
    const isNear =
      Math.abs(term.length - word.length) <= limit &&
      mayBeNear(letters, vocabulary.letters[index] ?? 0, limit);
    const edits = isNear ? editDistance(word, term, limit) : limit + 1;
    if (edits <= limit) {
      const first = hasFirst ? 1 : otherFirstLetter;
      found.push({ term, edits, weight: first * (edits === 1 ? oneTypo : twoTypos) });
    } else if (
      isLast &&
      hasFirst &&
      word.length > MIN_TYPO_LETTERS &&
      term.length > word.length &&
      editDistance(word, term.slice(0, word.length), 1) <= 1
    ) {
      found.push({ term, edits: 1.5, weight: typoInPrefix });
    }
  });
  const fewest = Math.min(...found.map(({ edits }) => edits));
  return found
    .filter(({ edits }) => edits <= fewest + 0.5)
    .sort((a, b) => b.weight - a.weight || vocabulary.countOf(b.term) - vocabulary.countOf(a.term))
    .slice(0, MAX_TYPOS)
    .flatMap(({ term, weight }) => [
      whole(term, weight, "typo"),
      // What was meant stands for its family, for less than when it is spelled right.
      ...vocabulary
        .familyOf(term)
        .filter((member) => member !== term)
        .map((member) => whole(member, weight * SETTINGS.weights.familyOfTypo, "typo")),
    ]);
}

/** A word that is two known words without the space: `merkleairdrop`. */
function splitExpansions(word: string, vocabulary: Vocabulary): Expansion[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const terms = [word.slice(0, at), word.slice(at)].map(singular);
    if (terms.every((term) => vocabulary.has(term) && !isStopWord(term))) {
      return [{ terms, weight: SETTINGS.weights.split, kind: "split", typed: word.length }];
    }
  }
  return [];
}

function infixExpansions(word: string, vocabulary: Vocabulary): Expansion[] {
  if (word.length < MIN_INFIX) return [];
  return vocabulary.terms
    .filter((term) => term.length > word.length && term.includes(word))
    .slice(0, MAX_INFIXES)
    .map((term) => whole(term, SETTINGS.weights.infix, "infix"));
}

function synonymExpansions(word: string, known: boolean, vocabulary: Vocabulary): Expansion[] {
  const { synonym, synonymOfUnknown } = SETTINGS.weights;
  return synonymsOf(word)
    .filter((terms) => terms.every((term) => vocabulary.has(term)))
    .map((terms) => ({
      terms,
      weight: known ? synonym : synonymOfUnknown,
      kind: "synonym",
      typed: word.length,
    }));
}

/** What each word stands for when it is written together with its neighbors. */
function joinedExpansions(
  raw: readonly Raw[],
  isOpen: boolean,
  vocabulary: Vocabulary,
): Expansion[][] {
  const joined = raw.map((): Expansion[] => []);
  for (let from = 0; from < raw.length; from++) {
    for (let to = from + 2; to <= Math.min(raw.length, from + MAX_JOINED); to++) {
      const run = raw.slice(from, to);
      if (run.every(({ isStop }) => isStop)) continue;
      const candidates = ["", "_"].map((glue) => run.map(({ plain }) => plain).join(glue));
      const terms = candidates.flatMap((term) => vocabulary.spellings(term));
      const expansions = terms.map((term) => whole(term, SETTINGS.weights.joined, "joined"));
      if (isOpen && to === raw.length && expansions.length === 0) {
        const longer = candidates
          .filter((term) => term.length > 5)
          .flatMap((term) => prefixExpansions(term, vocabulary));
        expansions.push(...longer);
      }
      for (let at = from; at < to; at++) joined[at]?.push(...expansions);
    }
  }
  return joined;
}

function byWeight(expansions: readonly Expansion[]): Expansion[] {
  const best = new Map<string, Expansion>();
  for (const expansion of expansions) {
    const key = expansion.terms.join(" ");
    if ((best.get(key)?.weight ?? 0) < expansion.weight) best.set(key, expansion);
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight);
}

/** One letter is no word, but the beginning of many: those of titles and headings stand for it. */
function firstLetter(letter: string, vocabulary: Vocabulary): QueryWord[] {
  if (!/^\p{L}$/u.test(letter)) return [];
  const expansions = prefixExpansions(letter, vocabulary).slice(0, MAX_FOR_LETTER);
  return [{ text: letter, expansions: byWeight(expansions), share: 1, known: false }];
}

/**
 * Reads a query: its words, what each may stand for in this vocabulary, and the hexadecimal values.
 * A last word without a space after it may still be growing, so it stands for longer terms as well.
 */
export function readQuery(asked: string, vocabulary: Vocabulary): Query {
  const text = asked.slice(0, MAX_QUERY);
  const pieces = text
    .replace(LINK, (link) => VALUE_IN_LINK.exec(link)?.[0] ?? link)
    .split(/[\s,;()"'`<>[\]{}/=?&#@]+/u)
    .filter((piece) => piece !== "");
  const hexQueries: HexQuery[] = [];
  let prose = "";
  for (const piece of pieces) {
    const hexQuery = toHexQuery(trimEnd(piece, "?!:"));
    if (hexQuery === null || vocabulary.has(normalize(piece))) prose += ` ${piece}`;
    if (hexQuery !== null) hexQueries.push(hexQuery);
    else if (isHexValue(piece)) prose += " ";
  }
  const isOpen = !/[\s?!.]$/u.test(text);
  const raw = rawWords(prose);
  const joined = joinedExpansions(raw, isOpen, vocabulary);
  const isPlain =
    raw.length > 2 &&
    raw.some(({ isStop }) => isStop) &&
    !raw.some(({ term }) => PROGRAMMING.has(term)) &&
    !IDENTIFIER.test(text);
  const isQuestion = QUESTION.test(text) && raw.length > 2;

  const words = raw.flatMap((word, index): (QueryWord & { isStop: boolean })[] => {
    const { term, parts, isStop } = word;
    const isLast = isOpen && index === raw.length - 1;
    const written = joined[index] ?? [];
    const known = vocabulary.has(term);
    const wholeWritten = written.some(({ kind }) => kind === "joined");
    const expansions: Expansion[] = [...written];
    if (known) expansions.push(whole(term, SETTINGS.weights.exact, "exact"));
    const family = vocabulary
      .familyOf(term)
      .filter((member) => member !== term)
      .map((member) => {
        const weight = known ? SETTINGS.weights.family : SETTINGS.weights.familyOfUnknown;
        return whole(member, weight, "family");
      });
    expansions.push(...family, ...synonymExpansions(term, known, vocabulary));
    // "v4" and "lockup 4" stand for the releases of that generation.
    for (const number of releaseNumbersIn([raw[index - 1]?.term ?? "", term])) {
      const releases = number.includes(".") ? [] : vocabulary.startingWith(`v${number}.`);
      expansions.push(...releases.map((one) => whole(one, SETTINGS.weights.family, "family")));
    }
    // A sentence that ends in a word of the index is finished.
    const isComplete = isQuestion && known && term.length >= MIN_TYPO_LETTERS;
    if ((isLast && !isComplete) || (!known && family.length === 0)) {
      // A plural ending may be the middle of a longer word: "glos" is on the way to "glossary".
      const prefixes = prefixExpansions(word.plain, vocabulary);
      const factor = known ? SETTINGS.weights.prefixOfKnown : 1;
      expansions.push(...prefixes.map((one) => ({ ...one, weight: one.weight * factor })));
    }
    if (!known && !wholeWritten) {
      if (parts.length > 0 && expansions.length === 0) {
        expansions.push(...typoExpansions(term, isLast, vocabulary));
      }
      if (parts.length > 0 && expansions.length === 0) {
        const pieces = parts.filter((part) => vocabulary.has(part));
        const share = pieces.length / parts.length;
        if (pieces.length > 0) {
          const weight = SETTINGS.weights.split * share;
          expansions.push({ terms: pieces, weight, kind: "split", typed: term.length });
        }
      }
      if (expansions.length === 0) expansions.push(...splitExpansions(term, vocabulary));
      if (expansions.length === 0) {
        // A few letters are inside of many words, and may be a mistake all the same.
        expansions.push(...infixExpansions(term, vocabulary));
        expansions.push(...typoExpansions(term, isLast, vocabulary));
      }
    } else if (vocabulary.countOf(term) <= RARE && parts.length === 0 && term === word.plain) {
      // What hardly any section has may be a common word with a mistake.
      const typos = typoExpansions(term, false, vocabulary).filter(
        ({ terms: [other = ""] }) => other !== term && vocabulary.countOf(other) > 10 * RARE,
      );
      expansions.push(...typos);
    }
    const share =
      (isQuestion || isPlain) && FRAMING.has(term)
        ? SETTINGS.framingWord
        : expansions.length === 0
          ? SETTINGS.unknownWord
          : 1;
    return [
      {
        text: term,
        expansions: byWeight(expansions),
        share,
        known: known || wholeWritten,
        isStop,
      },
    ];
  });
  // "custom error 0x066920d7" asks for the value; a sentence about it asks for more.
  const isOfValue = hexQueries.length > 0 && !/\?\s*$/u.test(text);
  const meaningful = words.filter(
    ({ isStop, text: word }) => !isStop && !(isOfValue && BESIDE_VALUE.has(word)),
  );
  const compact = compactOf(text.replace(/\?\s*$/u, ""));
  const first = words.length === 0 && isOpen ? firstLetter(compact, vocabulary) : [];
  return {
    text,
    words: meaningful.length > 0 ? meaningful : hexQueries.length > 0 ? [] : [...words, ...first],
    hexQueries,
    compact,
    compactName: compactOf(text.replace(/\b(?:an?|the|is|are|was|were|be|been)\b/giu, "")),
    names: new Set(
      (text.match(WORD_OF_CODE) ?? []).filter((word) => INSIDE_NAME.test(word)).map(compactOf),
    ),
    members: new Set(
      [...text.matchAll(MEMBER)].map(([, owner = "", member = ""]) =>
        memberOf(compactOf(owner), compactOf(member)),
      ),
    ),
    isOpen,
    isQuestion,
    isPlain,
  };
}
