import { formatAmount } from "@site/src/lib/format/amounts";
import {
  type FormValues,
  periodField,
  problemOf,
  read,
  readElapsed,
  readPeriod,
  readPositiveTokens,
  readTokens,
  readWhole,
  type TextField,
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

export type LegacyField = "wish" | "decimals" | "duration" | "elapsed" | "withdrawn";

/** Most decimals that the fields take. */
const MAX_DECIMALS = 36n;

/** Fields of the calculator. */
export const LEGACY_FIELDS: Readonly<Record<LegacyField, TextField>> = {
  wish: tokensField("lw", "Deposit", "3000", { caption: "Deposit you want, tokens" }),
  decimals: wholeField("ld", "Decimals", "18", [0n, MAX_DECIMALS], {
    caption: "Decimals of the token",
  }),
  duration: periodField("ll", "Duration", "31d", { hint: "For example 31d or 720h." }),
  elapsed: textField("le", "Moment", "10d", readElapsed, { caption: "Time since the start" }),
  withdrawn: tokensField("lx", "Withdrawn", "0", { caption: "Withdrawn so far, tokens" }),
};

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
  const decimals = read(() => Number(readWhole(texts.decimals, 0n, MAX_DECIMALS)));
  const scale = decimals.ok ? decimals.value : Number(MAX_DECIMALS);
  const duration = read(() => readPeriod(texts.duration));
  const elapsed = read(() => readElapsed(texts.elapsed));
  const wish = read(() => readPositiveTokens(texts.wish, scale));
  const divisible = read(() => {
    if (!wish.ok) throw new RangeError(wish.problem);
    return divisibleDeposit(wish.value, duration.ok ? duration.value : 1n);
  });
  const withdrawn = read(() => {
    const amount = readTokens(texts.withdrawn, scale);
    if (divisible.ok && duration.ok && elapsed.ok) {
      const { recipient } = balancesAfter(divisible.value, duration.value, elapsed.value);
      if (amount > recipient) {
        throw new RangeError(
          `Only ${formatAmount(recipient, scale)} are available at that moment; withdraw no more`,
        );
      }
    }
    return amount;
  });
  const problems: Partial<Record<LegacyField, string>> = {};
  const results = { decimals, duration, elapsed, wish: divisible, withdrawn };
  for (const [name, result] of Object.entries(results)) {
    const problem = problemOf(result);
    if (problem !== undefined) problems[name as LegacyField] = problem;
  }
  if (!decimals.ok || !duration.ok || !elapsed.ok || !divisible.ok || !withdrawn.ok) {
    return { problems, result: undefined };
  }
  return {
    problems,
    result: {
      decimals: decimals.value,
      duration: duration.value,
      elapsed: elapsed.value,
      divisible: divisible.value,
      balances: balancesAfter(divisible.value, duration.value, elapsed.value, withdrawn.value),
      withdrawn: withdrawn.value,
    },
  };
}
