import { escapePart, unescapePart } from "@site/src/lib/query";

/** Cells of an editor, row by row, as the reader has written them. */
export type Rows = readonly (readonly string[])[];

/** Both stand unescaped in an address and occur in no amount, exponent or date. */
const CELL = "_";
const ROW = "*";

/** Writes cells as one text for the address. */
export function joinRows(rows: Rows): string {
  return rows
    .map((cells) => cells.map((cell) => escapePart(cell, CELL + ROW)).join(CELL))
    .join(ROW);
}

/** Cells of a text; an empty text has no rows. Missing cells are empty. */
export function splitRows(text: string, columns: number): string[][] {
  if (text === "") {
    return [];
  }
  return text.split(ROW).map((row) => {
    const cells = row.split(CELL).map(unescapePart);
    return Array.from({ length: columns }, (_, index) => cells[index] ?? "");
  });
}

/**
 * Checks that a text of an address has rows, and not too many. The editor marks bad cells.
 *
 * @throws RangeError that says how many rows are allowed
 */
export function checkRows(text: string, mostRows: number): void {
  const { length } = splitRows(text, 0);
  if (length === 0 || length > mostRows) {
    throw new RangeError(`there are ${length} rows; use 1 to ${mostRows}`);
  }
}
