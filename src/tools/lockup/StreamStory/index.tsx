import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "@site/src/lib/format/amounts";
import ResultTable from "@site/src/ui/ResultTable";
import StreamPlot from "@site/src/ui/StreamPlot";
import { type Moment, type Story, type StoryPoint, tellStory } from "./story";

const DECIMALS = 18;

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
export type StoryFigure = keyof typeof COLUMNS;

interface StreamStoryProps extends Story {
  readonly title: string;
  /** What a reader would see in the drawing, in one or two sentences. */
  readonly description: string;
  readonly figures?: readonly StoryFigure[];
}

const DEFAULT_FIGURES: readonly StoryFigure[] = [
  "streamed",
  "withdrawn",
  "refunded",
  "vestedNotWithdrawn",
];

function cellOf(moment: Moment, figure: StoryFigure): string {
  return formatAmount(moment[figure], DECIMALS, { maxDecimals: 6 });
}

/** What happens to one linear stream, step by step, computed with the model of the contract. */
export default function StreamStory(props: StreamStoryProps): ReactElement {
  const { title, description, figures = DEFAULT_FIGURES, days, deposit } = props;
  const { moments, points } = tellStory(props);
  const line = (pick: (point: StoryPoint) => bigint) =>
    points.map((point) => ({ x: point.day, y: toPlotNumber(pick(point), DECIMALS) }));
  const quarter = days / 4;
  return (
    <>
      <StreamPlot
        title={title}
        description={description}
        x={{
          label: "Day",
          domain: [0, days],
          ticks: [0, 1, 2, 3, 4].map((n) => ({ value: n * quarter, label: String(n * quarter) })),
        }}
        y={{ label: "Whole tokens", domain: [0, deposit] }}
        series={[
          { name: "Streamed", points: line(({ streamed }) => streamed), area: true },
          { name: "Withdrawn", points: line(({ withdrawn }) => withdrawn) },
        ]}
      />
      <ResultTable
        caption={title}
        columns={["Day", "Step", ...figures.map((figure) => COLUMNS[figure]), "Status"]}
        rows={moments.map((moment) => [
          moment.day,
          moment.label,
          ...figures.map((figure) => cellOf(moment, figure)),
          <span key="status" className="sd-words">
            <code>{moment.status}</code>
          </span>,
        ])}
      />
    </>
  );
}
