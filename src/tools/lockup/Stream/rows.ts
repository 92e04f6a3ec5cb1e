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

/** Problem of each cell, by row and column; undefined for a good cell. */
export type CellProblems = readonly (readonly (string | undefined)[])[];

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
 * @param deposit base units
 * @returns the entries, or the problems of the cells
 */
export function readRows(
  shape: RowShape,
  texts: Pick<StreamTexts, RowShape | "unit">,
  { deposit = 0n, decimals = 0 }: { readonly deposit?: bigint; readonly decimals?: number },
): { readonly entries: readonly Entry[] } | { readonly cells: CellProblems } {
  const isDynamic = shape === "segments";
  const inPercent = !isDynamic && texts.unit === "percent";
  const readAmount = (text: string): bigint =>
    inPercent ? readShare(text) : readTokens(text, decimals);
  const readers = [readAmount, ...(isDynamic ? [readExponent] : []), readMoment];
  const results = splitRows(texts[shape], readers.length).map((cells) =>
    readers.map((reader, column) => read(() => reader(cells[column] ?? ""))),
  );
  const cells = results.map((row) => row.map(problemOf));
  if (cells.some((row) => row.some((cell) => cell !== undefined))) return { cells };
  const values = results.map((row) => row.map((cell) => (cell.ok ? cell.value : 0n)));
  const written = values.map(([amount = 0n]) => amount);
  const amounts = inPercent ? percentAmounts(written, deposit) : written;
  return {
    entries: values.map((row, index) => ({
      amount: amounts[index] ?? 0n,
      exponent: isDynamic ? (row[1] ?? UNIT) : UNIT,
      timestamp: row.at(-1) ?? 0n,
    })),
  };
}

export function scheduleOf(shape: RowShape, entries: readonly Entry[]): LockupSchedule {
  return shape === "segments"
    ? { model: "dynamic", segments: entries }
    : {
        model: "tranched",
        tranches: entries.map(({ amount, timestamp }) => ({ amount, timestamp })),
      };
}

/** Marks the times that are not later than the one before. */
export function blamedCells(
  shape: RowShape,
  entries: readonly Entry[],
  start: bigint,
): CellProblems {
  return entries.map(({ timestamp }, index) => {
    const before = entries[index - 1]?.timestamp ?? start;
    const problem =
      timestamp > before
        ? undefined
        : index === 0
          ? "must be later than the start"
          : `must be later than in row ${index}`;
    return shape === "segments" ? [undefined, undefined, problem] : [undefined, problem];
  });
}

/** Example that replaces the rows. */
export interface RowsExample {
  readonly name: string;
  readonly texts: Partial<StreamTexts>;
}

const START = STREAM_FIELDS.start.initial;

const after = (months: number): string => momentText(addMonths(readMoment(START), months));

function example(
  shape: RowShape,
  name: string,
  rows: Rows | string,
  unit: "percent" | "tokens" = "percent",
): RowsExample {
  const text = typeof rows === "string" ? rows : joinRows(rows);
  return { name, texts: { [shape]: text, deposit: "1000", start: START, unit } };
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

export const EXAMPLES: Readonly<Record<RowShape, readonly RowsExample[]>> = {
  segments: [
    example("segments", "Three pieces", STREAM_FIELDS.segments.initial),
    example("segments", "Exponential", [["1000", "6", after(12)]]),
    example("segments", "Front-loaded", [["1000", "0.3", after(12)]]),
    example("segments", "Cliff, then a curve", [
      ["0", "1", momentText(readMoment(after(6)) - 1n)],
      ["200", "1", after(6)],
      ["800", "6", after(12)],
    ]),
    example("segments", "Exponent 0", [
      ["400", "0", after(6)],
      ["600", "0", after(12)],
    ]),
    example("segments", "Logarithmic", logarithmicRows()),
  ],
  tranches: [
    example("tranches", "Four quarters", STREAM_FIELDS.tranches.initial),
    example(
      "tranches",
      "Twelve months",
      Array.from({ length: 12 }, (_, index) => [index === 11 ? "87" : "83", after(index + 1)]),
      "tokens",
    ),
    example(
      "tranches",
      "10/20/30/40 a year",
      [10, 20, 30, 40].map((share, index) => [String(share), after(12 * (index + 1))]),
    ),
    example("tranches", "Timelock", [["100", after(12)]]),
  ],
};
