import type { ReactElement } from "react";

import { INTERFACE_FEE_HISTORY } from "@site/src/lib/fees";
import { toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDate } from "@site/src/lib/format/dates";
import { niceDomain } from "@site/src/lib/plot";
import {
  ACTION_NAMES,
  ACTIONS,
  describeRule,
  highestFee,
  type PricedSpan,
  spansOf,
} from "../FeeCalculator/describe";

import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";

const DAY = 86_400n;
/** Days that the newest price is drawn beyond its beginning. */
const TAIL_DAYS = 120n;

/** The beginnings of years between two moments (Unix seconds), as marks of the time axis. */
export function yearTicks(from: bigint, until: bigint): { value: number; label: string }[] {
  const first = Number(formatDate(from).slice(0, 4)) + 1;
  const last = Number(formatDate(until).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    value: Date.UTC(first + index, 0, 1) / 1000,
    label: String(first + index),
  }));
}

function lastDay({ until }: PricedSpan): string {
  return until === undefined ? "no end on record" : formatDate(until - 1n);
}

/** What the app has charged for withdrawals and claims since each product's first release. */
export default function InterfaceFeeHistory(): ReactElement {
  const spans = spansOf(INTERFACE_FEE_HISTORY);
  const starts = spans.map(({ from }) => from).toSorted((a, b) => Number(a - b));
  const from = starts[0] ?? 0n;
  const until = (starts.at(-1) ?? from) + TAIL_DAYS * DAY;
  const series = ACTIONS.map((action) => {
    const own = spans.filter(({ operation }) => operation === action);
    const points = own.map((span) => ({
      x: Number(span.from),
      y: toPlotNumber(highestFee(span.rule), 18),
    }));
    const last = points.at(-1);
    return {
      name: ACTION_NAMES[action],
      interpolation: "step" as const,
      points: last === undefined ? points : [...points, { x: Number(until), y: last.y }],
    };
  });
  const stories = ACTIONS.map((action) => {
    const prices = spans
      .filter(({ operation }) => operation === action)
      .map((span) => `${describeRule(span.rule)} from ${formatDate(span.from)}`);
    return `${ACTION_NAMES[action]}: ${prices.join("; ")}.`;
  });
  return (
    <>
      <StreamPlot
        title="Interface fee over time (maximum)"
        description={stories.join(" ")}
        x={{
          label: "Date; each mark is January 1",
          domain: [Number(from), Number(until)],
          ticks: yearTicks(from, until),
        }}
        y={{
          label: "US$",
          domain: niceDomain(series.flatMap(({ points }) => points.map(({ y }) => y))),
        }}
        series={series}
      />
      <ResultTable
        caption="Interface fees since the first release"
        columns={["Action", "From", "To", "Fee"]}
        rows={spans.map((span) => [
          ACTION_NAMES[span.operation],
          formatDate(span.from),
          lastDay(span),
          describeRule(span.rule),
        ])}
      />
    </>
  );
}
