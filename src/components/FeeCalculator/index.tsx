import type { ReactElement } from "react";

import { formatAmount, formatWad } from "../../lib/format/amounts";
import Calculator, {
  Answer,
  ChoiceInput,
  Fields,
  type Result,
  Results,
  TextInput,
} from "../Calculator";
import { bindFields, useTexts } from "../Calculator/useTexts";
import CopyButton from "../CopyButton";
import { ACTIONS, evaluate, FEE_FIELDS, type FeeResult, isClaim, weiToUsd } from "./calculate";
import { ACTION_NAMES, describeRule, formatUsd, RELEASE_NAMES } from "./describe";

/** Decimals of native amounts that are shown; the exact wei are next to them where they are sent. */
const NATIVE_DECIMALS = 9;

/** What a withdrawal or a claim costs in native token: value to send, gas and both together. */
export default function FeeCalculator(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(FEE_FIELDS);
  const { problems: wrong, result } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  const action = ACTIONS.find((candidate) => candidate === texts.action) ?? "airdrop-claim";
  const releases = RELEASE_NAMES[action];
  const claim = isClaim(texts);
  return (
    <Calculator
      title="Cost of a withdrawal or a claim"
      intro="The prices and gas figures are examples. Enter your own."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Action">
        <ChoiceInput
          label="Action"
          {...field("action")}
          options={ACTIONS.map((value) => ({ value, label: ACTION_NAMES[value] }))}
        />
        <ChoiceInput
          label="Release"
          {...field("release")}
          options={[
            { value: "documented", label: releases.documented },
            { value: "older", label: releases.older },
          ]}
        />
        <ChoiceInput
          label="Sent with"
          {...field("client")}
          options={[
            { value: "app", label: "the Sablier app" },
            { value: "direct", label: "a direct contract call" },
          ]}
        />
        <TextInput
          label="Day (UTC)"
          {...field("date")}
          hint="For example 2025-03-01. Empty: the newest price listed here."
        />
      </Fields>
      <Fields legend="Prices">
        <TextInput label="Price of the native token, US$" {...field("price")} inputMode="decimal" />
        {claim && (
          <>
            <TextInput
              label="Value of the claimed tokens, US$"
              {...field("claimValue")}
              inputMode="decimal"
            />
            <TextInput
              label="FEE of the campaign, native token"
              {...field("fee")}
              inputMode="decimal"
              hint="FEE() of the campaign, divided by 1e18."
            />
          </>
        )}
        <TextInput
          label="Gas units"
          {...field("gas")}
          inputMode="numeric"
          hint="As your wallet estimates it."
        />
        <TextInput label="Gas price, gwei" {...field("gasPrice")} inputMode="decimal" />
        <TextInput label="Number of such actions" {...field("count")} inputMode="numeric" />
      </Fields>
      {result === undefined ? (
        <Answer>Correct the marked fields to see the cost.</Answer>
      ) : (
        <Cost result={result} />
      )}
    </Calculator>
  );
}

function native(wei: bigint): string {
  return formatWad(wei, { maxDecimals: NATIVE_DECIMALS });
}

function Cost({ result }: { readonly result: FeeResult }): ReactElement {
  const { cost, price, count } = result;
  return (
    <>
      <Answer>
        Send <strong>{native(cost.value)}</strong> native tokens as value. With gas, each action
        costs {native(cost.total)}, about {formatUsd(weiToUsd(cost.total, price), 4)}.
      </Answer>
      <Results items={itemsOf(result)} />
      {count > 1n && (
        <Results
          items={[
            {
              term: `All ${formatAmount(count, 0)} actions`,
              value: `${native(cost.total * count)} native tokens`,
              note: `About ${formatUsd(weiToUsd(cost.total * count, price))}. Every action pays its own fee.`,
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
      note:
        contractMinimum > 0n
          ? "The campaign’s FEE. A claim with less reverts."
          : "The contract accepts a value of 0.",
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
  return rule === undefined ? "Only the app asks for it." : `The rule: ${describeRule(rule)}.`;
}
