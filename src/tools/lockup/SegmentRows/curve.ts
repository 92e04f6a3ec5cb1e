import { UNIT } from "@site/src/lib/fixed-point";
import { streamedDynamic, streamedTranched } from "@site/src/lib/lockup";
import { sampleTimes } from "@site/src/lib/plot";
import { EXAMPLES, type RowModel } from "./rows";

/** A moment of a curve. */
export interface CurvePoint {
  /** Days after the start. */
  readonly day: number;
  /** Streamed so far, whole tokens. */
  readonly amount: number;
}

const DAY = 86_400;

/** Start of the example streams, Unix seconds. Any would do. */
const START = 1_735_689_600n;

const timeOf = (day: number): bigint => START + BigInt(day * DAY);

/** A number with at most two decimals as a wad, 10^18 for 1. */
const wad = (value: number): bigint => (BigInt(Math.round(value * 100)) * UNIT) / 100n;

/** The curve of an example stream, as the contract computes it for a token with 18 decimals. */
export function curveOf(model: RowModel): CurvePoint[] {
  const entries = EXAMPLES[model].map(({ amount, day, exponent = 0 }) => ({
    amount: wad(amount),
    exponent: wad(exponent),
    timestamp: timeOf(day),
  }));
  const deposited = entries.reduce((sum, { amount }) => sum + amount, 0n);
  const timestamps = { start: START, end: entries.at(-1)?.timestamp ?? START };
  const times = entries.map(({ timestamp }) => timestamp);
  return sampleTimes(START, timestamps.end, times, 401).map((time) => ({
    day: Number(time - START) / DAY,
    amount:
      Number(
        model === "dynamic"
          ? streamedDynamic({ deposited, timestamps, segments: entries }, time)
          : streamedTranched({ deposited, timestamps, tranches: entries }, time),
      ) / Number(UNIT),
  }));
}
