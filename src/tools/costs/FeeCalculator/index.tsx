import { type ReactElement, useMemo } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import Form, {
  Answer,
  Fields,
  FormField,
  FormFields,
  NoAnswer,
  type Result,
  Results,
} from "@site/src/forms/Form";
import { optionField } from "@site/src/forms";
import { useForm } from "@site/src/forms/useForm";
import type { ChainsData } from "@site/src/lib/protocol/model";
import CopyButton from "@site/src/ui/CopyButton";
import {
  evaluate,
  FEE_FIELDS,
  type FeeEvaluation,
  type FeeField,
  type FeeResult,
  unusedFields,
  withRelease,
} from "./calculate";
import { describeAction, describeRule, RELEASE_NAMES, ZERO_REASONS } from "./describe";
import { formatNative as native, formatUsd, weiToUsd } from "./prices";

/** What most readers leave as it is. */
const FOLDED = [
  "client",
  "date",
  "claimValue",
  "fee",
  "minimum",
  "feed",
  "answer",
  "feedDecimals",
  "age",
  "gas",
  "gasPrice",
  "count",
] as const;

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
  const form = useForm<FeeField | "chain", FeeEvaluation>(fields, evaluate, withRelease);
  const { texts } = form;
  const { reverts, result } = form.outcome;
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
        <summary>
          More: client, day, minimum fee, gas{isWrong && " (with a field to correct)"}
        </summary>
        <FormFields form={form} legend="More" names={FOLDED} unused={unusedFields(texts)} />
      </details>
      {reverts === true && (
        <Answer>
          The call reverts without data, no matter how much you send: the price feed has no code or
          returns too few bytes. It works again when the Comptroller’s admin sets another feed.
        </Answer>
      )}
      {result === undefined && reverts !== true && <NoAnswer />}
      {result !== undefined && <Cost result={result} coin={coin} />}
    </Form>
  );
}

interface CostProps {
  readonly result: FeeResult;
  /** Symbol of the native coin. */
  readonly coin: string;
}

function Cost({ result, coin }: CostProps): ReactElement {
  const { cost, price, count, release, action } = result;
  return (
    <>
      <Answer isKept>
        {describeAction(action, release)}: send{" "}
        <strong>
          {native(cost.value)} {coin}
        </strong>{" "}
        as value. With gas, each action costs {native(cost.total)} {coin}, about{" "}
        {formatUsd(weiToUsd(cost.total, price), 4)} at {formatUsd(price)} for 1 {coin}.
      </Answer>
      <Results items={itemsOf(result)} />
      {count > 1n && (
        <Results
          items={[
            {
              term: `All ${formatAmount(count, 0)} actions`,
              value: `${native(cost.total * count)} ${coin}`,
              note: `About ${formatUsd(weiToUsd(cost.total * count, price))}. ${release === "minimum" ? "In one withdrawMultiple or batch, the highest minimum is paid once." : "Every action pays its own fee."}`,
            },
          ]}
        />
      )}
    </>
  );
}

function itemsOf(result: FeeResult): Result[] {
  const { cost, price, interfaceFee, contractMinimum } = result;
  return [
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
          {native(cost.value)} <CopyButton text={cost.value.toString()} label="Copy value in wei" />
        </>
      ),
      note: `The larger of the two, ${cost.value} wei.`,
    },
    {
      term: "Gas",
      value: native(cost.gas),
      note: `About ${formatUsd(weiToUsd(cost.gas, price), 4)}.`,
    },
    {
      term: "Total",
      value: native(cost.total),
      note: `About ${formatUsd(weiToUsd(cost.total, price), 4)}.`,
    },
  ];
}

function interfaceFeeNote({ rule, release, action }: FeeResult): string {
  if (release === "older") {
    return `${RELEASE_NAMES[action].older}: no fee, and the function takes no native value.`;
  }
  return rule === undefined ? "Only the app charges it." : `The rule: ${describeRule(rule)}.`;
}

function minimumNote({ release, contractMinimum, zero }: FeeResult): string {
  if (zero !== undefined) return ZERO_REASONS[zero];
  if (release === "minimum") {
    return `${contractMinimum} wei, which calculateMinFeeWei returns. With less the call reverts.`;
  }
  return contractMinimum > 0n
    ? "The campaign’s FEE. A claim with less reverts."
    : "The contract accepts a value of 0.";
}
