import type { ReactElement } from "react";

import { formatAmount } from "../../lib/format/amounts";
import Calculator, { Answer, Fields, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import ResultTable from "../ResultTable";
import { ACCOUNTS, evaluate, STAKING_FIELDS, type StakingEvaluation } from "./calculate";
import { rounded } from "./rounded";

/** How a staking contract shares its rewards among three accounts that come one by one. */
export default function StakingRewards(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(STAKING_FIELDS);
  const { problems: wrong, rows } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  return (
    <Calculator
      title="Reward calculator"
      intro="Three accounts share the rewards of a period. Amounts in whole tokens."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Period and stakes">
        <TextInput label="Rewards per hour" {...field("rate")} inputMode="decimal" />
        <TextInput label="Period, hours" {...field("period")} inputMode="numeric" />
        <TextInput label="Stake of A, from hour 0" {...field("stakeA")} inputMode="decimal" />
        <TextInput label="Stake of B" {...field("stakeB")} inputMode="decimal" />
        <TextInput label="B comes in hour" {...field("hourB")} inputMode="numeric" />
        <TextInput label="Stake of C" {...field("stakeC")} inputMode="decimal" />
        <TextInput label="C comes in hour" {...field("hourC")} inputMode="numeric" />
        <TextInput label="Look in hour" {...field("look")} inputMode="numeric" />
      </Fields>
      <Books rows={rows} />
    </Calculator>
  );
}

function Books({ rows }: Pick<StakingEvaluation, "rows">): ReactElement {
  const last = rows?.at(-1);
  if (rows === undefined || last === undefined) {
    return <Answer>Correct the marked fields to see the rewards.</Answer>;
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
