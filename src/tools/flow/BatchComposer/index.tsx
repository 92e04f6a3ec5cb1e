import type { ReactElement } from "react";

import { formatContractError } from "@site/src/lib/fixed-point";
import { formatAmount } from "@site/src/lib/format/amounts";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import {
  BATCH_FIELDS,
  CALL_NAMES,
  type ComposedCall,
  type Composition,
  DECIMALS,
  evaluate,
  MAX_CALLS,
  WHO,
} from "./compose";
import styles from "./styles.module.css";

const tokens = (amount: bigint): string => formatAmount(amount, DECIMALS);

/** Composes a batch of Flow calls: their calldata, who may send it, and whether it goes through. */
export default function BatchComposer(): ReactElement {
  const form = useForm(BATCH_FIELDS, evaluate);
  const { change } = form;
  const { names, composition } = form.outcome;
  const setNames = (next: readonly string[]): void => change({ calls: next.join("~") });
  return (
    <Form
      form={form}
      title="Batch composer"
      intro="Pick calls in order. After a create, the calls act on the new stream."
    >
      <div className={styles.buttons} role="group" aria-label="Add a call">
        Add:{" "}
        {CALL_NAMES.map((name) => (
          <Button
            key={name}
            disabled={names.length >= MAX_CALLS}
            onClick={() => setNames([...names, name])}
          >
            {name}
          </Button>
        ))}
      </div>
      <ol className={styles.list} aria-label="Calls of the batch">
        {names.map((name, row) => (
          <li key={row}>
            <code>{name}</code>
            <Button
              aria-label={`Remove call ${row + 1}, ${name}`}
              onClick={() => setNames(names.filter((_, index) => index !== row))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      {form.problems.calls !== undefined && (
        <p className={styles.problem}>{form.problems.calls}.</p>
      )}
      <FormFields
        form={form}
        legend="The stream before"
        visibleLegend
        names={["id", "rate", "age", "balance"]}
      />
      <FormFields
        form={form}
        legend="The calls"
        visibleLegend
        names={["caller", "newRate", "amount"]}
      />
      {composition === undefined ? <NoAnswer /> : <Composed composition={composition} />}
    </Form>
  );
}

function Composed({ composition }: { readonly composition: Composition }): ReactElement {
  const { calls, data, failing, after, paid, refunded, needed } = composition;
  return (
    <>
      <Answer>{answerOf(composition)}</Answer>
      <ResultTable
        caption="The calls, one by one"
        columns={["Call", "Who may", "Result", "Calldata"]}
        rows={calls.map((call, row) => [
          <code key="call">{call.text}</code>,
          WHO[call.name],
          resultOf(call),
          <CopyButton key="data" text={call.data} label={`Copy the calldata of call ${row + 1}`} />,
        ])}
      />
      <Results
        items={[
          { term: "Recipient gets", value: `${tokens(paid)} USDC` },
          { term: "Sender gets back", value: `${tokens(refunded)} USDC` },
          {
            term: "Allowance needed",
            value: `${tokens(needed)} USDC`,
            note: "Of the sender of the batch, for SablierFlow.",
          },
          {
            term: `Stream ${after.id} after it`,
            value: <code>{after.status}</code>,
            note: `Balance ${tokens(after.balance)}, debt ${tokens(after.debt)}.${failing === undefined ? "" : " Nothing has changed."}`,
          },
        ]}
      />
      <p className={styles.data}>
        <strong>Calldata of the batch:</strong> <code>{data}</code>{" "}
        <CopyButton text={data} label="Copy the calldata of the batch" />
      </p>
    </>
  );
}

function answerOf({ calls, failing }: Composition): string {
  if (failing === undefined) {
    return `The batch goes through: ${calls.length} ${calls.length === 1 ? "call" : "calls"}, one transaction.`;
  }
  const error = calls[failing]?.error;
  return `Call ${failing + 1} undoes the batch: ${error === undefined ? "" : formatContractError(error)}.`;
}

function resultOf({ error, reached }: ComposedCall): ReactElement {
  if (error !== undefined) return <span className={styles.bad}>{error.name}</span>;
  return reached ? <span className={styles.good}>goes through</span> : <span>not reached</span>;
}
