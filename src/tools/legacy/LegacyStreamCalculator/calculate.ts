import { formatAmount } from "@site/src/lib/format/amounts";
import {
  type FormValues,
  periodField,
  positiveField,
  read,
  readElapsed,
  readForm,
  textField,
  tokensField,
  wholeField,
} from "@site/src/forms";
import {
  divisibleDeposit,
  type DivisibleDeposit,
  legacyBalances,
  type LegacyBalances,
  type LegacyStream,
} from "@site/src/lib/legacy";

/** Most decimals that the fields take. */
const MAX_DECIMALS = 36n;

/** Fields of the calculator. */
export const LEGACY_FIELDS = {
  wish: positiveField("lw", "Deposit", "3000", { caption: "Deposit you want, tokens" }),
  decimals: wholeField("ld", "Decimals", "18", [0n, MAX_DECIMALS], {
    caption: "Decimals of the token",
  }),
  duration: periodField("ll", "Duration", "31d", { hint: "For example 31d or 720h." }),
  elapsed: textField("le", "Moment", "10d", readElapsed, { caption: "Time since the start" }),
  withdrawn: tokensField("lx", "Withdrawn", "0", { caption: "Withdrawn so far, tokens" }),
};

export type LegacyField = keyof typeof LEGACY_FIELDS;

/** Any start gives the same amounts. */
const START = 1_577_836_800n;

/** What the calculator shows. */
export interface LegacyResult {
  readonly decimals: number;
  readonly duration: bigint;
  readonly elapsed: bigint;
  readonly divisible: DivisibleDeposit;
  readonly balances: LegacyBalances;
  readonly withdrawn: bigint;
}

/**
 * Balances of a stream without withdrawals, some seconds after its start.
 *
 * @param elapsed seconds
 */
export function balancesAfter(
  { deposit, ratePerSecond }: DivisibleDeposit,
  duration: bigint,
  elapsed: bigint,
  withdrawn = 0n,
): LegacyBalances {
  const stream: LegacyStream = {
    sender: "sender",
    recipient: "recipient",
    deposit,
    startTime: START,
    stopTime: START + duration,
    remainingBalance: deposit - withdrawn,
    ratePerSecond,
  };
  return legacyBalances(stream, START + elapsed);
}

/**
 * Rounds the deposit and computes both balances at the chosen moment.
 *
 * @returns what is wrong with each field, and the result when nothing is
 */
export function evaluateLegacy(texts: FormValues<LegacyField>): {
  readonly problems: Partial<Record<LegacyField, string>>;
  readonly result: LegacyResult | undefined;
} {
  const { problems, values } = readForm(LEGACY_FIELDS, texts);
  if (values === undefined) return { problems, result: undefined };
  const { wish, duration, elapsed, withdrawn } = values;
  const decimals = Number(values.decimals);
  const divisible = read(() => divisibleDeposit(wish, duration));
  if (!divisible.ok) return { problems: { wish: divisible.problem }, result: undefined };
  const { recipient } = balancesAfter(divisible.value, duration, elapsed);
  if (withdrawn > recipient) {
    const problem = `Only ${formatAmount(recipient, decimals)} are available at that moment; withdraw no more`;
    return { problems: { withdrawn: problem }, result: undefined };
  }
  return {
    problems,
    result: {
      decimals,
      duration,
      elapsed,
      divisible: divisible.value,
      balances: balancesAfter(divisible.value, duration, elapsed, withdrawn),
      withdrawn,
    },
  };
}
