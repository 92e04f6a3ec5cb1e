import type { ComponentType, ReactElement } from "react";

import OnDemand from "@site/src/ui/OnDemand";
import ResultTable from "@site/src/ui/ResultTable";
import { EXAMPLES, type RowModel, scheduleRows } from "./rows";

const LABELS = { dynamic: "Draw the curve", tranched: "Draw the steps" } as const;

const LOAD: Readonly<Record<RowModel, () => Promise<{ default: ComponentType }>>> = {
  dynamic: async () => ({ default: (await import("./Plot")).DynamicPlot }),
  tranched: async () => ({ default: (await import("./Plot")).TranchedPlot }),
};

/** The rows that the indexers store for an example stream, and its curve on demand. */
export default function SegmentRows({ model }: { readonly model: RowModel }): ReactElement {
  return (
    <>
      <ResultTable
        caption="Rows of the example, amounts in tokens, times in days after the start"
        columns={["position", "amount", "startAmount", "endAmount", "startTime", "endTime"]}
        rows={scheduleRows(EXAMPLES[model]).map((row) => [
          row.position,
          row.amount,
          row.startAmount,
          row.endAmount,
          `day ${row.startDay}`,
          `day ${row.endDay}`,
        ])}
      />
      <OnDemand label={LABELS[model]} load={LOAD[model]} />
    </>
  );
}
