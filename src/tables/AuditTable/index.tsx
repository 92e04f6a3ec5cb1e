import Link from "@docusaurus/Link";
import type { ReactElement, ReactNode } from "react";

import { type Audit, AUDITS, reportUrl } from "../../../data/audits";
import { formatDate, parseDateTime } from "@site/src/lib/format/dates";
import {
  labelOfRef,
  parseReleaseRef,
  protocolLabel,
  type ProtocolName,
} from "@site/src/lib/protocol/model";
import { optionField } from "@site/src/forms";
import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import styles from "./styles.module.css";

/** Products with an audit, in the order of their newest report. */
const PRODUCTS = [...new Set(AUDITS.map(productOf))].map((value) => ({
  value,
  label: protocolLabel(value),
}));

const FIELDS = {
  product: optionField("aup", "Product", "", PRODUCTS),
} as const;

/** All audit reports, filtered by product. The server writes all of them. */
export default function AuditTable(): ReactElement {
  const form = useForm(FIELDS);
  const { product } = form.texts;
  const audits = AUDITS.filter((audit) => product === "" || productOf(audit) === product);
  return (
    <>
      <FilterForm
        form={form}
        label="Filter the audits"
        chips={["product"]}
        status={`${audits.length} of ${AUDITS.length} reports`}
      />
      <ResultTable
        caption="Audit reports"
        columns={["Release", "Date", "Auditor", "Findings", "Report"]}
        rows={audits.map((audit) => [
          <span key="release" className={styles.date}>
            {labelOfRef(audit.release)}
          </span>,
          <time key="date" dateTime={audit.date} className={styles.date}>
            {formatDate(parseDateTime(audit.date))}
          </time>,
          <Auditor key="auditor" audit={audit} />,
          audit.result ?? "In the report.",
          <Reports key="report" audit={audit} />,
        ])}
      />
    </>
  );
}

function productOf({ release }: Audit): ProtocolName {
  return parseReleaseRef(release).protocol;
}

function Auditor({ audit }: { readonly audit: Audit }): ReactNode {
  const { auditor, people, kind, period } = audit;
  return (
    <>
      {auditor}{" "}
      <span className="sd-fine">
        {kind}
        {people !== undefined && `: ${people}`}
        {period !== undefined && `; ${period}`}
      </span>
    </>
  );
}

function Reports({ audit }: { readonly audit: Audit }): ReactNode {
  const about = `${audit.auditor}, ${labelOfRef(audit.release)}, ${audit.date}`;
  return (
    <>
      <Link to={reportUrl(audit)} aria-label={`Report by ${about}`}>
        Report
      </Link>
      {audit.portfolio !== undefined && (
        <>
          <br />
          <Link to={audit.portfolio} aria-label={`Auditor's page: ${about}`}>
            Auditor&apos;s page
          </Link>
        </>
      )}
    </>
  );
}
