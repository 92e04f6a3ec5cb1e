import { type ReactElement, useMemo, useState } from "react";

import Form, { Fields, FormField, FormFields, Slider } from "@site/src/forms/Form";
import { type FormState, useForm } from "@site/src/forms/useForm";
import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import { PRICE_DECIMALS, type Timestamps } from "@site/src/lib/lockup";
import { clamp } from "@site/src/lib/plot";
import Button from "@site/src/ui/Button";
import { type Evaluation, type StreamTool, toolOf } from "./evaluate";
import {
  groupsOf,
  momentText,
  type PresetName,
  presetOf,
  type StreamName,
  type StreamPart,
  type StreamTexts,
} from "./fields";
import { movedQuery } from "./moved";
import Result from "./Result";
import RowsEditor from "./RowsEditor";
import styles from "./styles.module.css";
import { TICK, useTicks } from "./useTicks";

/** What a page calls the tool by what it shows first, and how it introduces it. */
const TITLES: Partial<Readonly<Record<StreamPart, readonly [title: string, intro: string]>>> = {
  run: ["A stream in motion", "Run it, or move the slider. The amounts follow the contract."],
  cancel: ["Can I cancel, and who gets what?", "For a stream of the release that you choose."],
  status: ["Status simulator", "Move time to see the results of the contract."],
  amounts: ["Stream calculator", "See the results of the contract at a moment of your choice."],
};

const EXPLORER = [
  "Shape explorer",
  "Choose a shape, enter your amounts and dates, and copy the call.",
] as const;

interface StreamProps {
  /** The example that it begins with. */
  readonly preset: PresetName;
  /** Parts of the result, separated by commas, see `PARTS`. */
  readonly show: string;
}

/**
 * A Lockup stream of any shape, which the reader changes and moves through time: its curve and
 * unlocks, its amounts, its status with who can do what, what a cancel pays, and the create call.
 */
export default function Stream({ preset, show }: StreamProps): ReactElement {
  const { fields, parts, evaluate } = useMemo(() => toolOf(preset, show), [preset, show]);
  const { form, ...motion } = useMotion(useForm(fields, evaluate, movedQuery), evaluate);
  const { texts, outcome } = form;
  const { title, intro, fixed = [] } = presetOf(preset);
  const [ownTitle, ownIntro] = TITLES[[...parts][0] ?? "plot"] ?? EXPLORER;
  const { shape, rows } = outcome;
  const { stream, options, life } = groupsOf(texts, parts);
  return (
    <Form form={form} title={title ?? ownTitle} intro={intro ?? ownIntro}>
      <FormFields form={form} legend="Stream" names={stream} unused={[...fixed, "unit"]} />
      {rows !== undefined && <RowsEditor form={form} state={rows} />}
      {options.length > 0 && <FormFields form={form} legend="Options" names={options} />}
      {life.length > 0 && (
        <Fields legend={legendOf(shape, parts)} visibleLegend>
          {life.map((name) => (
            <FormField key={name} form={form} name={name} />
          ))}
          {shape === "price-gated" && <PriceSlider form={form} />}
          <NowSlider form={form} />
          {parts.has("run") && motion.controls}
        </Fields>
      )}
      <Result outcome={outcome} parts={parts} isMoving={motion.isMoving} />
    </Form>
  );
}

function legendOf(shape: Evaluation["shape"], parts: ReadonlySet<StreamPart>): string {
  if (shape === "price-gated") return "Price and time";
  return parts.has("run") ? "Time" : "What happened";
}

type StreamForm = FormState<StreamName, Evaluation>;

/** Positions of the time slider: from a tenth of the stream before its start to a quarter after its end. */
const SLIDER = { low: -10, high: 125 } as const;

const momentAt = ({ start, end }: Timestamps, percent: number | bigint): bigint => {
  const moment = start + ((end - start) * BigInt(percent)) / 100n;
  return moment < 0n ? 0n : moment;
};

/** Times of the stream, also while something else is wrong, so that a slider stays in hand. */
function timesOf({ call, readable: { start, end } }: Evaluation): Timestamps | undefined {
  if (call !== undefined) return call.timestamps;
  return start !== undefined && end !== undefined && end > start ? { start, end } : undefined;
}

interface SliderProps {
  readonly form: StreamForm;
}

function NowSlider({ form }: SliderProps): ReactElement | null {
  const times = timesOf(form.outcome);
  const { now } = form.outcome.readable;
  if (times === undefined || now === undefined) return null;
  const { start, end } = times;
  const part = Number(((now - start) * 100n) / (end - start));
  const percent = clamp(part, SLIDER.low, SLIDER.high);
  return (
    <Slider
      label="Move now"
      value={String(percent)}
      onChange={(text) => form.change({ now: momentText(momentAt(times, BigInt(text))) })}
      min={SLIDER.low}
      max={SLIDER.high}
      text={`${percent}% of the stream`}
      wide
    />
  );
}

/** The price slider runs to twice the target, in percent of it. */
const HIGHEST_PERCENT = 200;

function PriceSlider({ form }: SliderProps): ReactElement | null {
  const { price, target } = form.outcome.readable;
  if (price === undefined || target === undefined) return null;
  const percent = clamp(Math.round(toPlotShare(price, target) * 100), 1, HIGHEST_PERCENT);
  const priceAt = (text: string): string =>
    formatAmount((target * BigInt(text)) / 100n || 1n, PRICE_DECIMALS, { grouping: false });
  return (
    <Slider
      label="Move the price"
      value={String(percent)}
      onChange={(text) => form.change({ price: priceAt(text) })}
      min={1}
      max={HIGHEST_PERCENT}
      text={`${percent}% of the target`}
      wide
    />
  );
}

interface Motion {
  /** The form with the moment of the clock in its field. */
  readonly form: StreamForm;
  readonly isMoving: boolean;
  readonly controls: ReactElement;
}

/**
 * A clock that the reader starts and stops. It moves the moment in the field until the slider's end. The
 * address gets the moment when it stops: browsers limit how often an address changes, also for links.
 */
function useMotion(written: StreamForm, evaluate: StreamTool["evaluate"]): Motion {
  const [running, setRunning] = useState(false);
  const [moved, setMoved] = useState<{ readonly from: StreamTexts; readonly now: string }>();
  // Whatever else changes the entries has the moment with them.
  const shown = moved?.from === written.texts ? moved.now : undefined;
  const texts = useMemo(
    () => (shown === undefined ? written.texts : { ...written.texts, now: shown }),
    [written.texts, shown],
  );
  const outcome = useMemo(
    () => (shown === undefined ? written.outcome : evaluate(texts)),
    [shown, texts, written.outcome, evaluate],
  );
  const change: StreamForm["change"] = (changes) => written.change({ ...texts, ...changes });
  const form = { ...written, texts, outcome, problems: outcome.problems, change };
  const times = outcome.call?.timestamps;
  const now = outcome.life?.now;
  const last = times === undefined ? 0n : momentAt(times, SLIDER.high);
  const isOver = now === undefined || now >= last;
  const isMoving = running && !isOver;
  const speed = Number(texts.speed);
  // The field takes whole seconds only.
  const step = Math.max(1, (speed * TICK) / 1000);
  useTicks(isMoving, (1000 * step) / speed, () => {
    const next = (now ?? 0n) + BigInt(step);
    if (next < last) setMoved({ from: written.texts, now: momentText(next) });
    else change({ now: momentText(last) });
  });
  const controls = (
    <>
      <FormField form={form} name="speed" />
      <div className={styles.controls}>
        <Button
          className={styles.run}
          disabled={now === undefined}
          onClick={() => {
            if (isMoving) change({});
            else if (isOver && times !== undefined) change({ now: momentText(times.start) });
            setRunning(!isMoving);
          }}
        >
          {isMoving ? "Pause" : "Run"}
        </Button>
      </div>
    </>
  );
  return { form, isMoving, controls };
}
