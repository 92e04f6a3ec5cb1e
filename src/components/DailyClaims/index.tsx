import type { ReactElement } from "react";

import answer from "../../../examples/graphql/airdrops/the-graph/daily-claims.response.json";
import { formatAmount } from "../../lib/format/amounts";
import { formatDate } from "../../lib/format/dates";
import { ResultTable } from "../Calculator";
import StreamPlot from "../StreamPlot";
import { daysOf } from "./days";

const DECIMALS = 18;

/** The sample answer of the query for daily claims, drawn with its quiet days. */
export default function DailyClaims(): ReactElement {
  const days = daysOf(answer.data.activities);
  const most = Math.max(...days.map(({ claims }) => claims));
  const steps = days.flatMap(({ claims }, index) => [
    { x: index, y: claims },
    { x: index + 1, y: claims },
  ]);
  return (
    <>
      <StreamPlot
        title="Claims by day, from the sample answer"
        description={days
          .map(({ start, claims }) => `${formatDate(start)}: ${claims} claims.`)
          .join(" ")}
        x={{
          label: "Day, UTC",
          domain: [0, days.length],
          ticks: days.map(({ start }, index) => ({ value: index + 0.5, label: formatDate(start) })),
        }}
        y={{
          label: "Claims",
          domain: [0, most],
          ticks: Array.from({ length: most + 1 }, (_, value) => ({ value, label: String(value) })),
        }}
        series={[{ name: "Claims", area: true, points: steps }]}
      />
      <ResultTable
        caption="The same days as figures"
        columns={["Day, UTC", "Claims", "Tokens"]}
        rows={days.map(({ start, claims, amount }) => [
          formatDate(start),
          claims,
          formatAmount(amount, DECIMALS),
        ])}
      />
    </>
  );
}
