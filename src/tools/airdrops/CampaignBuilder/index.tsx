import type { ReactElement } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import { shortenHex } from "@site/src/lib/format/addresses";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CodeFence from "@site/src/page/CodeFence";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import {
  type Built,
  CAMPAIGN_FIELDS,
  CREATE_FUNCTION,
  evaluate,
  type PreFlight,
  UNUSED,
} from "./build";

const VERDICTS: Readonly<Record<PreFlight["verdict"], ReactElement>> = {
  fine: <span className="text--success">fine</span>,
  look: <span className="text--warning">look twice</span>,
  stop: <strong className="text--danger">stop</strong>,
};

/** From a list and a schedule to the arguments of the factory, with the checks that it does not make. */
export default function CampaignBuilder(): ReactElement {
  const form = useForm(CAMPAIGN_FIELDS, evaluate);
  const { texts } = form;
  const { built } = form.outcome;
  return (
    <Form
      form={form}
      title="Campaign builder"
      intro="All times are UTC. The list becomes part of this page’s address, so do not paste a secret one."
    >
      <FormFields form={form} legend="List" names={["rows"]} />
      <FormFields
        form={form}
        legend="Campaign"
        names={["kind", "decimals", "name", "admin", "created", "expiration"]}
      />
      {texts.kind !== "instant" && (
        <FormFields
          form={form}
          legend="Streams"
          names={[
            "start",
            "tranches",
            "startShare",
            "cliff",
            "cliffShare",
            "total",
            "cancelable",
            "claimAfter",
          ]}
          unused={UNUSED[texts.kind]}
        />
      )}
      {built === undefined ? <NoAnswer /> : <Campaign built={built} />}
    </Form>
  );
}

function Campaign({ built }: { readonly built: Built }): ReactElement {
  const { kind, decimals, root, total, call, checks, moments, previews } = built;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const stops = checks.filter(({ verdict }) => verdict === "stop").length;
  const looks = checks.filter(({ verdict }) => verdict === "look").length;
  return (
    <>
      <Answer isKept>
        {stops > 0
          ? `Do not create it: ${stops} of ${checks.length} checks fail.`
          : `Ready: ${checks.length} checks, ${looks === 0 ? "none to look at" : `${looks} to look at`}.`}{" "}
        The list allocates {tokens(total)} tokens.
      </Answer>
      <ResultTable
        isKept
        caption="Checks before you create it"
        columns={["Check", "Verdict", "Why"]}
        rows={checks.map(({ name, verdict, text }) => [name, VERDICTS[verdict], text])}
      />
      <Results
        items={[
          {
            term: "Merkle root",
            value: (
              <>
                <code>{root}</code>
                <CopyButton text={root} label="Copy the root" />
              </>
            ),
          },
          {
            term: "To fund",
            value: `${tokens(total)} tokens`,
            note: "A plain transfer to the campaign, after its creation.",
          },
        ]}
      />
      {moments.length > 0 && (
        <ResultTable
          caption="Amounts of each recipient"
          columns={["Row", "Recipient", ...moments, "Proof"]}
          rows={previews.map(({ index, recipient, released, proof }) => [
            index.toString(),
            <code key="recipient">{shortenHex(recipient)}</code>,
            ...released.map(tokens),
            <CopyButton
              key="proof"
              text={JSON.stringify(proof)}
              label={`Copy the proof of row ${index}`}
            />,
          ])}
        />
      )}
      <details className="margin-top--md">
        <summary>
          Arguments of <code>{CREATE_FUNCTION[kind]}</code>
        </summary>
        <CodeFence language="json">{call}</CodeFence>
      </details>
    </>
  );
}
