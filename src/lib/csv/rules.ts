import { MAX_UINT40, MAX_UINT128 } from "../fixed-point";
import { PERIOD_SECONDS, ratePerSecond } from "../flow";
import { formatAmount, parseAmount } from "../format/amounts";
import { read } from "../text/read";
import type { CellRule, CsvTemplate } from "./model";
import { readCsvDuration, readTimestamp, type Zone } from "./values";

/** What a file is checked against. */
export interface CheckSettings {
  readonly template: CsvTemplate;
  readonly definitions: Readonly<Record<string, CellRule>>;
  /** Token decimals. */
  readonly decimals: number;
  readonly zone: Zone;
  /** Unix seconds. */
  readonly now: bigint;
  /** Most segments or tranches of a stream on the chain, the contract's `MAX_COUNT`. */
  readonly maxCount: bigint;
}

/** Something that is wrong with a row, or worth a look. Messages have no full stop. */
export interface RowProblem {
  /** Column that the problem is in; absent when it concerns several. */
  readonly column?: string | undefined;
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** A date of the file as the chain will see it. */
export interface RowDate {
  readonly column: string;
  readonly text: string;
  /** Unix seconds. */
  readonly seconds: bigint;
}

/** Cells of a row that fit their column, by name, with the rule that each fits. */
export type ValidCells = ReadonlyMap<
  string,
  { readonly text: string; readonly definition: string }
>;

/** Parts of the amount that are released before the rest. They may be 0. */
const PART_AMOUNTS = ["unlockAmount", "cliffAmount", "firstUnlockAmount", "secondUnlockAmount"];
/** Dates in the order in which they have to lie. */
const ORDERED_DATES = ["startAt", "cliffAt", "firstUnlockAt", "secondUnlockAt", "endAt"];
/** Durations that together have to be shorter than the whole. */
const PART_DURATIONS = ["cliffDuration", "firstUnlockDuration", "secondUnlockDuration"];
/** Amounts that have to be more than 0. */
const POSITIVE_AMOUNTS = ["amount", "rateAmount"];

const FLOW_INTERVALS: Readonly<Record<string, bigint>> = { second: 1n, ...PERIOD_SECONDS };

/** A row as the contracts will see it, and what is wrong with it. */
class Row {
  readonly problems: RowProblem[] = [];
  readonly dates: RowDate[] = [];
  /** Amounts by column, base units. */
  readonly amounts = new Map<string, bigint>();
  /** Durations by column, seconds. */
  readonly durations = new Map<string, bigint>();
  /** Number of steps, months or years, where the row has one. */
  count: { readonly column: string; readonly value: bigint } | undefined;

  fail(message: string, column?: string): void {
    this.problems.push({ severity: "error", message, column });
  }

  warn(message: string, column?: string): void {
    this.problems.push({ severity: "warning", message, column });
  }

  /** Runs a reader and turns its RangeError into a problem of the column. */
  attempt<Value>(column: string, body: () => Value): Value | undefined {
    const result = read(body);
    if (result.ok) return result.value;
    this.fail(result.problem, column);
    return undefined;
  }

  /** Unix seconds of a date column that could be read. */
  dateOf(column: string): bigint | undefined {
    return this.dates.find((date) => date.column === column)?.seconds;
  }
}

/** What a row says, as far as its cells can be read. */
export type RowResult = Readonly<Pick<Row, "problems" | "dates" | "amounts" | "count">>;

/**
 * Applies the rules that the contracts put on top of the form of the cells: amounts that add up,
 * dates in order, counts within the limit. A cell that does not fit its column is not here, and the
 * rules about it are left out.
 */
export function checkRow(cells: ValidCells, settings: CheckSettings): RowResult {
  const row = new Row();
  for (const [column, { text, definition }] of cells) {
    if (definition === "amount") readAmount(row, column, text, settings);
    if (definition === "timestamp") readDate(row, column, text, settings);
    if (definition === "duration") readDuration(row, column, text, settings);
    if (definition === "positiveInteger") row.count = { column, value: BigInt(text) };
  }
  checkAmounts(row, settings);
  checkDates(row, settings);
  checkDurations(row);
  checkCount(row, settings);
  checkPercentages(row, cells);
  checkRate(row, cells, settings);
  return row;
}

function readAmount(row: Row, column: string, text: string, { decimals }: CheckSettings): void {
  const amount = row.attempt(column, () => parseAmount(text, decimals));
  if (amount === undefined) return;
  if (amount > MAX_UINT128) {
    row.fail(`${text} does not fit uint128, the type of amounts`, column);
    return;
  }
  if (amount === 0n && POSITIVE_AMOUNTS.includes(column)) {
    row.fail("the amount is 0; use more than 0", column);
  }
  row.amounts.set(column, amount);
}

function readDate(row: Row, column: string, text: string, { zone }: CheckSettings): void {
  const moment = row.attempt(column, () => readTimestamp(text, zone));
  if (moment === undefined) return;
  if (!moment.exists) {
    row.warn(
      `"${text}" does not exist in your timezone, because clocks are set forward over it; use another hour`,
      column,
    );
  }
  row.dates.push({ column, text, seconds: moment.seconds });
}

function readDuration(row: Row, column: string, text: string, { now }: CheckSettings): void {
  const seconds = row.attempt(column, () => readCsvDuration(text));
  if (seconds === undefined) return;
  if (now + seconds > MAX_UINT40) {
    row.fail(`"${text}" ends after the last time that uint40 can hold`, column);
    return;
  }
  if (/\b1 (?:year|day|hour)\b/.test(text)) {
    row.warn(`"${text}" has a singular unit; the templates write 1 years`, column);
  }
  row.durations.set(column, seconds);
}

/** Which of some columns the row has, and their sum. */
function partsOf(values: ReadonlyMap<string, bigint>, columns: readonly string[]) {
  const names = columns.filter((column) => values.has(column));
  const sum = names.reduce((total, column) => total + (values.get(column) ?? 0n), 0n);
  return { names, sum };
}

function checkAmounts(row: Row, { decimals }: CheckSettings): void {
  const amount = row.amounts.get("amount");
  const { names, sum } = partsOf(row.amounts, PART_AMOUNTS);
  if (amount === undefined || sum <= amount) return;
  row.fail(
    `${names.join(" and ")} release ${formatAmount(sum, decimals)}, more than the amount of ${formatAmount(amount, decimals)}`,
  );
}

function checkDates(row: Row, { now }: CheckSettings): void {
  const ordered = ORDERED_DATES.flatMap((column) =>
    row.dates.filter((date) => date.column === column),
  );
  for (const [index, date] of ordered.entries()) {
    const before = ordered[index - 1];
    if (before !== undefined && before.seconds >= date.seconds) {
      row.fail(
        `${date.column} (${date.text}) must be later than ${before.column} (${before.text})`,
      );
    }
  }
  const end = row.dates.find(({ column }) => column === "endAt");
  if (end === undefined || end.seconds > now) return;
  if (row.dateOf("startAt") === undefined) {
    row.fail(`${end.text} has passed, and the stream starts when it is created`, "endAt");
  } else {
    row.warn(`${end.text} has passed, so everything is released at once`, "endAt");
  }
}

function checkDurations(row: Row): void {
  const whole = row.durations.get("duration");
  const { names, sum } = partsOf(row.durations, PART_DURATIONS);
  if (whole === undefined || sum < whole) return;
  const verb = names.length === 1 ? "must be shorter" : "together must be shorter";
  row.fail(`${names.join(" and ")} ${verb} than duration`);
}

function checkCount(row: Row, { maxCount }: CheckSettings): void {
  if (row.count === undefined) return;
  const { column, value } = row.count;
  if (value > maxCount) {
    row.fail(`${value} is more than the ${maxCount} tranches that a stream may have`, column);
    return;
  }
  const [start, end] = [row.dateOf("startAt"), row.dateOf("endAt")];
  const length =
    row.durations.get("duration") ??
    (start === undefined || end === undefined ? undefined : end - start);
  if (length !== undefined && length > 0n && value > length) {
    row.fail(`${value} steps need at least ${value} seconds`, column);
  }
}

function checkPercentages(row: Row, cells: ValidCells): void {
  const column = "unlockPercentages";
  const text = cells.get(column)?.text;
  if (text === undefined) return;
  const percentages = text.split(";").map(BigInt);
  const sum = percentages.reduce((total, value) => total + value, 0n);
  if (sum !== 100n) row.fail(`${text} adds up to ${sum}, not 100`, column);
  const { count } = row;
  if (count !== undefined && BigInt(percentages.length) !== count.value) {
    row.fail(
      `${text} has ${percentages.length} percentages, and ${count.column} is ${count.value}`,
      column,
    );
  }
}

function checkRate(row: Row, cells: ValidCells, { decimals }: CheckSettings): void {
  const column = "rateAmount";
  const amount = row.amounts.get(column);
  const seconds = FLOW_INTERVALS[cells.get("rateInterval")?.text ?? ""];
  if (amount === undefined || amount === 0n || seconds === undefined) return;
  const rate = row.attempt(column, () => ratePerSecond({ amount, decimals, seconds }));
  if (rate === 0n) {
    row.fail("the rate per second rounds to 0, which creates a paused stream", column);
  }
}
