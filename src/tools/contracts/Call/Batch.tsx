import type { ReactElement } from "react";

import { Answer } from "@site/src/forms/Form";
import type { FormState } from "@site/src/forms/useForm";
import { batchOf, calldata } from "@site/src/lib/call";
import Button from "@site/src/ui/Button";
import CopyButton from "@site/src/ui/CopyButton";
import { callerOf, type CallEvaluation, type CallSettings } from "./model";
import Outputs from "./Outputs";
import styles from "./styles.module.css";

interface BatchProps {
  readonly form: FormState<string, CallEvaluation>;
  readonly settings: CallSettings;
}

/** A list of calls that one transaction makes, and the button that adds the call of the form to it. */
export default function Batch({ form, settings }: BatchProps): ReactElement {
  const { call, batch, deployment } = form.outcome;
  const set = (calls: readonly string[]): void => form.change({ calls: calls.join("~") });
  const data = batch.map((one) => one.data);
  const to = call?.to ?? "";
  return (
    <div className={styles.batch}>
      <Button
        disabled={call === undefined}
        onClick={() => {
          if (call !== undefined) set([...data, calldata(call)]);
        }}
      >
        Add this call to the batch
      </Button>
      <Answer>
        {batch.length === 0
          ? "The batch is empty; add a call."
          : `One transaction makes ${batch.length === 1 ? "1 call" : `these ${batch.length} calls`}, or none of them.`}
      </Answer>
      {form.problems.calls !== undefined && (
        <p className="text--danger" role="alert">
          {form.problems.calls}.
        </p>
      )}
      <ol aria-label="Calls of the batch">
        {batch.map(({ text, entry }, row) => (
          <li key={row}>
            <code>{text}</code>{" "}
            <span>by {callerOf(settings, entry.item.name) ?? "any address"}</span>{" "}
            <CopyButton text={data[row] ?? ""} label={`Copy the calldata of call ${row + 1}`} />
            <Button
              look="quiet"
              aria-label={`Remove call ${row + 1}, ${entry.item.name}`}
              onClick={() => set(data.filter((_, place) => place !== row))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      {batch.length > 0 && call !== undefined && (
        <Outputs
          call={batchOf(data, to)}
          calls={data.map((one) => ({ to, value: 0n, data: one }))}
          chainId={deployment?.chain.id}
          title="The batch: calldata and code"
        />
      )}
    </div>
  );
}
