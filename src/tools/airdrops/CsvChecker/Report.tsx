import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { type CheckReport, type CsvTemplate, MAX_DATES, MAX_FINDINGS } from "@site/src/lib/csv";
import { formatAmount, formatDateTime } from "@site/src/lib/format";
import { Answer, type Result, Results } from "@site/src/forms/Form";
import { plural } from "@site/src/lib/text/plural";
import ResultTable from "@site/src/ui/ResultTable";

interface ReportProps {
  readonly report: CheckReport;
  readonly template: CsvTemplate;
  readonly decimals: number;
}

const count = (value: number): string => value.toLocaleString("en-US");

/** What the checker found: a verdict, the figures, every problem with its row, the dates in UTC. */
export default function Report({ report, template, decimals }: ReportProps): ReactElement {
  const { findings, errors, warnings, dates } = report;
  const hidden = errors + warnings - findings.length;
  return (
    <>
      <Answer>{verdict(report)}</Answer>
      {findings.length > 0 && (
        <>
          <ResultTable
            caption="Problems of the file"
            columns={["Row", "Column", "Kind", "Problem"]}
            rows={findings.map(({ row, column, severity, message }) => [
              row === 0 ? "File" : count(row),
              column ?? "any",
              severity,
              `${message}.`,
            ])}
          />
          {hidden > 0 && (
            <p>
              {plural(hidden, "more problem")} not listed. The list stops at {MAX_FINDINGS}; correct
              these and check again.
            </p>
          )}
        </>
      )}
      <Results items={figures({ report, template, decimals })} />
      {dates.length > 0 && (
        <ResultTable
          caption={`The first ${MAX_DATES} dates as the chain stores them`}
          columns={["Row", "Column", "In the file", "UTC", "Unix seconds"]}
          rows={dates.map(({ row, column, text, seconds }) => [
            count(row),
            column,
            text,
            formatDateTime(seconds),
            seconds.toString(),
          ])}
        />
      )}
    </>
  );
}

/** One sentence about the file. */
function verdict({ rows, errors, warnings }: CheckReport): string {
  const checked = `${plural(rows, "row")} checked`;
  const doubts = warnings === 0 ? "" : ` and ${plural(warnings, "warning")}`;
  return errors === 0
    ? `${checked}: no errors${doubts}.`
    : `${checked}: ${plural(errors, "error")}${doubts}.`;
}

function figures({ report, template, decimals }: ReportProps): Result[] {
  const { rows, totals, errors } = report;
  return [
    {
      term: "Rows",
      value: count(rows),
      note:
        template.product === "airdrops" ? (
          "A campaign is one deployment, whatever their number. Each recipient pays for their own claim."
        ) : (
          <>
            How many streams fit into one transaction:{" "}
            <Link to="/apps/features/vesting#batch-size">batch sizes</Link>.
          </>
        ),
    },
    ...[...totals].map(([column, total]) => ({
      term: `Sum of ${column}`,
      value: formatAmount(total, decimals),
      note: errors > 0 ? "Rows with a wrong amount are left out." : "Tokens.",
    })),
  ];
}
