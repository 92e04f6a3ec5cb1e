import { MAX_UINT40 } from "@site/src/lib/fixed-point";
import {
  type AmountPerPeriod,
  depletionTimeOf,
  depositToReach,
  type FlowStream,
  PERIOD_SECONDS,
  ratePerSecond,
  scaleAmount,
  totalDebtOf,
} from "@site/src/lib/flow";
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
import { PERIODS } from "../RateCalculator/calculate";

export const DEPLETION_FIELDS = {
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
} as const;

export type DepletionField = keyof typeof DEPLETION_FIELDS;

export interface DepletionResult {
  readonly decimals: number;
  /** Wad. */
  readonly rate: bigint;
  /** Unix seconds from which the rate counts. */
  readonly from: bigint;
  /**
   * First second in which the debt exceeds the balance, Unix seconds. Undefined when that is after
   * the last second that the contract can store.
   */
  readonly depletion: bigint | undefined;
  /** Whether the balance is empty or the debt exceeds it from the start. */
  readonly hasRunOut: boolean;
  /** Seconds to cover. */
  readonly cover: bigint;
  /** Missing for that time, base units. */
  readonly missing: bigint;
  /** Total debt at its end, base units. */
  readonly debtAtEnd: bigint;
}

export interface DepletionEvaluation {
  readonly problems: Partial<Record<DepletionField, string>>;
  readonly result: DepletionResult | undefined;
}

function positiveRate(wanted: AmountPerPeriod): bigint {
  const rate = ratePerSecond(wanted);
  if (rate > 0n) return rate;
  throw new RangeError("The rate is 0 a second, so the debt never grows; use a higher rate");
}

/** When a balance runs out and what has to be added, or what is wrong with the fields. */
export function evaluate(texts: FormValues<DepletionField>): DepletionEvaluation {
  const { problems, values } = readForm(DEPLETION_FIELDS, texts);
  if (values === undefined) return { problems, result: undefined };
  const { decimals, period, from, cover, balance, debt, amount } = values;
  const seconds = PERIOD_SECONDS[period];
  const reading = read(() => positiveRate({ amount, decimals, seconds }));
  if (!reading.ok) return { problems: { amount: reading.problem }, result: undefined };
  const rate = reading.value;
  const stream: FlowStream = {
    sender: "",
    token: "",
    tokenDecimals: decimals,
    balance,
    ratePerSecond: rate,
    snapshotTime: from,
    snapshotDebtScaled: scaleAmount(debt, decimals),
    isTransferable: true,
    isVoided: false,
  };
  const end = from + cover;
  // For an empty balance the contract reverts: there is nothing that could run out.
  const depletion = balance === 0n ? 0n : depletionTimeOf(stream, 1n, from);
  return {
    problems,
    result: {
      decimals,
      rate,
      from,
      depletion: depletion === 0n || depletion > MAX_UINT40 ? undefined : depletion,
      hasRunOut: depletion === 0n,
      cover,
      missing: depositToReach(stream, end),
      debtAtEnd: totalDebtOf(stream, end),
    },
  };
}
