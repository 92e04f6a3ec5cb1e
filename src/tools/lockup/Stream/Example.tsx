import type { ReactElement } from "react";

import { FIXED_POINT_DECIMALS } from "@site/src/lib/fixed-point";
import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { DAY, WEEK } from "@site/src/lib/format/durations";
import { curveOf, releasedAt } from "@site/src/lib/shapes";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import {
  EXAMPLE_STREAMS,
  type ExampleName,
  type ExampleStream,
  ROW_STREAMS,
  timeOfDay,
} from "@site/src/lib/shapes/example-streams";

const STREAMS = { ...EXAMPLE_STREAMS, ...ROW_STREAMS };

/** Unit of the time axis. */
interface Unit {
  readonly name: "week" | "day";
  readonly seconds: bigint;
}

const unitOf = (show: keyof typeof STREAMS): Unit =>
  show in ROW_STREAMS ? { name: "day", seconds: DAY } : { name: "week", seconds: WEEK };

/**
 * Weeks from the start of the streams, or weeks with seconds to add: `[4, 1]`, `[52, -1]`; days for the
 * rows of the indexer. For streams on dates, days in UTC: `2027-01-01`.
 */
export type ExampleMoment = number | readonly [units: number, seconds: number] | string;

interface ExampleStreamsProps {
  readonly show: ExampleName | keyof typeof ROW_STREAMS;
  readonly title: string;
  /** What a reader would see in the drawing, in one or two sentences. */
  readonly description: string;
  /** Rows of the table. */
  readonly moments: readonly ExampleMoment[];
}

const parts = (moment: Exclude<ExampleMoment, string>): readonly [number, number] =>
  typeof moment === "number" ? [moment, 0] : moment;

/** Time of a moment, Unix seconds. Quarters of a week are whole seconds. */
function timeOf(moment: ExampleMoment, start: bigint, unit: Unit): bigint {
  if (typeof moment === "string") return timeOfDay(moment);
  const [count, seconds] = parts(moment);
  return start + BigInt(Math.round(count * Number(unit.seconds))) + BigInt(seconds);
}

function labelOf(moment: ExampleMoment, { name }: Unit): string {
  if (typeof moment === "string") return moment;
  const [count, seconds] = parts(moment);
  if (count === 0 && seconds === 0) return "start";
  const label = `${count} ${count === 1 ? name : `${name}s`}`;
  if (seconds === 0) return label;
  return `${label} ${seconds > 0 ? "+" : "−"} ${Math.abs(seconds)} s`;
}

/** Units between the marks of an axis of `count` units, so that four or so marks fit a phone. */
const stepOf = (count: number): number => Math.ceil(count / 4);

/** Days that a plot has room to name: the last one, and those that are well before the next. */
function namedDays(days: readonly string[], unitsAt: (time: bigint) => number): readonly string[] {
  const room = unitsAt(timeOfDay(days.at(-1) ?? "")) / 5;
  return days.filter((day, index) => {
    const next = days[index + 1];
    return next === undefined || unitsAt(timeOfDay(next)) - unitsAt(timeOfDay(day)) > room;
  });
}

/** The streams that a guide creates: their curves and what they have released at some moments. */
export default function ExampleStreams(props: ExampleStreamsProps): ReactElement {
  const { title, description, moments } = props;
  const streams: readonly ExampleStream[] = STREAMS[props.show];
  const [{ timestamps: times }] = STREAMS[props.show];
  const unit = unitOf(props.show);
  const unitsAt = (time: bigint): number => Number(time - times.start) / Number(unit.seconds);
  const last = Math.max(...streams.map(({ timestamps }) => unitsAt(timestamps.end)));
  const days = moments.filter((moment) => typeof moment === "string");
  const most = Math.max(
    ...streams.map(({ deposited }) => toPlotNumber(deposited, FIXED_POINT_DECIMALS)),
  );
  const step = stepOf(last);
  const ticks =
    days.length > 0
      ? namedDays(days, unitsAt).map((day) => ({ value: unitsAt(timeOfDay(day)), label: day }))
      : Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => ({
          value: index * step,
          label: String(index * step),
        }));
  const axis =
    days.length > 0
      ? { label: "Date, UTC", time: "Date, UTC" }
      : {
          label: `${unit.name === "day" ? "Days" : "Weeks"} since the start`,
          time: "Time since the start",
        };
  return (
    <>
      <StreamPlot
        title={title}
        description={description}
        x={{ label: axis.label, domain: [0, last], ticks }}
        y={{ label: "Streamed, tokens", domain: [0, most] }}
        series={streams.map((stream) => {
          const duration = unitsAt(stream.timestamps.end);
          const points = curveOf(stream).map(({ x, y }) => ({
            x: x * duration,
            y: y * toPlotNumber(stream.deposited, FIXED_POINT_DECIMALS),
          }));
          return {
            name: stream.name,
            area: streams.length === 1,
            // A stream that ends early stays where it is, next to one that runs on.
            points: duration < last ? [...points, { x: last, y: points.at(-1)?.y ?? 0 }] : points,
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
          labelOf(moment, unit),
          ...streams.map((stream) =>
            formatAmount(
              releasedAt(stream, timeOf(moment, times.start, unit)),
              FIXED_POINT_DECIMALS,
            ),
          ),
        ])}
      />
    </>
  );
}
