import type { ReactElement } from "react";

import { Answer, Results } from "@site/src/forms/Form";
import { formatAmount } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import ResultTable from "@site/src/ui/ResultTable";
import type { StatusReport } from "./report";

interface ReportProps {
  readonly report: StatusReport;
  /** Of the token. */
  readonly decimals: number;
}

/** The status of a stream at a moment, in one line. */
export function StatusAnswer({ report }: Pick<ReportProps, "report">): ReactElement {
  return (
    <Answer>
      <strong>{report.status}</strong> ({report.number}), {report.isWarm ? "warm" : "cold"}, at{" "}
      {formatDateTime(report.now)} in Lockup {report.release}
    </Answer>
  );
}

/** Amounts of a stream at a moment, and who can do what with it. */
export default function Report({ report, decimals }: ReportProps): ReactElement {
  const tokens = (amount: bigint): string => formatAmount(amount, decimals, { maxDecimals: 6 });
  return (
    <>
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
