import type { ReactElement } from "react";

import { FIXED_POINT_DECIMALS } from "@site/src/lib/fixed-point";
import { formatAmount, formatWad } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import Form, { Answer, FormFields, NoAnswer, type Result, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import { evaluate, PERIODS, RATE_FIELDS, type RateResult, UNUSED } from "./calculate";
import styles from "./styles.module.css";

/** Converts an amount per period into a Flow rate per second and back, and shows what is cut off. */
export default function RateCalculator(): ReactElement {
  const form = useForm(RATE_FIELDS, evaluate);
  const { result } = form.outcome;
  return (
    <Form
      form={form}
      title="Rate per second"
      intro="From an amount per period to the number that the contract takes, or back. The same in Flow v1.0 to v3.0."
    >
      <FormFields form={form} legend="Rate" unused={UNUSED[form.texts.direction]} />
      {result === undefined ? <NoAnswer /> : <Rate result={result} />}
    </Form>
  );
}

function Rate({ result }: { readonly result: RateResult }): ReactElement {
  const { rate, decimals, perPeriod, wanted } = result;
  return (
    <>
      <Answer isKept>
        {wanted !== undefined &&
          `${formatAmount(wanted.amount, decimals)} tokens in ${formatDuration(wanted.seconds)} are `}
        <span className={styles.rate}>{rateText(rate)}</span> tokens per second.
      </Answer>
      <p className={styles.raw}>
        Argument for the contract: <code>{rate.toString()}</code>
        <CopyButton text={rate.toString()} label="Copy the rate" />
      </p>
      {wanted !== undefined && <Results items={wantedItems(wanted, decimals)} />}
      <ResultTable
        caption="Amounts that the rate pays"
        columns={["In a", "Tokens, cut to the token’s decimals"]}
        rows={perPeriod.map(({ period, amount }) => [
          PERIODS[period],
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
  { amount, seconds, report }: NonNullable<RateResult["wanted"]>,
  decimals: number,
): Result[] {
  const short = report.shortfallScaled;
  return [
    {
      term: `Paid after ${formatDuration(seconds)}`,
      value: formatAmount(report.streamed, decimals),
      note: `Wanted ${formatAmount(amount, decimals)}. The contract shows whole base units only.`,
    },
    {
      term: short < 0n ? "Too much per period" : "Missing per period",
      value: formatWad(short < 0n ? -short : short),
      note: `${formatWad(report.yearlyShortfallScaled)} in a year of 365 days.`,
    },
    {
      term: "Amount complete",
      value:
        report.delaySeconds === 0n ? "on time" : `${formatDuration(report.delaySeconds)} later`,
    },
  ];
}
