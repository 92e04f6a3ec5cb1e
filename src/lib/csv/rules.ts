import { MAX_UINT40, MAX_UINT128 } from "../fixed-point";
import { PERIOD_SECONDS, ratePerSecond } from "../flow";
import { formatAmount, parseAmount } from "../format/amounts";
import { read } from "../text/read";
import { readCsvDuration, readPercentages, readTimestamp, type Zone } from "./values";

/** What the rules need to know besides the file. */
export interface RuleSettings {
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
  readonly column?: string;
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

export interface RowResult {
  readonly problems: readonly RowProblem[];
  readonly dates: readonly RowDate[];
  /** Amounts by column, base units. */
  readonly amounts: ReadonlyMap<string, bigint>;
  /** Number of steps, months or years, where the row has one. */
  readonly count: bigint | undefined;
}

/** Cells of a row that fit their column, by name, with the rule that each fits. */
export type ValidCells = ReadonlyMap<
  string,
  { readonly text: string; readonly definition: string }
>;

/** Parts of the amount that are released before the rest. */
const PART_AMOUNTS = ["unlockAmount", "cliffAmount", "firstUnlockAmount", "secondUnlockAmount"];
/** Dates in the order in which they have to lie. */
const ORDERED_DATES = ["startAt", "cliffAt", "firstUnlockAt", "secondUnlockAt", "endAt"];
/** Durations that together have to be shorter than the whole. */
const PART_DURATIONS = ["cliffDuration", "firstUnlockDuration", "secondUnlockDuration"];
const COUNTS = ["stepCount", "monthCount", "yearCount"];
/** Amounts that may be 0; `amount` and `rateAmount` may not. */
const MAY_BE_ZERO = new Set([...PART_AMOUNTS, "initialDepositAmount"]);

const FLOW_INTERVALS: Readonly<Record<string, bigint>> = { second: 1n, ...PERIOD_SECONDS };

class Row {
  readonly problems: RowProblem[] = [];
  readonly dates: RowDate[] = [];
  readonly amounts = new Map<string, bigint>();
  readonly durations = new Map<string, bigint>();
  count: bigint | undefined;

  add(severity: RowProblem["severity"], message: string, column?: string): void {
    this.problems.push(
      column === undefined ? { severity, message } : { severity, message, column },
    );
  }

  /** Runs a reader and turns its RangeError into a problem of the column. */
  attempt<Value>(column: string, body: () => Value): Value | undefined {
    const result = read(body);
    if (result.ok) return result.value;
    this.add("error", result.problem, column);
    return undefined;
  }
}

/**
 * Applies the rules that the contracts put on top of the form of the cells: amounts that add up,
 * dates in order, counts within the limit. A cell that does not fit its column is not here, and the
 * rules about it are left out.
 */
export function checkRow(cells: ValidCells, settings: RuleSettings): RowResult {
  const row = new Row();
  for (const [column, { text, definition }] of cells) {
    if (definition === "amount") readAmount(row, column, text, settings);
    if (definition === "timestamp") readDate(row, column, text, settings);
    if (definition === "duration") readDuration(row, column, text, settings);
    if (COUNTS.includes(column)) row.count = BigInt(text);
  }
  checkAmounts(row, settings);
  checkDates(row, settings);
  checkDurations(row);
  checkCount(row, cells, settings);
  checkPercentages(row, cells);
  checkRate(row, cells, settings);
  return { problems: row.problems, dates: row.dates, amounts: row.amounts, count: row.count };
}

function readAmount(row: Row, column: string, text: string, { decimals }: RuleSettings): void {
  const amount = row.attempt(column, () => parseAmount(text, decimals));
  if (amount === undefined) return;
  if (amount > MAX_UINT128) {
    row.add("error", `${text} does not fit uint128, the type of amounts`, column);
    return;
  }
  if (amount === 0n && !MAY_BE_ZERO.has(column)) {
    row.add("error", "the amount is 0; use more than 0", column);
  }
  row.amounts.set(column, amount);
}

function readDate(row: Row, column: string, text: string, { zone }: RuleSettings): void {
  const moment = row.attempt(column, () => readTimestamp(text, zone));
  if (moment === undefined) return;
  if (!moment.exists) {
    row.add(
      "warning",
      `"${text}" does not exist in your timezone, because clocks are set forward over it; use another hour`,
      column,
    );
  }
  row.dates.push({ column, text, seconds: moment.seconds });
}

function readDuration(row: Row, column: string, text: string, { now }: RuleSettings): void {
  const seconds = row.attempt(column, () => readCsvDuration(text));
  if (seconds === undefined) return;
  if (now + seconds > MAX_UINT40) {
    row.add("error", `"${text}" ends after the last time that uint40 can hold`, column);
    return;
  }
  if (/\b1 (?:year|day|hour)\b/.test(text)) {
    row.add("warning", `"${text}" has a singular unit; the templates write 1 years`, column);
  }
  row.durations.set(column, seconds);
}

function checkAmounts(row: Row, { decimals }: RuleSettings): void {
  const amount = row.amounts.get("amount");
  const parts = PART_AMOUNTS.filter((column) => row.amounts.has(column));
  if (amount === undefined || parts.length === 0) return;
  const sum = parts.reduce((total, column) => total + (row.amounts.get(column) ?? 0n), 0n);
  if (sum > amount) {
    row.add(
      "error",
      `${parts.join(" and ")} release ${formatAmount(sum, decimals)}, more than the amount of ${formatAmount(amount, decimals)}`,
    );
  }
}

function checkDates(row: Row, { now }: RuleSettings): void {
  const ordered = ORDERED_DATES.flatMap((column) =>
    row.dates.filter((date) => date.column === column),
  );
  ordered.slice(1).forEach((date, index) => {
    const before = ordered[index];
    if (before !== undefined && before.seconds >= date.seconds) {
      row.add(
        "error",
        `${date.column} (${date.text}) must be later than ${before.column} (${before.text})`,
      );
    }
  });
  const end = row.dates.find(({ column }) => column === "endAt");
  if (end !== undefined && end.seconds <= now) {
    const alone = !row.dates.some(({ column }) => column === "startAt");
    row.add(
      alone ? "error" : "warning",
      alone
        ? `${end.text} has passed, and the stream starts when it is created`
        : `${end.text} has passed, so everything is released at once`,
      "endAt",
    );
  }
}

function checkDurations(row: Row): void {
  const whole = row.durations.get("duration");
  const parts = PART_DURATIONS.filter((column) => row.durations.has(column));
  if (whole === undefined || parts.length === 0) return;
  const sum = parts.reduce((total, column) => total + (row.durations.get(column) ?? 0n), 0n);
  if (sum >= whole) {
    const verb = parts.length === 1 ? "must be shorter" : "together must be shorter";
    row.add("error", `${parts.join(" and ")} ${verb} than duration`);
  }
}

function checkCount(row: Row, cells: ValidCells, { maxCount }: RuleSettings): void {
  const column = COUNTS.find((name) => cells.has(name));
  if (column === undefined || row.count === undefined) return;
  if (row.count > maxCount) {
    row.add(
      "error",
      `${row.count} is more than the ${maxCount} tranches that a stream may have`,
      column,
    );
    return;
  }
  const dateOf = (name: string): bigint | undefined =>
    row.dates.find((date) => date.column === name)?.seconds;
  const [start, end] = [dateOf("startAt"), dateOf("endAt")];
  const length =
    row.durations.get("duration") ??
    (start === undefined || end === undefined ? undefined : end - start);
  if (length !== undefined && length > 0n && row.count > length) {
    row.add("error", `${row.count} steps need at least ${row.count} seconds`, column);
  }
}

function checkPercentages(row: Row, cells: ValidCells): void {
  const column = "unlockPercentages";
  const cell = cells.get(column);
  if (cell === undefined) return;
  const percentages = readPercentages(cell.text);
  const sum = percentages.reduce((total, value) => total + value, 0n);
  if (sum !== 100n) row.add("error", `${cell.text} adds up to ${sum}, not 100`, column);
  if (row.count !== undefined && BigInt(percentages.length) !== row.count) {
    row.add(
      "error",
      `${cell.text} has ${percentages.length} percentages, and yearCount is ${row.count}`,
      column,
    );
  }
}

function checkRate(row: Row, cells: ValidCells, { decimals }: RuleSettings): void {
  const amount = row.amounts.get("rateAmount");
  const seconds = FLOW_INTERVALS[cells.get("rateInterval")?.text ?? ""];
  if (amount === undefined || amount === 0n || seconds === undefined) return;
  const rate = row.attempt("rateAmount", () => ratePerSecond({ amount, decimals, seconds }));
  if (rate === 0n) {
    row.add(
      "error",
      "the rate per second rounds to 0, which creates a paused stream",
      "rateAmount",
    );
  }
}
