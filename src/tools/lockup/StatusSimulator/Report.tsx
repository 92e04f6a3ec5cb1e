import type { ReactElement } from "react";

import { Answer, Results } from "@site/src/forms/Form";
import { formatAmount } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import ResultTable from "@site/src/ui/ResultTable";
import { DECIMALS, type StatusReport } from "./simulate";

/** Status and amounts of a stream at a moment, and who can do what with it. */
export default function Report({ report }: { readonly report: StatusReport }): ReactElement {
  const tokens = (amount: bigint): string => formatAmount(amount, DECIMALS, { maxDecimals: 6 });
  return (
    <>
      <Answer>
        <strong>{report.status}</strong> ({report.number}), {report.isWarm ? "warm" : "cold"}, at{" "}
        {formatDateTime(report.now)} in Lockup {report.release}
        {report.note !== undefined && `. ${report.note}`}
      </Answer>
      <Results
        items={[
          { term: "streamedAmountOf", value: tokens(report.streamed) },
          { term: "withdrawableAmountOf", value: tokens(report.withdrawable) },
          { term: "refundableAmountOf", value: tokens(report.refundable) },
          { term: "wasCanceled", value: String(report.wasCanceled) },
        ]}
      />
      <ResultTable
        caption="Who can do what now"
        columns={["Action", "By", "Result"]}
        rows={report.actions.map(({ action, by, error }) => [
          action,
          by,
          error === undefined ? "goes through" : <code key="error">{error}</code>,
        ])}
      />
    </>
  );
}
