import type { ReactElement } from "react";

import { formatAmount, formatDateTime } from "@site/src/lib/format";
import Form, { Answer, FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { evaluate, type Plan, PLANNER_FIELDS } from "./plan";

/** Plans the deposits that keep several Flow streams of one token solvent until a date. */
export default function TopUps(): ReactElement {
  const form = useForm(PLANNER_FIELDS, evaluate);
  const { plan } = form.outcome;
  return (
    <Form
      form={form}
      title="Plan top-ups"
      intro="For streams of one token on one contract. The figures of debt and balance are those on the page of the stream."
    >
      <FormFields form={form} legend="Streams and dates" />
      {plan === undefined ? <NoAnswer /> : <Deposits {...plan} />}
    </Form>
  );
}

function Deposits({ plans, decimals, until }: Plan): ReactElement {
  const total = plans.reduce((sum, { deposit }) => sum + deposit, 0n);
  const paying = plans.filter(({ deposit }) => deposit > 0n).length;
  return (
    <>
      <Answer isKept>
        {paying === 0
          ? `Nothing to deposit: every stream is covered until ${formatDateTime(until)}.`
          : `Approve and deposit ${formatAmount(total, decimals)} tokens in total to cover all streams until ${formatDateTime(until)}: ${paying} of ${plans.length} streams need a deposit.`}
      </Answer>
      <ResultTable
        isKept
        caption="Deposit and runway of each stream"
        columns={["Stream", "Deposit", "Runs dry without it", "Runs dry with it"]}
        rows={plans.map((plan) => [
          plan.name,
          formatAmount(plan.deposit, decimals),
          runway(plan.depletion),
          runway(plan.depletionAfter),
        ])}
      />
    </>
  );
}

function runway(depletion: bigint | undefined): string {
  if (depletion === undefined) return "no balance";
  return depletion === 0n ? "already in debt" : formatDateTime(depletion);
}
