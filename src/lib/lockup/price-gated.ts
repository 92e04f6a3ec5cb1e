import { MAX_UINT128, Revert, checkedUint } from "../fixed-point";
import { EMPTY_REVERT, ZERO_ADDRESS, sameAddress } from "../simulation";
import type { PriceGatedSchedule, Timestamps } from "./types";

/** How a function of a price feed fails: it reverts, or its answer is too short to be one. */
export type FeedTrouble = "reverts" | "malformed";

/** What a price feed answers to the two functions that Lockup calls. */
export interface PriceFeed {
  /** Answer to `decimals()`. */
  readonly decimals: bigint | FeedTrouble;
  /** Answer to `latestRoundData()`: the price in the feed's decimals, and its Unix time in seconds. */
  readonly round: { readonly answer: bigint; readonly updatedAt: bigint } | FeedTrouble;
}

/** The feed at an address; undefined for an address without code. */
export type Feeds = (oracle: string) => PriceFeed | undefined;

/** For calculations without price-gated streams. */
export const NO_FEEDS: Feeds = (oracle) => {
  throw new Error(`The price feed ${oracle} is asked; pass what it answers`);
};

/** Decimals of a target price, whatever the decimals of the feed. */
export const PRICE_DECIMALS = 8;

/** Most decimals of a feed that Lockup and the Comptroller since v1.1 read. */
export const MAX_FEED_DECIMALS = 36n;

/** An answer that is there, or the revert without data that a malformed one causes. */
function readable<T>(answer: T | FeedTrouble): T | "reverts" {
  if (answer === "malformed") {
    throw new Revert(EMPTY_REVERT);
  }
  return answer;
}

/** A price in {@link PRICE_DECIMALS} decimals, rounded down. It may be too large for a `uint128`. */
export function normalized(answer: bigint, decimals: bigint): bigint {
  const shift = decimals - BigInt(PRICE_DECIMALS);
  return shift >= 0n ? answer / 10n ** shift : answer * 10n ** -shift;
}

/**
 * Price by which a stream unlocks. 0 stands for every trouble that a feed may have: no decimals or
 * more than 36, a function that reverts, a price of 0 or less, one that needs more than 128 bits, or
 * one from the future. The age of a price does not matter.
 *
 * @param feed undefined for an address without code
 * @param now Unix seconds
 * @returns 8 decimals
 * @throws Revert without data for a malformed answer and for an address without code
 */
export function feedPrice(feed: PriceFeed | undefined, now: bigint): bigint {
  const decimals = readable(feed?.decimals ?? "malformed");
  if (decimals === "reverts" || decimals === 0n || decimals > MAX_FEED_DECIMALS) {
    return 0n;
  }
  const round = readable(feed?.round ?? "malformed");
  if (round === "reverts" || round.answer <= 0n || round.answer > MAX_UINT128) {
    return 0n;
  }
  const price = normalized(round.answer, decimals);
  return round.updatedAt > now || price > MAX_UINT128 ? 0n : price;
}

/**
 * Amount of a price-gated stream that has unlocked: the deposit from the end on, or while the feed's
 * price is at the target or above, otherwise nothing. The start plays no part.
 *
 * @param now Unix seconds
 * @returns base units
 * @throws Revert without data, see {@link feedPrice}
 */
export function streamedPriceGated(
  vesting: {
    readonly deposited: bigint;
    readonly timestamps: Timestamps;
    readonly schedule: PriceGatedSchedule;
  },
  now: bigint,
  feeds: Feeds,
): bigint {
  const { deposited, timestamps, schedule } = vesting;
  if (now >= timestamps.end) {
    return deposited;
  }
  const price = feedPrice(feeds(schedule.oracle), now);
  return price > 0n && price >= schedule.targetPrice ? deposited : 0n;
}

/**
 * Price of a feed that a new price-gated stream or vault may use, after the checks in the contract's order.
 *
 * @returns 8 decimals
 * @throws Revert with the error of the first check that fails
 */
export function checkedFeedPrice(oracle: string, feeds: Feeds): bigint {
  const missing = (): Revert => new Revert("SafeOracle_MissesInterface", [oracle]);
  if (sameAddress(oracle, ZERO_ADDRESS)) {
    throw missing();
  }
  const feed = feeds(oracle);
  const decimals = readable(feed?.decimals ?? "malformed");
  if (decimals === "reverts") {
    throw missing();
  }
  if (decimals === 0n) {
    throw new Revert("SafeOracle_DecimalsZero", [oracle]);
  }
  if (decimals > MAX_FEED_DECIMALS) {
    throw new Revert("SafeOracle_DecimalsTooHigh", [oracle, decimals]);
  }
  const round = readable(feed?.round ?? "malformed");
  if (round === "reverts") {
    throw missing();
  }
  if (round.answer <= 0n) {
    throw new Revert("SafeOracle_NotPositivePrice", [oracle]);
  }
  const price = checkedUint(normalized(round.answer, decimals), 256);
  if (price > MAX_UINT128) {
    throw new Revert("SafeCastOverflowedUintDowncast", [128n, price]);
  }
  return price;
}

/**
 * Runs the checks of a new price-gated stream on its feed and target, in the contract's order.
 *
 * @throws Revert with the error of the first check that fails
 */
export function checkUnlockParams({ oracle, targetPrice }: PriceGatedSchedule, feeds: Feeds): void {
  const price = checkedFeedPrice(oracle, feeds);
  if (targetPrice <= price) {
    throw new Revert("SablierLockup_TargetPriceTooLow", [targetPrice, price]);
  }
}
