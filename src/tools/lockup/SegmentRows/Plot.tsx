import type { ReactElement } from "react";

import StreamPlot from "@site/src/ui/StreamPlot";
import { curveOf } from "./curve";
import { EXAMPLES, type RowModel, scheduleRows } from "./rows";

const TEXTS = {
  dynamic: {
    title: "A stream of three segments",
    description:
      "The curve rises in a straight line to 200 tokens on day 30, bends upward to 700 on day 75, and flattens to 1,000 on day 100. Each segment starts where the one before ended.",
  },
  tranched: {
    title: "A stream of three tranches",
    description:
      "Nothing is unlocked until day 25, then 300 tokens at once. On day 60 the sum jumps to 500, on day 100 to 1,000.",
  },
} as const;

/** The curve of an example stream with the end of each row. */
export default function SegmentPlot({ model }: { readonly model: RowModel }): ReactElement {
  const rows = scheduleRows(EXAMPLES[model]);
  const last = rows.at(-1);
  return (
    <StreamPlot
      {...TEXTS[model]}
      x={{ label: "Days after the start", domain: [0, last?.endDay ?? 0] }}
      y={{ label: "Streamed, tokens", domain: [0, last?.endAmount ?? 0] }}
      series={[
        {
          name: "Streamed",
          area: true,
          points: curveOf(model).map(({ day, amount }) => ({ x: day, y: amount })),
        },
      ]}
      dots={rows.map(({ endDay, endAmount }) => ({ x: endDay, y: endAmount }))}
    />
  );
}

/** The plot of the dynamic example. */
export const DynamicPlot = (): ReactElement => <SegmentPlot model="dynamic" />;

/** The plot of the tranched example. */
export const TranchedPlot = (): ReactElement => <SegmentPlot model="tranched" />;
