import { UNIT } from "@site/src/lib/fixed-point";
import type { LockupSchedule } from "@site/src/lib/lockup/types";
// Not from the folder's index, which brings the simulator to the home page.
import { streamedBySchedule } from "@site/src/lib/lockup/vesting";
import { type PlotPoint, sampleTimes } from "@site/src/lib/plot";
import { toPlotShare } from "@site/src/lib/format/amounts";

const DAY = 86_400n;

/** Tokens have 18 decimals here. */
export const DECIMALS = 18;

/** Base units. */
export const DEPOSITED = 12_000n * UNIT;

/** Seconds since the start of the stream, as all times of this piece. */
export const END = 36n * DAY;

const QUARTER = DEPOSITED / 4n;

interface Shape {
  readonly id: string;
  readonly label: string;
  readonly schedule: LockupSchedule;
}

/** One deposit, released in three ways. */
export const SHAPES: readonly [Shape, ...Shape[]] = [
  {
    id: "cliff",
    label: "With a cliff",
    schedule: {
      model: "linear",
      cliffTime: END / 4n,
      unlockAmounts: { start: 0n, cliff: QUARTER },
    },
  },
  {
    id: "curve",
    label: "Exponential",
    schedule: {
      model: "dynamic",
      segments: [{ amount: DEPOSITED, exponent: 3n * UNIT, timestamp: END }],
    },
  },
  {
    id: "steps",
    label: "Tranches",
    schedule: {
      model: "tranched",
      tranches: [1n, 2n, 3n, 4n].map((step) => ({
        amount: QUARTER,
        timestamp: (END / 4n) * step,
      })),
    },
  },
];

/** When the recipient withdraws all that there is. */
const WITHDRAWALS = [14n * DAY, 27n * DAY] as const;

/** Amounts of the stream at a moment, base units. */
export interface Figures {
  readonly streamed: bigint;
  readonly withdrawn: bigint;
  readonly withdrawable: bigint;
}

/**
 * What the contract would answer about the stream.
 *
 * @param now seconds since the start
 */
export function figuresAt(schedule: LockupSchedule, now: bigint): Figures {
  const streamedAt = (time: bigint): bigint =>
    streamedBySchedule(
      { deposited: DEPOSITED, timestamps: { start: 0n, end: END }, schedule },
      time,
    );
  const last = WITHDRAWALS.findLast((time) => time <= now);
  const streamed = streamedAt(now);
  const withdrawn = last === undefined ? 0n : streamedAt(last);
  return { streamed, withdrawn, withdrawable: streamed - withdrawn };
}

/** Points of both lines of the plot: time as a share of the stream, amounts as shares of the deposit. */
export function curvesOf(schedule: LockupSchedule): Record<"streamed" | "withdrawn", PlotPoint[]> {
  const quarters = [1n, 2n, 3n].map((step) => (END / 4n) * step);
  const points = sampleTimes(0n, END, [...quarters, ...WITHDRAWALS], 61).map((time) => {
    const { streamed, withdrawn } = figuresAt(schedule, time);
    return { x: toPlotShare(time, END), streamed, withdrawn };
  });
  const lineOf = (name: "streamed" | "withdrawn"): PlotPoint[] =>
    points.map((point) => ({ x: point.x, y: toPlotShare(point[name], DEPOSITED) }));
  return { streamed: lineOf("streamed"), withdrawn: lineOf("withdrawn") };
}
