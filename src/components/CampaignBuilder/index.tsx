import type { ReactElement } from "react";

import { formatAmount } from "../../lib/format/amounts";
import { shortenHex } from "../../lib/format/addresses";
import { niceDomain } from "../../lib/plot";
import Calculator, {
  Answer,
  ChoiceInput,
  Fields,
  Results,
  ResultTable,
  TextInput,
} from "../Calculator";
import { useTexts } from "../Calculator/useTexts";
import CodeFence from "../CodeFence";
import CopyButton from "../CopyButton";
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
          value={texts.rows}
          onChange={(rows) => change({ rows })}
          rows={4}
          code
          wide
          hint="One row a line, up to 8 here. Amounts in whole tokens."
          problem={wrong.rows}
        />
      </Fields>
      <Fields legend="Campaign">
        <ChoiceInput
          label="Type"
          value={texts.kind}
          onChange={(kind) => change({ kind })}
          options={[
            { value: "instant", label: "Instant: pays at once" },
            { value: "linear", label: "LL: linear streams" },
            { value: "tranched", label: "LT: tranched streams" },
          ]}
          problem={wrong.kind}
        />
        <TextInput
          label="Token decimals"
          value={texts.decimals}
          onChange={(decimals) => change({ decimals })}
          inputMode="numeric"
          problem={wrong.decimals}
        />
        <TextInput label="Name" value={texts.name} onChange={(name) => change({ name })} />
        <TextInput
          label="Admin"
          value={texts.admin}
          onChange={(admin) => change({ admin })}
          code
          problem={wrong.admin}
        />
        <TextInput
          label="Created"
          value={texts.created}
          onChange={(created) => change({ created })}
          problem={wrong.created}
        />
        <TextInput
          label="Expiration"
          value={texts.expiration}
          onChange={(expiration) => change({ expiration })}
          hint="Empty: never."
          problem={wrong.expiration}
        />
      </Fields>
      {texts.kind !== "instant" && (
        <Fields legend="Streams">
          <TextInput
            label="Start of all streams"
            value={texts.start}
            onChange={(start) => change({ start })}
            hint="Empty: each at its claim."
            problem={wrong.start}
          />
          {texts.kind === "tranched" ? (
            <TextInput
              label="Tranches"
              value={texts.tranches}
              onChange={(tranches) => change({ tranches })}
              hint="Share, and time since the tranche before."
              problem={wrong.tranches}
            />
          ) : (
            <>
              <TextInput
                label="Unlocked at the start, %"
                value={texts.startShare}
                onChange={(startShare) => change({ startShare })}
                inputMode="decimal"
                problem={wrong.startShare}
              />
              <TextInput
                label="Cliff after"
                value={texts.cliff}
                onChange={(cliff) => change({ cliff })}
                hint="0 for none."
                problem={wrong.cliff}
              />
              <TextInput
                label="Unlocked at the cliff, %"
                value={texts.cliffShare}
                onChange={(cliffShare) => change({ cliffShare })}
                inputMode="decimal"
                problem={wrong.cliffShare}
              />
              <TextInput
                label="Total duration"
                value={texts.total}
                onChange={(total) => change({ total })}
                problem={wrong.total}
              />
            </>
          )}
          <ChoiceInput
            label="Cancelable by the admin"
            value={texts.cancelable}
            onChange={(cancelable) => change({ cancelable })}
            options={[
              { value: "no", label: "no" },
              { value: "yes", label: "yes" },
            ]}
            problem={wrong.cancelable}
          />
          <TextInput
            label="Preview: claimed after"
            value={texts.claimAfter}
            onChange={(claimAfter) => change({ claimAfter })}
            hint="Since the creation."
            problem={wrong.claimAfter}
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
