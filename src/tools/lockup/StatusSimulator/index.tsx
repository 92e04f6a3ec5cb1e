import type { ReactElement } from "react";

import { read, readMoment } from "@site/src/forms";
import { clamp } from "@site/src/lib/plot";
import Form, { Fields, FormField, FormFields, NoAnswer, Slider } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { momentText } from "../StreamShapeExplorer/rows";
import Report from "./Report";
import { simulate, STATUS_FIELDS } from "./simulate";

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

/** A linear stream that the reader moves through time: its status and who can do what. */
export default function StatusSimulator(): ReactElement {
  const form = useForm(STATUS_FIELDS, simulate);
  const { texts, change } = form;
  const { report } = form.outcome;
  const slider = sliderOf(texts);
  return (
    <Form
      form={form}
      title="Status simulator"
      intro="A linear stream without unlock amounts. Move time and see what the contract answers."
    >
      <FormFields
        form={form}
        legend="Stream"
        names={["release", "deposit", "start", "cliff", "end", "cancelable", "transferable"]}
      />
      <Fields legend="What happened" visibleLegend>
        <FormField form={form} name="withdrawn" />
        <FormField form={form} name="canceledAt" />
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
      {report === undefined ? <NoAnswer /> : <Report report={report} />}
    </Form>
  );
}
