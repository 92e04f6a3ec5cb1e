import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { parseAmount } from "@site/src/lib/format/amounts";
import { spread } from "@site/src/lib/plot";
import { MODEL_SUFFIX, SHAPES, type Shape, type ShapeId, shapeOf } from "@site/src/lib/shapes";
import {
  exampleOf,
  pictureOf,
  releasedPercent,
  segmentStream,
} from "@site/src/lib/shapes/pictures";
import CopyButton from "@site/src/ui/CopyButton";
import Identifier from "@site/src/ui/Identifier";
import ResultTable from "@site/src/ui/ResultTable";
import Sparkline, { SparklineList } from "@site/src/ui/Sparkline";
import StreamPlot, { SHARE_TICKS } from "@site/src/ui/StreamPlot";
import styles from "./shapes.module.css";

// Drawings and tables of shapes, with the values of the examples. They need no bundle.

const AXES = {
  x: { label: "Time", domain: [0, 1], ticks: SHARE_TICKS },
  y: { label: "Streamed", domain: [0, 1], ticks: SHARE_TICKS },
} as const;

/** Small drawings of all shapes, each with a link to its section. */
export function ShapePictures(): ReactElement {
  return (
    <SparklineList>
      {SHAPES.map(({ id, name, section }) => (
        <li key={id}>
          <Sparkline
            curve={pictureOf(exampleOf(id)).map(({ x, y }) => [x, y])}
            label={`Amount over time of the shape ${name}`}
          />
          <Link to={`#${section}`}>{name}</Link>
        </li>
      ))}
    </SparklineList>
  );
}

/** Query of the explorer for a shape. */
const queryOf = (id: ShapeId): string =>
  id === "linearStepper" ? "sx=linear&sxg=30d" : `sx=${id}`;

interface ShapePlotProps {
  readonly shape: ShapeId;
  /** What the drawing shows, one sentence. */
  readonly description: string;
}

/** Curve of one shape, its label to copy, and the way to the tool for other values. */
export function ShapePlot({ shape, description }: ShapePlotProps): ReactElement {
  const { name } = shapeOf(shape);
  return (
    <div className="sd-panel">
      <p className={styles.id}>
        Shape id <code>{shape}</code>
        <CopyButton text={shape} label={`Copy the shape id ${shape}`} />
      </p>
      <StreamPlot
        title={`${name}: streamed share over time`}
        hideTitle
        description={description}
        {...AXES}
        series={[{ name, points: pictureOf(exampleOf(shape)), area: true }]}
        size="small"
      />
      <p className={styles.id} data-extract-skip="">
        <Link to={`/concepts/lockup/stream-shapes?${queryOf(shape)}#explorer`}>
          Try your own values: {name}
        </Link>
      </p>
    </div>
  );
}

const COMPARED: readonly ShapeId[] = ["linear", "cliff", "dynamicExponential", "tranchedStepper"];

/** Four shapes with the same deposit and length in one plot. */
export function ShapeOverlay(): ReactElement {
  const shapes = COMPARED.map((id) => ({ name: shapeOf(id).name, stream: exampleOf(id) }));
  return (
    <StreamPlot
      title="Same deposit, different shapes"
      description={`Curves of ${shapes.map(({ name }) => name).join(", ")}. All end at 100%; the table has the figures.`}
      {...AXES}
      series={shapes.map(({ name, stream }) => ({ name, points: pictureOf(stream) }))}
      table={{
        caption: "Figures of the four shapes",
        columns: ["Time", ...shapes.map(({ name }) => name)],
        rows: spread([0, 100], 6).map((time) => [
          `${time}%`,
          ...shapes.map(({ stream }) => releasedPercent(stream, time)),
        ]),
      }}
    />
  );
}

interface ExponentPlotsProps {
  /** Exponents as decimal texts, with the formula of the percentage over x from 0 to 100. */
  readonly plots: readonly { readonly exponent: string; readonly formula: string }[];
}

/** Small plots of segments side by side, and a table of what they have released. */
export function ExponentPlots({ plots }: ExponentPlotsProps): ReactElement {
  const segments = plots.map((plot) => ({
    ...plot,
    stream: segmentStream(parseAmount(plot.exponent, 18)),
  }));
  return (
    <>
      <div className={styles.small}>
        {segments.map(({ exponent, formula, stream }) => (
          <StreamPlot
            key={exponent}
            title={`Exponent ${exponent}: ${formula}`}
            description={`Exponent ${exponent}: ${releasedPercent(stream, 50, 4)} of the segment after half of its time.`}
            {...AXES}
            series={[{ name: `Exponent ${exponent}`, points: pictureOf(stream), area: true }]}
            size="small"
          />
        ))}
      </div>
      <ResultTable
        caption="Released share of a segment"
        columns={["Exponent", "After 25% of its time", "After 50%", "After 75%"]}
        rows={segments.map(({ exponent, stream }) => [
          exponent,
          ...[25, 50, 75].map((time) => releasedPercent(stream, time, 4)),
        ])}
      />
    </>
  );
}

function gasOf({ gas, gasNote }: Shape): string {
  if (gas === undefined) {
    return "not published";
  }
  return `≈ ${gas.toLocaleString("en-US")}${gasNote === undefined ? "" : ` (${gasNote})`}`;
}

/** Where a shape can be met: since when, or under which name in the app of 2025. */
function whereMet({ since, appName }: Shape): string {
  if (since !== "v2.0") return `Since Lockup ${since}`;
  return appName === undefined ? "not in the app" : `In the app: ${appName}`;
}

/** All shapes of Lockup since v2.0 with label, create functions, what fills their structs, and gas in v2.0. */
export function ShapeTable(): ReactElement {
  return (
    <ResultTable
      caption="Shapes of Lockup since v2.0"
      columns={["Shape", "Id", "Create with", "What fills the structs", "Gas in Lockup v2.0"]}
      rows={SHAPES.map((shape: Shape) => [
        <span key="name">
          {shape.isDeprecated ? `${shape.name} (deprecated id)` : shape.name}{" "}
          <span className="sd-fine">{whereMet(shape)}</span>
        </span>,
        <span key="id">
          <Identifier>{shape.id}</Identifier>
          <CopyButton text={shape.id} label={`Copy ${shape.id}`} />
        </span>,
        <span key="functions" className={styles.functions}>
          <code>createWithDurations{MODEL_SUFFIX[shape.model]}</code>{" "}
          <code>createWithTimestamps{MODEL_SUFFIX[shape.model]}</code>
        </span>,
        shape.structs,
        gasOf(shape),
      ])}
    />
  );
}
