import type { ReactElement } from "react";

import type { FeeOperation } from "@site/src/lib/fees";
import { formatAmount, formatWad } from "@site/src/lib/format/amounts";
import Form, {
  Answer,
  Fields,
  FormField,
  FormFields,
  NoAnswer,
  type Result,
  Results,
} from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import { evaluate, FEE_FIELDS, type FeeResult, unusedFields, weiToUsd } from "./calculate";
import { describeRule, formatUsd, RELEASE_NAMES, ZERO_REASONS } from "./describe";

/** Decimals of native amounts that are shown; the exact wei are next to them where they are sent. */
const NATIVE_DECIMALS = 9;

/** What a withdrawal or a claim costs in native coin: value to send, gas and both together. */
export default function FeeCalculator(): ReactElement {
  const form = useForm(FEE_FIELDS, evaluate);
  const { texts } = form;
  const { reverts, result } = form.outcome;
  const unused = unusedFields(texts);
  const releases = RELEASE_NAMES[texts.action as FeeOperation];
  return (
    <Form
      form={form}
      title="Cost of a withdrawal or a claim"
      intro="The fees, prices and gas figures are examples. Enter your own."
    >
      <Fields legend="Action">
        <FormField form={form} name="action" />
        <FormField
          form={form}
          name="release"
          options={Object.entries(releases).map(([value, label]) => ({ value, label }))}
        />
        <FormField form={form} name="client" />
        <FormField form={form} name="date" />
      </Fields>
      {texts.release === "minimum" && (
        <FormFields
          form={form}
          legend="Minimum fee of the Comptroller"
          visibleLegend
          names={["minimum", "feed", "answer", "feedDecimals", "age"]}
          unused={unused}
        />
      )}
      <FormFields
        form={form}
        legend="Prices"
        names={["price", "claimValue", "fee", "gas", "gasPrice", "count"]}
        unused={unused}
      />
      {reverts === true && (
        <Answer>
          The call reverts without data, no matter how much you send: the price feed has no code or
          returns too few bytes. It works again when the Comptroller’s admin sets another feed.
        </Answer>
      )}
      {result === undefined && reverts !== true && <NoAnswer />}
      {result !== undefined && <Cost result={result} />}
    </Form>
  );
}

function native(wei: bigint): string {
  return formatWad(wei, { maxDecimals: NATIVE_DECIMALS });
}

function Cost({ result }: { readonly result: FeeResult }): ReactElement {
  const { cost, price, count, release } = result;
  return (
    <>
      <Answer>
        Send <strong>{native(cost.value)}</strong> native coins as value. With gas, each action
        costs {native(cost.total)}, about {formatUsd(weiToUsd(cost.total, price), 4)}.
      </Answer>
      <Results items={itemsOf(result)} />
      {count > 1n && (
        <Results
          items={[
            {
              term: `All ${formatAmount(count, 0)} actions`,
              value: `${native(cost.total * count)} native coins`,
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
