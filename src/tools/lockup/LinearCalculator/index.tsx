import type { ReactElement } from "react";

import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { clamp } from "@site/src/lib/plot";
import { curveOf } from "@site/src/lib/shapes";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import Button from "@site/src/ui/Button";
import StreamPlot from "@site/src/ui/StreamPlot";
import { SHARE_TICKS, timeTicks } from "../StreamShapeExplorer/StreamResult";
import { evaluate, LINEAR_FIELDS, type LinearFigures, usedFields } from "./calculate";
import styles from "./styles.module.css";

/** Amounts of a linear stream at any moment, with its curve. */
export default function LinearCalculator(): ReactElement {
  const form = useForm(LINEAR_FIELDS, evaluate);
  const { change } = form;
  const { figures, catchUp } = form.outcome;
  const decimals = figures?.decimals ?? 18;
  return (
    <Form
      form={form}
      title="Linear stream calculator"
      intro="What the contract answers at a moment of your choice."
    >
      <FormFields form={form} legend="Linear stream" names={usedFields(form.texts)} />
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
      {figures === undefined ? <NoAnswer /> : <Figures figures={figures} />}
    </Form>
  );
}

function Figures({ figures }: { readonly figures: LinearFigures }): ReactElement {
  const { release, stream, decimals, now, next, perDay, step } = figures;
  const { start, end } = stream.timestamps;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const position = clamp(toPlotShare(now - start, end - start), 0, 1);
  return (
    <>
      <Answer>
        {tokens(figures.withdrawable)} tokens can be withdrawn, by the formula of Lockup {release}
      </Answer>
      <Results
        items={[
          { term: "Streamed", value: tokens(figures.streamed), note: "Withdrawn or not." },
          {
            term: "Refundable",
            value: tokens(figures.refundable),
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
        description={`At ${formatDateTime(now)} ${tokens(figures.streamed)} of ${tokens(stream.deposited)} tokens have streamed${step === undefined ? "" : `, in steps of ${formatDuration(step.every, 2)}`}.`}
        x={{ label: "Time (UTC)", domain: [0, 1], ticks: timeTicks(start, end) }}
        y={{ label: "Share of the deposit", domain: [0, 1], ticks: SHARE_TICKS }}
        series={[{ name: "Streamed", points: curveOf(stream), area: true }]}
        rules={[{ x: position, label: "now" }]}
        dots={[{ x: position, y: toPlotShare(figures.streamed, stream.deposited) }]}
      />
    </>
  );
}
