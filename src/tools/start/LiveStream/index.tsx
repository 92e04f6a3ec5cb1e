import { type ReactElement, useMemo, useState } from "react";

import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import Button from "@site/src/ui/Button";
import StreamPlot from "@site/src/ui/StreamPlot";
import { useClock } from "../../lockup/StreamTicker/useClock";
import { curvesOf, DECIMALS, DEPOSITED, END, figuresAt, SHAPES } from "./model";
import styles from "./styles.module.css";

/** Stream seconds per second: three hours. */
const SPEED = 10_800;

/** Where the clock starts, so that the still picture has something to tell: day 19. */
const FIRST = 19n * 86_400n;

/** How long the finished stream stays before it begins anew, stream seconds. */
const REST = 86_400n;

const Y_TICKS = [0, 0.25, 0.5, 0.75, 1].map((value) => ({
  value,
  label: (12_000 * value).toLocaleString("en-US"),
}));

const X_TICKS = [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, label: `day ${36 * value}` }));

function tokens(amount: bigint, decimals = 2): string {
  return formatAmount(amount, DECIMALS, { maxDecimals: decimals, minDecimals: decimals });
}

/** A Lockup stream that the reader runs, with the arithmetic of the contract. */
export default function LiveStream(): ReactElement {
  const [shape, setShape] = useState(SHAPES[0]);
  const [running, setRunning] = useState(false);
  const clock = useClock(running, SPEED, 10n ** 12n);
  const round = (FIRST + clock.elapsed) % (END + REST);
  const now = round > END ? END : round;
  const { streamed, withdrawn, withdrawable } = figuresAt(shape.schedule, now);
  const curves = useMemo(() => curvesOf(shape.schedule), [shape]);
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
          Streamed by day {(now / 86_400n).toString()}
          <strong>{tokens(streamed, 4)}</strong>
        </p>
        <Button onClick={() => setRunning(!running)}>{running ? "Pause" : "Run"}</Button>
      </div>
      <div className={styles.shapes} role="group" aria-label="Shape of the stream">
        {SHAPES.map((option) => (
          <button
            key={option.id}
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
            { name: "Streamed", points: curves.streamed, area: true },
            { name: "Withdrawn", points: curves.withdrawn },
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
          <dd>{tokens(withdrawable)}</dd>
        </div>
      </dl>
    </div>
  );
}
