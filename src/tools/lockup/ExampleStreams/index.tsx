import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { curveOf, releasedAt } from "@site/src/lib/shapes";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import {
  EXAMPLE_STREAMS,
  type ExampleName,
  type ExampleStream,
  timeOfDay,
  WEEK,
} from "@site/src/lib/shapes/example-streams";

const DECIMALS = 18;

/**
 * Weeks from the start of the streams, or weeks with seconds to add: `[4, 1]`, `[52, -1]`. For streams on
 * dates, days in UTC: `2027-01-01`.
 */
export type ExampleMoment = number | readonly [weeks: number, seconds: number] | string;

interface ExampleStreamsProps {
  readonly show: ExampleName;
  readonly title: string;
  /** What a reader would see in the drawing, in one or two sentences. */
  readonly description: string;
  /** Rows of the table. */
  readonly moments: readonly ExampleMoment[];
}

const parts = (moment: Exclude<ExampleMoment, string>): readonly [number, number] =>
  typeof moment === "number" ? [moment, 0] : moment;

/** Time of a moment, Unix seconds. Quarters of a week are whole seconds. */
function timeOf(moment: ExampleMoment, start: bigint): bigint {
  if (typeof moment === "string") return timeOfDay(moment);
  const [weeks, seconds] = parts(moment);
  return start + BigInt(Math.round(weeks * Number(WEEK))) + BigInt(seconds);
}

function labelOf(moment: ExampleMoment): string {
  if (typeof moment === "string") return moment;
  const [weeks, seconds] = parts(moment);
  if (weeks === 0 && seconds === 0) return "start";
  const label = `${weeks} ${weeks === 1 ? "week" : "weeks"}`;
  if (seconds === 0) return label;
  return `${label} ${seconds > 0 ? "+" : "−"} ${Math.abs(seconds)} s`;
}

/** Weeks between the marks of an axis of `count` weeks, so that four or so marks fit a phone. */
const stepOf = (count: number): number => Math.ceil(count / 4);

/** Days that a plot has room to name: the last one, and those that are well before the next. */
function namedDays(days: readonly string[], weekOf: (time: bigint) => number): readonly string[] {
  const room = weekOf(timeOfDay(days.at(-1) ?? "")) / 5;
  return days.filter((day, index) => {
    const next = days[index + 1];
    return next === undefined || weekOf(timeOfDay(next)) - weekOf(timeOfDay(day)) > room;
  });
}

/** The streams that a guide creates: their curves and what they have released at some moments. */
export default function ExampleStreams(props: ExampleStreamsProps): ReactElement {
  const { title, description, moments } = props;
  const streams: readonly ExampleStream[] = EXAMPLE_STREAMS[props.show];
  const [{ timestamps: times }] = EXAMPLE_STREAMS[props.show];
  const weekOf = (time: bigint): number => Number(time - times.start) / Number(WEEK);
  const lastWeek = Math.max(...streams.map(({ timestamps }) => weekOf(timestamps.end)));
  const days = moments.filter((moment) => typeof moment === "string");
  const most = Math.max(...streams.map(({ deposited }) => toPlotNumber(deposited, DECIMALS)));
  const step = stepOf(lastWeek);
  const ticks =
    days.length > 0
      ? namedDays(days, weekOf).map((day) => ({ value: weekOf(timeOfDay(day)), label: day }))
      : Array.from({ length: Math.floor(lastWeek / step) + 1 }, (_, index) => ({
          value: index * step,
          label: String(index * step),
        }));
  const axis =
    days.length > 0
      ? { label: "Date, UTC", time: "Date, UTC" }
      : { label: "Weeks since the start", time: "Time since the start" };
  return (
    <>
      <StreamPlot
        title={title}
        description={description}
        x={{ label: axis.label, domain: [0, lastWeek], ticks }}
        y={{ label: "Streamed, tokens", domain: [0, most] }}
        series={streams.map((stream) => {
          const duration = weekOf(stream.timestamps.end);
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
          axis.time,
          ...streams.map(({ name }) => (streams.length === 1 ? "Streamed, tokens" : name)),
        ]}
        rows={moments.map((moment) => [
          labelOf(moment),
          ...streams.map((stream) =>
            formatAmount(releasedAt(stream, timeOf(moment, times.start)), DECIMALS),
          ),
        ])}
      />
    </>
  );
}
