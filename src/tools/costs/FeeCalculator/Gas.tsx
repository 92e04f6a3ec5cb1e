import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import type { GasDataSet } from "../../../../data/gas/schema";
import { INTRINSIC_GAS } from "@site/src/lib/gas";
import { formatAmount } from "@site/src/lib/format/amounts";
import type { FormValues } from "@site/src/forms";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { type CallCost, costFields, evaluateCost, measuredCalls } from "./measured";
import { formatNative, formatUsd } from "./prices";

interface GasCalculatorProps {
  /** Measurements to choose a call from. */
  readonly sets: readonly GasDataSet[];
  /** Whether the figures already are those of whole transactions. */
  readonly whole?: boolean;
}

const units = (gas: bigint): string => formatAmount(gas, 0);

/** Turns a measured gas figure into a fee, in native coin and in dollars. */
export default function GasCalculator({ sets, whole = false }: GasCalculatorProps): ReactElement {
  const calls = useMemo(() => measuredCalls(sets), [sets]);
  const fields = useMemo(() => costFields(calls), [calls]);
  const form = useForm(fields, (texts) => evaluateCost(texts, calls, whole));
  const { cost } = form.outcome;
  return (
    <Form
      form={form}
      title="From gas to a fee"
      intro="The two prices are examples. Put in the ones of your chain and your day."
    >
      <FormFields form={form} legend="Call and prices" />
      {cost === undefined ? <NoAnswer /> : <Cost cost={cost} prices={form.texts} whole={whole} />}
    </Form>
  );
}

interface CostProps {
  readonly cost: CallCost;
  /** Of gas, in gwei, and of the coin, in US dollars. */
  readonly prices: FormValues<"gasPrice" | "price">;
  readonly whole: boolean;
}

function Cost({ cost: { call, gas, fee, usd }, prices, whole }: CostProps): ReactElement {
  const measured = { term: "Measured", value: units(call.gas) };
  return (
    <>
      <Answer isKept>
        {call.label}: <strong>{units(gas)} gas</strong> cost {formatNative(fee)} native coins at{" "}
        {prices.gasPrice} gwei, about {formatUsd(usd, 4)} at ${prices.price} a coin.
      </Answer>
      <Results
        items={[
          ...(whole
            ? [{ ...measured, note: "A whole transaction." }]
            : [
                { ...measured, note: "The call alone." },
                {
                  term: "Transaction",
                  value: units(INTRINSIC_GAS),
                  note: "Calldata adds 4 gas for each zero byte and 16 for each other byte.",
                },
              ]),
          {
            term: "Fee",
            value: `${fee} wei`,
            note: (
              <>
                Without the data fee of an L2, and without the <Link to="/concepts/fees">fee</Link>{" "}
                that some withdrawals and claims send.
              </>
            ),
          },
        ]}
      />
    </>
  );
}
