import type { ReactElement } from "react";

import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { MAX_UINT40 } from "@site/src/lib/fixed-point";
import { formatAmount, formatWad } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { evaluate, RUNWAY_FIELDS, type RunwayResult } from "./depletion";

/** When the balance of a stream no longer covers its debt, and what to deposit. */
export default function Runway(): ReactElement {
  const form = useForm(RUNWAY_FIELDS, evaluate);
  const { result } = form.outcome;
  return (
    <Form
      form={form}
      title="Depletion time and top-up"
      intro="When does the balance run out, and how much keeps the stream solvent? The same in Flow v1.0 to v3.0."
    >
      <FormFields form={form} legend="Stream" />
      {result === undefined ? <NoAnswer /> : <Depletion {...result} />}
    </Form>
  );
}

function Depletion(result: RunwayResult): ReactElement {
  const { decimals, balance, rate, from, cover, deposit, debtAtEnd, depletion = 0n } = result;
  const tokens = (amount: bigint): string => formatAmount(amount, decimals);
  const period = formatDuration(cover);
  // An empty balance makes the contract revert: there is nothing that could run out.
  const hasRunOut = rate > 0n && depletion === 0n;
  const lasts = rate === 0n || depletion > MAX_UINT40;
  return (
    <>
      <Answer isKept>
        {hasRunOut && "The balance is empty or smaller than the debt already."}
        {rate === 0n && "The rate is 0 a second, so the debt never grows."}
        {rate > 0n &&
          lasts &&
          "The balance lasts beyond the last second that the contract can store."}
        {!hasRunOut &&
          !lasts &&
          `At ${formatWad(rate)} tokens a second, a balance of ${tokens(balance)} runs out after ${formatDuration(depletion - from)}, at ${formatDateTime(depletion)}.`}{" "}
        {deposit === 0n
          ? `Nothing is missing for ${period}.`
          : `Deposit ${tokens(deposit)} to stay solvent for ${period}.`}
      </Answer>
      <Results
        items={[
          {
            term: "First second without full cover",
            value: hasRunOut || lasts ? "none" : depletion.toString(),
            note:
              hasRunOut || lasts
                ? "depletionTimeOf reverts for an empty balance or a paused stream, and returns 0 for an insolvent one."
                : "Unix seconds, as depletionTimeOf returns it. One second earlier the debt is still covered.",
          },
          { term: `Debt after ${period}`, value: tokens(debtAtEnd) },
        ]}
      />
    </>
  );
}
