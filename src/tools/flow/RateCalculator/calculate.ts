import { divCeil, MAX_UINT128 } from "@site/src/lib/fixed-point";
import {
  amountPerPeriod,
  MAX_TOKEN_DECIMALS,
  type Period,
  PERIOD_SECONDS,
  ratePerSecond,
  type RateReport,
  rateReport,
  scaleAmount,
  scaleFactor,
} from "@site/src/lib/flow";
import {
  decimalsField,
  type FormValues,
  momentField,
  type Option,
  optionField,
  problemsOf,
  type Read,
  read,
  readDecimals,
  readMoment,
  readOption,
  readPositiveTokens,
  readTokens,
  readWhole,
  textField,
  tokensField,
  wholeField,
} from "@site/src/forms";
import { quoteValue } from "@site/src/lib/query";

/** Names of the periods, shortest first. */
export const PERIODS = Object.keys(PERIOD_SECONDS) as readonly Period[];

/** The periods as a list to choose from. */
export const PERIOD_OPTIONS: readonly Option[] = [
  { value: "minute", label: "minute" },
  { value: "hour", label: "hour" },
  { value: "day", label: "day" },
  { value: "week", label: "week" },
  { value: "month", label: "month of 30 days" },
  { value: "year", label: "year of 365 days" },
];

/** How the calculator works: from an amount per period or between two dates to a rate, or back. */
export const DIRECTIONS = ["amount", "dates", "rate"] as const;
export const ROUNDINGS = ["down", "up"] as const;

/** Most periods that an amount may be spread over. */
const MAX_COUNT = 100_000n;

/** Digits shown of what truncation cuts off. */
const CUT_DIGITS = 6;

export const RATE_FIELDS = {
  direction: optionField("rcm", "Direction", "amount", DIRECTIONS, {
    caption: "Convert",
    options: [
      { value: "amount", label: "amount per period → rate" },
      { value: "dates", label: "amount between dates → rate" },
      { value: "rate", label: "rate → amounts" },
    ],
  }),
  amount: tokensField("rca", "Amount", "10", { caption: "Amount, whole tokens" }),
  decimals: decimalsField("rcd", "6", { hint: "USDC 6, DAI 18. Flow takes 0 to 18." }),
  count: wholeField("rcn", "Number of periods", "1", [1n, MAX_COUNT], {
    caption: "Every",
    hint: "Number of periods.",
  }),
  period: optionField("rcp", "Period", "day", PERIODS, { options: PERIOD_OPTIONS }),
  rounding: optionField("rco", "Rounding", "down", ROUNDINGS, {
    caption: "Round the rate",
    options: [
      { value: "down", label: "down: never pays more" },
      { value: "up", label: "up: never pays late" },
    ],
  }),
  start: momentField("rcs", "From", "2025-01-01", {
    caption: "From (UTC)",
    hint: "For example 2025-01-01 or 2025-01-01 09:30.",
  }),
  end: momentField("rce", "To", "2025-04-01", { caption: "To (UTC)" }),
  raw: textField("rcr", "Rate", "115740740740740", readRawRate, {
    caption: "Rate (uint128)",
    inputMode: "numeric",
    hint: "As getRatePerSecond returns it: 1e18 is one whole token per second.",
  }),
} as const;

export type RateField = keyof typeof RATE_FIELDS;

/**
 * Reads a rate as the contract takes it: 18-decimal fixed point in a `uint128`, above 0.
 *
 * @throws RangeError that names the text
 */
export function readRawRate(text: string): bigint {
  return readWhole(text, 1n, MAX_UINT128);
}

/** What a rate pays in a period. */
export interface PeriodAmount {
  readonly period: Period;
  /** Rounded down to base units. */
  readonly amount: bigint;
}

/** What would happen if a rate had only as many decimals as the token. */
export interface CoarseRate {
  /** Wad. */
  readonly rate: bigint;
  /** Base units after the period. */
  readonly streamed: bigint;
  /** Base units missing after the period. */
  readonly shortfall: bigint;
  /** Seconds until the amount is complete; undefined when the rate is 0. */
  readonly delaySeconds: bigint | undefined;
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
    /** First digits that truncation cuts off; empty when the rate is exact. */
    readonly cutDigits: string;
    /** Undefined for a token with 18 decimals. */
    readonly coarse: CoarseRate | undefined;
  };
}

export interface RateEvaluation {
  readonly problems: Partial<Record<RateField, string>>;
  readonly result: RateResult | undefined;
}

function perPeriod(rate: bigint, decimals: number): PeriodAmount[] {
  return PERIODS.map((period) => ({
    period,
    amount: amountPerPeriod(rate, decimals, PERIOD_SECONDS[period]),
  }));
}

function cutDigits(scaled: bigint, seconds: bigint): string {
  const digits = ((scaled % seconds) * 10n ** BigInt(CUT_DIGITS)) / seconds;
  return scaled % seconds === 0n ? "" : digits.toString().padStart(CUT_DIGITS, "0");
}

function coarseRate(amount: bigint, decimals: number, seconds: bigint): CoarseRate | undefined {
  if (decimals === MAX_TOKEN_DECIMALS) {
    return undefined;
  }
  const rate = (amount / seconds) * scaleFactor(decimals);
  const streamed = amountPerPeriod(rate, decimals, seconds);
  return {
    rate,
    streamed,
    shortfall: amount - streamed,
    delaySeconds: rate === 0n ? undefined : divCeil(scaleAmount(amount, decimals), rate) - seconds,
  };
}

interface Length {
  /** Seconds over which the amount is paid; undefined when a field is wrong. */
  readonly length: bigint | undefined;
  readonly problems: RateEvaluation["problems"];
}

function readLength(texts: FormValues<RateField>): Length {
  if (texts.direction === "dates") {
    const start = read(() => readMoment(texts.start));
    const end = read(() => {
      const moment = readMoment(texts.end);
      if (start.ok && moment <= start.value) {
        throw new RangeError(`${quoteValue(texts.end)} is not after the start; use a later time`);
      }
      return moment;
    });
    return {
      length: start.ok && end.ok ? end.value - start.value : undefined,
      problems: problemsOf({ start, end }),
    };
  }
  const count = read(() => readWhole(texts.count, 1n, MAX_COUNT));
  const period = read(() => readOption(texts.period, PERIODS));
  return {
    length: count.ok && period.ok ? count.value * PERIOD_SECONDS[period.value] : undefined,
    problems: problemsOf({ count, period }),
  };
}

/** Everything the calculator shows, or what is wrong with the fields that it needs. */
export function evaluate(texts: FormValues<RateField>): RateEvaluation {
  const decimals = read(() => readDecimals(texts.decimals));
  if (texts.direction === "rate") {
    const rate = read(() => readRawRate(texts.raw));
    return {
      problems: problemsOf({ decimals, raw: rate }),
      result:
        decimals.ok && rate.ok
          ? {
              decimals: decimals.value,
              rate: rate.value,
              perPeriod: perPeriod(rate.value, decimals.value),
            }
          : undefined,
    };
  }
  const { length, problems: wrongLength } = readLength(texts);
  const rounding = read(() => readOption(texts.rounding, ROUNDINGS));
  const amount: Read<bigint> = decimals.ok
    ? read(() => readPositiveTokens(texts.amount, decimals.value))
    : { ok: true, value: 0n };
  const problems = { ...problemsOf({ decimals, amount, rounding }), ...wrongLength };
  if (!decimals.ok || !amount.ok || length === undefined || !rounding.ok) {
    return { problems, result: undefined };
  }
  const seconds = length;
  const wanted = { amount: amount.value, decimals: decimals.value, seconds };
  const report = read(() => rateReport(wanted, rounding.value));
  if (!report.ok) {
    return { problems: { ...problems, amount: report.problem }, result: undefined };
  }
  return {
    problems,
    result: {
      decimals: decimals.value,
      rate: report.value.rate,
      perPeriod: perPeriod(report.value.rate, decimals.value),
      wanted: {
        amount: amount.value,
        seconds,
        report: report.value,
        cutDigits: cutDigits(scaleAmount(amount.value, decimals.value), seconds),
        coarse: coarseRate(amount.value, decimals.value, seconds),
      },
    },
  };
}

/**
 * Reads an amount per period as a rate per second, for forms that ask for both.
 *
 * @param amountText amount in whole tokens
 * @param decimals token decimals
 * @returns wad, rounded down; 0 for an amount of 0
 * @throws RangeError that names what is wrong
 */
export function readRate(amountText: string, decimals: number, period: Period): bigint {
  const amount = readTokens(amountText, decimals);
  return ratePerSecond({ amount, decimals, seconds: PERIOD_SECONDS[period] });
}
