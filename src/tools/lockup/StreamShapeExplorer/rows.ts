import { UNIT } from "@site/src/lib/fixed-point";
import {
  checkAmountText,
  type FieldValues,
  type FormValues,
  optionField,
  problemOf,
  read,
  readForm,
  readMoment,
  readShare,
  readTokens,
  textField,
} from "@site/src/forms";
import { addMonths, toInputValue } from "@site/src/lib/format/dates";
import { checkCreate, type LockupSchedule } from "@site/src/lib/lockup";
import {
  type CreateCall,
  entryRules,
  type EntryRule,
  explainError,
  splitByShares,
} from "@site/src/lib/shapes";
import { chosenRelease, rulesOf } from "../release";
import { ANY_SENDER, type CALL_OPTIONS, commonFields, optionsOf } from "./evaluate";
import { LOWEST_MAX_COUNT, MOST_ROWS, readExponent } from "./readers";
import { checkRows, joinRows, type Rows, splitRows } from "./rows-text";

export const SEGMENT_COLUMNS = ["Amount", "Exponent", "Ends at (UTC)"] as const;
export const TRANCHE_COLUMNS = ["Amount", "Unlocks at (UTC)"] as const;

const START = "2027-02-01";

export const SEGMENT_FIELDS = {
  ...commonFields("sg"),
  rows: textField(
    "sg",
    "Segments",
    joinRows([
      ["200", "1", "2027-08-01"],
      ["300", "0.5", "2027-11-01"],
      ["500", "3", "2028-02-01"],
    ]),
    (text: string) => checkRows(text, [checkAmountText, readExponent, readMoment], MOST_ROWS),
  ),
};

export const TRANCHE_FIELDS = {
  ...commonFields("tr"),
  unit: optionField(
    "tru",
    "Unit",
    "percent",
    { percent: "percent of the deposit", tokens: "tokens" },
    { caption: "Amounts in" },
  ),
  rows: textField(
    "tr",
    "Tranches",
    joinRows([
      ["25", "2027-05-01"],
      ["25", "2027-08-01"],
      ["25", "2027-11-01"],
      ["25", "2028-02-01"],
    ]),
    (text: string) => checkRows(text, [checkAmountText, readMoment], MOST_ROWS),
  ),
};

/** What both editors read besides their rows. The prefix only names the fields in the address. */
const { deposit, decimals, start } = commonFields("");
const STREAM_FIELDS = { deposit, decimals, start };

export type SegmentName = keyof typeof SEGMENT_FIELDS;
export type TrancheName = keyof typeof TRANCHE_FIELDS;

/** State of an editor of rows. */
export interface RowsEvaluation<Name extends string> {
  readonly problems: Partial<Record<Name, string>>;
  /** Problem of each cell, by row and column; undefined for a good cell. */
  readonly cells: readonly (readonly (string | undefined)[])[];
  /** Whether each rule of the contract holds; empty while a cell cannot be read. */
  readonly rules: readonly EntryRule[];
  /** Sum of the amounts, base units; undefined while an amount cannot be read. */
  readonly sum?: bigint;
  /** Deposit, base units; undefined while it cannot be read. */
  readonly deposit?: bigint;
  readonly decimals: number;
  /** The error of the contract, if it is the only thing in the way. */
  readonly revert?: string;
  readonly call?: CreateCall;
}

interface Entry {
  readonly amount: bigint;
  readonly exponent: bigint;
  readonly timestamp: bigint;
}

/** A moment as the editors write it: a day, with the time unless it is midnight. */
export function momentText(seconds: bigint): string {
  return toInputValue(seconds).replace("T", " ").replace(" 00:00:00", "");
}

/** What to do with rows once their cells can be read. */
function finish<Name extends string>(
  noun: "Segment" | "Tranche",
  entries: readonly Entry[],
  { deposit, start, decimals }: FieldValues<typeof STREAM_FIELDS>,
  texts: Readonly<Record<(typeof CALL_OPTIONS)[number], string>>,
): RowsEvaluation<Name> {
  const sum = entries.reduce((total, { amount }) => total + amount, 0n);
  const release = chosenRelease(texts.release);
  const limits = rulesOf(release, LOWEST_MAX_COUNT);
  const rules = entryRules({ noun, deposit, start, entries, rules: limits });
  const schedule: LockupSchedule =
    noun === "Segment"
      ? { model: "dynamic", segments: entries }
      : {
          model: "tranched",
          tranches: entries.map(({ amount, timestamp }) => ({ amount, timestamp })),
        };
  const timestamps = { start, end: entries.at(-1)?.timestamp ?? start };
  const outcome = checkCreate(
    { sender: ANY_SENDER, totalAmount: deposit, brokerFee: 0n, shape: "", timestamps, schedule },
    limits,
  );
  const common = { problems: {}, rules, sum, deposit, decimals };
  if (outcome.ok) {
    const call = { deposited: deposit, timestamps, schedule, shape: "", decimals };
    return { ...common, cells: [], call: { ...call, ...optionsOf(texts) } };
  }
  return {
    ...common,
    cells: blamedCells(noun, entries, start),
    revert: explainError(outcome.error),
  };
}

/** Marks the times that are not later than the one before. */
function blamedCells(
  noun: "Segment" | "Tranche",
  entries: readonly Entry[],
  start: bigint,
): (string | undefined)[][] {
  return entries.map(({ timestamp }, index) => {
    const before = entries[index - 1]?.timestamp ?? start;
    const problem =
      timestamp > before
        ? undefined
        : index === 0
          ? "must be later than the start"
          : `must be later than in row ${index}`;
    return noun === "Segment" ? [undefined, undefined, problem] : [undefined, problem];
  });
}

/** Problems of the cells, or undefined when every cell is good. */
function cellProblems(
  cells: readonly (readonly (string | undefined)[])[],
): readonly (readonly (string | undefined)[])[] | undefined {
  return cells.some((row) => row.some((cell) => cell !== undefined)) ? cells : undefined;
}

const problemOfCell = (reader: () => unknown): string | undefined => problemOf(read(reader));

/**
 * Reads the segment editor.
 *
 * @param texts rows of amount (tokens), exponent and end
 */
export function evaluateSegments(texts: FormValues<SegmentName>): RowsEvaluation<SegmentName> {
  const { problems, values } = readForm(STREAM_FIELDS, texts);
  const decimals = values?.decimals ?? 0;
  const rows = splitRows(texts.rows, SEGMENT_COLUMNS.length);
  const bad = cellProblems(
    rows.map(([amount = "", exponent = "", end = ""]) => [
      problemOfCell(() => readTokens(amount, decimals)),
      problemOfCell(() => readExponent(exponent)),
      problemOfCell(() => readMoment(end)),
    ]),
  );
  if (bad !== undefined || values === undefined) {
    return { problems, cells: bad ?? [], rules: [], decimals };
  }
  const entries = rows.map(([amount = "", exponent = "", end = ""]) => ({
    amount: readTokens(amount, decimals),
    exponent: readExponent(exponent),
    timestamp: readMoment(end),
  }));
  return finish("Segment", entries, values, texts);
}

/**
 * Amounts of percentages. When they add up to 100%, the last takes what rounding leaves; otherwise
 * each is rounded down, so that the sum differs from the deposit as it should.
 */
function percentAmounts(shares: readonly bigint[], deposit: bigint): bigint[] {
  const sum = shares.reduce((total, share) => total + share, 0n);
  return sum === UNIT
    ? splitByShares(deposit, shares)
    : shares.map((share) => (deposit * share) / UNIT);
}

/**
 * Reads the tranche editor.
 *
 * @param texts rows of amount (tokens or percent of the deposit) and moment of the unlock
 */
export function evaluateTranches(texts: FormValues<TrancheName>): RowsEvaluation<TrancheName> {
  const { problems, values } = readForm(STREAM_FIELDS, texts);
  const decimals = values?.decimals ?? 0;
  const rows = splitRows(texts.rows, TRANCHE_COLUMNS.length);
  const inPercent = texts.unit === "percent";
  const readAmount = (text: string): bigint =>
    inPercent ? readShare(text) : readTokens(text, decimals);
  const bad = cellProblems(
    rows.map(([amount = "", time = ""]) => [
      problemOfCell(() => readAmount(amount)),
      problemOfCell(() => readMoment(time)),
    ]),
  );
  if (bad !== undefined || values === undefined) {
    return { problems, cells: bad ?? [], rules: [], decimals };
  }
  const written = rows.map(([amount = ""]) => readAmount(amount));
  const amounts = inPercent ? percentAmounts(written, values.deposit) : written;
  const entries = rows.map(([, time = ""], index) => ({
    amount: amounts[index] ?? 0n,
    exponent: UNIT,
    timestamp: readMoment(time),
  }));
  return finish("Tranche", entries, values, texts);
}

/** Example that replaces the texts of an editor. */
export interface Preset<Name extends string> {
  readonly name: string;
  readonly texts: Partial<FormValues<Name>>;
}

function after(months: number): string {
  return momentText(addMonths(readMoment(START), months));
}

function secondBefore(day: string): string {
  return momentText(readMoment(day) - 1n);
}

function segments(name: string, rows: Rows): Preset<SegmentName> {
  return { name, texts: { rows: joinRows(rows), deposit: "1000", start: START } };
}

/** Level steps of the natural logarithm over a year: amounts of 1,000 for ten segments. */
function logarithmicRows(): Rows {
  const steps = 10;
  const total = (share: number): number =>
    Math.round((1000 * Math.log1p(share * 9)) / Math.log(10));
  const start = readMoment(START);
  const length = readMoment(after(12)) - start;
  return Array.from({ length: steps }, (_, index) => [
    String(total((index + 1) / steps) - total(index / steps)),
    "1",
    momentText(start + (length * BigInt(index + 1)) / BigInt(steps)),
  ]);
}

export const SEGMENT_PRESETS: readonly Preset<SegmentName>[] = [
  {
    name: "Three pieces",
    texts: { rows: SEGMENT_FIELDS.rows.initial, deposit: "1000", start: START },
  },
  segments("Exponential", [["1000", "6", after(12)]]),
  segments("Front-loaded", [["1000", "0.3", after(12)]]),
  segments("Cliff, then a curve", [
    ["0", "1", secondBefore(after(6))],
    ["200", "1", after(6)],
    ["800", "6", after(12)],
  ]),
  segments("Exponent 0", [
    ["400", "0", after(6)],
    ["600", "0", after(12)],
  ]),
  segments("Logarithmic", logarithmicRows()),
];

function tranchesPreset(name: string, rows: Rows): Preset<TrancheName> {
  return { name, texts: { rows: joinRows(rows), unit: "percent", deposit: "1000", start: START } };
}

export const TRANCHE_PRESETS: readonly Preset<TrancheName>[] = [
  {
    name: "Four quarters",
    texts: { rows: TRANCHE_FIELDS.rows.initial, unit: "percent", deposit: "1000", start: START },
  },
  {
    name: "Twelve months",
    texts: {
      rows: joinRows(
        Array.from({ length: 12 }, (_, index) => [index === 11 ? "87" : "83", after(index + 1)]),
      ),
      unit: "tokens",
      deposit: "1000",
      start: START,
    },
  },
  tranchesPreset(
    "10/20/30/40 a year",
    [10, 20, 30, 40].map((share, index) => [String(share), after(12 * (index + 1))]),
  ),
  tranchesPreset("Timelock", [["100", after(12)]]),
];
