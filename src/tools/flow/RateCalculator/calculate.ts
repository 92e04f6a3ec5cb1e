import { MAX_UINT128 } from "@site/src/lib/fixed-point";
import {
  amountPerPeriod,
  type Period,
  PERIOD_SECONDS,
  type RateReport,
  rateReport,
} from "@site/src/lib/flow";
import {
  decimalsField,
  type FormValues,
  momentField,
  optionField,
  positiveField,
  read,
  readForm,
  wholeField,
} from "@site/src/forms";
import { quoteValue } from "@site/src/lib/query";

/** The periods with their names, shortest first. */
export const PERIODS: Readonly<Record<Period, string>> = {
  minute: "minute",
  hour: "hour",
  day: "day",
  week: "week",
  month: "month of 30 days",
  year: "year of 365 days",
};

export const RATE_FIELDS = {
  // From an amount per period or between two dates to a rate, or back.
  direction: optionField(
    "rcm",
    "Direction",
    "amount",
    {
      amount: "amount per period",
      dates: "amount between dates",
      rate: "rate per second",
    },
    { caption: "Convert" },
  ),
  raw: wholeField("rcr", "Rate", "115740740740740", [1n, MAX_UINT128], {
    caption: "Rate (uint128)",
    hint: "As getRatePerSecond returns it: 1e18 is one whole token per second.",
  }),
  amount: positiveField("rca", "Amount", "10", { caption: "Amount, whole tokens" }),
  start: momentField("rcs", "From", "2027-01-01", {
    caption: "From (UTC)",
    hint: "For example 2027-01-01 or 2027-01-01 09:30.",
  }),
  end: momentField("rce", "To", "2027-04-01", { caption: "To (UTC)" }),
  count: wholeField("rcn", "Number of periods", "1", [1n, 100_000n], {
    caption: "Every",
    hint: "Number of periods.",
  }),
  period: optionField("rcp", "Period", "day", PERIODS),
  decimals: decimalsField("rcd", "6", { hint: "USDC 6, DAI 18. Flow takes 0 to 18." }),
  rounding: optionField(
    "rco",
    "Rounding",
    "down",
    { down: "down: never pays more", up: "up: never pays late" },
    { caption: "Round the rate" },
  ),
};

export type RateField = keyof typeof RATE_FIELDS;

/** The fields that do not matter in a direction. */
export const UNUSED: Readonly<Record<string, readonly RateField[]>> = {
  amount: ["raw", "start", "end"],
  dates: ["raw", "count", "period"],
  rate: ["amount", "start", "end", "count", "period", "rounding"],
};

/** What a rate pays in a period. */
export interface PeriodAmount {
  readonly period: Period;
  /** Rounded down to base units. */
  readonly amount: bigint;
}

/** A rate, where it comes from and what it pays. */
export interface RateResult {
  readonly decimals: number;
  /** Wad. */
  readonly rate: bigint;
  readonly perPeriod: readonly PeriodAmount[];
  /** Only when the rate comes from an amount. */
  readonly wanted?: {
    /** Base units. */
    readonly amount: bigint;
    readonly seconds: bigint;
    readonly report: RateReport;
  };
}

function perPeriod(rate: bigint, decimals: number): PeriodAmount[] {
  return (Object.keys(PERIODS) as Period[]).map((period) => ({
    period,
    amount: amountPerPeriod(rate, decimals, PERIOD_SECONDS[period]),
  }));
}

/** Everything the calculator shows, or what is wrong with the fields that it needs. */
export function evaluate(texts: FormValues<RateField>): {
  readonly problems: Partial<Record<RateField, string>>;
  readonly result: RateResult | undefined;
} {
  const { problems, values } = readForm(RATE_FIELDS, texts, { unused: UNUSED[texts.direction] });
  if (values === undefined) return { problems, result: undefined };
  const { direction, raw, amount, start, end, count, period, decimals, rounding } = values;
  if (direction === "rate") {
    return { problems, result: { decimals, rate: raw, perPeriod: perPeriod(raw, decimals) } };
  }
  if (direction === "dates" && end <= start) {
    const problem = `${quoteValue(texts.end)} is not after the start; use a later time`;
    return { problems: { end: problem }, result: undefined };
  }
  const seconds = direction === "dates" ? end - start : count * PERIOD_SECONDS[period];
  const reported = read(() => rateReport({ amount, decimals, seconds }, rounding));
  if (!reported.ok) return { problems: { amount: reported.problem }, result: undefined };
  const report = reported.value;
  return {
    problems,
    result: {
      decimals,
      rate: report.rate,
      perPeriod: perPeriod(report.rate, decimals),
      wanted: { amount, seconds, report },
    },
  };
}
