import { problemOf, read, readMoment, readShare, readTokens } from "@site/src/forms";
import { UNIT } from "@site/src/lib/fixed-point";
import { addMonths } from "@site/src/lib/format/dates";
import type { LockupSchedule } from "@site/src/lib/lockup";
import { splitByShares } from "@site/src/lib/shapes";
import { momentText, readExponent, STREAM_FIELDS, type StreamTexts } from "./fields";
import { joinRows, type Rows, splitRows } from "./rows-text";

/** Streams that are made of rows, which the reader edits. */
export type RowShape = "segments" | "tranches";

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
  const cells = results.map((row) => row.map(problemOf));
  if (cells.flat().some((problem) => problem !== undefined)) return { shape, cells };
  const values = results.map((row) => row.map((cell) => (cell.ok ? cell.value : 0n)));
  const written = values.map(([amount = 0n]) => amount);
  const amounts = inPercent ? splitByShares(deposit, written) : written;
  const entries = values.map((row, index) => ({
    amount: amounts[index] ?? 0n,
    exponent: isDynamic ? (row[1] ?? UNIT) : UNIT,
    timestamp: row.at(-1) ?? 0n,
  }));
  for (const [index, { timestamp }] of entries.entries()) {
    if (timestamp > (entries[index - 1]?.timestamp ?? start)) continue;
    const before = index === 0 ? "the start" : `in row ${index}`;
    cells[index]?.splice(-1, 1, `must be later than ${before}`);
  }
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

const START = STREAM_FIELDS.start.initial;

const after = (months: number): string => momentText(addMonths(readMoment(START), months));

/** Example that replaces the rows. */
interface RowsExample {
  readonly name: string;
  readonly rows: Rows;
}

interface RowsLook {
  /** What one row is. */
  readonly noun: "segment" | "tranche";
  readonly columns: readonly string[];
  /** For 1,000 tokens from the first start on, tranches in percent. */
  readonly examples: readonly RowsExample[];
}

export const ROWS: Readonly<Record<RowShape, RowsLook>> = {
  segments: {
    noun: "segment",
    columns: ["Amount", "Exponent", "Ends at (UTC)"],
    examples: [
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
    ],
  },
  tranches: {
    noun: "tranche",
    columns: ["Amount", "Unlocks at (UTC)"],
    examples: [
      { name: "Four quarters", rows: splitRows(STREAM_FIELDS.tranches.initial, 2) },
      {
        name: "Twelve months",
        rows: Array.from({ length: 12 }, (_, month) => [
          month === 11 ? "8.37" : "8.33",
          after(month + 1),
        ]),
      },
      {
        name: "10/20/30/40 a year",
        rows: [1, 2, 3, 4].map((year) => [String(10 * year), after(12 * year)]),
      },
      { name: "Timelock", rows: [["100", after(12)]] },
    ],
  },
};

/** The fields that an example fills. */
export const textsOf = (shape: RowShape, { rows }: RowsExample): Partial<StreamTexts> => ({
  [shape]: joinRows(rows),
  ...{ deposit: "1000", start: START, unit: "percent" },
});
