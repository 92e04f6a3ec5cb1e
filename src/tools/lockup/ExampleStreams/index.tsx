import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { curveOf, releasedAt } from "@site/src/lib/shapes";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import {
  EXAMPLE_STREAMS,
  type ExampleName,
  type ExampleStream,
  START,
  WEEK,
} from "@site/src/lib/shapes/example-streams";

const DECIMALS = 18;

/** Weeks from the start of the streams, or weeks with seconds to add: `[4, 1]`, `[52, -1]`. */
export type ExampleMoment = number | readonly [weeks: number, seconds: number];

interface ExampleStreamsProps {
  readonly show: ExampleName;
  readonly title: string;
  /** What a reader would see in the drawing, in one or two sentences. */
  readonly description: string;
  /** Rows of the table. */
  readonly moments: readonly ExampleMoment[];
}

const parts = (moment: ExampleMoment): readonly [number, number] =>
  typeof moment === "number" ? [moment, 0] : moment;

/** Time of a moment, Unix seconds. Quarters of a week are whole seconds. */
function timeOf(moment: ExampleMoment): bigint {
  const [weeks, seconds] = parts(moment);
  return START + BigInt(Math.round(weeks * Number(WEEK))) + BigInt(seconds);
}

function labelOf(moment: ExampleMoment): string {
  const [weeks, seconds] = parts(moment);
  if (weeks === 0 && seconds === 0) return "start";
  const label = `${weeks} ${weeks === 1 ? "week" : "weeks"}`;
  if (seconds === 0) return label;
  return `${label} ${seconds > 0 ? "+" : "−"} ${Math.abs(seconds)} s`;
}

/** Weeks between the marks of an axis of `count` weeks, so that four or so marks fit a phone. */
const stepOf = (count: number): number => Math.ceil(count / 4);

/** The streams that a guide creates: their curves and what they have released at some moments. */
export default function ExampleStreams(props: ExampleStreamsProps): ReactElement {
  const { title, description, moments } = props;
  const streams: readonly ExampleStream[] = EXAMPLE_STREAMS[props.show];
  const lastWeek = Math.max(
    ...streams.map(({ timestamps }) => Number((timestamps.end - START) / WEEK)),
  );
  const most = Math.max(...streams.map(({ deposited }) => toPlotNumber(deposited, DECIMALS)));
  const step = stepOf(lastWeek);
  const ticks = Array.from({ length: Math.floor(lastWeek / step) + 1 }, (_, index) => ({
    value: index * step,
    label: String(index * step),
  }));
  return (
    <>
      <StreamPlot
        title={title}
        description={description}
        x={{ label: "Weeks since the start", domain: [0, lastWeek], ticks }}
        y={{ label: "Streamed, tokens", domain: [0, most] }}
        series={streams.map((stream) => {
          const duration = Number(stream.timestamps.end - START) / Number(WEEK);
          const points = curveOf(stream).map(({ x, y }) => ({
            x: x * duration,
            y: y * toPlotNumber(stream.deposited, DECIMALS),
          }));
          return {
            name: stream.name,
            area: streams.length === 1,
            // A stream that ends early stays where it is, next to one that runs on.
            points:
              duration < lastWeek ? [...points, { x: lastWeek, y: points.at(-1)?.y ?? 0 }] : points,
          };
        })}
      />
      <ResultTable
        caption={title}
        columns={[
          "Time since the start",
          ...streams.map(({ name }) => (streams.length === 1 ? "Streamed, tokens" : name)),
        ]}
        rows={moments.map((moment) => [
          labelOf(moment),
          ...streams.map((stream) => formatAmount(releasedAt(stream, timeOf(moment)), DECIMALS)),
        ])}
      />
    </>
  );
}
