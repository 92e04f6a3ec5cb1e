import {
  checkAmountText,
  problemsOf,
  read,
  readPositiveTokens,
  readTokens,
  readWhole,
  type Texts,
} from "../../lib/forms";
import { runStaking, type StakingRow, type StakingStep } from "./model";

const DECIMALS = 18;
const HOUR = 3600n;
const MOST_HOURS = 8760n;

const readHour = (text: string): bigint => readWhole(text, 0n, MOST_HOURS);
const readHours = (text: string): bigint => readWhole(text, 1n, MOST_HOURS);

/** The worked example of the guide: 100 tokens an hour, and three accounts that come one by one. */
export const STAKING_FIELDS = {
  rate: { key: "srr", label: "Rewards per hour", initial: "100", check: checkAmountText },
  period: { key: "srp", label: "Period", initial: "24", check: readHours },
  stakeA: { key: "sra", label: "Stake of A", initial: "100", check: checkAmountText },
  stakeB: { key: "srb", label: "Stake of B", initial: "100", check: checkAmountText },
  hourB: { key: "sri", label: "B comes in hour", initial: "1", check: readHour },
  stakeC: { key: "src", label: "Stake of C", initial: "200", check: checkAmountText },
  hourC: { key: "srj", label: "C comes in hour", initial: "2", check: readHour },
  look: { key: "srl", label: "Look in hour", initial: "3", check: readHour },
};

export type StakingName = keyof typeof STAKING_FIELDS;

export const ACCOUNTS = ["A", "B", "C"] as const;

export interface StakingEvaluation {
  readonly problems: Partial<Record<StakingName, string>>;
  readonly rows?: readonly StakingRow[];
}

/** Turns what the reader has written into the books of the contract, or into a problem per field. */
export function evaluate(texts: Texts<StakingName>): StakingEvaluation {
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
