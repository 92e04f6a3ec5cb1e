import type { ReactElement } from "react";

import { type Part, PARTS, type Policy, POLICIES } from "../../../../data/snapshot-policies";
import { formatAmount, toPlotShare } from "@site/src/lib/format/amounts";
import Form, { Answer, Fields, FormField } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import {
  countedTwice,
  DECIMALS,
  evaluateSnapshot,
  scoreOf,
  SNAPSHOT_FIELDS,
  type SnapshotResult,
} from "./policies";
import styles from "./styles.module.css";

const PART_NAMES: Readonly<Record<Part, string>> = {
  withdrawn: "withdrawn",
  withdrawable: "withdrawable",
  unstreamed: "not yet streamed",
  refunded: "refunded to the sender",
};

function tokens(value: bigint): string {
  return formatAmount(value, DECIMALS, { maxDecimals: 4 });
}

/** Votes that one linear stream gives under each policy, alone and with the wallet balance. */
export default function SnapshotPolicyCalculator(): ReactElement {
  const form = useForm(SNAPSHOT_FIELDS, evaluateSnapshot);
  const { texts } = form;
  const { impossible, result } = form.outcome;
  return (
    <Form
      form={form}
      title="Votes under each policy"
      intro="One linear stream without a cliff. The recipient votes; only deposited-sender gives the votes to the sender."
    >
      <Fields legend="Stream and snapshot">
        <FormField form={form} name="deposit" />
        <FormField form={form} name="duration" />
        <FormField form={form} name="elapsed" />
        <FormField form={form} name="withdrawn" />
        <FormField form={form} name="wallet" />
        <FormField form={form} name="canceled" />
        {texts.canceled === "yes" && <FormField form={form} name="canceledAfter" />}
      </Fields>
      {result === undefined ? (
        <Answer>{impossible ?? "Correct the marked fields to see the result"}.</Answer>
      ) : (
        <Votes result={result} />
      )}
    </Form>
  );
}

function Votes({ result }: { readonly result: SnapshotResult }): ReactElement {
  const { parts, deposit, wallet } = result;
  const shown = PARTS.filter((part) => parts[part] > 0n);
  return (
    <>
      <Answer>
        Of {tokens(deposit)} tokens,{" "}
        {shown.map((part) => `${tokens(parts[part])} are ${PART_NAMES[part]}`).join(", ")}.
      </Answer>
      <ul className={styles.legend} aria-label="Parts of the deposit">
        {shown.map((part) => (
          <li key={part} className={styles[part]}>
            {PART_NAMES[part]}
          </li>
        ))}
      </ul>
      <ul className={styles.bars} aria-label="Votes by policy">
        {POLICIES.map((policy) => (
          <li key={policy.name}>
            <span className={styles.policy}>{policy.name}</span>
            <span>{tokens(scoreOf(policy, parts))} votes</span>
            <Bar policy={policy} result={result} />
          </li>
        ))}
      </ul>
      <ResultTable
        caption="Votes with the wallet balance"
        columns={["Policy", "Who votes", "Stream alone", "With the wallet", "Counted twice"]}
        rows={POLICIES.map((policy) => {
          const score = scoreOf(policy, parts);
          const twice = countedTwice(policy, parts, wallet);
          return [
            <code key="policy">{policy.name}</code>,
            policy.voter,
            tokens(score),
            policy.voter === "recipient" ? tokens(score + wallet) : "the sender’s own wallet",
            twice === 0n ? "nothing" : `${tokens(twice)} tokens`,
          ];
        })}
      />
    </>
  );
}

/** The deposit as a bar; the parts that count are filled, the others are outlines. */
function Bar({
  policy,
  result: { parts, deposit },
}: {
  readonly policy: Policy;
  readonly result: SnapshotResult;
}): ReactElement {
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      {PARTS.map((part, index) => {
        const before = PARTS.slice(0, index).reduce((sum, earlier) => sum + parts[earlier], 0n);
        const x = toPlotShare(before, deposit) * 100;
        return (
          <rect
            key={part}
            className={policy.parts.includes(part) ? styles[part] : styles.left}
            x={`${x.toFixed(2)}%`}
            width={`${(toPlotShare(parts[part], deposit) * 100).toFixed(2)}%`}
            height="100%"
          />
        );
      })}
    </svg>
  );
}
