import type { ReactElement } from "react";

import { read } from "@site/src/forms";
import { formatWad } from "@site/src/lib/format/amounts";
import Form, { Answer, Fields, Slider, TextInput } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import StreamPlot from "@site/src/ui/StreamPlot";
import { readExponent } from "../StreamShapeExplorer/readers";
import { EXPONENT_FIELDS, releasedPercent, segmentCurve } from "./exponent";
import { PERCENT_TICKS } from "./ShapePlot";
import styles from "./styles.module.css";

/** One segment whose exponent the reader turns, next to a straight line. */
export default function ExponentExplorer(): ReactElement {
  const form = useForm(EXPONENT_FIELDS);
  const { texts, change } = form;
  const exponent = read(() => readExponent(texts.exponent));
  return (
    <Form
      form={form}
      title="What an exponent does"
      intro="One segment with 100 tokens. The straight line has exponent 1."
    >
      <Fields legend="Exponent">
        <TextInput
          label="Exponent"
          value={texts.exponent}
          onChange={(text) => change({ exponent: text })}
          inputMode="decimal"
          hint="0 to 18.446744073709551615."
          problem={exponent.ok ? undefined : exponent.problem}
        />
        <Slider
          label="Slide"
          value={exponent.ok ? formatWad(exponent.value, { maxDecimals: 1 }) : "1"}
          onChange={(text) => change({ exponent: text })}
          min={0}
          max={10}
          step={0.1}
          text={exponent.ok ? formatWad(exponent.value, { maxDecimals: 3 }) : "unreadable"}
        />
      </Fields>
      {exponent.ok ? (
        <>
          <Answer>
            Half of the time releases {releasedPercent(exponent.value, 50)} of the segment.
          </Answer>
          <StreamPlot
            title={`Exponent ${formatWad(exponent.value)}`}
            hideTitle
            description={`A segment with exponent ${formatWad(exponent.value)} releases ${releasedPercent(exponent.value, 25)} after a quarter, ${releasedPercent(exponent.value, 50)} after half and ${releasedPercent(exponent.value, 75)} after three quarters of its time.`}
            x={{ label: "Time of the segment", domain: [0, 1], ticks: PERCENT_TICKS }}
            y={{ label: "Streamed", domain: [0, 1], ticks: PERCENT_TICKS }}
            series={[
              { name: "With this exponent", points: segmentCurve(exponent.value), area: true },
              {
                name: "Exponent 1",
                points: [
                  { x: 0, y: 0 },
                  { x: 1, y: 1 },
                ],
              },
            ]}
          />
        </>
      ) : (
        <Answer>Correct the exponent to see the curve.</Answer>
      )}
    </Form>
  );
}

interface ExponentPlotsProps {
  /** Exponents as decimal texts, with the formula of the percentage over x from 0 to 100. */
  readonly plots: readonly { readonly exponent: string; readonly formula: string }[];
}

/** Small plots of segments side by side. */
export function ExponentPlots({ plots }: ExponentPlotsProps): ReactElement {
  return (
    <div className={styles.small}>
      {plots.map(({ exponent, formula }) => {
        const value = readExponent(exponent);
        return (
          <StreamPlot
            key={exponent}
            title={`Exponent ${exponent}: ${formula}`}
            description={`Exponent ${exponent}: ${releasedPercent(value, 50)} of the segment after half of its time.`}
            x={{ label: "Time", domain: [0, 1], ticks: PERCENT_TICKS }}
            y={{ label: "Streamed", domain: [0, 1], ticks: PERCENT_TICKS }}
            series={[{ name: `Exponent ${exponent}`, points: segmentCurve(value), area: true }]}
            size="small"
          />
        );
      })}
    </div>
  );
}
