import { attempt, type Checked, checkedUint, MAX_UINT128, Revert, UNIT } from "../fixed-point";
import {
  type FeedTrouble,
  MAX_FEED_DECIMALS,
  normalized,
  type PriceFeed,
} from "../lockup/price-gated";
import { EMPTY_REVERT } from "../simulation";

/** Releases of the Comptroller, which convert fees in different ways. */
export type ComptrollerVersion = "v1.0" | "v1.1";

/** Decimals of the Comptroller's US dollars: 1e8 is $1. */
export const USD_DECIMALS = 8n;

/** Highest minimum or custom fee that the Comptroller stores, US dollars with 8 decimals (`MAX_FEE_USD`). */
export const MAX_FEE_USD = 100n * 10n ** USD_DECIMALS;

/** Age up to which an answer of the feed is used, seconds. */
export const MAX_FEED_AGE = 86_400n;

/** The two fields of `latestRoundData()` that count. */
type FeedRound = Exclude<PriceFeed["round"], FeedTrouble>;

/** Why no native coin is asked for. */
export type ZeroFeeReason =
  /** `oracle` is the zero address. */
  | "no-feed"
  /** The fee in US dollars is 0. */
  | "no-fee"
  /** `decimals()` or `latestRoundData()` reverts. */
  | "feed-reverts"
  /** v1.1 only: the feed has 0 decimals, or more than 36. */
  | "decimals"
  /** The answer is 0 or negative. */
  | "not-positive"
  /** `updatedAt` is after the block's time. */
  | "future"
  /** `updatedAt` is more than 24 hours before the block's time. */
  | "stale"
  /** v1.1 only: the answer exceeds uint128, as given or with 8 decimals. */
  | "too-large"
  /** v1.1 only: the answer is 0 with 8 decimals. */
  | "too-small"
  /** The quotient is below one wei. */
  | "rounds-to-zero";

/** A fee in wei, and why it is 0 when it is. */
export interface MinimumFee {
  readonly wei: bigint;
  readonly zero?: ZeroFeeReason;
}

/** What a conversion depends on besides the fee. */
export interface ConversionContext {
  readonly version: ComptrollerVersion;
  /** Feed at the Comptroller's `oracle`; undefined while that is the zero address. */
  readonly feed: PriceFeed | undefined;
  /** Time of the block, Unix seconds. */
  readonly now: bigint;
}

/** Ends a conversion with a fee of 0. */
class Zero extends Error {
  constructor(readonly reason: ZeroFeeReason) {
    super(reason);
  }
}

function readingOf<T>(reading: T | FeedTrouble): T {
  if (reading === "reverts") throw new Zero("feed-reverts");
  // Solidity's `try` does not catch a failure to decode the answer.
  if (reading === "malformed") throw new Revert(EMPTY_REVERT);
  return reading;
}

/** A positive answer that is not from the future. */
function positiveAnswer({ answer, updatedAt }: FeedRound, now: bigint): bigint {
  if (answer <= 0n) throw new Zero("not-positive");
  if (updatedAt > now) throw new Zero("future");
  return answer;
}

function requireFresh({ updatedAt }: FeedRound, now: bigint): void {
  if (now - updatedAt > MAX_FEED_AGE) throw new Zero("stale");
}

/** v1.0 reads the answer before the decimals and divides by it as it is. */
function divideByAnswer(feeUsd: bigint, feed: PriceFeed, now: bigint): bigint {
  const round = readingOf(feed.round);
  const answer = positiveAnswer(round, now);
  requireFresh(round, now);
  const exponent = checkedUint(10n + readingOf(feed.decimals), 8);
  const scale = checkedUint(10n ** exponent, 256);
  return checkedUint(feeUsd * scale, 256) / answer;
}

/** v1.1 reads the decimals before the answer and divides by the price with 8 decimals. */
function divideByPrice(feeUsd: bigint, feed: PriceFeed, now: bigint): bigint {
  const decimals = readingOf(feed.decimals);
  if (decimals === 0n || decimals > MAX_FEED_DECIMALS) throw new Zero("decimals");
  const round = readingOf(feed.round);
  const answer = positiveAnswer(round, now);
  const price = normalized(answer, decimals);
  if (answer > MAX_UINT128 || price > MAX_UINT128) throw new Zero("too-large");
  if (price === 0n) throw new Zero("too-small");
  requireFresh(round, now);
  return checkedUint(feeUsd * UNIT, 256) / price;
}

/**
 * Native coin that a fee in US dollars comes to (Comptroller `convertUSDFeeToWei`).
 *
 * v1.1: floor(fee × 1e18 ÷ price), where the price is the feed's answer with 8 decimals, rounded
 * down. v1.0: floor(fee × 10^(10 + decimals) ÷ answer).
 *
 * @param feeUsd US dollars with 8 decimals
 * @returns wei, 0 with its reason where the feed cannot be used; or the revert:
 *   `EMPTY_REVERT` when the feed's answer is malformed, `Panic(0x11)` when the product overflows
 */
export function convertUsdFeeToWei(
  feeUsd: bigint,
  { version, feed, now }: ConversionContext,
): Checked<MinimumFee> {
  return attempt(() => {
    try {
      if (feed === undefined) throw new Zero("no-feed");
      if (feeUsd === 0n) throw new Zero("no-fee");
      const divide = version === "v1.0" ? divideByAnswer : divideByPrice;
      const wei = divide(feeUsd, feed, now);
      if (wei === 0n) throw new Zero("rounds-to-zero");
      return { wei };
    } catch (thrown) {
      if (thrown instanceof Zero) return { wei: 0n, zero: thrown.reason };
      throw thrown;
    }
  });
}
