/** Models whose streams are made of rows. */
export type RowModel = "dynamic" | "tranched";

/** A `Segment` or `Tranche` of an example, in whole tokens and days. */
export interface ScheduleEntry {
  readonly amount: number;
  /** End of the segment or moment of the unlock, days after the start. */
  readonly day: number;
  /** Exponent of a segment; a tranche has none. */
  readonly exponent?: number;
}

/** A row as the Lockup indexers store it, in whole tokens and days after the start. */
export interface ScheduleRow {
  /** Place in the schedule, from 0. */
  readonly position: number;
  readonly amount: number;
  /** Amount of all rows before. */
  readonly startAmount: number;
  /** Amount up to and with this row. */
  readonly endAmount: number;
  /** End of the row before, or the start of the stream. */
  readonly startDay: number;
  readonly endDay: number;
}

/** The example streams of the page. */
export const EXAMPLES: Readonly<Record<RowModel, readonly ScheduleEntry[]>> = {
  dynamic: [
    { amount: 200, day: 30, exponent: 1 },
    { amount: 500, day: 75, exponent: 3 },
    { amount: 300, day: 100, exponent: 0.5 },
  ],
  tranched: [
    { amount: 300, day: 25 },
    { amount: 200, day: 60 },
    { amount: 500, day: 100 },
  ],
};

/**
 * Rows that the indexers make of a schedule: what a contract keeps as amount and end is completed
 * with the sums and the end of the row before.
 */
export function scheduleRows(entries: readonly ScheduleEntry[]): ScheduleRow[] {
  let startAmount = 0;
  let startDay = 0;
  return entries.map(({ amount, day }, position) => {
    const row: ScheduleRow = {
      position,
      amount,
      startAmount,
      endAmount: startAmount + amount,
      startDay,
      endDay: day,
    };
    startAmount = row.endAmount;
    startDay = day;
    return row;
  });
}
