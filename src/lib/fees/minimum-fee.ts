import { checkedUint, Revert, UNIT } from "../fixed-point";
import { feedPrice, type FeedTrouble, type PriceFeed } from "../lockup/price-gated";
import { EMPTY_REVERT } from "../simulation";

/** Releases of the Comptroller, which convert fees in different ways. */
export type ComptrollerVersion = "v1.0" | "v1.1";

/** Decimals of the Comptroller's US dollars: 1e8 is $1. */
export const USD_DECIMALS = 8;

/** Highest minimum or custom fee that the Comptroller stores, US dollars with 8 decimals (`MAX_FEE_USD`). */
export const MAX_FEE_USD = 100n * 10n ** BigInt(USD_DECIMALS);

/** Age up to which an answer of the feed is used, seconds. */
const MAX_FEED_AGE = 86_400n;

/** What a conversion depends on besides the fee. */
interface ConversionContext {
  readonly version: ComptrollerVersion;
  /** Feed at the Comptroller's `oracle`; undefined while that is the zero address. */
  readonly feed: PriceFeed | undefined;
  /** Time of the block, Unix seconds. */
  readonly now: bigint;
}

/** An answer of the feed; undefined when the function reverts. */
function readable<T>(answer: T | FeedTrouble): T | undefined {
  // Solidity's `try` does not catch a failure to decode the answer.
  if (answer === "malformed") throw new Revert(EMPTY_REVERT);
  return answer === "reverts" ? undefined : answer;
}

function isStale({ round }: PriceFeed, now: bigint): boolean {
  return typeof round === "object" && now - round.updatedAt > MAX_FEED_AGE;
}

/** v1.0 reads the answer before the decimals and divides by it as it is. */
function divideByAnswer(feeUsd: bigint, feed: PriceFeed, now: bigint): bigint {
  const round = readable(feed.round);
  if (round === undefined || round.answer <= 0n || round.updatedAt > now || isStale(feed, now)) {
    return 0n;
  }
  const decimals = readable(feed.decimals);
  if (decimals === undefined) return 0n;
  const scale = checkedUint(10n ** (10n + decimals), 256);
  return checkedUint(feeUsd * scale, 256) / round.answer;
}

/** v1.1 divides by the price with 8 decimals. */
function divideByPrice(feeUsd: bigint, feed: PriceFeed, now: bigint): bigint {
  const price = feedPrice(feed, now);
  return price === 0n || isStale(feed, now) ? 0n : checkedUint(feeUsd * UNIT, 256) / price;
}

/**
 * Native coin that a fee in US dollars comes to (Comptroller `convertUSDFeeToWei`).
 *
 * v1.1: floor(fee × 1e18 ÷ price), where the price is the feed's answer with 8 decimals, rounded
 * down. v1.0: floor(fee × 10^(10 + decimals) ÷ answer).
 *
 * @param feeUsd US dollars with 8 decimals
 * @returns wei, 0 where the feed cannot be used
 * @throws Revert without data when the feed's answer is malformed, `Panic(0x11)` when the product overflows
 */
export function convertUsdFeeToWei(
  feeUsd: bigint,
  { version, feed, now }: ConversionContext,
): bigint {
  if (feed === undefined || feeUsd === 0n) return 0n;
  const divide = version === "v1.0" ? divideByAnswer : divideByPrice;
  return divide(feeUsd, feed, now);
}
