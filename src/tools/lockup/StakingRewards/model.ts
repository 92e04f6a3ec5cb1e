/** Rewards are kept per staked base unit, times this number, so that floor division loses little. */
const SCALE = 10n ** 18n;

/** What changes the stake of an account, or only looks. `amount` in base units, `time` in seconds. */
export interface StakingStep {
  readonly time: bigint;
  readonly account: string;
  readonly label: string;
  /** Added to the principal; negative when tokens leave the stream or it is unstaked. */
  readonly change?: bigint;
  readonly claims?: boolean;
}

/** A reward period that starts at second 0. */
export interface StakingPeriod {
  /** Base units per second, for all stakers together. */
  readonly rate: bigint;
  /** Seconds. */
  readonly duration: bigint;
}

/** The books after a step. Amounts in base units. */
export interface StakingRow {
  readonly time: bigint;
  readonly label: string;
  /** Rewards for one staked base unit, times 1e18. */
  readonly perToken: bigint;
  readonly totalStaked: bigint;
  /** Claimable rewards by account. */
  readonly earned: ReadonlyMap<string, bigint>;
  /** What a claim in this step paid. */
  readonly paid: bigint;
}

interface Account {
  principal: bigint;
  rewards: bigint;
  paidPerToken: bigint;
}

/**
 * Keeps the books of a staking contract as the contract of the guide does: with the same floors, so
 * that the results are equal to the last base unit.
 *
 * @param steps in order of time
 * @returns one row for each step
 * @throws Error naming a step that is out of order or takes more than is staked
 */
export function runStaking(
  { rate, duration }: StakingPeriod,
  accounts: readonly string[],
  steps: readonly StakingStep[],
): StakingRow[] {
  const books = new Map<string, Account>(
    accounts.map((name) => [name, { principal: 0n, rewards: 0n, paidPerToken: 0n }]),
  );
  let perToken = 0n;
  let lastUpdate = 0n;
  let totalStaked = 0n;
  const settledAt = (time: bigint): bigint => {
    if (totalStaked === 0n) return perToken;
    return perToken + ((time - lastUpdate) * rate * SCALE) / totalStaked;
  };
  const earnedBy = (account: Account, upTo: bigint): bigint =>
    account.rewards + (account.principal * (upTo - account.paidPerToken)) / SCALE;
  return steps.map(({ time, account: name, label, change, claims = false }) => {
    const account = books.get(name);
    const applicable = time < duration ? time : duration;
    if (account === undefined || applicable < lastUpdate) {
      throw new Error(`The step "${label}" is out of order, or its account "${name}" unknown.`);
    }
    let paid = 0n;
    const now = settledAt(applicable);
    // Who only looks writes nothing, so no division is rounded down in between.
    if (change !== undefined || claims) {
      account.rewards = earnedBy(account, now);
      account.paidPerToken = now;
      perToken = now;
      lastUpdate = applicable;
      account.principal += change ?? 0n;
      totalStaked += change ?? 0n;
      if (account.principal < 0n) {
        throw new Error(`The step "${label}" takes more than "${name}" has staked.`);
      }
      paid = claims ? account.rewards : 0n;
      account.rewards -= paid;
    }
    const earned = new Map([...books].map(([key, value]) => [key, earnedBy(value, now)]));
    return { time, label, perToken: now, totalStaked, earned, paid };
  });
}
