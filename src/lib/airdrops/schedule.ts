import {
  type Checked,
  Revert,
  UNIT,
  attempt,
  checkedUint,
  udIntoUint128,
  udMul,
  wrapUint,
} from "../fixed-point";
import {
  type CreateAmounts,
  type LockupSchedule,
  type Timestamps,
  type Tranche,
  checkCreate,
} from "../lockup";

/**
 * Schedule of a linear campaign (MerkleLL). Percentages are wads (UD2x18, 1e18 is 100%), times and
 * durations are seconds. A start time of 0 means the time of each claim.
 */
export interface LinearCampaignSchedule {
  readonly startTime: bigint;
  readonly startPercentage: bigint;
  readonly cliffDuration: bigint;
  readonly cliffPercentage: bigint;
  readonly totalDuration: bigint;
}

/** One tranche of a tranched campaign: share as a wad, seconds since the previous tranche. */
export interface TrancheWithPercentage {
  readonly unlockPercentage: bigint;
  readonly duration: bigint;
}

export interface ClaimStream {
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule;
}

/** floor(amount * share / 1e18), base units. */
export function shareOf(amount: bigint, share: bigint): bigint {
  return udIntoUint128(udMul(amount, share));
}

/**
 * Stream that a claim from a linear campaign creates (SablierMerkleLL v1.3).
 *
 * @param amount allocation, base units
 * @param now time of the claim, Unix seconds
 * @throws Revert `Panic(0x11)` for a cliff or an end beyond `uint40`,
 *   `PRBMath_UD60x18_IntoUint128_Overflow(share)` for an unlock amount beyond `uint128`
 */
export function linearClaimStream(
  campaign: LinearCampaignSchedule,
  amount: bigint,
  now: bigint,
): ClaimStream {
  const start = campaign.startTime === 0n ? now : campaign.startTime;
  const { cliffDuration } = campaign;
  return {
    timestamps: { start, end: checkedUint(start + campaign.totalDuration, 40) },
    schedule: {
      model: "linear",
      cliffTime: cliffDuration === 0n ? 0n : checkedUint(start + cliffDuration, 40),
      unlockAmounts: {
        start: shareOf(amount, campaign.startPercentage),
        cliff: shareOf(amount, campaign.cliffPercentage),
      },
    },
  };
}

/**
 * Sum of the percentages of a tranched campaign as its constructor stores it, wad
 * (`TOTAL_PERCENTAGE`).
 *
 * @throws Revert `Panic(0x11)` above `uint64`
 */
export function totalPercentage(tranches: readonly TrancheWithPercentage[]): bigint {
  return tranches.reduce(
    (sum, { unlockPercentage }) => checkedUint(sum + unlockPercentage, 64),
    0n,
  );
}

/**
 * Stream that a claim from a tranched campaign creates (SablierMerkleLT v1.3). Every tranche gets
 * its share rounded down; what rounding leaves goes to the last tranche. The durations are added
 * without a check: a sum beyond `uint40` wraps around, and Lockup finds the tranches out of order.
 *
 * @param startTime `STREAM_START_TIME`, Unix seconds; 0 for the time of the claim
 * @param amount allocation, base units
 * @param now time of the claim, Unix seconds
 * @throws Revert `SablierMerkleLT_TotalPercentageNotOneHundred(total)`
 */
export function tranchedClaimStream(
  startTime: bigint,
  campaign: readonly TrancheWithPercentage[],
  amount: bigint,
  now: bigint,
): ClaimStream {
  const total = totalPercentage(campaign);
  if (total !== UNIT) {
    throw new Revert("SablierMerkleLT_TotalPercentageNotOneHundred", [total]);
  }
  const start = startTime === 0n ? now : startTime;
  const amounts = campaign.map(({ unlockPercentage }) => shareOf(amount, unlockPercentage));
  const rest = amounts.reduce((left, part) => left - part, amount);
  let end = start;
  const tranches = campaign.map(({ duration }, index): Tranche => {
    end = wrapUint(end + duration, 40);
    const part = amounts[index] ?? 0n;
    return { amount: index === campaign.length - 1 ? part + rest : part, timestamp: end };
  });
  return { timestamps: { start, end }, schedule: { model: "tranched", tranches } };
}

/** A vested campaign's schedule, for the checks before deployment. */
export type VestedCampaign =
  | ({ readonly kind: "linear" } & LinearCampaignSchedule)
  | {
      readonly kind: "tranched";
      readonly startTime: bigint;
      readonly tranches: readonly TrancheWithPercentage[];
    };

export function claimStream(campaign: VestedCampaign, amount: bigint, now: bigint): ClaimStream {
  return campaign.kind === "linear"
    ? linearClaimStream(campaign, amount, now)
    : tranchedClaimStream(campaign.startTime, campaign.tranches, amount, now);
}

/**
 * Whether a claim would succeed. The factory accepts any schedule, so a mistake shows only when
 * the first recipient claims; this gives the same error beforehand.
 *
 * @param amount allocation, base units
 * @param now time of the claim, Unix seconds
 * @param maxCount `MAX_COUNT` of the Lockup deployment
 */
export function checkClaim(
  campaign: VestedCampaign,
  amount: bigint,
  now: bigint,
  admin: string,
  maxCount: bigint,
): Checked<CreateAmounts> {
  const stream = attempt(() => claimStream(campaign, amount, now));
  if (!stream.ok) {
    return stream;
  }
  const parameters = { sender: admin, totalAmount: amount, brokerFee: 0n, shape: "" };
  return checkCreate({ ...parameters, ...stream.value }, maxCount);
}
