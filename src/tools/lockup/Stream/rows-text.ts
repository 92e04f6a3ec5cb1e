import { within } from "@site/src/lib/text/read";
import { escapePart, quoteValue, unescapePart } from "@site/src/lib/query";

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

const cellsOf = (row: string): string[] => row.split(CELL).map(unescapePart);

/** Cells of a text; an empty text has no rows. Missing cells are empty. */
export function splitRows(text: string, columns: number): string[][] {
  if (text === "") {
    return [];
  }
  return text.split(ROW).map((row) => {
    const cells = cellsOf(row);
    return Array.from({ length: columns }, (_, index) => cells[index] ?? "");
  });
}

/**
 * Checks that every cell can be read.
 *
 * @param readers one per column; a reader throws a RangeError that names the text
 * @throws RangeError that names the row, or says how many rows are allowed
 */
export function checkRows(
  text: string,
  readers: readonly ((cell: string) => unknown)[],
  mostRows: number,
): void {
  const rows = text === "" ? [] : text.split(ROW).map(cellsOf);
  if (rows.length === 0 || rows.length > mostRows) {
    throw new RangeError(`there are ${rows.length} rows; use 1 to ${mostRows}`);
  }
  rows.forEach((cells, index) => {
    if (cells.length !== readers.length) {
      throw new RangeError(
        `row ${index + 1}, ${quoteValue(cells.join(CELL))}, has ${cells.length} values; write ${readers.length}`,
      );
    }
    readers.forEach((reader, column) => {
      within(`row ${index + 1}`, () => reader(cells[column] ?? ""));
    });
  });
}
