import Link from "@docusaurus/Link";
import type { ReactElement, ReactNode } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { CANCEL_FIELDS, type CancelOutcome, DECIMALS, evaluate } from "./evaluate";

/** Why a cancel fails, by the name of the error without its prefix. */
const REASONS: Readonly<Record<string, string>> = {
  StreamDepleted: "Everything has been withdrawn, so nothing is left to return.",
  StreamCanceled: "The stream was canceled before. A stream can be canceled only once.",
  Unauthorized: "Only the sender of the stream can cancel it.",
  StreamSettled:
    "The whole deposit has been streamed to the recipient, so nothing is left to return.",
  StreamNotCancelable:
    "The stream was created without the right to cancel, or the sender has renounced it.",
};

/** Page of the errors of v2.0, which describes each one at an anchor. */
const ERRORS_PAGE = "/reference/lockup/contracts/libraries/library.Errors";

/** Whether a linear Lockup stream can be canceled, who gets what then, or why not. */
export default function CancelCheck(): ReactElement {
  const form = useForm(CANCEL_FIELDS, evaluate);
  const { outcome } = form.outcome;
  return (
    <Form
      form={form}
      title="Can I cancel, and who gets what?"
      intro="For a linear stream of a token with 18 decimals. It calculates the release that you choose."
    >
      <FormFields
        form={form}
        legend="The cancel"
        visibleLegend
        names={["release", "caller", "flag", "past", "now"]}
      />
      <FormFields
        form={form}
        legend="The stream"
        visibleLegend
        names={["deposit", "withdrawn", "start", "end", "cliff", "startUnlock", "cliffUnlock"]}
      />
      {outcome === undefined ? <NoAnswer /> : <Outcome outcome={outcome} />}
    </Form>
  );
}

function Outcome({ outcome }: { readonly outcome: CancelOutcome }): ReactNode {
  if (!outcome.ok) {
    const { name } = outcome.error;
    return (
      <>
        <Answer>
          <strong>No.</strong> {REASONS[name.replace(/^.*_/u, "")]}
        </Answer>
        <Results
          items={[
            { term: "Status", value: outcome.before },
            {
              term: "The call reverts with",
              value:
                outcome.release === "v2.0" ? (
                  <Link to={`${ERRORS_PAGE}#${name.toLowerCase()}`}>{name}</Link>
                ) : (
                  <code>{name}</code>
                ),
            },
          ]}
        />
      </>
    );
  }
  const { senderGets, recipientKeeps, withdrawn, before, after } = outcome;
  return (
    <>
      <Answer>
        <strong>Yes.</strong> {formatAmount(senderGets, DECIMALS)} tokens go back to the sender.
      </Answer>
      <Results
        items={[
          {
            term: "Sender gets",
            value: formatAmount(senderGets, DECIMALS),
            note: "in the same transaction",
          },
          {
            term: "Recipient can still withdraw",
            value: formatAmount(recipientKeeps, DECIMALS),
            note: "stays in the contract until it is withdrawn",
          },
          { term: "Withdrawn before", value: formatAmount(withdrawn, DECIMALS) },
          {
            term: "Status",
            value: `${before} → ${after}`,
            note:
              after === "DEPLETED"
                ? "nothing is left for the recipient"
                : "final; the stream cannot be resumed",
          },
        ]}
      />
    </>
  );
}
