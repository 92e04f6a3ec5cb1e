import type { CsvTemplate } from "./model";
import { createCsvReader, formatCsvRow, isBlank } from "./parse";

/** Column names of templates from before January 2026 and what they are called now. */
export const RENAMED_COLUMNS: readonly (readonly [old: string, current: string])[] = [
  ["start", "startAt"],
  ["end", "endAt"],
  ["cliffEnd", "cliffAt"],
  ["firstUnlockEnd", "firstUnlockAt"],
  ["secondUnlockEnd", "secondUnlockAt"],
  ["unlock", "unlockAmount"],
  ["steps", "stepCount"],
  ["months", "monthCount"],
  ["years", "yearCount"],
  ["unlocks", "unlockPercentages"],
  ["rate", "rateAmount"],
  ["interval", "rateInterval"],
  ["initialDeposit", "initialDepositAmount"],
];

export const REMOVED_COLUMN = "initial";

/** Most characters that the converter takes; the checker reads longer files. */
export const MAX_CONVERT_LENGTH = 1_000_000;

const NEW_NAMES = new Map(RENAMED_COLUMNS.map(([old, current]) => [old.toLowerCase(), current]));

/** The current name of an old column, or undefined for any other name. Letter case is ignored. */
export function renamedColumn(name: string): string | undefined {
  return NEW_NAMES.get(name.trim().toLowerCase());
}

/** A file with current column names, and what was changed. */
export interface Conversion {
  readonly text: string;
  /** One sentence for each change, without a full stop. */
  readonly changes: readonly string[];
  /** Templates that have exactly these columns now. */
  readonly matches: readonly CsvTemplate[];
}

/**
 * Gives the columns of an old file, or of an old header alone, their current names. Where the
 * columns then fit a template, they get the template's order.
 *
 * @throws RangeError that names what is wrong when the text is empty, too long or has broken rows
 */
export function convertHeader(text: string, templates: readonly CsvTemplate[]): Conversion {
  if (text.length > MAX_CONVERT_LENGTH) {
    throw new RangeError(
      `The text has ${text.length} characters and ${MAX_CONVERT_LENGTH} is the limit; paste the header and a few rows`,
    );
  }
  const rows = readRows(text);
  const [header, ...body] = rows;
  if (header === undefined) throw new RangeError("There is no header; paste at least one row");
  const changes: string[] = [];
  const names = header.map((name) => {
    const trimmed = name.trim();
    const current = renamedColumn(trimmed);
    if (current !== undefined) changes.push(`"${trimmed}" is now "${current}"`);
    return current ?? trimmed;
  });
  const places = new Map(names.map((name, index) => [name, index]));
  const repeated = names.find((name, index) => places.get(name) !== index);
  if (repeated !== undefined) {
    throw new RangeError(`Two columns are called "${repeated}"; delete one of them`);
  }
  let order = names.map((_, index) => index);
  const removed = names.findIndex((name) => name.toLowerCase() === REMOVED_COLUMN);
  if (removed !== -1) {
    order = order.filter((index) => index !== removed);
    changes.push(`"${REMOVED_COLUMN}" was removed, because no template has it any more`);
  }
  const kept = order.map((index) => names[index] ?? "");
  const matches = templates.filter(({ columns }) => sameNames(columns, kept));
  const target = matches[0]?.columns.map(({ name }) => name) ?? kept;
  if (target.join() !== kept.join()) changes.push("The columns have the order of the template");
  const picked = target.map((name) => places.get(name) ?? -1);
  const pick = (fields: readonly string[]): string =>
    formatCsvRow(picked.map((place) => fields[place] ?? ""));
  return { text: [formatCsvRow(target), ...body.map(pick)].join("\n"), changes, matches };
}

function sameNames(columns: CsvTemplate["columns"], names: readonly string[]): boolean {
  return columns.length === names.length && columns.every(({ name }) => names.includes(name));
}

function readRows(text: string): (readonly string[])[] {
  const reader = createCsvReader(text);
  const rows: (readonly string[])[] = [];
  let width: number | undefined;
  for (let row = reader.next(); row !== undefined; row = reader.next()) {
    if (row.problem !== undefined) {
      throw new RangeError(`In row ${row.row}, ${row.problem}; correct the quotes`);
    }
    if (isBlank(row.fields)) continue;
    width ??= row.fields.length;
    if (row.fields.length !== width) {
      throw new RangeError(
        `Row ${row.row} has ${row.fields.length} fields and the header has ${width}; correct the row`,
      );
    }
    rows.push(row.fields);
  }
  return rows;
}
