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
  /** The smallest `MAX_COUNT` of the chains: most tranches of a stream of a release that has a limit. */
  readonly maxCount: bigint;
}

/** Something that is wrong with a row, or worth a look. Messages have no full stop. */
export interface RowProblem {
  /** Column that the problem is in; absent when it concerns several. */
  readonly column?: string | undefined;
  readonly severity: "error" | "warning";
  readonly message: string;
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

type Reader = (text: string, column: string, settings: CheckSettings) => bigint;

/** The cells that stand for a number, by their rule. Each throws a RangeError that says what is wrong. */
const READERS: Readonly<Record<string, Reader>> = {
  amount(text, column, { decimals }) {
    const amount = parseAmount(text, decimals);
    if (amount > MAX_UINT128) {
      throw new RangeError(`${text} does not fit uint128, the type of amounts`);
    }
    if (amount === 0n && POSITIVE_AMOUNTS.includes(column)) {
      throw new RangeError("the amount is 0; use more than 0");
    }
    return amount;
  },
  timestamp: (text, _column, { zone }) => readTimestamp(text, zone),
  duration(text, _column, { now }) {
    const seconds = readCsvDuration(text);
    if (now + seconds > MAX_UINT40) {
      throw new RangeError(`"${text}" ends after the last time that uint40 can hold`);
    }
    return seconds;
  },
  positiveInteger: BigInt,
};

/** A row as the contracts will see it, and what is wrong with it. */
class Row {
  readonly problems: RowProblem[] = [];
  /** Amounts in base units, dates in Unix seconds, durations in seconds, and numbers, by column. */
  readonly values = new Map<string, bigint>();
  readonly #cells: ValidCells;

  constructor(cells: ValidCells) {
    this.#cells = cells;
  }

  text(column: string): string {
    return this.#cells.get(column)?.text ?? "";
  }

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

  /** Which of some columns can be read, and their sum. */
  parts(columns: readonly string[]): { readonly names: readonly string[]; readonly sum: bigint } {
    const names = columns.filter((column) => this.values.has(column));
    const sum = names.reduce((total, column) => total + (this.values.get(column) ?? 0n), 0n);
    return { names, sum };
  }
}

/**
 * Applies the rules that the contracts put on top of the form of the cells: amounts that add up,
 * dates in order, counts within the limit. A cell that does not fit its column is not here, and the
 * rules about it are left out.
 *
 * @returns the problems, and the numbers that cells stand for, by column: base units, Unix seconds, seconds
 */
export function checkRow(
  cells: ValidCells,
  settings: CheckSettings,
): Readonly<Pick<Row, "problems" | "values">> {
  const row = new Row(cells);
  for (const [column, { text, definition }] of cells) {
    const value = row.attempt(column, () => READERS[definition]?.(text, column, settings));
    if (value !== undefined) row.values.set(column, value);
  }
  for (const rule of RULES) rule(row, settings);
  return row;
}

type Rule = (row: Row, settings: CheckSettings) => void;

const checkAmounts: Rule = (row, { decimals }) => {
  const amount = row.values.get("amount");
  const { names, sum } = row.parts(PART_AMOUNTS);
  if (amount === undefined || sum <= amount) return;
  row.fail(
    `${names.join(" and ")} release ${formatAmount(sum, decimals)}, more than the amount of ${formatAmount(amount, decimals)}`,
  );
};

const checkDates: Rule = (row, { now }) => {
  const { names } = row.parts(ORDERED_DATES);
  const shown = (column: string): string => `${column} (${row.text(column)})`;
  names.slice(1).forEach((column, index) => {
    const before = names[index] ?? "";
    if ((row.values.get(before) ?? 0n) >= (row.values.get(column) ?? 0n)) {
      row.fail(`${shown(column)} must be later than ${shown(before)}`);
    }
  });
  const end = row.values.get("endAt");
  if (end === undefined || end > now) return;
  const passed = `${row.text("endAt")} has passed`;
  if (names.includes("startAt")) row.warn(`${passed}, so everything is released at once`, "endAt");
  else row.fail(`${passed}, and the stream starts when it is created`, "endAt");
};

const checkDurations: Rule = (row) => {
  for (const column of [...PART_DURATIONS, "duration"]) {
    const text = row.text(column);
    if (row.values.has(column) && /\b1 (?:year|day|hour)\b/.test(text)) {
      row.warn(`"${text}" has a singular unit; the templates write 1 years`, column);
    }
  }
  const whole = row.values.get("duration");
  const { names, sum } = row.parts(PART_DURATIONS);
  if (whole === undefined || sum < whole) return;
  const verb = names.length === 1 ? "must be shorter" : "together must be shorter";
  row.fail(`${names.join(" and ")} ${verb} than duration`);
};

const checkCount: Rule = (row, { template: { entriesFrom: column }, maxCount }) => {
  const count = column === undefined ? undefined : row.values.get(column);
  if (count === undefined) return;
  if (count > maxCount) {
    row.warn(
      `${count} is more than ${maxCount}, the limit of tranches on some chains up to Lockup v2.0; later releases have none`,
      column,
    );
  }
  const [start, end] = [row.values.get("startAt"), row.values.get("endAt")];
  const length =
    row.values.get("duration") ??
    (start === undefined || end === undefined ? undefined : end - start);
  if (length !== undefined && length > 0n && count > length) {
    row.fail(`${count} steps need at least ${count} seconds`, column);
  }
};

const checkPercentages: Rule = (row) => {
  const column = "unlockPercentages";
  const text = row.text(column);
  if (text === "") return;
  const percentages = text.split(";").map(BigInt);
  const sum = percentages.reduce((total, value) => total + value, 0n);
  if (sum !== 100n) row.fail(`${text} adds up to ${sum}, not 100`, column);
  const years = row.values.get("yearCount");
  if (years !== undefined && BigInt(percentages.length) !== years) {
    row.fail(`${text} has ${percentages.length} percentages, and yearCount is ${years}`, column);
  }
};

const checkRate: Rule = (row, { decimals }) => {
  const column = "rateAmount";
  const amount = row.values.get(column);
  const seconds = FLOW_INTERVALS[row.text("rateInterval")];
  if (amount === undefined || seconds === undefined) return;
  const rate = row.attempt(column, () => ratePerSecond({ amount, decimals, seconds }));
  if (rate === 0n) {
    row.fail("the rate per second rounds to 0, which creates a paused stream", column);
  }
};

const RULES: readonly Rule[] = [
  checkAmounts,
  checkDates,
  checkDurations,
  checkCount,
  checkPercentages,
  checkRate,
];
