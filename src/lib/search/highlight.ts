import type { Query } from "./query";
import { type Token, tokenize } from "./tokenize";
import type { TextRun } from "./types";

interface Mark {
  readonly word: number;
  readonly weight: number;
  /** Letters to mark; 0 for all. */
  readonly typed: number;
}

/** What is marked in the texts of an answer. */
export interface Marker {
  readonly marks: ReadonlyMap<string, Mark>;
  /** In lower case with `0x`. */
  readonly hexValues: ReadonlySet<string>;
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

const ELLIPSIS = "…";

/** Collects what to mark from a query and the hexadecimal values that it led to. */
export function createMarker(query: Query, hexValues: readonly string[]): Marker {
  const marks = new Map<string, Mark>();
  query.words.forEach(({ alternatives }, word) => {
    for (const { terms, weight, typed } of alternatives) {
      for (const term of terms.split(" ")) {
        if (weight > (marks.get(term)?.weight ?? 0)) marks.set(term, { word, weight, typed });
      }
    }
  });
  return { marks, hexValues: new Set(hexValues) };
}

function isAskedHex(text: string, { hexValues }: Marker): boolean {
  const value = text.toLowerCase();
  if (hexValues.has(value)) return true;
  const [start = "", end = ""] = value.split(/…|\.{2,3}/u);
  if (end === "") return false;
  return [...hexValues].some((asked) => asked.startsWith(start) && asked.endsWith(end));
}

/** Tokens of texts that were shown before: with each keystroke most of them are shown again. */
const known = new Map<string, readonly Token[]>();
const MAX_KNOWN = 4_000;
const LONGEST_KNOWN = 1_000;

function tokensOf(text: string): readonly Token[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const tokens = tokenize(text);
  if (known.size >= MAX_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(text, tokens);
  return tokens;
}

function matchesIn(text: string, marker: Marker): Match[] {
  const matches: Match[] = [];
  for (const { term, start, end } of tokensOf(text)) {
    const mark = marker.marks.get(term);
    if (mark === undefined) continue;
    const { word, weight, typed } = mark;
    matches.push({
      start,
      end: typed === 0 ? end : Math.min(end, start + typed),
      term,
      word,
      weight,
    });
  }
  if (marker.hexValues.size > 0) {
    for (const match of text.matchAll(HEX)) {
      const [value] = match;
      if (!isAskedHex(value, marker)) continue;
      const end = match.index + value.length;
      matches.push({ start: match.index, end, term: value, word: marker.marks.size, weight: 4 });
    }
  }
  return matches;
}

/** Cuts `text` from `from` to `to` into runs at the matches, which may overlap. */
function cut(text: string, from: number, to: number, matches: readonly Match[]): TextRun[] {
  const runs: TextRun[] = [];
  const add = (start: number, end: number, marked: boolean): void => {
    if (start < end) runs.push({ text: text.slice(start, end), marked });
  };
  let at = from;
  let markedUntil = from;
  for (const { start, end } of matches.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (end <= markedUntil || start >= to) continue;
    const begin = Math.max(start, markedUntil, from);
    const stop = Math.min(end, to);
    if (begin >= stop) continue;
    add(at, begin, false);
    add(begin, stop, true);
    at = stop;
    markedUntil = stop;
  }
  add(at, to, false);
  // Neighbors that are both marked read as one.
  return runs.reduce<TextRun[]>((joined, run) => {
    const last = joined.at(-1);
    if (last?.marked === run.marked) {
      joined[joined.length - 1] = { text: last.text + run.text, marked: run.marked };
    } else joined.push(run);
    return joined;
  }, []);
}

/** A whole text in runs. The texts of the runs, joined, are the text. */
export function highlight(text: string, marker: Marker): TextRun[] {
  return cut(text, 0, text.length, matchesIn(text, marker));
}

/** How much of the query some matches hold: of each word, the best. */
function worthOf(matches: readonly Match[]): number {
  const weights = new Map<number, number>();
  for (const { word, weight } of matches) {
    weights.set(word, Math.max(weight, weights.get(word) ?? 0));
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
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
  const words = [...text.matchAll(/\S+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (words.length <= length) return cut(text, 0, text.length, matches);
  const matchedIn = words.map(({ start, end }) =>
    matches.filter((match) => match.start < end && match.end > start),
  );
  let bestStart = 0;
  let bestScore = -1;
  for (let start = 0; start + length <= words.length; start++) {
    // A window gains only by the word at its end.
    if (start > 0 && matchedIn[start + length - 1]?.length === 0) continue;
    const score = worthOf(matchedIn.slice(start, start + length).flat());
    if (score > bestScore) {
      bestStart = start;
      bestScore = score;
    }
  }
  // The first window that holds the matches has them at its end; show what follows as well.
  const firstMatch = matchedIn.findIndex((list, index) => index >= bestStart && list.length > 0);
  const lastMatch = matchedIn.findLastIndex(
    (list, index) => index < bestStart + length && list.length > 0,
  );
  if (firstMatch >= 0) {
    const spare = length - (lastMatch - firstMatch + 1);
    const wanted = firstMatch - Math.floor(spare / 3);
    bestStart = Math.max(0, Math.min(wanted, words.length - length));
  }
  const from = words[bestStart]?.start ?? 0;
  const to = words[bestStart + length - 1]?.end ?? text.length;
  const runs = cut(text, from, to, matches);
  const before: TextRun[] = bestStart > 0 ? [{ text: `${ELLIPSIS} `, marked: false }] : [];
  const after: TextRun[] =
    bestStart + length < words.length ? [{ text: ` ${ELLIPSIS}`, marked: false }] : [];
  return [...before, ...runs, ...after];
}
