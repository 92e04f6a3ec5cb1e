import { trimEnd } from "../text/trim-end";
import { decodePostings, encodePostings, parseFile } from "./index-file";

/**
 * Addresses, selectors, topic hashes and transaction hashes, and the sections that name them. They
 * hardly compress, so they are kept apart and loaded only when a query looks like one.
 */
export interface HexTable {
  /** In lower case with `0x`, sorted. */
  readonly values: readonly string[];
  /** For each value, the numbers of its sections, rising. */
  readonly sections: readonly (readonly number[])[];
}

/**
 * Writes the table: values without `0x`, joined by spaces, and the lists of their sections.
 *
 * @param valuesBySection the values in each section, in the order of the index
 */
export function encodeHexTable(valuesBySection: readonly (readonly string[])[]): string {
  const sectionsByValue = new Map<string, number[]>();
  valuesBySection.forEach((values, section) => {
    for (const value of values) {
      sectionsByValue.set(value, [...(sectionsByValue.get(value) ?? []), section]);
    }
  });
  const entries = [...sectionsByValue].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({
    values: entries.map(([value]) => value.slice(2)).join(" "),
    sections: encodePostings(entries.map(([, sections]) => sections)),
  });
}

/**
 * Reads the table.
 *
 * @param limit number of sections of the index
 * @throws Error when it is damaged
 */
export function decodeHexTable(text: string, limit = Number.POSITIVE_INFINITY): HexTable {
  const file = (parseFile(text, "The table of addresses") ?? {}) as Record<string, unknown>;
  if (typeof file.values !== "string" || typeof file.sections !== "string") {
    throw new Error("The table of addresses is damaged: a part is missing.");
  }
  const values = file.values === "" ? [] : file.values.split(" ").map((value) => `0x${value}`);
  return { values, sections: decodePostings(file.sections, values.length, limit) };
}

/** A hexadecimal value that a query asks for. */
export interface HexQuery {
  /** In lower case; begins with `0x` unless it may stand anywhere. */
  readonly start: string;
  /** Digits at the end; empty when unknown. */
  readonly end: string;
  /** Whether `start` may stand anywhere in the value. */
  readonly anywhere: boolean;
}

/** An id of a stream or campaign: an address, then numbers. */
const IN_ID = /^(0x[0-9a-f]{40})(?:-\d+){1,2}$/iu;

/** More digits than any value of the table: the data of a call, a log or a revert, after its selector. */
const DATA = /^(0x[0-9a-f]{8})[0-9a-f]{57,}$/iu;

const SHORTENED = /^(0x[0-9a-f]{2,})(?:\.{2,3}|…|-)([0-9a-f]{2,})$/iu;

/**
 * Reads a word of a query as a hexadecimal value: a whole one, its beginning (`0x14eb`), the form
 * that explorers show (`0x14eb…ae88`), an id that begins with an address, data that begins with a
 * selector, or bare digits from anywhere in it (`fae88`, at least 5 and with at least one digit and one
 * letter). Null for other words.
 */
export function toHexQuery(word: string): HexQuery | null {
  const lower = word.toLowerCase();
  const [, whole] = IN_ID.exec(lower) ?? DATA.exec(lower) ?? [];
  if (whole !== undefined) return { start: whole, end: "", anywhere: false };
  const [, start, end] = SHORTENED.exec(lower) ?? [];
  if (start !== undefined && end !== undefined) return { start, end, anywhere: false };
  if (/^0x[0-9a-f]{3,}(?:…|\.{2,3})?$/u.test(lower)) {
    return { start: trimEnd(lower, "…."), end: "", anywhere: false };
  }
  if (/^(?:…|\.{2,3})[0-9a-f]{3,}$/u.test(lower)) {
    return { start: "", end: lower.replace(/^[….]+/u, ""), anywhere: false };
  }
  if (/^(?=.*\d)(?=.*[a-f])[0-9a-f]{5,64}$/u.test(lower)) {
    return { start: lower, end: "", anywhere: true };
  }
  return null;
}

/** The values that fit, whole and beginning matches first. Positions in the table. */
export function findHexValues(table: HexTable, query: HexQuery): number[] {
  const found: { position: number; rank: number }[] = [];
  table.values.forEach((value, position) => {
    if (query.anywhere) {
      const at = value.indexOf(query.start, 2);
      if (at >= 0) found.push({ position, rank: at === 2 ? 0 : 1 });
    } else if (value.startsWith(query.start) && value.endsWith(query.end)) {
      found.push({ position, rank: value === query.start ? 0 : 1 });
    }
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ position }) => position);
}
