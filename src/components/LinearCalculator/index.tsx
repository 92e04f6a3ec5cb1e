import type { ReactElement } from "react";

import { formatAmount, toPlotShare } from "../../lib/format/amounts";
import { formatDateTime } from "../../lib/format/dates";
import { formatDuration } from "../../lib/format/durations";
import { clamp } from "../../lib/plot";
import { curveOf } from "../../lib/shapes";
import Calculator, { Answer, Fields, Results, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import StreamPlot from "../StreamPlot";
import { SHARE_TICKS, timeTicks } from "../StreamShapeExplorer/StreamResult";
import { evaluate, LINEAR_FIELDS, type LinearFigures } from "./calculate";
import styles from "./styles.module.css";

/** Amounts of a linear stream at any moment, with its curve. */
export default function LinearCalculator(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(LINEAR_FIELDS);
  const { problems: wrong, figures, catchUp } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  const decimals = figures?.decimals ?? 18;
  return (
    <Calculator
      title="Linear stream calculator"
      intro="What the contract answers at a moment of your choice."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Linear stream">
        <TextInput
          label="Deposit"
          {...field("deposit")}
          inputMode="decimal"
          hint="Whole tokens, without broker fee."
        />
        <TextInput
          label="Token decimals"
          {...field("decimals")}
          inputMode="numeric"
          hint="USDC 6, DAI 18."
        />
        <TextInput label="Start" {...field("start")} hint="UTC, or Unix seconds." />
        <TextInput label="Cliff" {...field("cliff")} hint="Empty for no cliff." />
        <TextInput label="End" {...field("end")} hint="UTC, or Unix seconds." />
        <TextInput
          label="Start unlock"
          {...field("startUnlock")}
          inputMode="decimal"
          hint="Whole tokens."
        />
        <TextInput
          label="Cliff unlock"
          {...field("cliffUnlock")}
          inputMode="decimal"
          hint="Whole tokens."
        />
        <TextInput
          label="Withdrawn so far"
          {...field("withdrawn")}
          inputMode="decimal"
          hint="Whole tokens."
        />
        <TextInput label="Now" {...field("now")} hint="The moment to look at." />
      </Fields>
      {catchUp !== undefined && (
        <button
          type="button"
          className={styles.button}
          onClick={() =>
            change({ cliffUnlock: formatAmount(catchUp, decimals, { grouping: false }) })
          }
        >
          Catch up at the cliff: unlock {formatAmount(catchUp, decimals, { maxDecimals: 6 })}
        </button>
      )}
      {figures === undefined ? (
        <Answer>Correct the marked fields to see the amounts.</Answer>
      ) : (
        <Figures figures={figures} />
      )}
    </Calculator>
  );
}

function Figures({ figures }: { readonly figures: LinearFigures }): ReactElement {
  const { stream, decimals, now, next, perDay } = figures;
  const { start, end } = stream.timestamps;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const position = clamp(toPlotShare(now - start, end - start), 0, 1);
  return (
    <>
      <Answer>{tokens(figures.withdrawable)} tokens can be withdrawn</Answer>
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
        description={`At ${formatDateTime(now)} the stream has released ${tokens(figures.streamed)} of ${tokens(stream.deposited)} tokens.`}
        x={{ label: "Time (UTC)", domain: [0, 1], ticks: timeTicks(start, end) }}
        y={{ label: "Share of the deposit", domain: [0, 1], ticks: SHARE_TICKS }}
        series={[{ name: "Streamed", points: curveOf(stream), area: true }]}
        rules={[{ x: position, label: "now" }]}
        dots={[{ x: position, y: toPlotShare(figures.streamed, stream.deposited) }]}
      />
    </>
  );
}
