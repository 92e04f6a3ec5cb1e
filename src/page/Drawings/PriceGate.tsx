import type { ReactElement } from "react";

import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import { WEEK } from "@site/src/lib/format/durations";
import { PRICE_DECIMALS, streamedPriceGated } from "@site/src/lib/lockup";
import StreamPlot from "@site/src/ui/StreamPlot";

const WEEKS = 52;
const DEPOSIT = 10_000n;
const DOLLAR = 10n ** BigInt(PRICE_DECIMALS);
const TARGET = 5_000n * DOLLAR;

/** US dollars at weeks of the stream; in between the price moves evenly. */
const PRICES: readonly (readonly [week: number, usd: bigint])[] = [
  [0, 4_000n],
  [8, 5_000n],
  [11, 5_300n],
  [14, 5_000n],
  [30, 3_400n],
  [44, 4_520n],
  [WEEKS, 4_200n],
];

/** Price in a week, in the decimals of a target. */
function priceIn(week: number): bigint {
  const next = PRICES.findIndex(([end]) => week <= end);
  const [end, there] = PRICES[next] ?? [WEEKS, 0n];
  const [start, here] = PRICES[next - 1] ?? [end - 1, there];
  return here * DOLLAR + ((there - here) * DOLLAR * BigInt(week - start)) / BigInt(end - start);
}

/** Tokens that the stream has unlocked in a week. */
const unlockedIn = (week: number): bigint =>
  streamedPriceGated(
    {
      deposited: DEPOSIT,
      timestamps: { start: 0n, end: BigInt(WEEKS) * WEEK },
      schedule: { model: "price-gated", oracle: "", targetPrice: TARGET },
    },
    BigInt(week) * WEEK,
    () => ({ decimals: BigInt(PRICE_DECIMALS), round: { answer: priceIn(week), updatedAt: 0n } }),
  );

const ALL_WEEKS = Array.from({ length: WEEKS + 1 }, (_, week) => week);

/** The weeks around each change: week, US dollars, tokens. */
export const PRICE_GATE_ROWS: readonly (readonly string[])[] = [0, 7, 8, 14, 15, 51, 52].map(
  (week) => [
    String(week),
    formatAmount(priceIn(week), PRICE_DECIMALS),
    formatAmount(unlockedIn(week), 0),
  ],
);

/** A price-gated stream of a year whose price passes the target and falls back. */
export default function PriceGate(): ReactElement {
  return (
    <StreamPlot
      title="10,000 tokens with a target of 5,000 US dollars"
      description="The price rises to the target in week 8, stays above it until week 14 and then falls to two thirds of it. The unlocked share follows at once: 0% before, 100% from week 8 to week 14, 0% again, and 100% at the end in week 52, regardless of the price."
      x={{
        label: "Weeks since the start",
        domain: [0, WEEKS],
        ticks: [0, 13, 26, 39, 52].map((value) => ({ value, label: String(value) })),
      }}
      y={{
        label: "Share of the target and of the deposit",
        domain: [0, 1.1],
        ticks: [0, 0.5, 1].map((value) => ({ value, label: `${value * 100}%` })),
      }}
      series={[
        {
          name: "Unlocked, if nothing is withdrawn",
          interpolation: "step",
          area: true,
          points: ALL_WEEKS.map((x) => ({ x, y: toPlotShare(unlockedIn(x), DEPOSIT) })),
        },
        {
          name: "Price",
          points: ALL_WEEKS.map((x) => ({ x, y: toPlotShare(priceIn(x), TARGET) })),
        },
      ]}
      table={{
        caption: "Figures of the plot",
        columns: ["Week", "Price, US dollars", "Unlocked, tokens"],
        rows: PRICE_GATE_ROWS,
      }}
    />
  );
}
