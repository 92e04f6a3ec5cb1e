import {
  type FormValues,
  positiveField,
  readForm,
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
  rate: positiveField("srr", "Rewards per hour", "100"),
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
  const { problems, values } = readForm(STAKING_FIELDS, texts, { decimals: DECIMALS });
  if (values === undefined) return { problems };
  const { rate, period, stakeA, stakeB, hourB, stakeC, hourC, look } = values;
  const joins = [
    { account: "A", hour: 0n, stake: stakeA },
    { account: "B", hour: hourB, stake: stakeB },
    { account: "C", hour: hourC, stake: stakeC },
  ].sort((one, other) => Number(one.hour - other.hour));
  const steps: StakingStep[] = joins.map(({ account, hour, stake }) => ({
    time: hour * HOUR,
    account,
    label: `${account} stakes`,
    change: stake,
  }));
  const last = steps.at(-1)?.time ?? 0n;
  if (look * HOUR < last) {
    return { problems: { look: `before somebody comes; use hour ${last / HOUR} or later` } };
  }
  steps.push({ time: look * HOUR, account: "A", label: "look" });
  return {
    problems: {},
    rows: runStaking({ rate: rate / HOUR, duration: period * HOUR }, ACCOUNTS, steps),
  };
}
