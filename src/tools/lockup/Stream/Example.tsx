import type { ReactElement } from "react";

import { FIXED_POINT_DECIMALS } from "@site/src/lib/fixed-point";
import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDate } from "@site/src/lib/format/dates";
import { DAY, WEEK } from "@site/src/lib/format/durations";
import { curveOf, releasedAt } from "@site/src/lib/shapes";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot, { evenTicks } from "@site/src/ui/StreamPlot";
import {
  EXAMPLE_STREAMS,
  type ExampleStream,
  ROW_STREAMS,
  timeOfDay,
} from "@site/src/lib/shapes/example-streams";

const STREAMS = { ...EXAMPLE_STREAMS, ...ROW_STREAMS };

/**
 * Weeks from the start of the streams, or weeks with seconds to add: `[4, 1]`, `[52, -1]`; days for the
 * rows of the indexer. For streams on dates, days in UTC: `2027-01-01`.
 */
type ExampleMoment = number | readonly [units: number, seconds: number] | string;

interface ExampleStreamsProps {
  readonly show: keyof typeof STREAMS;
  readonly title: string;
  /** What a reader would see in the drawing, in one or two sentences. */
  readonly description: string;
  /** Rows of the table. */
  readonly moments: readonly ExampleMoment[];
}

/** A moment of the table: how it is called, and its time in Unix seconds. */
function momentOf(
  moment: ExampleMoment,
  start: bigint,
  unit: bigint,
): readonly [label: string, time: bigint] {
  if (typeof moment === "string") return [moment, timeOfDay(moment)];
  const [count, seconds] = typeof moment === "number" ? [moment, 0] : moment;
  // Quarters of a week are whole seconds.
  const time = start + BigInt(count * Number(unit) + seconds);
  if (time === start) return ["start", time];
  const name = `${unit === DAY ? "day" : "week"}${count === 1 ? "" : "s"}`;
  const more = seconds === 0 ? "" : ` ${seconds > 0 ? "+" : "−"} ${Math.abs(seconds)} s`;
  return [`${count} ${name}${more}`, time];
}

const tokens = (amount: bigint): number => toPlotNumber(amount, FIXED_POINT_DECIMALS);

/** The streams that a guide creates: their curves and what they have released at some moments. */
export default function ExampleStreams(props: ExampleStreamsProps): ReactElement {
  const { show, title, description, moments } = props;
  const streams: readonly ExampleStream[] = STREAMS[show];
  const [{ timestamps: times }] = STREAMS[show];
  const unit = show in ROW_STREAMS ? DAY : WEEK;
  const isDated = moments.some((moment) => typeof moment === "string");
  const unitsAt = (time: bigint): number => Number(time - times.start) / Number(unit);
  const last = Math.max(...streams.map(({ timestamps }) => unitsAt(timestamps.end)));
  const tickOf = (value: number): string =>
    isDated ? formatDate(times.start + BigInt(Math.round(value * Number(unit)))) : String(value);
  return (
    <>
      <StreamPlot
        title={title}
        description={description}
        x={{
          label: isDated ? "Date, UTC" : `${unit === DAY ? "Days" : "Weeks"} since the start`,
          domain: [0, last],
          ticks: evenTicks([0, last], tickOf),
        }}
        y={{
          label: "Streamed, tokens",
          domain: [0, Math.max(...streams.map(({ deposited }) => tokens(deposited)))],
        }}
        series={streams.map((stream) => {
          const { deposited, timestamps } = stream;
          const length = unitsAt(timestamps.end);
          const points = curveOf(stream).map(({ x, y }) => ({
            x: x * length,
            y: y * tokens(deposited),
          }));
          return {
            name: stream.name,
            area: streams.length === 1,
            // A stream that ends early stays where it is, next to one that runs on.
            points: length < last ? [...points, { x: last, y: tokens(deposited) }] : points,
          };
        })}
      />
      <ResultTable
        caption={title}
        columns={[
          isDated ? "Date, UTC" : "Time since the start",
          ...streams.map(({ name }) => (streams.length === 1 ? "Streamed, tokens" : name)),
        ]}
        rows={moments.map((moment) => {
          const [label, time] = momentOf(moment, times.start, unit);
          return [
            label,
            ...streams.map((stream) =>
              formatAmount(releasedAt(stream, time), FIXED_POINT_DECIMALS),
            ),
          ];
        })}
      />
    </>
  );
}
