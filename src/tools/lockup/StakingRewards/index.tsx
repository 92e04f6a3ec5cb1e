import type { ReactElement } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import Form, { Answer, FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { ACCOUNTS, evaluate, STAKING_FIELDS, type StakingEvaluation } from "./calculate";
import { rounded } from "./rounded";

/** How a staking contract shares its rewards among three accounts that come one by one. */
export default function StakingRewards(): ReactElement {
  const form = useForm(STAKING_FIELDS, evaluate);
  const { rows } = form.outcome;
  return (
    <Form
      form={form}
      title="Reward calculator"
      intro="Three accounts share the rewards of a period. Amounts in whole tokens."
    >
      <FormFields form={form} legend="Period and stakes" />
      <Books rows={rows} />
    </Form>
  );
}

function Books({ rows }: Pick<StakingEvaluation, "rows">): ReactElement {
  const last = rows?.at(-1);
  if (rows === undefined || last === undefined) {
    return <NoAnswer />;
  }
  const shares = ACCOUNTS.map((name) => `${name} ${rounded(last.earned.get(name) ?? 0n)}`);
  return (
    <>
      <Answer>
        In hour {(last.time / 3600n).toString()}: {shares.join(", ")}
      </Answer>
      <ResultTable
        caption="The books of the contract, step by step"
        columns={["Hour", "Step", "Reward per token", "Total staked", "A", "B", "C"]}
        rows={rows.map(({ time, label, perToken, totalStaked, earned }) => [
          (time / 3600n).toString(),
          label,
          rounded(perToken),
          formatAmount(totalStaked, 18),
          ...ACCOUNTS.map((name) => rounded(earned.get(name) ?? 0n)),
        ])}
      />
    </>
  );
}
