import type { ReactElement } from "react";

import { formatDate } from "@site/src/lib/format/dates";
import OnDemand from "@site/src/ui/OnDemand";
import ResultTable from "@site/src/ui/ResultTable";
import { SAMPLE_DAYS } from "./days";

/** The sample answer of the query for daily claims with its quiet days, as a plot on demand. */
export default function DailyClaims(): ReactElement {
  return (
    <>
      <ResultTable
        caption="Claims by day, from the sample answer"
        columns={["Day, UTC", "Claims", "Amount, base units"]}
        rows={SAMPLE_DAYS.map(({ start, claims, amount }) => [
          formatDate(start),
          claims,
          String(amount),
        ])}
      />
      <OnDemand label="Draw the days" load={() => import("./Plot")} />
    </>
  );
}
