/**
 * Addresses, selectors, topic hashes and transaction hashes in lower case with `0x`, sorted, each with the
 * numbers of the sections that name it, rising. They hardly compress, so they are kept apart and loaded
 * only when a query looks like one.
 */
export type HexTable = readonly (readonly [value: string, sections: readonly number[]])[];

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
const IN_ID = /^(0x[0-9a-f]{40})(?:-\d+){1,2}$/u;

/** More digits than any value of the table: the data of a call, a log or a revert, after its selector. */
const DATA = /^(0x[0-9a-f]{8})[0-9a-f]{57,}$/u;

const BEGINNING = /^(0x[0-9a-f]{3,})(?:…|\.{2,3})?$/u;
const SHORTENED = /^(0x[0-9a-f]{2,})?(?:…|\.{2,3}|(?<=.)-)([0-9a-f]{3,})$/u;
const BARE = /^(?=.*\d)(?=.*[a-f])[0-9a-f]{5,64}$/u;

/**
 * Reads a word of a query as a hexadecimal value: a whole one, its beginning (`0x14eb`), the form
 * that explorers show (`0x14eb…ae88`), an id that begins with an address, data that begins with a
 * selector, or bare digits from anywhere in it (`fae88`, at least 5 and with at least one digit and one
 * letter). Null for other words.
 */
export function toHexQuery(word: string): HexQuery | null {
  const lower = word.toLowerCase();
  const forms = [IN_ID, DATA, BEGINNING, SHORTENED].map((form) => form.exec(lower));
  const [, start = "", end = ""] = forms.find((found) => found !== null) ?? [];
  if (start + end !== "") return { start, end, anywhere: false };
  return BARE.test(lower) ? { start: lower, end: "", anywhere: true } : null;
}

/** The entries of the values that fit, whole and beginning matches first. */
export function findHexValues(table: HexTable, { start, end, anywhere }: HexQuery): HexTable {
  const rankOf = ([value]: HexTable[number]): number =>
    Number(anywhere ? value.indexOf(start) !== 2 : value !== start);
  return table
    .filter(([value]) =>
      anywhere ? value.includes(start, 2) : value.startsWith(start) && value.endsWith(end),
    )
    .sort((a, b) => rankOf(a) - rankOf(b));
}
