import { MAX_UINT40 } from "@site/src/lib/fixed-point";
import {
  depositToReach,
  depletionTimeOf,
  type FlowStream,
  scaleAmount,
  totalDebtOf,
} from "@site/src/lib/flow";
import {
  decimalsField,
  type FormValues,
  momentField,
  optionField,
  periodField,
  problemsOf,
  type Read,
  read,
  readDecimals,
  readMoment,
  readOption,
  readPeriod,
  readTokens,
  tokensField,
} from "@site/src/forms";
import { PERIODS, readRate } from "../RateCalculator/calculate";

export const DEPLETION_FIELDS = {
  balance: tokensField("dcb", "Balance", "200", { caption: "Balance, whole tokens" }),
  debt: tokensField("dce", "Debt so far", "0", {
    caption: "Debt so far, whole tokens",
    hint: "totalDebtOf at the moment below.",
  }),
  amount: tokensField("dca", "Rate", "3000", { caption: "Rate, whole tokens" }),
  period: optionField("dcp", "Period", "month", PERIODS, { caption: "Per" }),
  decimals: decimalsField("dcd", "6"),
  from: momentField("dcf", "Counted from", "2025-03-01", {
    caption: "Counted from (UTC)",
    hint: "For example 2025-03-01 14:00, or Unix seconds.",
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

/** A rate above 0: only a running stream has a depletion time. */
function readRunningRate(text: string, decimals: number, period: (typeof PERIODS)[number]): bigint {
  const rate = readRate(text, decimals, period);
  if (rate === 0n) {
    throw new RangeError("The rate is 0 a second, so the debt never grows; use a higher rate");
  }
  return rate;
}

/** When a balance runs out and what has to be added, or what is wrong with the fields. */
export function evaluate(texts: FormValues<DepletionField>): DepletionEvaluation {
  const decimals = read(() => readDecimals(texts.decimals));
  const period = read(() => readOption(texts.period, PERIODS));
  const from = read(() => readMoment(texts.from));
  const cover = read(() => readPeriod(texts.cover));
  const unknown: Read<bigint> = { ok: true, value: 0n };
  const tokens = (text: string): Read<bigint> =>
    decimals.ok ? read(() => readTokens(text, decimals.value)) : unknown;
  const balance = tokens(texts.balance);
  const debt = tokens(texts.debt);
  const amount =
    decimals.ok && period.ok
      ? read(() => readRunningRate(texts.amount, decimals.value, period.value))
      : unknown;
  const problems = problemsOf({ decimals, period, from, cover, balance, debt, amount });
  if (!decimals.ok || !period.ok || !from.ok || !cover.ok) {
    return { problems, result: undefined };
  }
  if (!balance.ok || !debt.ok || !amount.ok) {
    return { problems, result: undefined };
  }
  const stream: FlowStream = {
    sender: "",
    token: "",
    tokenDecimals: decimals.value,
    balance: balance.value,
    ratePerSecond: amount.value,
    snapshotTime: from.value,
    snapshotDebtScaled: scaleAmount(debt.value, decimals.value),
    isTransferable: true,
    isVoided: false,
  };
  const end = from.value + cover.value;
  // For an empty balance the contract reverts: there is nothing that could run out.
  const depletion = balance.value === 0n ? 0n : depletionTimeOf(stream, 1n, from.value);
  return {
    problems,
    result: {
      decimals: decimals.value,
      rate: amount.value,
      from: from.value,
      depletion: depletion === 0n || depletion > MAX_UINT40 ? undefined : depletion,
      hasRunOut: depletion === 0n,
      cover: cover.value,
      missing: depositToReach(stream, end),
      debtAtEnd: totalDebtOf(stream, end),
    },
  };
}
