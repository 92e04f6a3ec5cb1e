import type { ReactElement } from "react";

import { FIXED_POINT_DECIMALS } from "../../lib/fixed-point";
import { MAX_TOKEN_DECIMALS } from "../../lib/flow";
import { formatAmount, formatWad } from "../../lib/format/amounts";
import { formatDuration } from "../../lib/format/durations";
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
import ResultTable from "../ResultTable";
import { evaluate, PERIOD_OPTIONS, RATE_FIELDS, type RateResult } from "./calculate";
import styles from "./styles.module.css";

/** Converts an amount per period into a Flow rate per second and back, and shows what is cut off. */
export default function RateCalculator(): ReactElement {
  const { texts, problems, changed, change, reset } = useTexts(RATE_FIELDS);
  const { problems: wrong, result } = evaluate(texts);
  const field = bindFields(texts, change, wrong);
  const backwards = texts.direction === "rate";
  return (
    <Calculator
      title="Rate per second"
      intro="From an amount per period to the number that the contract takes, or back."
      problems={problems}
      changed={changed}
      onReset={reset}
    >
      <Fields legend="Rate">
        <ChoiceInput
          label="Convert"
          {...field("direction")}
          options={[
            { value: "amount", label: "amount per period → rate" },
            { value: "dates", label: "amount between dates → rate" },
            { value: "rate", label: "rate → amounts" },
          ]}
        />
        {backwards ? (
          <TextInput
            label="Rate (uint128)"
            {...field("raw")}
            inputMode="numeric"
            hint="As getRatePerSecond returns it: 1e18 is one whole token per second."
          />
        ) : (
          <>
            <TextInput label="Amount, whole tokens" {...field("amount")} inputMode="decimal" />
            {texts.direction === "dates" ? (
              <>
                <TextInput
                  label="From (UTC)"
                  {...field("start")}
                  hint="For example 2025-01-01 or 2025-01-01 09:30."
                />
                <TextInput label="To (UTC)" {...field("end")} />
              </>
            ) : (
              <>
                <TextInput
                  label="Every"
                  {...field("count")}
                  inputMode="numeric"
                  hint="Number of periods."
                />
                <ChoiceInput label="Period" {...field("period")} options={PERIOD_OPTIONS} />
              </>
            )}
          </>
        )}
        <TextInput
          label="Token decimals"
          {...field("decimals")}
          inputMode="numeric"
          hint="USDC 6, DAI 18. Flow takes 0 to 18."
        />
        {!backwards && (
          <ChoiceInput
            label="Round the rate"
            {...field("rounding")}
            options={[
              { value: "down", label: "down: never pays more" },
              { value: "up", label: "up: never pays late" },
            ]}
          />
        )}
      </Fields>
      {result === undefined ? (
        <Answer>Correct the marked fields to see the rate.</Answer>
      ) : (
        <Rate result={result} />
      )}
    </Calculator>
  );
}

function Rate({ result }: { readonly result: RateResult }): ReactElement {
  const { rate, decimals, perPeriod, wanted } = result;
  return (
    <>
      <Answer>
        <span className={styles.rate}>{rateText(rate)}</span> tokens per second
      </Answer>
      <p className={styles.raw}>
        Argument for the contract: <code>{rate.toString()}</code>
        <CopyButton text={rate.toString()} label="Copy the rate" />
      </p>
      {wanted !== undefined && <Results items={wantedItems(wanted, decimals)} />}
      <ResultTable
        caption="What the rate pays"
        columns={["In a", "Tokens, cut to the token’s decimals"]}
        rows={perPeriod.map(({ period, amount }) => [
          PERIOD_OPTIONS.find(({ value }) => value === period)?.label ?? period,
          formatAmount(amount, decimals),
        ])}
      />
    </>
  );
}

function rateText(rate: bigint): string {
  return formatWad(rate, { minDecimals: FIXED_POINT_DECIMALS });
}

function wantedItems(
  { amount, seconds, report, cutDigits, coarse }: NonNullable<RateResult["wanted"]>,
  decimals: number,
): Result[] {
  const short = report.shortfallScaled;
  const period = formatDuration(seconds);
  return [
    {
      term: "Cut off after 18 decimals",
      value: cutDigits === "" ? "nothing, the rate is exact" : `…${cutDigits}…`,
      note: cutDigits === "" ? undefined : "The digits that would follow.",
    },
    {
      term: `Paid after ${period}`,
      value: formatAmount(report.streamed, decimals),
      note: `Wanted ${formatAmount(amount, decimals)}. The contract shows whole base units only.`,
    },
    {
      term: short < 0n ? "Too much per period" : "Missing per period",
      value: formatAmount(short < 0n ? -short : short, MAX_TOKEN_DECIMALS),
      note: `${formatWad(report.yearlyShortfallScaled)} in a year of 365 days.`,
    },
    {
      term: "Amount complete",
      value:
        report.delaySeconds === 0n ? "on time" : `${formatDuration(report.delaySeconds)} later`,
    },
    ...(coarse === undefined
      ? []
      : [
          {
            term: `If rates had ${decimals} decimals`,
            value: `${formatAmount(coarse.streamed, decimals)} after ${period}`,
            note:
              coarse.delaySeconds === undefined
                ? "The rate would be 0: nothing would ever be paid."
                : `${formatAmount(coarse.shortfall, decimals)} missing, complete ${formatDuration(coarse.delaySeconds)} later. This is why rates have 18 decimals.`,
          },
        ]),
  ];
}
