import { hasExpired, isClawbackAllowed } from "../airdrops/campaign";
import { UNIT } from "../fixed-point";
import type { DeskFigure, DeskGroup } from "./model";
import type { KnownConditions } from "./verdict";

/** What is known of a stream, a campaign or a vault: base units, wei, Unix seconds, flags, and addresses as numbers. */
export type Figures = Partial<Readonly<Record<DeskFigure, bigint | undefined>>>;

/** What decides about the calls of a stream of Lockup or Flow. */
export function streamConditions(
  status: string,
  figures: Figures,
  isBurned: boolean,
): KnownConditions {
  const { deposited, streamed = 0n, withdrawable = 0n, refundable = 0n } = figures;
  return {
    missing: false,
    burned: isBurned,
    empty: withdrawable === 0n,
    locked: figures.transferable === 0n,
    depleted: status === "DEPLETED",
    unfinished: status !== "DEPLETED",
    canceled: status === "CANCELED",
    settled: status === "SETTLED",
    streamed: deposited !== undefined && streamed >= deposited,
    fixed: figures.cancelable === 0n,
    voided: status === "VOIDED",
    paused: status === "VOIDED" || status.startsWith("PAUSED"),
    pending: status === "PENDING",
    unfunded: refundable === 0n,
  };
}

/** A row of a campaign's list, as far as it decides about a claim. */
export interface ClaimState {
  /** Base units. */
  readonly amount: bigint;
  /** Undefined while nobody has read it. */
  readonly isClaimed?: boolean | undefined;
  /** Whether the proof leads to the root of the campaign; undefined without a root to compare with. */
  readonly isProven?: boolean | undefined;
}

/** Values of `ClaimType`. */
const DEFAULT_TYPE = 0n;
const ATTEST_TYPE = 1n;

const isOther = (value: bigint | undefined, wanted: bigint): boolean | undefined =>
  value === undefined ? undefined : value !== wanted;

/**
 * What decides about the calls of a campaign. What nobody has read or typed stays open.
 *
 * @param figures `withdrawable` is what a VCA claim would pay now
 * @param taxed of Airdrops v1.1, see `CONDITIONS`
 * @param now Unix seconds
 */
export function campaignConditions(
  group: DeskGroup,
  figures: Figures,
  {
    claim,
    taxed,
    now,
  }: { claim?: ClaimState | undefined; taxed?: boolean | undefined; now: bigint },
): KnownConditions {
  const { start, expiration, firstClaim, claimType, percentage, attestor, balance } = figures;
  const { reads } = group;
  const expired = expiration === undefined ? undefined : hasExpired({ expiration }, now);
  const pays = figures.withdrawable ?? claim?.amount;
  return {
    early: reads.start === undefined ? false : start === undefined ? undefined : start > now,
    expired,
    unpaid: reads.fee !== undefined && figures.fee === undefined ? undefined : false,
    claimed: claim?.isClaimed,
    unproven: claim?.isProven === undefined ? undefined : !claim.isProven,
    attested: isOther(claimType, DEFAULT_TYPE),
    unattested: isOther(claimType, ATTEST_TYPE),
    noAttestor: attestor === undefined ? undefined : attestor === 0n,
    uneven: isOther(percentage, UNIT),
    unvested: figures.withdrawable === undefined ? undefined : figures.withdrawable === 0n,
    short: balance === undefined || pays === undefined ? undefined : balance < pays,
    taxed,
    closed:
      expiration === undefined || firstClaim === undefined
        ? undefined
        : !isClawbackAllowed({ expiration, firstClaimTime: firstClaim }, now),
    lasting:
      expired === true ? false : taxed === undefined || expired === undefined ? undefined : !taxed,
  };
}

/**
 * What decides about the calls of a vault.
 *
 * @param figures `price` is the last one that is known: that of the feed, or the one that was synced last
 * @param isStakeEmpty whether the adapter holds nothing for the vault; undefined if nobody has read it
 */
export function vaultConditions(
  status: string,
  figures: Figures,
  isStakeEmpty?: boolean,
): KnownConditions {
  const { price, target, adapter, staked, shares, fee } = figures;
  const isActive = status === "ACTIVE";
  const hasAdapter = adapter === undefined ? undefined : adapter !== 0n;
  const isStaked = staked === undefined ? undefined : staked !== 0n;
  return {
    missing: false,
    active: isActive
      ? price === undefined || target === undefined
        ? undefined
        : price < target
      : false,
    inactive: !isActive,
    noShares: shares === undefined ? undefined : shares === 0n,
    unpaid: fee === undefined ? undefined : false,
    noAdapter: hasAdapter === undefined ? undefined : !hasAdapter,
    unstaked: hasAdapter === true && isStaked === false,
    noStake: isStakeEmpty,
    // Only Lido and Curve know whether they take the tokens back.
    stuck: hasAdapter === false || isStaked === false ? false : undefined,
  };
}
