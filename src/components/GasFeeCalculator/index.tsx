import { type ReactElement, useMemo } from "react";

import type { GasDataSet } from "../../../data/gas/schema";
import { formatAmount, formatWad } from "../../lib/format/amounts";
import Calculator, { Answer, ChoiceInput, Fields, Results, TextInput } from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import {
  type CallCost,
  costFields,
  evaluateCost,
  measuredCalls,
  PRICE_DECIMALS,
} from "./calculate";

interface GasFeeCalculatorProps {
  /** Measurements to choose a call from. */
  readonly sets: readonly GasDataSet[];
  /** Whether the figures already are those of whole transactions. */
  readonly whole?: boolean;
}

/** Decimals of native amounts that are shown. */
const NATIVE_DECIMALS = 9;

function units(gas: bigint): string {
  return formatAmount(gas, 0);
}

function dollars(micros: bigint): string {
  return `US$${formatAmount(micros, PRICE_DECIMALS, { minDecimals: 2, maxDecimals: 4 })}`;
}

/** Turns a measured gas figure into a fee, in native token and in dollars. */
export default function GasFeeCalculator({
  sets,
  whole = false,
}: GasFeeCalculatorProps): ReactElement {
  const calls = useMemo(() => measuredCalls(sets), [sets]);
  const fields = useMemo(() => costFields(calls), [calls]);
  const { texts, problems, changed, change, reset } = useTexts(fields);
  const { problems: wrong, cost } = evaluateCost(whole ? { ...texts, base: "no" } : texts, calls);
  const field = bindFields(texts, change, wrong);
  return (
    <Calculator
      title="From gas to a fee"
      intro="The two prices are examples. Put in the ones of your chain and your day."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Call and prices">
        <ChoiceInput
          wide
          label="Call"
          {...field("call")}
          options={calls.map(({ id, label }) => ({ value: id, label }))}
        />
        <TextInput label="Gas price, gwei" {...field("gasPrice")} inputMode="decimal" />
        <TextInput label="Price of the native token, US$" {...field("price")} inputMode="decimal" />
        {!whole && (
          <>
            <ChoiceInput
              label="Add the transaction"
              {...field("base")}
              options={[
                { value: "yes", label: "21,000 gas and calldata" },
                { value: "no", label: "no, the call alone" },
              ]}
            />
            {texts.base === "yes" && (
              <TextInput
                wide
                code
                rows={2}
                label="Calldata, optional"
                {...field("data")}
                hint="The data of your transaction in hex. Each zero byte costs 4 gas, each other byte 16."
              />
            )}
          </>
        )}
      </Fields>
      {cost === undefined ? (
        <Answer>Correct the marked fields to see the fee.</Answer>
      ) : (
        <Cost cost={cost} whole={whole} />
      )}
    </Calculator>
  );
}

function Cost({ cost, whole }: { readonly cost: CallCost; readonly whole: boolean }): ReactElement {
  const { call, gas, base, calldata, fee, usd } = cost;
  return (
    <>
      <Answer>
        <strong>{units(gas)} gas</strong> cost {formatWad(fee, { maxDecimals: NATIVE_DECIMALS })}{" "}
        native tokens, about {dollars(usd)}.
      </Answer>
      <Results
        items={[
          {
            term: "Measured",
            value: units(call.gas),
            note: whole ? "A whole transaction." : "The call alone.",
          },
          ...(base === undefined || calldata === undefined
            ? []
            : [
                { term: "Transaction", value: units(base), note: "Every transaction pays it." },
                {
                  term: "Calldata",
                  value: units(calldata),
                  note:
                    calldata === 0n
                      ? "Paste the data to count it."
                      : "Counted from what you pasted.",
                },
              ]),
          { term: "Fee", value: `${fee} wei`, note: "Without what an L2 charges for its data." },
        ]}
      />
    </>
  );
}
