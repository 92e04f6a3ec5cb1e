import {
  type FormValues,
  problemsOf,
  read,
  readPositiveTokens,
  readTokens,
  readWhole,
  textField,
  tokensField,
} from "@site/src/forms";
import { runStaking, type StakingRow, type StakingStep } from "./model";

const DECIMALS = 18;
const HOUR = 3600n;
const MOST_HOURS = 8760n;

const readHour = (text: string): bigint => readWhole(text, 0n, MOST_HOURS);
const readHours = (text: string): bigint => readWhole(text, 1n, MOST_HOURS);

/** The worked example of the guide: 100 tokens an hour, and three accounts that come one by one. */
export const STAKING_FIELDS = {
  rate: tokensField("srr", "Rewards per hour", "100"),
  period: textField("srp", "Period", "24", readHours, {
    caption: "Period, hours",
    inputMode: "numeric",
  }),
  stakeA: tokensField("sra", "Stake of A", "100", { caption: "Stake of A, from hour 0" }),
  stakeB: tokensField("srb", "Stake of B", "100"),
  hourB: textField("sri", "B comes in hour", "1", readHour, { inputMode: "numeric" }),
  stakeC: tokensField("src", "Stake of C", "200"),
  hourC: textField("srj", "C comes in hour", "2", readHour, { inputMode: "numeric" }),
  look: textField("srl", "Look in hour", "3", readHour, { inputMode: "numeric" }),
};

export type StakingName = keyof typeof STAKING_FIELDS;

export const ACCOUNTS = ["A", "B", "C"] as const;

export interface StakingEvaluation {
  readonly problems: Partial<Record<StakingName, string>>;
  readonly rows?: readonly StakingRow[];
}

/** Turns what the reader has written into the books of the contract, or into a problem per field. */
export function evaluate(texts: FormValues<StakingName>): StakingEvaluation {
  const rate = read(() => readPositiveTokens(texts.rate, DECIMALS));
  const period = read(() => readHours(texts.period));
  const stakeA = read(() => readTokens(texts.stakeA, DECIMALS));
  const stakeB = read(() => readTokens(texts.stakeB, DECIMALS));
  const hourB = read(() => readHour(texts.hourB));
  const stakeC = read(() => readTokens(texts.stakeC, DECIMALS));
  const hourC = read(() => readHour(texts.hourC));
  const look = read(() => readHour(texts.look));
  const problems = problemsOf({ rate, period, stakeA, stakeB, hourB, stakeC, hourC, look });
  if (
    !rate.ok ||
    !period.ok ||
    !stakeA.ok ||
    !stakeB.ok ||
    !hourB.ok ||
    !stakeC.ok ||
    !hourC.ok ||
    !look.ok
  ) {
    return { problems };
  }
  const joins = [
    { account: "A", hour: 0n, stake: stakeA.value },
    { account: "B", hour: hourB.value, stake: stakeB.value },
    { account: "C", hour: hourC.value, stake: stakeC.value },
  ].sort((one, other) => Number(one.hour - other.hour));
  const steps: StakingStep[] = joins.map(({ account, hour, stake }) => ({
    time: hour * HOUR,
    account,
    label: `${account} stakes`,
    change: stake,
  }));
  const last = steps.at(-1)?.time ?? 0n;
  if (look.value * HOUR < last) {
    return { problems: { look: `before somebody comes; use hour ${last / HOUR} or later` } };
  }
  steps.push({ time: look.value * HOUR, account: "A", label: "look" });
  return {
    problems: {},
    rows: runStaking({ rate: rate.value / HOUR, duration: period.value * HOUR }, ACCOUNTS, steps),
  };
}
