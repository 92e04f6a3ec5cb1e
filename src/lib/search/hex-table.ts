import { trimEnd } from "../text/trim-end";
import { decodeNumbers, encodeNumbers, toDeltas } from "./codec";

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

interface HexFile {
  /** Without `0x`, joined by spaces. */
  readonly values: string;
  readonly sections: string;
}

/**
 * Writes the table.
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
  const file: HexFile = {
    values: entries.map(([value]) => value.slice(2)).join(" "),
    sections: entries
      .map(([, sections]) => encodeNumbers([sections.length, ...toDeltas(sections)]))
      .join(""),
  };
  return JSON.stringify(file);
}

/**
 * Reads the table.
 *
 * @throws Error when it is damaged
 */
export function decodeHexTable(text: string): HexTable {
  let file: Partial<HexFile> | null;
  try {
    file = JSON.parse(text) as Partial<HexFile> | null;
  } catch {
    throw new Error("The table of addresses is damaged: it is not JSON.");
  }
  if (typeof file?.values !== "string" || typeof file.sections !== "string") {
    throw new Error("The table of addresses is damaged: a part is missing.");
  }
  const numbers = decodeNumbers(file.sections);
  const values = file.values === "" ? [] : file.values.split(" ");
  let at = 0;
  const sections = values.map((value) => {
    const length = numbers[at] ?? 0;
    let section = 0;
    const list = numbers.slice(at + 1, at + 1 + length).map((delta) => (section += delta));
    if (length === 0 || list.length < length) {
      throw new Error(`The table of addresses is damaged: sections of 0x${value} are missing.`);
    }
    at += 1 + length;
    return list;
  });
  return { values: values.map((value) => `0x${value}`), sections };
}

/** A hexadecimal value in a query, as the reader wrote it. */
export interface HexQuery {
  /** Digits that the value begins with, with `0x`; or that it contains, when `anywhere`. */
  readonly start: string;
  /** Digits that it ends with; empty when unknown. */
  readonly end: string;
  /** Whether `start` may stand anywhere in the value. */
  readonly anywhere: boolean;
}

/** An address with what may be behind it in the id of a stream or campaign: chain and number. */
const IN_ID = /^(0x[0-9a-f]{40})(?:-\d+){1,2}$/iu;

/** More digits than any value of the table: the data of a call, a log or a revert, after its selector. */
const DATA = /^(0x[0-9a-f]{8})[0-9a-f]{57,}$/iu;

const SHORTENED = /^(0x[0-9a-f]{2,})(?:\.{2,3}|…|-)([0-9a-f]{2,})$/iu;

/**
 * Reads a word of a query as a hexadecimal value: a whole one, its beginning (`0x14eb`), the form
 * that explorers show (`0x14eb…ae88`), an id that begins with an address, data that begins with a selector, or bare digits from anywhere in it (`fae88`, at least 5 and
 * with at least one digit and one letter). Null for other words.
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
