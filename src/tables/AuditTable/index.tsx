import Link from "@docusaurus/Link";
import type { ReactElement, ReactNode } from "react";

import { type Audit, AUDITS, reportUrl } from "../../../data/audits";
import { formatDate, parseDateTime } from "@site/src/lib/format/dates";
import { labelOfRef, protocolLabel } from "@site/src/lib/protocol/model";
import { useForm } from "@site/src/forms/useForm";
import FilterBar, { EVERY, FilterChips } from "@site/src/ui/FilterBar";
import ResultTable from "@site/src/ui/ResultTable";
import {
  AUDIT_FIELDS,
  AUDITED_PRODUCTS,
  AUDITED_RELEASES,
  filterAudits,
  isOfProduct,
} from "./filter";
import styles from "./styles.module.css";

/** All audit reports, filtered by product and release. The server writes all of them. */
export default function AuditTable(): ReactElement {
  const form = useForm(AUDIT_FIELDS);
  const { texts, change } = form;
  const audits = filterAudits(texts);
  const releases = AUDITED_RELEASES.filter((release) => isOfProduct(release, texts.product));
  return (
    <>
      <FilterBar
        label="Filter the audits"
        status={
          audits.length === 0
            ? "No report fits both filters."
            : `${audits.length} of ${AUDITS.length} reports`
        }
        problems={form.ignored}
      >
        <FilterChips
          label="Product"
          value={texts.product}
          choices={[
            EVERY,
            ...AUDITED_PRODUCTS.map((value) => ({ value, label: protocolLabel(value) })),
          ]}
          // A release of another product would leave nothing to see.
          onValue={(product) => change({ product, release: "" })}
        />
        <FilterChips
          label="Release"
          value={texts.release}
          choices={[EVERY, ...releases.map((value) => ({ value, label: labelOfRef(value) }))]}
          onValue={(release) => change({ release })}
        />
      </FilterBar>
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
