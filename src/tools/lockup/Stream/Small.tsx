import { type ReactElement, useState } from "react";

import { DAY } from "@site/src/lib/format/durations";
import Button from "@site/src/ui/Button";
import StreamPlot, { evenTicks } from "@site/src/ui/StreamPlot";
import { UNIT } from "@site/src/lib/fixed-point";
import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import type { LockupSchedule } from "@site/src/lib/lockup/types";
// Not from the folder's index, which brings the simulator to the home page.
import { curveOf, releasedAt, type ShapedStream } from "@site/src/lib/shapes/rows";
import styles from "./small.module.css";
import { TICK, useTicks } from "./useTicks";

/** Tokens have 18 decimals here. */
const DEPOSITED = 12_000n * UNIT;

/** Seconds since the start of the stream, as all times of this piece. */
const END = 36n * DAY;

const QUARTERS = [1n, 2n, 3n, 4n].map((step) => (END / 4n) * step);

const stream = (schedule: LockupSchedule): ShapedStream => ({
  deposited: DEPOSITED,
  timestamps: { start: 0n, end: END },
  schedule,
});

interface Shape {
  readonly label: string;
  readonly stream: ShapedStream;
}

/** One deposit, released in three ways. */
export const STREAMS: readonly [Shape, ...Shape[]] = [
  {
    label: "With a cliff",
    stream: stream({
      model: "linear",
      cliffTime: END / 4n,
      unlockAmounts: { start: 0n, cliff: DEPOSITED / 4n },
    }),
  },
  {
    label: "Exponential",
    stream: stream({
      model: "dynamic",
      segments: [{ amount: DEPOSITED, exponent: 3n * UNIT, timestamp: END }],
    }),
  },
  {
    label: "Tranches",
    stream: stream({
      model: "tranched",
      tranches: QUARTERS.map((timestamp) => ({ amount: DEPOSITED / 4n, timestamp })),
    }),
  },
];

/** When the recipient withdraws all that there is. */
const WITHDRAWALS = [14n * DAY, 27n * DAY] as const;

/** Stream seconds in a tick: three hours in each second. */
const STEP = (10_800n * BigInt(TICK)) / 1000n;

/** Where the stream stands at first, so that the still picture has something to tell: day 19. */
const FIRST = 19n * DAY;

/** How long the finished stream stays before it begins anew, stream seconds. */
const REST = DAY;

const Y_TICKS = evenTicks([0, 1], (share) => (12_000 * share).toLocaleString("en-US"));
const X_TICKS = evenTicks([0, 1], (share) => `day ${36 * share}`);

function tokens(amount: bigint, decimals = 2): string {
  return formatAmount(amount, 18, { maxDecimals: decimals, minDecimals: decimals });
}

/** Withdrawn until a moment, base units. */
export function withdrawnAt(of: ShapedStream, now: bigint): bigint {
  const last = WITHDRAWALS.findLast((time) => time <= now);
  return last === undefined ? 0n : releasedAt(of, last);
}

/** The withdrawn amount as a staircase, both axes as shares. */
const withdrawals = (of: ShapedStream) =>
  [0n, ...WITHDRAWALS, END].map((time) => ({
    x: toPlotShare(time, END),
    y: toPlotShare(withdrawnAt(of, time), DEPOSITED),
  }));

/** A Lockup stream that the reader runs, with the arithmetic of the contract, for the home page. */
export default function SmallStream(): ReactElement {
  const [shape, setShape] = useState(STREAMS[0]);
  const [running, setRunning] = useState(false);
  const [moment, setMoment] = useState(FIRST);
  useTicks(running, TICK, () => setMoment((moment + STEP) % (END + REST)));
  const now = moment > END ? END : moment;
  const streamed = releasedAt(shape.stream, now);
  const withdrawn = withdrawnAt(shape.stream, now);
  const x = toPlotShare(now, END);
  return (
    <div
      className={styles.card}
      role="group"
      aria-label="A stream in motion"
      data-extract-tool="A stream in motion"
    >
      <div className={styles.bar}>
        <p className={styles.now}>
          Streamed by day {(now / DAY).toString()}
          <strong>{tokens(streamed, 4)}</strong>
        </p>
        <Button onClick={() => setRunning(!running)}>{running ? "Pause" : "Run"}</Button>
      </div>
      <div className={styles.shapes} role="group" aria-label="Shape of the stream">
        {STREAMS.map((option) => (
          <button
            key={option.label}
            type="button"
            aria-pressed={option === shape}
            onClick={() => setShape(option)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div className={styles.plot}>
        <StreamPlot
          title={`12,000 tokens over 36 days: ${shape.label.toLowerCase()}`}
          hideTitle
          description="What the schedule releases, from 0 at the start to the whole deposit at the end, and what the recipient withdraws: everything there is, on day 14 and on day 27."
          x={{ label: "Time", domain: [0, 1], ticks: X_TICKS }}
          y={{ label: "Tokens", domain: [0, 1], ticks: Y_TICKS }}
          series={[
            { name: "Streamed", points: curveOf(shape.stream, 61), area: true },
            { name: "Withdrawn", points: withdrawals(shape.stream), interpolation: "step" },
          ]}
          rules={[{ x, label: "now" }]}
          dots={[{ x, y: toPlotShare(streamed, DEPOSITED) }]}
        />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Deposited</dt>
          <dd>{tokens(DEPOSITED)}</dd>
        </div>
        <div>
          <dt>Withdrawn</dt>
          <dd>{tokens(withdrawn)}</dd>
        </div>
        <div>
          <dt>Withdrawable</dt>
          <dd>{tokens(streamed - withdrawn)}</dd>
        </div>
      </dl>
    </div>
  );
}
