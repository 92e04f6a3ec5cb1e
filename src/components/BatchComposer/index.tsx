import type { ReactElement } from "react";

import { formatContractError } from "../../lib/fixed-point";
import { formatAmount } from "../../lib/format/amounts";
import Calculator, { Answer, ChoiceInput, Fields, Results, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import CopyButton from "../CopyButton";
import ResultTable from "../ResultTable";
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
  const { texts, problems, changed, change, reset } = useTexts(BATCH_FIELDS);
  const { problems: wrong, names, composition } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  const setNames = (next: readonly string[]): void => change({ calls: next.join("~") });
  return (
    <Calculator
      title="Batch composer"
      intro="Pick calls in order. After a create, the calls act on the new stream."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <div className={styles.buttons} role="group" aria-label="Add a call">
        Add:{" "}
        {CALL_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.button}
            disabled={names.length >= MAX_CALLS}
            onClick={() => setNames([...names, name])}
          >
            {name}
          </button>
        ))}
      </div>
      <ol className={styles.list} aria-label="Calls of the batch">
        {names.map((name, row) => (
          <li key={row}>
            <code>{name}</code>
            <button
              type="button"
              className={styles.button}
              aria-label={`Remove call ${row + 1}, ${name}`}
              onClick={() => setNames(names.filter((_, index) => index !== row))}
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      {wrong.calls !== undefined && <p className={styles.problem}>{wrong.calls}.</p>}
      <Fields legend="The stream before" visibleLegend>
        <TextInput
          label="Stream id"
          {...field("id")}
          inputMode="numeric"
          hint="A new stream gets the next one."
        />
        <TextInput label="Rate, USDC a day" {...field("rate")} inputMode="decimal" />
        <TextInput label="Age" {...field("age")} hint="For example 1d or 12h." />
        <TextInput label="Balance, USDC" {...field("balance")} inputMode="decimal" />
      </Fields>
      <Fields legend="The calls" visibleLegend>
        <ChoiceInput
          label="Sent by"
          {...field("caller")}
          options={[
            { value: "sender", label: "the sender" },
            { value: "recipient", label: "the recipient" },
            { value: "other", label: "somebody else" },
          ]}
        />
        <TextInput
          label="New rate, USDC a day"
          {...field("newRate")}
          inputMode="decimal"
          hint="For create, adjust and restart."
        />
        <TextInput label="Each deposit, USDC" {...field("amount")} inputMode="decimal" />
      </Fields>
      {composition === undefined ? (
        <Answer>Correct the marked fields to see what the batch does.</Answer>
      ) : (
        <Composed composition={composition} />
      )}
    </Calculator>
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
