import type { ReactElement } from "react";

import { FIXED_POINT_DECIMALS } from "@site/src/lib/fixed-point";
import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot, { evenTicks } from "@site/src/ui/StreamPlot";
import { type Story, tellStory } from "@site/src/lib/lockup/story";

const COLUMNS = {
  streamed: "Streamed",
  withdrawn: "Withdrawn",
  refunded: "Refunded",
  vestedNotWithdrawn: "Withdrawable",
  inStream: "In stream",
  locked: "Locked",
  unlocked: "Unlocked",
} as const;

/** A figure of the stream that can be a column. */
type StoryFigure = keyof typeof COLUMNS;

interface StreamStoryProps extends Story {
  readonly title: string;
  /** What a reader would see in the drawing, in one or two sentences. */
  readonly description: string;
  readonly figures?: readonly StoryFigure[];
  /** Figures that are drawn; the first is filled. */
  readonly lines?: readonly StoryFigure[];
}

/** What happens to one linear stream, step by step, computed with the model of the contract. */
export default function StreamStory(props: StreamStoryProps): ReactElement {
  const { title, description, days, deposit } = props;
  const { figures = ["streamed", "withdrawn", "refunded", "vestedNotWithdrawn"] } = props;
  const { lines = ["streamed", "withdrawn"] } = props;
  const { moments, points } = tellStory(props);
  return (
    <>
      <StreamPlot
        title={title}
        description={description}
        x={{
          label: "Day",
          domain: [0, days],
          ticks: evenTicks([0, days], String),
        }}
        y={{ label: "Whole tokens", domain: [0, deposit] }}
        series={lines.map((figure, index) => ({
          name: COLUMNS[figure],
          points: points.map((point) => ({
            x: point.day,
            y: toPlotNumber(point[figure], FIXED_POINT_DECIMALS),
          })),
          area: index === 0,
        }))}
      />
      <ResultTable
        caption={title}
        columns={["Day", "Step", ...figures.map((figure) => COLUMNS[figure]), "Status"]}
        rows={moments.map((moment) => [
          moment.day,
          moment.label,
          ...figures.map((figure) =>
            formatAmount(moment[figure], FIXED_POINT_DECIMALS, { maxDecimals: 6 }),
          ),
          <span key="status" className="sd-words">
            <code>{moment.status}</code>
          </span>,
        ])}
      />
    </>
  );
}
