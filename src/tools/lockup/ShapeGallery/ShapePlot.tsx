import { type ReactElement, useMemo } from "react";

import { spread } from "@site/src/lib/plot";
import { shapeOf, type ShapeId } from "@site/src/lib/shapes";
import { Fields, Slider, TextInput } from "@site/src/forms/Form";
import { formatTexts } from "@site/src/forms/fields";
import { useForm } from "@site/src/forms/useForm";
import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import { Ignored } from "@site/src/ui/Panel";
import StreamPlot, { type PlotTick } from "@site/src/ui/StreamPlot";
import { CONTROLS, drawShape, fieldsOf } from "./model";
import styles from "./styles.module.css";

/** Marks of both axes: shares of the time and of the deposit. */
export const PERCENT_TICKS: readonly PlotTick[] = spread([0, 1], 5).map((value) => ({
  value,
  label: `${value * 100}%`,
}));

interface ShapePlotProps {
  readonly shape: ShapeId;
  /** What the drawing shows with the default values, one sentence. */
  readonly description: string;
}

/** Curve of one shape with a slider for each of its parameters, and its label to copy. */
export default function ShapePlot({ shape, description }: ShapePlotProps): ReactElement {
  const fields = useMemo(() => fieldsOf(shape), [shape]);
  const form = useForm(fields);
  const { texts, change, reset } = form;
  const changed = formatTexts(fields, texts, "") !== "";
  const { name, parameters } = shapeOf(shape);
  const drawn = drawShape(shape, texts);
  return (
    <section className={styles.shape} aria-label={`Plot: ${name}`}>
      <p className={styles.id}>
        Shape id <code>{shape}</code>
        <CopyButton text={shape} label={`Copy the shape id ${shape}`} />
      </p>
      <Ignored problems={form.ignored} />
      {drawn.ok ? (
        <StreamPlot
          title={`${name}: streamed share over time`}
          hideTitle
          description={changed ? `${name} with your values.` : description}
          x={{ label: "Time", domain: [0, 1], ticks: PERCENT_TICKS }}
          y={{ label: "Streamed", domain: [0, 1], ticks: PERCENT_TICKS }}
          series={[{ name, points: drawn.points, area: true }]}
          size="small"
        />
      ) : (
        <p className={styles.problem} role="status">
          {/* A field that has the problem shows it itself. */}
          {drawn.parameter === undefined
            ? `No stream: ${drawn.problem}.`
            : "Correct the marked field to see the curve."}
        </p>
      )}
      {parameters.length > 0 && (
        <Fields legend={`Parameters of ${name}`}>
          {parameters.map((parameter) => {
            const spec = CONTROLS[parameter];
            const value = texts[parameter] ?? spec.initial;
            const problem = !drawn.ok && drawn.parameter === parameter ? drawn.problem : undefined;
            return spec.kind === "slider" ? (
              <Slider
                key={parameter}
                label={spec.label}
                value={value}
                onChange={(text) => change({ [parameter]: text })}
                min={spec.min}
                max={spec.max}
                text={`${value}${spec.unit}`}
                problem={problem}
              />
            ) : (
              <TextInput
                key={parameter}
                label={spec.label}
                value={value}
                onChange={(text) => change({ [parameter]: text })}
                problem={problem}
              />
            );
          })}
        </Fields>
      )}
      {parameters.length > 0 && (
        <Button className={styles.button} onClick={reset}>
          Reset {name}
        </Button>
      )}
    </section>
  );
}
