import { type ReactElement, useMemo } from "react";

import Form, {
  Answer,
  Fields,
  FormField,
  FormFields,
  NoAnswer,
  Results,
} from "@site/src/forms/Form";
import { optionField } from "@site/src/forms";
import { useForm } from "@site/src/forms/useForm";
import type { ChainsData } from "@site/src/lib/protocol/model";
import CopyButton from "@site/src/ui/CopyButton";
import {
  evaluate,
  FEE_FIELDS,
  type FeeField,
  type FeeResult,
  unusedFields,
  withRelease,
} from "./calculate";
import { describeAction, describeRule, RELEASE_NAMES } from "./describe";
import { formatNative as native, formatUsd, weiToUsd } from "./prices";

/** What most readers leave as it is. */
const FOLDED = ["client", "claimValue", "fee", "minimum", "gas", "gasPrice"] as const;

interface FeeCalculatorProps {
  /** `@generated/protocol-data/default/chains.json`. */
  readonly chains: Pick<ChainsData, "chains">;
}

/** What a withdrawal or a claim costs in native coin: value to send, gas and both together. */
export default function FeeCalculator({ chains: { chains } }: FeeCalculatorProps): ReactElement {
  const fields = useMemo(() => {
    const offered = chains.filter(({ testnet }) => !testnet);
    const chain = optionField(
      "fch",
      "Chain",
      "1",
      offered.map(({ id, name }) => ({ value: `${id}`, label: name })),
    );
    return { ...FEE_FIELDS, chain };
  }, [chains]);
  const form = useForm<FeeField | "chain", ReturnType<typeof evaluate>>(
    fields,
    evaluate,
    withRelease,
  );
  const { texts } = form;
  const { result } = form.outcome;
  const coin =
    chains.find(({ id }) => `${id}` === texts.chain)?.nativeCurrency.symbol ?? "native coin";
  const isWrong = FOLDED.some((name) => form.problems[name] !== undefined);
  return (
    <Form
      form={form}
      title="Cost of a withdrawal or a claim"
      intro="The fees, prices and gas figures are examples. Enter your own."
    >
      <Fields legend="Action">
        <FormField form={form} name="action" />
        <FormField form={form} name="chain" />
        <FormField form={form} name="price" caption={`Price of ${coin}, US$`} />
      </Fields>
      <details className="margin-top--md">
        <summary>More: client, minimum fee, gas{isWrong && " (with a field to correct)"}</summary>
        <FormFields form={form} legend="More" names={FOLDED} unused={unusedFields(texts)} />
      </details>
      {result === undefined ? <NoAnswer /> : <Cost result={result} coin={coin} />}
    </Form>
  );
}

interface CostProps {
  readonly result: FeeResult;
  /** Symbol of the native coin. */
  readonly coin: string;
}

function Cost({ result, coin }: CostProps): ReactElement {
  const { action, release, interfaceFee, contractMinimum, value, gas, total, price } = result;
  return (
    <>
      <Answer isKept>
        {describeAction(action, release)}: send{" "}
        <strong>
          {native(value)} {coin}
        </strong>{" "}
        as value. With gas, each action costs {native(total)} {coin}, about{" "}
        {formatUsd(weiToUsd(total, price), 4)} at {formatUsd(price)} for 1 {coin}.
      </Answer>
      <Results
        items={[
          {
            term: "Interface fee",
            value: `${native(interfaceFee)} (${formatUsd(result.interfaceFeeUsd, 4)})`,
            note: interfaceFeeNote(result),
          },
          {
            term: "Minimum of the contract",
            value: native(contractMinimum),
            note: minimumNote(result),
          },
          {
            term: "Value to send",
            value: (
              <>
                {native(value)} <CopyButton text={value.toString()} label="Copy value in wei" />
              </>
            ),
            note: `The larger of the two, ${value} wei.`,
          },
          {
            term: "Gas",
            value: native(gas),
            note: `About ${formatUsd(weiToUsd(gas, price), 4)}.`,
          },
        ]}
      />
    </>
  );
}

function interfaceFeeNote({ rule, release, action }: FeeResult): string {
  if (release === "older") {
    return `${RELEASE_NAMES[action].older}: no fee, and the function takes no native value.`;
  }
  return rule === undefined ? "Only the app charges it." : `The rule: ${describeRule(rule)}.`;
}

function minimumNote({ release, contractMinimum }: FeeResult): string {
  if (release === "minimum") {
    return `${contractMinimum} wei while the price feed has this price. calculateMinFeeWei returns the current amount. With less the call reverts.`;
  }
  return contractMinimum > 0n
    ? "The campaign’s FEE. A claim with less reverts."
    : "The contract accepts a value of 0.";
}
