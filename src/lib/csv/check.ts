import { addressProblem } from "../format/addresses";
import { quoteValue } from "../query";
import { ZERO_ADDRESS } from "../simulation";
import { renamedColumn, REMOVED_COLUMN } from "./convert";
import {
  APP_BATCH_LIMIT,
  type BatchPlan,
  ETHEREUM_TRANSACTION_GAS,
  gasPerStream,
  planBatches,
} from "./gas";
import type { CellRule, CsvTemplate } from "./model";
import { type CsvReader, createCsvReader, isBlank } from "./parse";
import { type RowDate, type RowProblem, type RuleSettings, checkRow } from "./rules";
import { cellChecker, cellProblem } from "./values";

export interface CheckSettings extends RuleSettings {
  readonly template: CsvTemplate;
  readonly definitions: Readonly<Record<string, CellRule>>;
}

/** A problem with the row it is in. The header is row 1; row 0 is the file as a whole. */
export interface Finding extends RowProblem {
  readonly row: number;
}

export interface DatedRow extends RowDate {
  readonly row: number;
}

/** Gas of creating all streams of the file in batches. */
export interface GasEstimate extends BatchPlan {
  /** Gas of the most expensive stream. */
  readonly gasEach: number;
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
  /** Absent for files that create no batch of Lockup streams of the documented release. */
  readonly gas: GasEstimate | undefined;
}

/** A check that runs in portions, so that a long file does not stop the page. */
export interface CsvCheck {
  /**
   * Checks rows until the time is over.
   *
   * @param milliseconds longest time to spend, measured with `now`
   */
  readonly run: (milliseconds: number, now: () => number) => boolean;
  /** Share of the file that has been read, from 0 to 1. */
  readonly progress: () => number;
  readonly report: () => CheckReport;
}

/** Most findings that are listed; the rest is counted. */
export const MAX_FINDINGS = 100;
export const MAX_DATES = 12;
/** Most recipients that the app's form took for an airdrop. */
export const APP_AIRDROP_LIMIT = 1_000_000;
/** Rows that are checked between two looks at the clock. */
const ROWS_PER_LOOK = 50;

/** Columns by place; undefined where the header has no column of the template. */
type Layout = readonly (CsvTemplate["columns"][number] | undefined)[];

/**
 * Prepares the check of a file against a template: the form of every cell by the JSON Schemas of the
 * data package, then the rules of the contracts.
 */
export function createCheck(text: string, settings: CheckSettings): CsvCheck {
  return new FileCheck(text, settings);
}

/** Checks a whole file at once. For short files and tests. */
export function checkCsv(text: string, settings: CheckSettings): CheckReport {
  const check = createCheck(text, settings);
  check.run(Number.POSITIVE_INFINITY, () => 0);
  return check.report();
}

class FileCheck implements CsvCheck {
  readonly #settings: CheckSettings;
  readonly #length: number;
  readonly #reader: CsvReader;
  readonly #checkers: ReadonlyMap<string, (value: string) => boolean>;
  readonly #findings: Finding[] = [];
  readonly #totals = new Map<string, bigint>();
  readonly #dates: DatedRow[] = [];
  readonly #seen = new Map<string, number>();
  #layout: Layout | undefined;
  #width = 0;
  #rows = 0;
  #errors = 0;
  #warnings = 0;
  #blankRow: number | undefined;
  #mostEntries = 0;
  #done = false;

  constructor(text: string, settings: CheckSettings) {
    this.#settings = settings;
    this.#length = text.length;
    this.#reader = createCsvReader(text);
    this.#checkers = new Map(
      settings.template.columns.map(({ definition }) => [
        definition,
        cellChecker(settings.definitions[definition] ?? {}),
      ]),
    );
    if (text.includes("\u0000")) {
      this.#fail(0, "this is no text file in UTF-8; save the sheet as CSV UTF-8");
      this.#done = true;
    }
  }

  progress(): number {
    return this.#done || this.#length === 0 ? 1 : this.#reader.position() / this.#length;
  }

  run(milliseconds: number, now: () => number): boolean {
    const start = now();
    while (!this.#done && now() - start < milliseconds) {
      for (let count = 0; count < ROWS_PER_LOOK; count += 1) this.#step();
    }
    return this.#done;
  }

  report(): CheckReport {
    return {
      rows: this.#rows,
      errors: this.#errors,
      warnings: this.#warnings,
      findings: [...this.#findings],
      totals: new Map(this.#totals),
      dates: [...this.#dates],
      gas: this.#gas(),
    };
  }

  #add(finding: Finding): void {
    if (finding.severity === "error") this.#errors += 1;
    else this.#warnings += 1;
    if (this.#findings.length < MAX_FINDINGS) this.#findings.push(finding);
  }

  #fail(row: number, message: string, column?: string): void {
    const finding: Finding = { row, severity: "error", message };
    this.#add(column === undefined ? finding : { ...finding, column });
  }

  #warn(row: number, message: string): void {
    this.#add({ row, severity: "warning", message });
  }

  #step(): void {
    if (this.#done) return;
    const next = this.#reader.next();
    if (next === undefined) {
      this.#finish();
      return;
    }
    const { row, fields, problem } = next;
    if (problem !== undefined) {
      this.#fail(row, `${problem}; write a quote inside a quoted cell twice`);
      if (this.#layout === undefined) this.#done = true;
      else this.#rows += 1;
      return;
    }
    if (this.#layout === undefined) {
      this.#header(row, fields);
      return;
    }
    if (isBlank(fields)) {
      this.#blankRow ??= row;
      return;
    }
    if (this.#blankRow !== undefined) {
      this.#warn(this.#blankRow, "the row is empty; delete it");
      this.#blankRow = undefined;
    }
    this.#row(row, fields, this.#layout);
  }

  #header(row: number, fields: readonly string[]): void {
    const { template } = this.#settings;
    const problems = headerProblems(fields, template);
    for (const { severity, message } of problems) {
      if (severity === "error") this.#fail(row, message);
      else this.#warn(row, message);
    }
    // Without the right columns, every row would repeat the same complaint.
    if (problems.some(({ severity }) => severity === "error")) {
      this.#done = true;
      return;
    }
    this.#width = fields.length;
    this.#layout = fields.map((name) =>
      template.columns.find((column) => sameColumn(column.name, name, template)),
    );
  }

  #row(row: number, fields: readonly string[], layout: Layout): void {
    const { template, definitions } = this.#settings;
    this.#rows += 1;
    if (template.product === "airdrops" && this.#rows > APP_AIRDROP_LIMIT) {
      this.#fail(
        row,
        `more than ${count(APP_AIRDROP_LIMIT)} recipients, the most that the app's form took; the rest was not checked`,
      );
      this.#done = true;
      return;
    }
    if (fields.length !== this.#width) {
      this.#fail(
        row,
        `the row has ${fields.length} fields and the header has ${this.#width}; numbers must not have thousands separators`,
      );
      return;
    }
    const cells = new Map<string, { text: string; definition: string }>();
    fields.forEach((text, index) => {
      const column = layout[index];
      if (column === undefined) return;
      const { name, definition } = column;
      if (this.#checkers.get(definition)?.(text) === true) cells.set(name, { text, definition });
      else this.#fail(row, cellProblem(text, definition, definitions[definition] ?? {}), name);
    });
    this.#recipient(row, cells.get("address")?.text);
    const result = checkRow(cells, this.#settings);
    for (const problem of result.problems) this.#add({ row, ...problem });
    for (const [column, amount] of result.amounts) {
      this.#totals.set(column, (this.#totals.get(column) ?? 0n) + amount);
    }
    for (const date of result.dates) {
      if (this.#dates.length < MAX_DATES) this.#dates.push({ row, ...date });
    }
    this.#mostEntries = Math.max(
      this.#mostEntries,
      Number(result.count ?? this.#settings.template.entries ?? 0),
    );
  }

  #recipient(row: number, address: string | undefined): void {
    if (address === undefined) return;
    const lower = address.toLowerCase();
    if (lower === ZERO_ADDRESS) {
      this.#fail(row, "the zero address cannot receive anything", "address");
    }
    const doubt = addressProblem(address);
    if (doubt !== undefined)
      this.#add({ row, severity: "warning", message: doubt, column: "address" });
    if (this.#settings.template.product !== "airdrops") return;
    const first = this.#seen.get(lower);
    if (first === undefined) this.#seen.set(lower, row);
    else
      this.#fail(
        row,
        `${quoteValue(address)} is in row ${first} already; add the amounts up`,
        "address",
      );
  }

  #finish(): void {
    this.#done = true;
    const { product } = this.#settings.template;
    if (this.#layout === undefined) {
      this.#fail(0, "the file is empty; start from the template");
    } else if (this.#rows === 0) {
      this.#fail(0, "there is no row below the header");
    } else if (product === "airdrops" && this.#rows < 2) {
      this.#fail(0, "an airdrop needs at least 2 recipients");
    }
    if (product !== "airdrops" && this.#rows > APP_BATCH_LIMIT) {
      this.#warn(
        0,
        `more than the ${APP_BATCH_LIMIT} streams that the app's form took; in a script, the gas of a transaction is the limit`,
      );
    }
  }

  #gas(): GasEstimate | undefined {
    const { product, model, documented } = this.#settings.template;
    if (product !== "lockup" || !documented || model === undefined || this.#rows === 0)
      return undefined;
    const gasEach = gasPerStream(model, Math.max(this.#mostEntries, 1));
    return { gasEach, ...planBatches(this.#rows, gasEach, ETHEREUM_TRANSACTION_GAS) };
  }
}

/** Airdrop headers may have any letter case; the others have to match. */
function sameColumn(expected: string, found: string, template: CsvTemplate): boolean {
  return template.product === "airdrops"
    ? expected.toLowerCase() === found.toLowerCase()
    : expected === found;
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
  const problems: RowProblem[] = [];
  for (const name of fields) {
    if (expected.some((column) => sameColumn(column, name, template))) continue;
    problems.push(error(unknownColumn(name, expected)));
  }
  const places = new Map(fields.map((name, index) => [name, index]));
  const repeated = fields.filter((name, index) => places.get(name) !== index);
  for (const name of new Set(repeated)) problems.push(error(`"${name}" is there more than once`));
  const missing = expected.filter(
    (column) => !fields.some((name) => sameColumn(column, name, template)),
  );
  if (missing.length > 0) {
    problems.push(
      error(`${missing.length === 1 ? "column" : "columns"} missing: ${missing.join(", ")}`),
    );
  }
  const found = fields.map((name) =>
    expected.findIndex((column) => sameColumn(column, name, template)),
  );
  if (problems.length === 0 && found.some((place, index) => place !== index)) {
    // The service that builds airdrop trees reads the first two columns by place.
    problems.push({
      severity: template.product === "airdrops" ? "error" : "warning",
      message: `the columns have another order than the template; ${wanted}`,
    });
  }
  return problems;
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

function count(value: number): string {
  return value.toLocaleString("en-US");
}
