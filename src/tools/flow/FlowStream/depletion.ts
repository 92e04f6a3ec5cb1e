import {
  decimalsField,
  type FormValues,
  momentField,
  optionField,
  periodField,
  read,
  readForm,
  tokensField,
} from "@site/src/forms";
import {
  PERIOD_SECONDS,
  ratePerSecond,
  type Runway,
  runwayOf,
  scaleAmount,
} from "@site/src/lib/flow";
import { PERIODS } from "../RateCalculator/calculate";

/** The fields of a stream that exists already, at a moment. */
export const RUNWAY_FIELDS = {
  balance: tokensField("dcb", "Balance", "200", { caption: "Balance, whole tokens" }),
  debt: tokensField("dce", "Debt so far", "0", {
    caption: "Debt so far, whole tokens",
    hint: "totalDebtOf at the moment below.",
  }),
  amount: tokensField("dca", "Rate", "3000", { caption: "Rate, whole tokens" }),
  period: optionField("dcp", "Period", "month", PERIODS, { caption: "Per" }),
  decimals: decimalsField("dcd", "6"),
  from: momentField("dcf", "Counted from", "2027-03-01", {
    caption: "Counted from (UTC)",
    hint: "For example 2027-03-01 14:00, or Unix seconds.",
  }),
  cover: periodField("dcc", "Cover for", "30d", {
    caption: "Keep solvent for",
    hint: "For example 30d, 12h or 1y.",
  }),
};

/** The runway of a stream, with what it follows from. */
export interface RunwayResult extends Runway {
  readonly decimals: number;
  /** Base units. */
  readonly balance: bigint;
  /** Wad. */
  readonly rate: bigint;
  /** Unix seconds. */
  readonly from: bigint;
  /** Seconds to keep the stream solvent for. */
  readonly cover: bigint;
}

/** The runway of the stream in the fields, or what is wrong with them. */
export function evaluate(texts: FormValues<keyof typeof RUNWAY_FIELDS>): {
  readonly problems: Partial<Record<keyof typeof RUNWAY_FIELDS, string>>;
  readonly result?: RunwayResult;
} {
  const { problems, values } = readForm(RUNWAY_FIELDS, texts);
  if (values === undefined) return { problems };
  const { amount, period, decimals, balance, debt, from, cover } = values;
  const seconds = PERIOD_SECONDS[period];
  const rate = read(() => ratePerSecond({ amount, decimals, seconds }));
  if (!rate.ok) return { problems: { amount: rate.problem } };
  const stream = {
    tokenDecimals: decimals,
    balance,
    ratePerSecond: rate.value,
    snapshotTime: from,
    snapshotDebtScaled: scaleAmount(debt, decimals),
  };
  return {
    problems,
    result: { ...values, rate: rate.value, ...runwayOf(stream, from, from + cover) },
  };
}
