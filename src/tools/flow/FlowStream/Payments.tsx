import type { ReactElement } from "react";

import { readAtMoment, type Timeline } from "@site/src/lib/flow";
import { toPlotNumber } from "@site/src/lib/format/amounts";
import { DAY } from "@site/src/lib/format/durations";
import StreamPlot from "@site/src/ui/StreamPlot";
import { tokens, type Wording } from "./describe";

interface PaymentsProps {
  /** A stream without calls, which holds all that it pays. */
  readonly timeline: Timeline;
  readonly wording: Wording;
}

/** What the recipient has been paid or could withdraw, for three ways to pay the same amount. */
export default function Payments({ timeline, wording }: PaymentsProps): ReactElement {
  const days = Number(timeline.horizon / DAY);
  const { balance } = readAtMoment(timeline, 0n);
  const whole = tokens(balance, wording);
  const amount = toPlotNumber(balance, wording.decimals);
  const paid = (day: number): bigint => readAtMoment(timeline, BigInt(day) * DAY).covered;
  const point = (day: number) => ({ x: day, y: toPlotNumber(paid(day), wording.decimals) });
  return (
    <StreamPlot
      title={`${whole} tokens for ${days} days, in three ways`}
      description={`Paid up front, the recipient has ${whole} from day 0. Paid at the end, they have nothing until day ${days}. A stream rises by ${tokens(paid(1), wording)} a day.`}
      x={{
        label: "Day",
        domain: [0, days],
        ticks: [0, 10, 20, 30].map((value) => ({ value, label: String(value) })),
      }}
      y={{ label: "In the hands of the recipient, tokens", domain: [0, amount] }}
      series={[
        { name: "Stream", points: [point(0), point(days)], area: true },
        {
          name: "One payment up front",
          points: [
            { x: 0, y: 0 },
            { x: 0, y: amount },
            { x: days, y: amount },
          ],
        },
        {
          name: "One payment at the end",
          points: [
            { x: 0, y: 0 },
            { x: days, y: amount },
          ],
          interpolation: "step",
        },
      ]}
      table={{
        caption: "Figures by day",
        columns: ["Day", "Stream", "Up front", "At the end"],
        rows: [0, 5, 10, 15, 20, 25, 30].map((day) => [
          day,
          tokens(paid(day), wording),
          whole,
          day === days ? whole : "0",
        ]),
      }}
    />
  );
}
