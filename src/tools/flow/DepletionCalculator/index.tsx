import type { ReactElement } from "react";

import { formatAmount, formatWad } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { DEPLETION_FIELDS, type DepletionResult, evaluate } from "./calculate";

/** When the balance of a running Flow stream no longer covers its debt, and what to deposit. */
export default function DepletionCalculator(): ReactElement {
  const form = useForm(DEPLETION_FIELDS, evaluate);
  const { result } = form.outcome;
  return (
    <Form
      form={form}
      title="Depletion time and top-up"
      intro="When does the balance run out, and how much keeps the stream solvent? The same in Flow v1.0 to v3.0."
    >
      <FormFields form={form} legend="Stream" />
      {result === undefined ? <NoAnswer /> : <Depletion result={result} />}
    </Form>
  );
}

function Depletion({ result }: { readonly result: DepletionResult }): ReactElement {
  const { decimals, from, depletion, hasRunOut, cover, missing, debtAtEnd, rate } = result;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  return (
    <>
      <Answer>
        {hasRunOut && "The balance is empty or smaller than the debt already."}
        {depletion !== undefined &&
          `The balance runs out after ${formatDuration(depletion - from)}, at ${formatDateTime(depletion)}.`}
        {!hasRunOut &&
          depletion === undefined &&
          "The balance lasts beyond the last second that the contract can store."}
      </Answer>
      <Results
        items={[
          {
            term: "First second without full cover",
            value: depletion === undefined ? "none" : depletion.toString(),
            note:
              depletion === undefined
                ? "depletionTimeOf reverts for an empty balance and returns 0 for an insolvent stream."
                : "Unix seconds, as depletionTimeOf returns it. One second earlier the debt is still covered.",
          },
          {
            term: `To deposit for ${formatDuration(cover)}`,
            value: missing === 0n ? "nothing" : tokens(missing),
            note: `The debt will be ${tokens(debtAtEnd)} then.`,
          },
          { term: "Rate per second", value: formatWad(rate), note: "Cut to 18 decimals." },
        ]}
      />
    </>
  );
}
