/** One row of a file. The header is row 1, and a cell with line breaks does not add rows. */
export interface CsvRow {
  readonly row: number;
  readonly fields: readonly string[];
  /** What is wrong with the quotes of the row; the fields are then a best guess. */
  readonly problem: string | undefined;
  /** Where the next row begins, in UTF-16 code units. */
  readonly end: number;
}

interface Cell {
  readonly value: string;
  /** Place of the comma or line end behind the cell. */
  readonly end: number;
  /** Says `field 2 …`. */
  readonly problem?: string;
}

const QUOTE = '"';
const DELIMITER = /[,\r\n]/gu;

/** Reads up to the next comma or line end. */
function readPlain(text: string, start: number): Cell {
  DELIMITER.lastIndex = start;
  const end = DELIMITER.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end };
}

/** Reads the cell that begins at a place of the text. */
function readCell(text: string, start: number, number: number): Cell {
  if (text[start] !== QUOTE) {
    const plain = readPlain(text, start);
    const problem = `field ${number} has a quote in its middle`;
    return plain.value.includes(QUOTE) ? { ...plain, problem } : plain;
  }
  let close = text.indexOf(QUOTE, start + 1);
  while (close !== -1 && text[close + 1] === QUOTE) close = text.indexOf(QUOTE, close + 2);
  const quoted = text.slice(start + 1, close === -1 ? undefined : close);
  const value = quoted.replaceAll('""', QUOTE);
  if (close === -1) {
    const problem = `the quote that opens field ${number} is never closed`;
    return { value, end: text.length, problem };
  }
  const { value: rest, end } = readPlain(text, close + 1);
  const problem = `field ${number} goes on after its closing quote`;
  return rest === "" ? { value, end } : { value: value + rest, end, problem };
}

/**
 * Reads comma-separated text row by row as RFC 4180 describes it, more tolerantly where the meaning is
 * clear: a byte order mark is skipped, and lines may end with LF, CRLF or CR. Broken quotes are reported
 * with the row; a quote that is never closed ends the file.
 */
export function* readCsv(text: string): Generator<CsvRow, void> {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  for (let row = 1; at < text.length; row += 1) {
    const fields: string[] = [];
    let problem: string | undefined;
    for (;;) {
      const cell = readCell(text, at, fields.length + 1);
      fields.push(cell.value);
      problem ??= cell.problem;
      at = cell.end;
      if (text[at] !== ",") break;
      at += 1;
    }
    if (text[at] === "\r") at += 1;
    if (text[at] === "\n") at += 1;
    yield { row, fields, problem, end: at };
  }
}

/** Whether a row has nothing in it, as an empty line or the empty rows below a spreadsheet. */
export function isBlank(fields: readonly string[]): boolean {
  return fields.every((field) => field.trim() === "");
}
