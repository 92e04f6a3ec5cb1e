import type { ReactElement } from "react";

import StreamPlot from "@site/src/ui/StreamPlot";

/** What is paid in each of the three ways, in whole tokens, and for how many days. */
const AMOUNT = 3000;
const DAYS = 30;

const paid = (day: number): number => (AMOUNT * day) / DAYS;
const tokens = (amount: number): string => amount.toLocaleString("en-US");

/** What the recipient has been paid or could withdraw, for three ways to pay the same amount. */
export default function Payments(): ReactElement {
  const whole = tokens(AMOUNT);
  return (
    <StreamPlot
      title={`${whole} tokens for ${DAYS} days, in three ways`}
      description={`Paid up front, the recipient has ${whole} from day 0. Paid at the end, they have nothing until day ${DAYS}. A stream rises by ${tokens(paid(1))} a day.`}
      x={{
        label: "Day",
        domain: [0, DAYS],
        ticks: [0, 10, 20, 30].map((value) => ({ value, label: String(value) })),
      }}
      y={{ label: "In the hands of the recipient, tokens", domain: [0, AMOUNT] }}
      series={[
        { name: "Stream", points: [0, DAYS].map((x) => ({ x, y: paid(x) })), area: true },
        {
          name: "One payment up front",
          points: [
            { x: 0, y: 0 },
            { x: 0, y: AMOUNT },
            { x: DAYS, y: AMOUNT },
          ],
        },
        {
          name: "One payment at the end",
          points: [
            { x: 0, y: 0 },
            { x: DAYS, y: AMOUNT },
          ],
          interpolation: "step",
        },
      ]}
      table={{
        caption: "Figures by day",
        columns: ["Day", "Stream", "Up front", "At the end"],
        rows: [0, 5, 10, 15, 20, 25, 30].map((day) => [
          day,
          tokens(paid(day)),
          whole,
          day === DAYS ? whole : "0",
        ]),
      }}
    />
  );
}
