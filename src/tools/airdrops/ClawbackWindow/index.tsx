import type { ReactElement } from "react";

import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import Form, { Answer, FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { CLAWBACK_FIELDS, type ClawbackPhase, type ClawbackResult, evaluate } from "./calculate";

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

const isOpen = (phase: ClawbackPhase): boolean => phase !== "closed";
const hasClaims = (phase: ClawbackPhase): boolean => phase !== "expired";

function Window({ result }: { readonly result: ClawbackResult }): ReactElement {
  const { now, spans } = result;
  const { phase } = result.current;
  return (
    <>
      <Answer isKept>
        <strong>{isOpen(phase) ? "Clawback is allowed" : "Clawback reverts"}</strong> at{" "}
        {formatDateTime(now)}: {PHASES[phase]}.{" "}
        {hasClaims(phase) ? "Recipients can claim." : "Claims revert."} {describeNext(result)}
      </Answer>
      <ResultTable
        isKept
        caption="The campaign from its deployment on"
        columns={["From", "Phase", "Clawback", "Claims"]}
        rows={spans.map((span) => [
          span.from === 0n ? "deployment" : formatDateTime(span.from),
          PHASES[span.phase],
          <YesNo key="clawback" yes={isOpen(span.phase)} />,
          <YesNo key="claims" yes={hasClaims(span.phase)} />,
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

function describeNext({ current, next, now }: ClawbackResult): string {
  const when =
    next === undefined
      ? ""
      : `at ${formatDateTime(next.from)}, in ${formatDuration(next.from - now)}.`;
  switch (current.phase) {
    case "before-first-claim":
      return "The first claim starts the 7 days.";
    case "grace-period":
      return next?.phase === "closed"
        ? `The window closes ${when}`
        : "The expiration comes before the 7 days end, so the window stays open.";
    case "closed":
      return next === undefined
        ? "Without an expiration it never opens again."
        : `The window opens again ${when}`;
    case "expired":
      return "It stays open.";
  }
}
