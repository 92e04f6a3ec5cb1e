import { type ReactElement, useState } from "react";

import { formatAmount, formatWad, toPlotShare } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { optionField } from "@site/src/forms";
import { clamp } from "@site/src/lib/plot";
import Form, { Fields, FormField, NoAnswer, Slider } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import Button from "@site/src/ui/Button";
import StreamPlot from "@site/src/ui/StreamPlot";
import { momentText } from "../StreamShapeExplorer/rows";
import {
  DECIMALS,
  depletionOf,
  evaluate,
  figuresAt,
  rangeOf,
  rateOf,
  TICKER_FIELDS,
  type TickerSetup,
} from "./model";
import styles from "./styles.module.css";
import { useClock } from "./useClock";

/** How fast the clock runs, apart from the stream, which does not start anew when it changes. */
const SPEED_FIELDS = {
  speed: optionField("tkv", "Speed", "3600", [
    { value: "1", label: "real time" },
    { value: "3600", label: "1 hour per second" },
    { value: "86400", label: "1 day per second" },
  ]),
};

/** Stops of the slider. */
const STOPS = 1000;

/** Digits after the point, as many as a wallet shows of 18. */
const SHOWN_DECIMALS = 6;

function tokens(amount: bigint): string {
  return formatAmount(amount, DECIMALS, {
    maxDecimals: SHOWN_DECIMALS,
    minDecimals: SHOWN_DECIMALS,
  });
}

/** A Lockup or Flow stream whose amounts follow a clock that the reader starts, stops and moves. */
export default function StreamTicker(): ReactElement {
  const form = useForm(TICKER_FIELDS, evaluate);
  const { texts, change, outcome: evaluation } = form;
  const [running, setRunning] = useState(false);
  const pace = useForm(SPEED_FIELDS);
  return (
    <Form
      form={{
        ignored: [...form.ignored, ...pace.ignored],
        reset: () => {
          form.reset();
          pace.reset();
        },
      }}
      title="A stream in motion"
      intro="Both streams pay the same amount in the same time. Lockup holds all of it from the start; Flow holds your deposits."
    >
      <Fields legend="Stream">
        <FormField form={form} name="product" />
        <FormField
          form={form}
          name="amount"
          hint={texts.product === "flow" ? "Tokens per period, start to end." : "Deposit, tokens."}
        />
        <FormField form={form} name="start" />
        <FormField
          form={form}
          name="end"
          hint={texts.product === "flow" ? "Sets the rate; Flow runs on." : "UTC, or Unix seconds."}
        />
        {texts.product === "flow" && <FormField form={form} name="balance" />}
        <FormField form={form} name="now" />
      </Fields>
      {evaluation.ok ? (
        <Ticking
          start={JSON.stringify(texts)}
          setup={evaluation.setup}
          running={running}
          onRun={setRunning}
          speed={pace.texts.speed}
          onSpeed={(speed) => pace.change({ speed })}
          onMove={(now) => change({ now: momentText(now) })}
        />
      ) : (
        <NoAnswer />
      )}
    </Form>
  );
}

interface TickingProps {
  /** The entries. When they change, the clock starts anew, and the slider keeps the focus. */
  readonly start: string;
  readonly setup: TickerSetup;
  /** Whether the clock runs as long as there is time left. */
  readonly running: boolean;
  readonly onRun: (running: boolean) => void;
  /** Stream seconds per second. */
  readonly speed: string;
  readonly onSpeed: (speed: string) => void;
  readonly onMove: (now: bigint) => void;
}

function Ticking(props: TickingProps): ReactElement {
  const { start, setup, running, onRun, speed, onSpeed, onMove } = props;
  const { first, last } = rangeOf(setup);
  const room = last > setup.now ? last - setup.now : 0n;
  const clock = useClock(running, Number(speed), room);
  const [started, setStarted] = useState(start);
  if (started !== start) {
    setStarted(start);
    clock.reset();
  }
  const moves = running && !clock.arrived;
  const now = setup.now + clock.elapsed;
  const position = clamp(toPlotShare(now - first, last - first), 0, 1);
  return (
    <>
      <div className={styles.controls}>
        <Button
          className={styles.button}
          disabled={room === 0n}
          onClick={() => {
            if (clock.arrived) {
              clock.reset();
            }
            onRun(!moves);
          }}
        >
          {moves ? "Pause" : "Run"}
        </Button>
        <label className={styles.speed}>
          Speed{" "}
          <select value={speed} onChange={(event) => onSpeed(event.target.value)}>
            {SPEED_FIELDS.speed.options?.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Fields legend="Time">
        <Slider
          wide
          label="Now"
          value={String(Math.round(position * STOPS))}
          onChange={(stop) => onMove(first + ((last - first) * BigInt(stop)) / BigInt(STOPS))}
          min={0}
          max={STOPS}
          text={formatDateTime(now)}
        />
      </Fields>
      <Amounts setup={setup} now={now} />
      <Curve setup={setup} now={now} />
    </>
  );
}

interface MomentProps {
  readonly setup: TickerSetup;
  readonly now: bigint;
}

function Amounts({ setup, now }: MomentProps): ReactElement {
  const { earned, withdrawable, refundable, uncovered } = figuresAt(setup, now);
  const isFlow = setup.product === "flow";
  const depletion = isFlow ? depletionOf(setup) : undefined;
  return (
    <>
      <dl className={styles.amounts}>
        <div>
          <dt>{isFlow ? "Owed in total" : "Streamed"}</dt>
          <dd>{tokens(earned)}</dd>
        </div>
        <div>
          <dt>{isFlow ? "Withdrawable (covered debt)" : "Withdrawable"}</dt>
          <dd>{tokens(withdrawable)}</dd>
        </div>
        <div>
          <dt>Refundable to the sender</dt>
          <dd>{tokens(refundable)}</dd>
        </div>
        {isFlow && (
          <div data-alarm={uncovered > 0n}>
            <dt>Uncovered debt</dt>
            <dd>{tokens(uncovered)}</dd>
          </div>
        )}
      </dl>
      {isFlow && (
        <p className={styles.note}>
          Rate {formatWad(rateOf(setup))} tokens per second.{" "}
          {depletion === undefined
            ? "Without a deposit or a rate nothing can run out."
            : `The balance runs out at ${formatDateTime(depletion)}.`}
        </p>
      )}
    </>
  );
}

function Curve({ setup, now }: MomentProps): ReactElement {
  const { first, last } = rangeOf(setup);
  const isFlow = setup.product === "flow";
  const depletion = isFlow ? depletionOf(setup) : undefined;
  const x = (time: bigint): number => toPlotShare(time - first, last - first);
  const top = isFlow
    ? [figuresAt(setup, last).earned, setup.balance].reduce((a, b) => (a > b ? a : b))
    : setup.amount;
  const moments = [
    first,
    setup.start,
    ...(depletion === undefined ? [] : [depletion]),
    setup.end,
    last,
  ]
    .filter((time) => time >= first && time <= last)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const points = (pick: (time: bigint) => bigint) =>
    moments.map((time) => ({ x: x(time), y: toPlotShare(pick(time), top) }));
  const position = clamp(x(now), 0, 1);
  const half = formatAmount(top / 2n, DECIMALS, { maxDecimals: 2 });
  const full = formatAmount(top, DECIMALS, { maxDecimals: 2 });
  return (
    <StreamPlot
      title={isFlow ? "Debt of the Flow stream" : "Streamed amount of the Lockup stream"}
      description={
        isFlow
          ? "Total debt rises evenly from the start and does not stop at the end. The covered part stops growing when it reaches the balance."
          : "The streamed amount is 0 until the start, rises evenly to the deposit and stays there after the end."
      }
      x={{
        label: "Time (UTC)",
        domain: [0, 1],
        ticks: [
          { value: x(setup.start), label: "start" },
          { value: x(setup.end), label: "end" },
        ],
      }}
      y={{
        label: "Tokens",
        domain: [0, 1],
        ticks: [
          { value: 0, label: "0" },
          { value: 0.5, label: half },
          { value: 1, label: full },
        ],
      }}
      series={
        isFlow
          ? [
              {
                name: "Covered debt",
                points: points((time) => figuresAt(setup, time).withdrawable),
                area: true,
              },
              { name: "Total debt", points: points((time) => figuresAt(setup, time).earned) },
            ]
          : [
              {
                name: "Streamed",
                points: points((time) => figuresAt(setup, time).earned),
                area: true,
              },
            ]
      }
      rules={[{ x: position, label: "now" }]}
      dots={[{ x: position, y: toPlotShare(figuresAt(setup, now).withdrawable, top) }]}
    />
  );
}
