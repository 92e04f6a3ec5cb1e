import type { ReactElement } from "react";

import { toPlotShare } from "@site/src/lib/format/amounts";
import { spread } from "@site/src/lib/plot";
import { releasedAt, SHAPES, shapeOf, type ShapeId } from "@site/src/lib/shapes";
import Form from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import StreamPlot from "@site/src/ui/StreamPlot";
import { drawShape, MOST_CURVES, OVERLAY_FIELDS, readChosen } from "./model";
import { PERCENT_TICKS } from "./ShapePlot";
import styles from "./styles.module.css";

function releasedShare(id: ShapeId, time: number): string {
  const drawn = drawShape(id);
  if (!drawn.ok) {
    return "";
  }
  const { stream } = drawn;
  const { start, end } = stream.timestamps;
  const now = start + ((end - start) * BigInt(time)) / 100n;
  return `${Number((toPlotShare(releasedAt(stream, now), stream.deposited) * 100).toFixed(2))}%`;
}

/** Up to four shapes with the same deposit and length in one plot. */
export default function ShapeOverlay(): ReactElement {
  const form = useForm(OVERLAY_FIELDS);
  const { texts, change } = form;
  const chosen = readChosen(texts.shapes);
  const toggle = (id: ShapeId): void => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    change({ shapes: next.join(".") });
  };
  return (
    <Form
      form={form}
      title="Same deposit, different shapes"
      intro={`Choose up to ${MOST_CURVES}. Each shape has the example values of its section.`}
    >
      <fieldset className={styles.choices}>
        <legend className="sd-visually-hidden">Shapes in the plot</legend>
        {SHAPES.map(({ id, name }) => {
          const isChosen = chosen.includes(id);
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen ? chosen.length === 1 : chosen.length >= MOST_CURVES}
                onChange={() => toggle(id)}
              />
              {name}
            </label>
          );
        })}
      </fieldset>
      <StreamPlot
        title="Streamed share of the deposit"
        description={`Curves of ${chosen.map((id) => shapeOf(id).name).join(", ")}. All end at 100%; the table has the figures.`}
        x={{ label: "Time", domain: [0, 1], ticks: PERCENT_TICKS }}
        y={{ label: "Streamed", domain: [0, 1], ticks: PERCENT_TICKS }}
        series={chosen.map((id) => {
          const drawn = drawShape(id);
          return { name: shapeOf(id).name, points: drawn.ok ? drawn.points : [] };
        })}
        table={{
          caption: "Figures of the chosen shapes",
          columns: ["Time", ...chosen.map((id) => shapeOf(id).name)],
          rows: spread([0, 100], 6).map((time) => [
            `${time}%`,
            ...chosen.map((id) => releasedShare(id, time)),
          ]),
        }}
      />
    </Form>
  );
}
