import type { Query } from "./query";
import { type Token, tokenize } from "./tokenize";
import type { TextRun } from "./types";

/** What is marked in the texts of an answer. */
export interface Marker {
  /** Terms, each with the word of the query that it stands for; `typed` letters of it, or all for 0. */
  readonly marks: ReadonlyMap<string, { word: number; weight: number; typed: number }>;
  /** In lower case with `0x`. */
  readonly hexValues: readonly string[];
}

/** A stretch of text that matched a word of the query. */
interface Match {
  readonly start: number;
  readonly end: number;
  readonly term: string;
  readonly word: number;
  readonly weight: number;
}

/** A hexadecimal value, whole or shortened as `0x1234…abcd`. */
const HEX = /0x[0-9a-f]{2,}(?:(?:…|\.{2,3})[0-9a-f]{2,})?/giu;

/** Collects what to mark from a query and the hexadecimal values that it led to. */
export function createMarker(query: Query, hexValues: readonly string[]): Marker {
  const marks = new Map<string, { word: number; weight: number; typed: number }>();
  query.words.forEach(({ alternatives }, word) => {
    for (const { terms, weight, typed } of alternatives) {
      for (const term of terms.split(" ")) {
        if (weight > (marks.get(term)?.weight ?? 0)) marks.set(term, { word, weight, typed });
      }
    }
  });
  return { marks, hexValues };
}

/** Tokens of texts that were shown before: with each keystroke most of them are shown again. */
const known = new Map<string, readonly Token[]>();
const MAX_KNOWN = 4_000;

function tokensOf(text: string): readonly Token[] {
  const tokens = known.get(text) ?? tokenize(text);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, tokens);
  return tokens;
}

function matchesIn(text: string, { marks, hexValues }: Marker): Match[] {
  const matches = tokensOf(text).flatMap(({ term, start, end }): Match[] => {
    const mark = marks.get(term);
    if (mark === undefined) return [];
    return [{ ...mark, term, start, end: mark.typed === 0 ? end : start + mark.typed }];
  });
  if (hexValues.length === 0) return matches;
  for (const { index: start, 0: term } of text.matchAll(HEX)) {
    const [from = "", to] = term.toLowerCase().split(/…|\.{2,3}/u);
    const isAsked = hexValues.some((value) =>
      to === undefined ? value === from : value.startsWith(from) && value.endsWith(to),
    );
    if (isAsked) matches.push({ start, end: start + term.length, term, word: -1, weight: 4 });
  }
  return matches;
}

/** Cuts `text` from `from` to `to` into runs at the matches, which may overlap. */
function cut(text: string, from: number, to: number, matches: readonly Match[]): TextRun[] {
  const runs: TextRun[] = [];
  let at = from;
  const addUntil = (end: number, marked: boolean): void => {
    if (end <= at) return;
    const last = runs.at(-1);
    // Neighbors that are both marked read as one.
    const before = last?.marked === marked ? (runs.pop()?.text ?? "") : "";
    runs.push({ text: before + text.slice(at, end), marked });
    at = end;
  };
  for (const { start, end } of matches.toSorted((a, b) => a.start - b.start)) {
    addUntil(Math.min(start, to), false);
    addUntil(Math.min(end, to), true);
  }
  addUntil(to, false);
  return runs;
}

/** A whole text in runs. The texts of the runs, joined, are the text. */
export function highlight(text: string, marker: Marker): TextRun[] {
  return cut(text, 0, text.length, matchesIn(text, marker));
}

/** How much of the query some matches hold: of each word, the best. */
function worthOf(matches: readonly Match[]): number {
  const best = new Map<number, number>();
  for (const { word, weight } of matches) best.set(word, Math.max(weight, best.get(word) ?? 0));
  return [...best.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Four words or more with an end: what can be read without what stands around it. */
const SENTENCE = /^\S+(?: \S+){3,}[.!?:]$/u;

/**
 * The unit of a section that holds most of the query, of equals the first sentence; null without units.
 *
 * @param except terms that do not count
 */
export function bestUnit(
  units: readonly string[],
  marker: Marker,
  except: ReadonlySet<string> = new Set(),
): string | null {
  let best: string | null = null;
  let bestWorth = -1;
  for (const unit of units) {
    const matches = matchesIn(unit, marker).filter(({ term }) => !except.has(term));
    const worth = worthOf(matches) + (SENTENCE.test(unit) ? 0.1 : 0);
    if (worth > bestWorth) [best, bestWorth] = [unit, worth];
  }
  return best;
}

/**
 * The part of a text that holds most of the query, in runs, with an ellipsis where text was left out.
 *
 * @param length words, at most
 */
export function snippet(text: string, marker: Marker, length: number): TextRun[] {
  const matches = matchesIn(text, marker);
  const words = [...text.matchAll(/\S+/gu)];
  if (words.length <= length) return cut(text, 0, text.length, matches);
  const bounds = (first: number): [number, number] => {
    const last = words[first + length - 1];
    return [words[first]?.index ?? 0, (last?.index ?? 0) + (last?.[0].length ?? 0)];
  };
  let [best, bestWorth, equals] = [0, 0, 0];
  for (let first = 0; first + length <= words.length; first++) {
    const [from, to] = bounds(first);
    const worth = worthOf(matches.filter(({ start, end }) => start < to && end > from));
    if (worth > bestWorth) [best, bestWorth, equals] = [first, worth, 0];
    else if (worth === bestWorth && worth > 0 && first === best + equals + 1) equals += 1;
  }
  // The first of them has the matches at its end; show what follows as well.
  const first = best + equals - Math.floor(equals / 3);
  const [from, to] = bounds(first);
  const left = (isLeft: boolean, mark: string): TextRun[] =>
    isLeft ? [{ text: mark, marked: false }] : [];
  return [
    ...left(first > 0, "… "),
    ...cut(text, from, to, matches),
    ...left(first + length < words.length, " …"),
  ];
}
