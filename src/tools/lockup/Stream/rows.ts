import { problemOf, read, readMoment, readShare, readTokens } from "@site/src/forms";
import { UNIT } from "@site/src/lib/fixed-point";
import { addMonths } from "@site/src/lib/format/dates";
import type { LockupSchedule } from "@site/src/lib/lockup";
import { splitByShares } from "@site/src/lib/shapes";
import { momentText, readExponent, STREAM_FIELDS, type StreamTexts } from "./fields";
import { joinRows, type Rows, splitRows } from "./rows-text";

/** Streams that are made of rows, which the reader edits. */
export type RowShape = "segments" | "tranches";

interface RowsLook {
  /** What one row is. */
  readonly noun: "segment" | "tranche";
  readonly columns: readonly string[];
  /** Cells of a row that is added at the end. */
  readonly nextRow: (rows: Rows) => readonly string[];
}

export const ROWS: Readonly<Record<RowShape, RowsLook>> = {
  segments: {
    noun: "segment",
    columns: ["Amount", "Exponent", "Ends at (UTC)"],
    nextRow: (rows) => ["0", "1", rows.at(-1)?.[2] ?? ""],
  },
  tranches: {
    noun: "tranche",
    columns: ["Amount", "Unlocks at (UTC)"],
    nextRow: (rows) => ["0", rows.at(-1)?.[1] ?? ""],
  },
};

/** A row of segments or tranches; the exponent of a tranche does not matter. */
export interface Entry {
  readonly amount: bigint;
  readonly exponent: bigint;
  readonly timestamp: bigint;
}

/** Rows of the reader's own, with what is wrong with them. */
export interface RowsState {
  readonly shape: RowShape;
  /** Problem of each cell, by row and column; undefined for a good cell. */
  readonly cells: readonly (readonly (string | undefined)[])[];
  /** What the rows say; undefined while a cell cannot be read. */
  readonly entries?: readonly Entry[];
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
 * Reads the rows of an editor.
 *
 * @param texts amounts in tokens, or in percent of the deposit for tranches
 * @param known what other fields say; amounts in base units, times in Unix seconds
 */
export function readRows(
  shape: RowShape,
  texts: Pick<StreamTexts, RowShape | "unit">,
  known: { readonly deposit?: bigint; readonly decimals?: number; readonly start?: bigint },
): RowsState {
  const { deposit = 0n, decimals = 0, start = -1n } = known;
  const isDynamic = shape === "segments";
  const inPercent = !isDynamic && texts.unit === "percent";
  const readAmount = (text: string): bigint =>
    inPercent ? readShare(text) : readTokens(text, decimals);
  const readers = [readAmount, ...(isDynamic ? [readExponent] : []), readMoment];
  const results = splitRows(texts[shape], readers.length).map((cells) =>
    readers.map((reader, column) => read(() => reader(cells[column] ?? ""))),
  );
  const problems = results.map((row) => row.map(problemOf));
  if (problems.flat().some((problem) => problem !== undefined)) return { shape, cells: problems };
  const values = results.map((row) => row.map((cell) => (cell.ok ? cell.value : 0n)));
  const written = values.map(([amount = 0n]) => amount);
  const amounts = inPercent ? percentAmounts(written, deposit) : written;
  const entries = values.map((row, index) => ({
    amount: amounts[index] ?? 0n,
    exponent: isDynamic ? (row[1] ?? UNIT) : UNIT,
    timestamp: row.at(-1) ?? 0n,
  }));
  // A time is marked that is not later than the one before.
  const cells = entries.map(({ timestamp }, index) => {
    const isLate = timestamp > (entries[index - 1]?.timestamp ?? start);
    const before = index === 0 ? "the start" : `in row ${index}`;
    return readers.map((reader) =>
      reader === readMoment && !isLate ? `must be later than ${before}` : undefined,
    );
  });
  return { shape, cells, entries };
}

export function scheduleOf(shape: RowShape, entries: readonly Entry[]): LockupSchedule {
  return shape === "segments"
    ? { model: "dynamic", segments: entries }
    : {
        model: "tranched",
        tranches: entries.map(({ amount, timestamp }) => ({ amount, timestamp })),
      };
}

/** Example that replaces the rows. */
interface RowsExample {
  readonly name: string;
  readonly rows: Rows;
  readonly unit?: "percent" | "tokens";
}

const START = STREAM_FIELDS.start.initial;

const after = (months: number): string => momentText(addMonths(readMoment(START), months));

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

export const EXAMPLES: Readonly<Record<RowShape, readonly RowsExample[]>> = {
  segments: [
    { name: "Three pieces", rows: splitRows(STREAM_FIELDS.segments.initial, 3) },
    { name: "Exponential", rows: [["1000", "6", after(12)]] },
    { name: "Front-loaded", rows: [["1000", "0.3", after(12)]] },
    {
      name: "Cliff, then a curve",
      rows: [
        ["0", "1", momentText(readMoment(after(6)) - 1n)],
        ["200", "1", after(6)],
        ["800", "6", after(12)],
      ],
    },
    {
      name: "Exponent 0",
      rows: [
        ["400", "0", after(6)],
        ["600", "0", after(12)],
      ],
    },
    { name: "Logarithmic", rows: logarithmicRows() },
  ],
  tranches: [
    { name: "Four quarters", rows: splitRows(STREAM_FIELDS.tranches.initial, 2) },
    {
      name: "Twelve months",
      rows: Array.from({ length: 12 }, (_, month) => [
        month === 11 ? "87" : "83",
        after(month + 1),
      ]),
      unit: "tokens",
    },
    {
      name: "10/20/30/40 a year",
      rows: [1, 2, 3, 4].map((year) => [String(10 * year), after(12 * year)]),
    },
    { name: "Timelock", rows: [["100", after(12)]] },
  ],
};

/** The fields that an example fills. */
export const textsOf = (
  shape: RowShape,
  { rows, unit = "percent" }: RowsExample,
): Partial<StreamTexts> => ({ [shape]: joinRows(rows), deposit: "1000", start: START, unit });
