import { type Segment, streamedDynamic, streamedTranched, type Tranche } from "../../lib/lockup";
import { sampleTimes } from "../../lib/plot";

/** A `Segment` or `Tranche` row as the Lockup indexers store it. Amounts in base units. */
export interface ScheduleRow {
  /** Place in the schedule, from 0. */
  readonly position: number;
  readonly amount: bigint;
  /** Amount of all rows before. */
  readonly startAmount: bigint;
  /** Amount up to and with this row. */
  readonly endAmount: bigint;
  /** End of the row before, or the start of the stream. Unix seconds. */
  readonly startTime: bigint;
  /** Unix seconds. */
  readonly endTime: bigint;
}

/**
 * Rows that the indexers make of a schedule: what a contract keeps as amount and end is completed
 * with the sums and the end of the row before.
 *
 * @param start start of the stream, Unix seconds
 * @param entries segments or tranches in order
 */
export function scheduleRows(
  start: bigint,
  entries: readonly { readonly amount: bigint; readonly timestamp: bigint }[],
): ScheduleRow[] {
  let startAmount = 0n;
  let startTime = start;
  return entries.map(({ amount, timestamp }, position) => {
    const row: ScheduleRow = {
      position,
      amount,
      startAmount,
      endAmount: startAmount + amount,
      startTime,
      endTime: timestamp,
    };
    startAmount = row.endAmount;
    startTime = timestamp;
    return row;
  });
}

const DAY = 86_400n;

/** Decimals of the token in the examples. */
export const DECIMALS = 18;

const tokens = (count: bigint): bigint => count * 10n ** BigInt(DECIMALS);

/** Start of the example streams, Unix seconds: January 1, 2025, UTC. */
export const START = 1_735_689_600n;

const after = (days: bigint): bigint => START + days * DAY;

const SEGMENTS: readonly Segment[] = [
  { amount: tokens(200n), exponent: tokens(1n), timestamp: after(30n) },
  { amount: tokens(500n), exponent: tokens(3n), timestamp: after(75n) },
  { amount: tokens(300n), exponent: tokens(1n) / 2n, timestamp: after(100n) },
];

const TRANCHES: readonly Tranche[] = [
  { amount: tokens(300n), timestamp: after(25n) },
  { amount: tokens(200n), timestamp: after(60n) },
  { amount: tokens(500n), timestamp: after(100n) },
];

/** A stream of the page: its rows, and its curve in days and tokens. */
export interface ScheduleExample {
  readonly rows: readonly ScheduleRow[];
  readonly points: readonly { readonly time: bigint; readonly amount: bigint }[];
}

/** The example stream of a model, with the curve that the contract computes. */
export function exampleOf(model: "dynamic" | "tranched"): ScheduleExample {
  const entries = model === "dynamic" ? SEGMENTS : TRANCHES;
  const rows = scheduleRows(START, entries);
  const deposited = rows.at(-1)?.endAmount ?? 0n;
  const timestamps = { start: START, end: rows.at(-1)?.endTime ?? START };
  const streamed = (now: bigint): bigint =>
    model === "dynamic"
      ? streamedDynamic({ deposited, timestamps, segments: SEGMENTS }, now)
      : streamedTranched({ deposited, timestamps, tranches: TRANCHES }, now);
  const breaks = rows.map(({ endTime }) => endTime);
  return {
    rows,
    points: sampleTimes(START, timestamps.end, breaks, 401).map((time) => ({
      time,
      amount: streamed(time),
    })),
  };
}
