import Link from "@docusaurus/Link";
import { type ReactElement, useMemo } from "react";

import type { GasDataSet } from "../../../../data/gas/schema";
import { INTRINSIC_GAS } from "@site/src/lib/gas";
import { formatAmount } from "@site/src/lib/format/amounts";
import type { FormValues } from "@site/src/forms";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { type CallCost, costFields, evaluateCost, feePage, measuredCalls } from "./measured";
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
      <FormFields
        form={form}
        legend="Call and prices"
        names={["call", "gasPrice", "price", "data"]}
        unused={whole ? ["data"] : []}
      />
      {cost === undefined ? <NoAnswer /> : <Cost cost={cost} prices={form.texts} />}
    </Form>
  );
}

interface CostProps {
  readonly cost: CallCost;
  /** Of gas, in gwei, and of the coin, in US dollars. */
  readonly prices: FormValues<"gasPrice" | "price">;
}

function Cost({ cost, prices }: CostProps): ReactElement {
  const { call, gas, calldata, fee, usd } = cost;
  const page = feePage(cost, prices);
  return (
    <>
      <Answer isKept>
        {call.label}: <strong>{units(gas)} gas</strong> cost {formatNative(fee)} native coins at{" "}
        {prices.gasPrice} gwei, about {formatUsd(usd, 4)} at ${prices.price} a coin.
      </Answer>
      <Results
        items={[
          {
            term: "Measured",
            value: units(call.gas),
            note: calldata === undefined ? "A whole transaction." : "The call alone.",
          },
          ...(calldata === undefined
            ? []
            : [
                {
                  term: "Transaction",
                  value: units(INTRINSIC_GAS),
                  note: "Every transaction pays it.",
                },
                {
                  term: "Calldata",
                  value: units(calldata),
                  note:
                    calldata === 0n
                      ? "Paste the data to count it."
                      : "Counted from the pasted data.",
                },
              ]),
          { term: "Fee", value: `${fee} wei`, note: "Without the data fee of an L2." },
          ...(page === undefined
            ? []
            : [
                {
                  term: "Value to send",
                  value: <Link to={page}>a fee of its own</Link>,
                  note: "The fee calculator adds it to this gas.",
                },
              ]),
        ]}
      />
    </>
  );
}
