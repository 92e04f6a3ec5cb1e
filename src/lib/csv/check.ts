import { addressProblem } from "../format/addresses";
import { quoteValue } from "../query";
import { ZERO_ADDRESS } from "../simulation";
import { renamedColumn, REMOVED_COLUMN } from "./convert";
import type { CsvColumn, CsvTemplate } from "./model";
import { type CsvRow, isBlank, readCsv } from "./parse";
import { type CheckSettings, type RowProblem, checkRow } from "./rules";
import { cellChecker, cellProblem } from "./values";

/** A problem with the row it is in. The header is row 1; row 0 is the file as a whole. */
export interface Finding extends RowProblem {
  readonly row: number;
}

/** A date of the file as the chain will see it. */
export interface DatedRow {
  readonly row: number;
  readonly column: string;
  readonly text: string;
  /** Unix seconds. */
  readonly seconds: bigint;
}

export interface CheckReport {
  /** Rows with data, without the header. */
  readonly rows: number;
  readonly errors: number;
  readonly warnings: number;
  /** The first findings, at most {@link MAX_FINDINGS}. */
  readonly findings: readonly Finding[];
  /** Sum of each column of amounts, base units, over the rows whose cell is an amount. */
  readonly totals: ReadonlyMap<string, bigint>;
  /** The first dates, at most {@link MAX_DATES}. */
  readonly dates: readonly DatedRow[];
}

/** Most findings that are listed; the rest is counted. */
export const MAX_FINDINGS = 100;
export const MAX_DATES = 12;

/**
 * Checks a file against a template, row by row, so that a long file does not stop the page: the form of
 * every cell by the JSON Schemas of the data package, then the rules of the contracts.
 *
 * @returns the report, after the share of the file that has been read, from 0 to 1, with each row
 */
export function* checkRows(
  text: string,
  settings: CheckSettings,
): Generator<number, CheckReport, void> {
  const check = new FileCheck(settings);
  if (text.includes("\u0000")) {
    check.fail(0, "this is no text file in UTF-8; save the sheet as CSV UTF-8");
    return check;
  }
  for (const row of readCsv(text)) {
    if (!check.take(row)) return check;
    yield row.end / text.length;
  }
  check.finish();
  return check;
}

/** Checks a whole file at once. */
export function checkCsv(text: string, settings: CheckSettings): CheckReport {
  const rows = checkRows(text, settings);
  let step = rows.next();
  while (step.done !== true) step = rows.next();
  return step.value;
}

class FileCheck implements CheckReport {
  rows = 0;
  errors = 0;
  warnings = 0;
  readonly findings: Finding[] = [];
  readonly totals = new Map<string, bigint>();
  readonly dates: DatedRow[] = [];
  readonly #settings: CheckSettings;
  readonly #checkers: ReadonlyMap<string, (value: string) => boolean>;
  /** The first row of each recipient of an airdrop. */
  readonly #seen = new Map<string, number>();
  /** Columns of the template by their place in the file, once the header was read. */
  #columns: readonly CsvColumn[] | undefined;
  #blankRow: number | undefined;

  constructor(settings: CheckSettings) {
    this.#settings = settings;
    this.#checkers = new Map(
      settings.template.columns.map(({ definition }) => [
        definition,
        cellChecker(settings.definitions[definition] ?? {}),
      ]),
    );
  }

  fail(row: number, message: string, column?: string): void {
    this.#add({ row, severity: "error", message, column });
  }

  #warn(row: number, message: string, column?: string): void {
    this.#add({ row, severity: "warning", message, column });
  }

  #add(finding: Finding): void {
    if (finding.severity === "error") this.errors += 1;
    else this.warnings += 1;
    if (this.findings.length < MAX_FINDINGS) this.findings.push(finding);
  }

  /** Checks the next row, and says whether those after it can be checked. */
  take({ row, fields, problem }: CsvRow): boolean {
    const columns = this.#columns;
    if (problem !== undefined) {
      this.fail(row, `${problem}; write a quote inside a quoted cell twice`);
      if (columns !== undefined) this.rows += 1;
      return columns !== undefined;
    }
    if (columns === undefined) return this.#header(row, fields);
    if (isBlank(fields)) {
      this.#blankRow ??= row;
      return true;
    }
    if (this.#blankRow !== undefined) {
      this.#warn(this.#blankRow, "the row is empty; delete it");
      this.#blankRow = undefined;
    }
    this.rows += 1;
    if (fields.length === columns.length) this.#row(row, fields, columns);
    else {
      this.fail(
        row,
        `the row has ${fields.length} fields and the header has ${columns.length}; numbers must not have thousands separators`,
      );
    }
    return true;
  }

  #header(row: number, fields: readonly string[]): boolean {
    const { template } = this.#settings;
    for (const problem of headerProblems(fields, template)) this.#add({ row, ...problem });
    this.#columns = placesOf(fields, template).flatMap((place) => template.columns[place] ?? []);
    // Without the right columns, every row would repeat the same complaint.
    return this.errors === 0;
  }

  #row(row: number, fields: readonly string[], columns: readonly CsvColumn[]): void {
    const { definitions } = this.#settings;
    const cells = new Map<string, { text: string; definition: string }>();
    for (const [index, text] of fields.entries()) {
      const column = columns[index];
      if (column === undefined) continue;
      const { name, definition } = column;
      if (this.#checkers.get(definition)?.(text) === true) cells.set(name, { text, definition });
      else this.fail(row, cellProblem(text, definition, definitions[definition] ?? {}), name);
    }
    this.#recipient(row, cells.get("address")?.text);
    const { problems, values } = checkRow(cells, this.#settings);
    for (const problem of problems) this.#add({ row, ...problem });
    for (const [column, { text, definition }] of cells) {
      const value = values.get(column);
      if (value === undefined) continue;
      if (definition === "amount") {
        this.totals.set(column, (this.totals.get(column) ?? 0n) + value);
      } else if (definition === "timestamp" && this.dates.length < MAX_DATES) {
        this.dates.push({ row, column, text, seconds: value });
      }
    }
  }

  #recipient(row: number, address: string | undefined): void {
    if (address === undefined) return;
    const lower = address.toLowerCase();
    if (lower === ZERO_ADDRESS) {
      this.fail(row, "the zero address cannot receive anything", "address");
    }
    const doubt = addressProblem(address);
    if (doubt !== undefined) this.#warn(row, doubt, "address");
    if (this.#settings.template.product !== "airdrops") return;
    const first = this.#seen.get(lower);
    if (first === undefined) this.#seen.set(lower, row);
    else {
      this.fail(
        row,
        `${quoteValue(address)} is in row ${first} already; add the amounts up`,
        "address",
      );
    }
  }

  /** What only the end of the file tells. */
  finish(): void {
    const { product } = this.#settings.template;
    if (this.#columns === undefined) {
      this.fail(0, "the file is empty; start from the template");
    } else if (this.rows === 0) {
      this.fail(0, "there is no row below the header");
    } else if (product === "airdrops" && this.rows < 2) {
      this.fail(0, "an airdrop needs at least 2 recipients");
    }
  }
}

/**
 * Places of the file's columns in the template; -1 for none. Headers of airdrops may have any letter case, the
 * others have to match.
 */
function placesOf(fields: readonly string[], { product, columns }: CsvTemplate): number[] {
  const known = (name: string): string => (product === "airdrops" ? name.toLowerCase() : name);
  return fields.map((name) => columns.findIndex((column) => known(column.name) === known(name)));
}

function headerProblems(fields: readonly string[], template: CsvTemplate): RowProblem[] {
  const expected = template.columns.map(({ name }) => name);
  const error = (message: string): RowProblem => ({ severity: "error", message });
  const [first = ""] = fields;
  const wanted = `the header has to be ${expected.join(",")}`;
  if (isBlank(fields)) return [error(`the first row is empty; ${wanted}`)];
  if (fields.length === 1 && /[;\t]/.test(first)) {
    return [error("the fields are separated by semicolons or tabs; save the file with commas")];
  }
  if (/^\s*0x/i.test(first)) return [error(`the header is missing; ${wanted}`)];
  const found = placesOf(fields, template);
  const places = new Map(fields.map((name, index) => [name, index]));
  const repeated = new Set(fields.filter((name, index) => places.get(name) !== index));
  const missing = expected.filter((_, place) => !found.includes(place));
  const problems = [
    ...fields
      .filter((_, index) => found[index] === -1)
      .map((name) => unknownColumn(name, expected)),
    ...[...repeated].map((name) => `"${name}" is there more than once`),
    ...(missing.length === 0
      ? []
      : [`${missing.length === 1 ? "column" : "columns"} missing: ${missing.join(", ")}`]),
  ];
  if (problems.length > 0 || found.every((place, index) => place === index)) {
    return problems.map(error);
  }
  return [
    {
      // The service that builds airdrop trees reads the first two columns by place.
      severity: template.product === "airdrops" ? "error" : "warning",
      message: `the columns have another order than the template; ${wanted}`,
    },
  ];
}

function unknownColumn(name: string, expected: readonly string[]): string {
  const shown = quoteValue(name);
  const trimmed = name.trim();
  if (name !== trimmed && expected.includes(trimmed))
    return `${shown} has spaces around it; remove them`;
  const current = renamedColumn(trimmed);
  if (current !== undefined && expected.includes(current)) {
    return `${shown} is an old name; the column is called "${current}" now`;
  }
  if (trimmed.toLowerCase() === REMOVED_COLUMN)
    return `${shown} was removed from the templates; delete the column`;
  const alike = expected.find((column) => column.toLowerCase() === trimmed.toLowerCase());
  if (alike !== undefined) return `${shown} has other letter case than "${alike}"`;
  return trimmed === ""
    ? "a column has no name; delete it or name it"
    : `${shown} is no column of this template; choose another template or delete the column`;
}
