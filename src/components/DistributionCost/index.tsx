import type { ReactElement } from "react";

import { formatAmount } from "../../lib/format/amounts";
import Calculator, { Answer, ChoiceInput, Fields, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import ResultTable from "../ResultTable";
import { COST_FIELDS, type Costs, evaluate } from "./calculate";

const ETHER_DECIMALS = 18;

function ether(wei: bigint): string {
  return `${formatAmount(wei, ETHER_DECIMALS, { maxDecimals: 6 })} ETH`;
}

/** Gas of a batch of linear streams next to the gas of one airdrop campaign and its claims. */
export default function DistributionCost(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(COST_FIELDS);
  const { problems: wrong, costs } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  return (
    <Calculator
      title="Batch or campaign?"
      intro="Gas only. Claim fees, the funding transfer and approvals come on top."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Distribution">
        <TextInput
          label="Recipients"
          {...field("recipients")}
          inputMode="numeric"
          hint="1 to 1,000,000."
        />
        <TextInput label="Gas price" {...field("gasPrice")} inputMode="decimal" hint="Gwei." />
        <ChoiceInput
          label="Campaign"
          {...field("campaign")}
          options={[
            { value: "linear", label: "vested, linear" },
            { value: "instant", label: "instant" },
          ]}
        />
      </Fields>
      {costs === undefined ? (
        <Answer>Correct the marked fields to see the costs.</Answer>
      ) : (
        <Comparison costs={costs} />
      )}
    </Calculator>
  );
}

function Comparison({ costs }: { readonly costs: Costs }): ReactElement {
  const gas = (units: number): string => `≈ ${units.toLocaleString("en-US")} gas`;
  return (
    <>
      <Answer>
        A campaign is cheaper for you from {costs.breakEven} recipients on. The recipients then pay{" "}
        {ether(costs.claimCost)} each.
      </Answer>
      <ResultTable
        caption="Who pays what"
        columns={["What", "Who pays", "Transactions", "Gas", "Cost"]}
        rows={[
          [
            `Batch of ${costs.recipients.toLocaleString("en-US")} linear streams`,
            "you",
            costs.batchTransactions.toLocaleString("en-US"),
            gas(costs.batchGas),
            ether(costs.batchCost),
          ],
          ["Campaign: deployment", "you", "1", gas(costs.campaignGas), ether(costs.campaignCost)],
          ["Campaign: one claim", "claimer", "1", gas(costs.claimGas), ether(costs.claimCost)],
          [
            "Campaign: all claims together",
            "claimers",
            costs.recipients.toLocaleString("en-US"),
            gas(costs.claimGas * costs.recipients),
            ether(costs.claimsCost),
          ],
        ]}
      />
    </>
  );
}
