import { type Checked, MAX_UINT128, Revert, attempt } from "../fixed-point";
import { shareOf } from "./schedule";

/** Time between the end of the vesting and the earliest expiration of a VCA campaign: 7 days in seconds. */
export const VCA_CLAIM_SECONDS = 604_800n;

/** Vesting of a VCA campaign: a share with 18 decimals at the start, and times in Unix seconds. */
export interface VcaVesting {
  readonly unlockPercentage: bigint;
  readonly start: bigint;
  readonly end: bigint;
}

/**
 * What a claim of an allocation pays, base units, without a reward (`calculateClaimAmount`): 0 before the
 * start, a share that grows by the second, and all from the end on.
 *
 * @param fullAmount allocation, base units
 * @param time Unix seconds
 */
export function vcaClaimAmount(
  { unlockPercentage, start, end }: VcaVesting,
  fullAmount: bigint,
  time: bigint,
): bigint {
  if (time < start) return 0n;
  if (time >= end) return fullAmount;
  const unlocked = shareOf(fullAmount, unlockPercentage);
  return unlocked + ((fullAmount - unlocked) * (time - start)) / (end - start);
}

/** What the claims of a VCA campaign with redistribution have added up to, base units. */
export interface VcaTotals {
  /** `AGGREGATE_AMOUNT`: sum of all allocations, as the creator stated it. */
  readonly aggregate: bigint;
  /** Allocations of the claims before the end, whole. */
  readonly early: bigint;
  /** `totalForgoneAmount` */
  readonly forgone: bigint;
  /** `totalRedistributionAmountPaid` */
  readonly paid: bigint;
}

/**
 * Reward of a claim after the end before its cap, base units (`calculateRedistributionRewards`).
 *
 * @throws Revert `SafeCastOverflowedUintDowncast(128, reward)`
 */
export function vcaReward(
  { aggregate, early, forgone }: Omit<VcaTotals, "paid">,
  fullAmount: bigint,
): bigint {
  if (forgone === 0n || aggregate <= early) return 0n;
  const reward = (fullAmount * forgone) / (aggregate - early);
  if (reward > MAX_UINT128) throw new Revert("SafeCastOverflowedUintDowncast", [128n, reward]);
  return reward;
}

/** Reward that a claim after the end pays, base units: at most the forgone tokens that are left. */
export function vcaRewardPaid(totals: VcaTotals, fullAmount: bigint): Checked<bigint> {
  return attempt(() => {
    const reward = vcaReward(totals, fullAmount);
    const left = totals.forgone - totals.paid;
    return reward < left ? reward : left;
  });
}
