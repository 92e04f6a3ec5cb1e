import type { ReactElement } from "react";

import { formatAmount, toPlotNumber } from "../../lib/format/amounts";
import { ResultTable } from "../Calculator";
import StreamPlot from "../StreamPlot";
import { DECIMALS, exampleOf, START } from "./rows";

const DAY = 86_400;

const TEXTS = {
  dynamic: {
    title: "A stream of three segments",
    description:
      "The curve rises in a straight line to 200 tokens on day 30, bends upward to 700 on day 75, and flattens to 1,000 on day 100. Each segment starts where the one before ended.",
    caption: "Segment rows of this stream, amounts in tokens, times in days after the start",
  },
  tranched: {
    title: "A stream of three tranches",
    description:
      "Nothing is unlocked until day 25, then 300 tokens at once. On day 60 the sum jumps to 500, on day 100 to 1,000.",
    caption: "Tranche rows of this stream, amounts in tokens, times in days after the start",
  },
} as const;

const dayOf = (time: bigint): number => Number(time - START) / DAY;

/** An example stream as a curve, and the rows that the indexers store for it. */
export default function SegmentRows({ model }: { model: "dynamic" | "tranched" }): ReactElement {
  const { rows, points } = exampleOf(model);
  const { title, description, caption } = TEXTS[model];
  const amount = (value: bigint): string => formatAmount(value, DECIMALS);
  const most = toPlotNumber(rows.at(-1)?.endAmount ?? 0n, DECIMALS);
  return (
    <>
      <StreamPlot
        title={title}
        description={description}
        x={{ label: "Days after the start", domain: [0, dayOf(rows.at(-1)?.endTime ?? START)] }}
        y={{ label: "Streamed, tokens", domain: [0, most] }}
        series={[
          {
            name: "Streamed",
            area: true,
            points: points.map(({ time, amount: streamed }) => ({
              x: dayOf(time),
              y: toPlotNumber(streamed, DECIMALS),
            })),
          },
        ]}
        dots={rows.map(({ endTime, endAmount }) => ({
          x: dayOf(endTime),
          y: toPlotNumber(endAmount, DECIMALS),
        }))}
      />
      <ResultTable
        caption={caption}
        columns={["position", "amount", "startAmount", "endAmount", "startTime", "endTime"]}
        rows={rows.map((row) => [
          row.position,
          amount(row.amount),
          amount(row.startAmount),
          amount(row.endAmount),
          dayOf(row.startTime),
          dayOf(row.endTime),
        ])}
      />
    </>
  );
}
