import type { ReactElement } from "react";

import { PLAIN_LINEAR, streamedLinear } from "@site/src/lib/lockup";
import { sampleTimes } from "@site/src/lib/plot";
import StreamPlot from "@site/src/ui/StreamPlot";

/** 3,000 tokens for 30 days; days are the unit of time on the axis. */
const AMOUNT = 3000n;
/** Base units of a token with 6 decimals, so that truncation does not show in whole tokens. */
const TOKEN = 10n ** 6n;
const DAYS = 30n;
const DAY = 86_400n;
const START = 1_743_465_600n;

function streamedOn(time: bigint): number {
  const streamed = streamedLinear(
    {
      ...PLAIN_LINEAR,
      deposited: AMOUNT * TOKEN,
      timestamps: { start: START, end: START + DAYS * DAY },
    },
    time,
  );
  return Math.round(Number(streamed) / Number(TOKEN));
}

const dayOf = (time: bigint): number => Number(time - START) / Number(DAY);
const days = (count: number): bigint => START + BigInt(count) * DAY;

/** What the recipient has been paid or could withdraw, for three ways to pay the same amount. */
export default function PaymentPlot(): ReactElement {
  const end = START + DAYS * DAY;
  return (
    <StreamPlot
      title="3,000 tokens for 30 days, in three ways"
      description="Paid up front, the recipient has 3,000 from day 0. Paid at the end, they have nothing until day 30. A stream rises by 100 a day."
      x={{
        label: "Day",
        domain: [0, Number(DAYS)],
        ticks: [0, 10, 20, 30].map((value) => ({ value, label: String(value) })),
      }}
      y={{ label: "In the hands of the recipient, tokens", domain: [0, Number(AMOUNT)] }}
      series={[
        {
          name: "Stream",
          points: sampleTimes(START, end, [], 31).map((time) => ({
            x: dayOf(time),
            y: streamedOn(time),
          })),
          area: true,
        },
        {
          name: "One payment up front",
          points: [
            { x: 0, y: 0 },
            { x: 0, y: Number(AMOUNT) },
            { x: Number(DAYS), y: Number(AMOUNT) },
          ],
        },
        {
          name: "One payment at the end",
          points: [
            { x: 0, y: 0 },
            { x: Number(DAYS), y: Number(AMOUNT) },
          ],
          interpolation: "step",
        },
      ]}
      table={{
        caption: "Figures by day",
        columns: ["Day", "Stream", "Up front", "At the end"],
        rows: [0, 5, 10, 15, 20, 25, 30].map((day) => [
          day,
          streamedOn(days(day)).toLocaleString("en-US"),
          AMOUNT.toLocaleString("en-US"),
          day === Number(DAYS) ? AMOUNT.toLocaleString("en-US") : "0",
        ]),
      }}
    />
  );
}
