import type { ReactElement } from "react";

import type { ClawbackPhase } from "@site/src/lib/airdrops/campaign";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import Form, { Answer, FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { CLAWBACK_FIELDS, type ClawbackResult, evaluate } from "./calculate";

const PHASES: Readonly<Record<ClawbackPhase, string>> = {
  "before-first-claim": "no claim yet",
  "grace-period": "within 7 days of the first claim",
  closed: "more than 7 days after the first claim",
  expired: "the campaign has expired",
};

/** Whether the admin of a campaign can claw back at a moment, why, and when that changes. */
export default function ClawbackWindow(): ReactElement {
  const form = useForm(CLAWBACK_FIELDS, evaluate);
  const { result } = form.outcome;
  return (
    <Form
      form={form}
      title="Clawback window"
      intro="All times are UTC, as 2027-03-05 12:00 or as Unix seconds."
    >
      <FormFields form={form} legend="Times of the campaign" />
      {result === undefined ? <NoAnswer /> : <Window result={result} />}
    </Form>
  );
}

function Window({ result }: { readonly result: ClawbackResult }): ReactElement {
  const { allowed, phase, nextChange, now, claims, spans } = result;
  return (
    <>
      <Answer isKept>
        <strong>{allowed ? "Clawback is allowed" : "Clawback reverts"}</strong> at{" "}
        {formatDateTime(now)}: {PHASES[phase]}.{" "}
        {claims ? "Recipients can claim." : "Claims revert."}{" "}
        {describeNext(nextChange, now, result)}
      </Answer>
      <ResultTable
        isKept
        caption="The campaign from its deployment on"
        columns={["From", "Phase", "Clawback", "Claims"]}
        rows={spans.map((span) => [
          span.from === undefined ? "deployment" : formatDateTime(span.from),
          PHASES[span.phase],
          <YesNo key="clawback" yes={span.clawback} />,
          <YesNo key="claims" yes={span.claims} />,
        ])}
      />
    </>
  );
}

function YesNo({ yes }: { readonly yes: boolean }): ReactElement {
  return (
    <span className={yes ? "text--success text--semibold" : "text--danger text--semibold"}>
      {yes ? "yes" : "no"}
    </span>
  );
}

function describeNext(next: bigint | undefined, now: bigint, { phase }: ClawbackResult): string {
  if (next !== undefined) {
    const verb = phase === "closed" ? "opens again" : "closes";
    return `The window ${verb} at ${formatDateTime(next)}, in ${formatDuration(next - now)}.`;
  }
  switch (phase) {
    case "before-first-claim":
      return "The first claim starts the 7 days.";
    case "closed":
      return "Without an expiration it never opens again.";
    case "grace-period":
      return "The expiration comes before the 7 days end, so the window stays open.";
    case "expired":
      return "It stays open.";
  }
}
