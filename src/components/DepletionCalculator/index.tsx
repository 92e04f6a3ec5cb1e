import type { ReactElement } from "react";

import { formatAmount, formatWad } from "../../lib/format/amounts";
import { formatDateTime } from "../../lib/format/dates";
import { formatDuration } from "../../lib/format/durations";
import Calculator, { Answer, ChoiceInput, Fields, Results, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import { PERIOD_OPTIONS } from "../RateCalculator/calculate";
import { DEPLETION_FIELDS, type DepletionResult, evaluate } from "./calculate";

/** When the balance of a running Flow stream no longer covers its debt, and what to deposit. */
export default function DepletionCalculator(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(DEPLETION_FIELDS);
  const { problems: wrong, result } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  return (
    <Calculator
      title="Depletion time and top-up"
      intro="When does the balance run out, and how much keeps the stream solvent?"
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Stream">
        <TextInput label="Balance, whole tokens" {...field("balance")} inputMode="decimal" />
        <TextInput
          label="Debt so far, whole tokens"
          {...field("debt")}
          inputMode="decimal"
          hint="totalDebtOf at the moment below."
        />
        <TextInput label="Rate, whole tokens" {...field("amount")} inputMode="decimal" />
        <ChoiceInput label="Per" {...field("period")} options={PERIOD_OPTIONS} />
        <TextInput label="Token decimals" {...field("decimals")} inputMode="numeric" />
        <TextInput
          label="Counted from (UTC)"
          {...field("from")}
          hint="For example 2025-03-01 14:00, or Unix seconds."
        />
        <TextInput
          label="Keep solvent for"
          {...field("cover")}
          hint="For example 30d, 12h or 1y."
        />
      </Fields>
      {result === undefined ? (
        <Answer>Correct the marked fields to see the depletion time.</Answer>
      ) : (
        <Depletion result={result} />
      )}
    </Calculator>
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
