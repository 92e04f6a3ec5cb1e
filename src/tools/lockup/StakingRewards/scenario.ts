import { runStaking, type StakingRow, type StakingStep } from "./model";

export const DAY = 86_400n;
const TOKEN = 10n ** 18n;

/** 7,000 tokens over 7 days; the contract rounds the rate down. */
export const PERIOD = { rate: (7000n * TOKEN) / (7n * DAY), duration: 7n * DAY };

/**
 * The example of the guide: A and B stake streams of 1,000 tokens, A on day 0 and B on day 1. On day
 * 3 somebody withdraws the 30 tokens that A's stream has released.
 */
export const STEPS: readonly StakingStep[] = [
  { time: 0n, account: "A", label: "A stakes 1,000", change: 1000n * TOKEN },
  { time: DAY, account: "B", label: "B stakes 1,000", change: 1000n * TOKEN },
  { time: 2n * DAY, account: "A", label: "a look" },
  { time: 3n * DAY, account: "A", label: "30 withdrawn from A's stream", change: -30n * TOKEN },
  { time: 7n * DAY, account: "A", label: "end of the period" },
  { time: 9n * DAY, account: "B", label: "two days later" },
];

/** The same with claims: A on day 3 and day 8, B on day 8. */
export const CLAIM_STEPS: readonly StakingStep[] = [
  ...STEPS.slice(0, 4),
  { time: 3n * DAY, account: "A", label: "A claims", claims: true },
  { time: 8n * DAY, account: "A", label: "A claims", claims: true },
  { time: 8n * DAY, account: "B", label: "B claims", claims: true },
];

/** The books of the example. */
export function scenario(steps: readonly StakingStep[] = STEPS): StakingRow[] {
  return runStaking(PERIOD, ["A", "B"], steps);
}
