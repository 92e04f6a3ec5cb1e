import type { ReactElement } from "react";

import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { read, readMoment } from "@site/src/forms";
import { clamp } from "@site/src/lib/plot";
import { curveOf } from "@site/src/lib/shapes";
import Form, {
  Answer,
  Fields,
  FormField,
  FormFields,
  NoAnswer,
  Results,
  Slider,
} from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import Button from "@site/src/ui/Button";
import StreamPlot from "@site/src/ui/StreamPlot";
import { momentText } from "../StreamShapeExplorer/rows";
import { SHARE_TICKS, timeTicks } from "../StreamShapeExplorer/StreamResult";
import {
  evaluate,
  LINEAR_FIELDS,
  type LinearFigures,
  type LinearName,
  unusedFields,
} from "./evaluate";
import Report, { StatusAnswer } from "./Report";
import styles from "./styles.module.css";

/** What the page wants to know of the stream. */
type Question = "amounts" | "status" | "cancel";

interface View {
  readonly title: string;
  readonly intro: string;
  /** Fields that do not change the answer. */
  readonly without: readonly LinearName[];
}

const VIEWS: Readonly<Record<Question, View>> = {
  amounts: {
    title: "Linear stream calculator",
    intro: "See the results of the contract at a moment of your choice.",
    without: ["cancelable", "transferable", "canceledAt"],
  },
  status: {
    title: "Status simulator",
    intro: "A linear stream. Move time to see the results of the contract.",
    without: [],
  },
  cancel: {
    title: "Can I cancel, and who gets what?",
    intro: "For a linear stream of the release that you choose.",
    without: ["transferable"],
  },
};

/** Why a cancel by the sender fails, by the name of the error without its prefix. */
const REASONS: Readonly<Record<string, string>> = {
  StreamDepleted: "Everything has been withdrawn, so nothing is left to return.",
  StreamCanceled: "The stream was canceled before. A stream can be canceled only once.",
  StreamSettled:
    "The whole deposit has been streamed to the recipient, so nothing is left to return.",
  StreamNotCancelable:
    "The stream was created without the right to cancel, or the sender has renounced it.",
};

/** Positions of the time slider: from a tenth of the stream before its start to a tenth after its end. */
const SLIDER = { low: -10, high: 110 } as const;

function sliderOf(texts: Readonly<Record<"start" | "end" | "now", string>>) {
  const start = read(() => readMoment(texts.start));
  const end = read(() => readMoment(texts.end));
  const now = read(() => readMoment(texts.now));
  if (!start.ok || !end.ok || !now.ok || end.value <= start.value) {
    return undefined;
  }
  const length = end.value - start.value;
  const position = Number(((now.value - start.value) * 100n) / length);
  return {
    position: clamp(position, SLIDER.low, SLIDER.high),
    momentAt: (percent: string): string => {
      const moment = start.value + (length * BigInt(percent)) / 100n;
      return momentText(moment < 0n ? 0n : moment);
    },
  };
}

interface LinearStreamProps {
  readonly asks: Question;
}

/**
 * A linear stream that the reader moves through time: its amounts with their curve, its status with
 * who can do what, or what a cancel pays to whom.
 */
export default function LinearStream({ asks }: LinearStreamProps): ReactElement {
  const form = useForm(LINEAR_FIELDS, evaluate);
  const { texts, change } = form;
  const { figures, catchUp } = form.outcome;
  const { title, intro, without } = VIEWS[asks];
  const decimals = figures?.decimals ?? 18;
  const slider = sliderOf(texts);
  return (
    <Form form={form} title={title} intro={intro}>
      <FormFields
        form={form}
        legend="Linear stream"
        unused={[...without, ...unusedFields(texts), "withdrawn", "canceledAt", "now"]}
      />
      {catchUp !== undefined && (
        <Button
          className={styles.button}
          onClick={() =>
            change({ cliffUnlock: formatAmount(catchUp, decimals, { grouping: false }) })
          }
        >
          Catch up at the cliff: unlock {formatAmount(catchUp, decimals, { maxDecimals: 6 })}
        </Button>
      )}
      <Fields legend="What happened" visibleLegend>
        <FormField form={form} name="withdrawn" />
        {!without.includes("canceledAt") && <FormField form={form} name="canceledAt" />}
        <FormField form={form} name="now" />
        {slider !== undefined && (
          <Slider
            label="Move now"
            value={String(slider.position)}
            onChange={(percent) => change({ now: slider.momentAt(percent) })}
            min={SLIDER.low}
            max={SLIDER.high}
            text={`${slider.position}% of the stream`}
            wide
          />
        )}
      </Fields>
      {figures === undefined ? (
        <NoAnswer />
      ) : asks === "amounts" ? (
        <Amounts figures={figures} />
      ) : (
        <>
          {asks === "status" ? (
            <StatusAnswer report={figures.report} />
          ) : (
            <CancelAnswer figures={figures} />
          )}
          {figures.isCanceledLater && (
            <p>The cancellation is in the future and does not count yet.</p>
          )}
          <Report report={figures.report} decimals={decimals} />
        </>
      )}
    </Form>
  );
}

interface FiguresProps {
  readonly figures: LinearFigures;
}

function CancelAnswer({ figures }: FiguresProps): ReactElement {
  const { cancel, report, decimals } = figures;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  return (
    <Answer>
      {cancel.ok ? (
        <>
          <strong>Yes.</strong> {tokens(report.refundable)} tokens go back to the sender in the same
          transaction. The recipient can still withdraw {tokens(report.withdrawable)}. The status
          changes from {report.status} to {cancel.status} permanently.
        </>
      ) : (
        <>
          <strong>No.</strong> {REASONS[cancel.error.name.replace(/^.*_/u, "")]}
        </>
      )}
    </Answer>
  );
}

function Amounts({ figures }: FiguresProps): ReactElement {
  const { report, stream, decimals, next, perDay, step } = figures;
  const { now, release } = report;
  const { start, end } = stream.timestamps;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const position = clamp(toPlotShare(now - start, end - start), 0, 1);
  return (
    <>
      <Answer>
        {tokens(report.withdrawable)} tokens can be withdrawn, by the formula of Lockup {release}
      </Answer>
      <Results
        items={[
          { term: "Streamed", value: tokens(report.streamed), note: "Withdrawn or not." },
          {
            term: "Refundable",
            value: tokens(stream.deposited - report.streamed),
            note: "Back to the sender if they cancel now and the stream is cancelable.",
          },
          {
            term: "Rate on the line",
            value: `${formatAmount(perDay, decimals, { maxDecimals: 6 })} per day`,
            note: `${formatAmount(perDay / 86_400n, decimals)} per second, rounded down.`,
          },
          ...(step === undefined
            ? []
            : [
                {
                  term: "Each step",
                  value: formatAmount(step.amount, decimals, { maxDecimals: 6 }),
                  note: `Every ${formatDuration(step.every, 2)}; the last one may be shorter and ends with the stream.`,
                },
              ]),
          {
            term: "Next unlock",
            value:
              next === undefined
                ? "none, all is streamed"
                : `${next.what}, ${formatDateTime(next.time)}`,
            note: next === undefined ? undefined : `In ${formatDuration(next.time - now, 2)}.`,
          },
        ]}
      />
      <StreamPlot
        title="Streamed share of the deposit"
        description={`At ${formatDateTime(now)} ${tokens(report.streamed)} of ${tokens(stream.deposited)} tokens have streamed${step === undefined ? "" : `, in steps of ${formatDuration(step.every, 2)}`}.`}
        x={{ label: "Time (UTC)", domain: [0, 1], ticks: timeTicks(start, end) }}
        y={{ label: "Share of the deposit", domain: [0, 1], ticks: SHARE_TICKS }}
        series={[{ name: "Streamed", points: curveOf(stream), area: true }]}
        rules={[{ x: position, label: "now" }]}
        dots={[{ x: position, y: toPlotShare(report.streamed, stream.deposited) }]}
      />
    </>
  );
}
