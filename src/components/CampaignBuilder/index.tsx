import type { ReactElement } from "react";

import { formatAmount } from "../../lib/format/amounts";
import { shortenHex } from "../../lib/format/addresses";
import { niceDomain } from "../../lib/plot";
import Calculator, { Answer, ChoiceInput, Fields, Results, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import CodeFence from "../CodeFence";
import CopyButton from "../CopyButton";
import ResultTable from "../ResultTable";
import StreamPlot from "../StreamPlot";
import { type Built, CAMPAIGN_FIELDS, CREATE_FUNCTION, evaluate, type PreFlight } from "./build";
import styles from "./styles.module.css";

/** At most four lines fit one plot. */
const PLOTTED = 4;

const VERDICTS: Readonly<Record<PreFlight["verdict"], string>> = {
  fine: "fine",
  look: "look twice",
  stop: "stop",
};

/** From a list and a schedule to the arguments of the factory, with the checks that it does not make. */
export default function CampaignBuilder(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(CAMPAIGN_FIELDS);
  const { problems: wrong, built } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  return (
    <Calculator
      title="Campaign builder"
      intro="All times are UTC. The list becomes part of this page’s address, so do not paste a secret one."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="List">
        <TextInput
          label="Recipients: address,amount"
          {...field("rows")}
          rows={4}
          code
          wide
          hint="One row a line, up to 8 here. Amounts in whole tokens."
        />
      </Fields>
      <Fields legend="Campaign">
        <ChoiceInput
          label="Type"
          {...field("kind")}
          options={[
            { value: "instant", label: "Instant: pays at once" },
            { value: "linear", label: "LL: linear streams" },
            { value: "tranched", label: "LT: tranched streams" },
          ]}
        />
        <TextInput label="Token decimals" {...field("decimals")} inputMode="numeric" />
        <TextInput label="Name" {...field("name")} />
        <TextInput label="Admin" {...field("admin")} code />
        <TextInput label="Created" {...field("created")} />
        <TextInput label="Expiration" {...field("expiration")} hint="Empty: never." />
      </Fields>
      {texts.kind !== "instant" && (
        <Fields legend="Streams">
          <TextInput
            label="Start of all streams"
            {...field("start")}
            hint="Empty: each at its claim."
          />
          {texts.kind === "tranched" ? (
            <TextInput
              label="Tranches"
              {...field("tranches")}
              hint="Share, and time since the tranche before."
            />
          ) : (
            <>
              <TextInput
                label="Unlocked at the start, %"
                {...field("startShare")}
                inputMode="decimal"
              />
              <TextInput label="Cliff after" {...field("cliff")} hint="0 for none." />
              <TextInput
                label="Unlocked at the cliff, %"
                {...field("cliffShare")}
                inputMode="decimal"
              />
              <TextInput label="Total duration" {...field("total")} />
            </>
          )}
          <ChoiceInput
            label="Cancelable by the admin"
            {...field("cancelable")}
            options={[
              { value: "no", label: "no" },
              { value: "yes", label: "yes" },
            ]}
          />
          <TextInput
            label="Preview: claimed after"
            {...field("claimAfter")}
            hint="Since the creation."
          />
        </Fields>
      )}
      {built === undefined ? (
        <Answer>Correct the marked fields to see the campaign.</Answer>
      ) : (
        <Campaign built={built} />
      )}
    </Calculator>
  );
}

function Campaign({ built }: { readonly built: Built }): ReactElement {
  const { kind, decimals, root, total, call, checks, moments, previews, days } = built;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const stops = checks.filter(({ verdict }) => verdict === "stop").length;
  const looks = checks.filter(({ verdict }) => verdict === "look").length;
  return (
    <>
      <Answer>
        {stops > 0
          ? `Do not create it: ${stops} of ${checks.length} checks fail.`
          : `Ready: ${checks.length} checks, ${looks === 0 ? "none to look at" : `${looks} to look at`}.`}
      </Answer>
      <ResultTable
        caption="Checks before you create it"
        columns={["Check", "Verdict", "Why"]}
        rows={checks.map(({ name, verdict, text }) => [
          name,
          <span key="verdict" className={styles[verdict]}>
            {VERDICTS[verdict]}
          </span>,
          text,
        ])}
      />
      <Results
        items={[
          {
            term: "Merkle root",
            value: (
              <>
                <code className={styles.hash}>{root}</code>
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
      {days > 0 && (
        <StreamPlot
          title="What each recipient can withdraw"
          description={previews
            .slice(0, PLOTTED)
            .map(
              ({ row, released }) =>
                `Row ${row.index}: ${released.map((amount, index) => `${tokens(amount)} ${moments[index]?.label ?? ""}`).join(", ")}.`,
            )
            .join(" ")}
          x={{ label: "Days since the claim", domain: [0, days] }}
          y={{
            label: "Released, tokens",
            domain: niceDomain(previews.flatMap(({ points }) => points.map(({ y }) => y))),
          }}
          series={previews
            .slice(0, PLOTTED)
            .map(({ row, points }) => ({ name: `Row ${row.index}`, points }))}
        />
      )}
      {moments.length > 0 && (
        <ResultTable
          caption="What each recipient has"
          columns={["Row", "Recipient", ...moments.map(({ label }) => label), "Proof"]}
          rows={previews.map(({ row, released, proof }) => [
            row.index.toString(),
            <code key="recipient">{shortenHex(row.recipient)}</code>,
            ...released.map(tokens),
            <CopyButton
              key="proof"
              text={JSON.stringify(proof)}
              label={`Copy the proof of row ${row.index}`}
            />,
          ])}
        />
      )}
      <details className={styles.call}>
        <summary>
          Arguments of <code>{CREATE_FUNCTION[kind]}</code>
        </summary>
        <CodeFence language="json">{call}</CodeFence>
      </details>
    </>
  );
}
