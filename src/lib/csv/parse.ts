/** One row of a file. The header is row 1, and a cell with line breaks does not add rows. */
export interface CsvRow {
  readonly row: number;
  readonly fields: readonly string[];
  /** What is wrong with the quotes of the row; the fields are then a best guess. */
  readonly problem?: string;
}

/** Reads a file row by row, so that a long file can be read in portions. */
export interface CsvReader {
  /** The next row, or undefined at the end. */
  readonly next: () => CsvRow | undefined;
  /** UTF-16 code units read so far. */
  readonly position: () => number;
}

const QUOTE = '"';

/**
 * Reads comma-separated text as RFC 4180 describes it, more tolerantly where the meaning is clear:
 * a byte order mark is skipped, and lines may end with LF, CRLF or CR. Broken quotes are reported
 * with the row; a quote that is never closed ends the file.
 */
export function createCsvReader(text: string): CsvReader {
  let at = text.startsWith("\uFEFF") ? 1 : 0;
  let row = 0;

  function readQuoted(field: number): { value: string; problem?: string } {
    let value = "";
    at += 1;
    for (;;) {
      const close = text.indexOf(QUOTE, at);
      if (close === -1) {
        value += text.slice(at);
        at = text.length;
        return { value, problem: `the quote that opens field ${field} is never closed` };
      }
      value += text.slice(at, close);
      at = close + 1;
      if (text[at] !== QUOTE) break;
      value += QUOTE;
      at += 1;
    }
    const rest = readPlain();
    return rest === ""
      ? { value }
      : { value: value + rest, problem: `field ${field} goes on after its closing quote` };
  }

  function readPlain(): string {
    const start = at;
    while (at < text.length) {
      const code = text.charCodeAt(at);
      // Comma, line feed, carriage return.
      if (code === 44 || code === 10 || code === 13) break;
      at += 1;
    }
    return text.slice(start, at);
  }

  return {
    next() {
      if (at >= text.length) return undefined;
      row += 1;
      const fields: string[] = [];
      let problem: string | undefined;
      for (;;) {
        const number = fields.length + 1;
        if (text[at] === QUOTE) {
          const quoted = readQuoted(number);
          fields.push(quoted.value);
          problem ??= quoted.problem;
        } else {
          const value = readPlain();
          fields.push(value);
          if (value.includes(QUOTE)) problem ??= `field ${number} has a quote in its middle`;
        }
        if (text[at] !== ",") break;
        at += 1;
      }
      if (text[at] === "\r") at += 1;
      if (text[at] === "\n") at += 1;
      return problem === undefined ? { row, fields } : { row, fields, problem };
    },
    position: () => at,
  };
}

/** Whether a row has nothing in it, as an empty line or the empty rows below a spreadsheet. */
export function isBlank(fields: readonly string[]): boolean {
  return fields.every((field) => field.trim() === "");
}
