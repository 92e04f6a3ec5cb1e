import type { ReactElement } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import Form, { Answer, FormFields, NoAnswer } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import ResultTable from "@site/src/ui/ResultTable";
import { COST_FIELDS, type Costs, evaluate } from "./calculate";

const ETHER_DECIMALS = 18;

function ether(wei: bigint): string {
  return `${formatAmount(wei, ETHER_DECIMALS, { maxDecimals: 6 })} ETH`;
}

/** Gas of a batch of linear streams next to the gas of one airdrop campaign and its claims. */
export default function DistributionCost(): ReactElement {
  const form = useForm(COST_FIELDS, evaluate);
  const { costs } = form.outcome;
  return (
    <Form
      form={form}
      title="Batch or campaign?"
      intro="Gas only. Claim fees, the funding transfer and approvals come on top."
    >
      <FormFields form={form} legend="Distribution" />
      {costs === undefined ? <NoAnswer /> : <Comparison costs={costs} />}
    </Form>
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
