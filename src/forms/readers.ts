import { MAX_UINT40, MAX_UINT128, UNIT } from "../lib/fixed-point";
import { formatAmount, parseAmount, parsePercent } from "../lib/format/amounts";
import { formatDateTime, parseDateTime } from "../lib/format/dates";
import { parseDuration } from "../lib/format/durations";
import { quoteValue } from "../lib/query";

/** Decimals that a text is read with while the token's are not known: enough for any token. */
const ANY_DECIMALS = 255;

/** Characters of an amount, a percentage, a duration or a moment in a field, at most. */
const MAX_LENGTH = 100;

/** A limit as a message shows it: one of up to 256 bits as a power of two. */
function limit(value: bigint): string {
  const bits = value.toString(2);
  return value > MAX_UINT128 && !bits.includes("0") ? `2^${bits.length} − 1` : value.toString();
}

/**
 * Reads a whole number.
 *
 * @throws RangeError that names the text when it is none, or is outside the limits (both included)
 */
export function readWhole(text: string, lowest: bigint, highest: bigint): bigint {
  const trimmed = text.trim();
  if (!/^\d+$/.test(trimmed)) {
    throw new RangeError(
      `${quoteValue(text)} is not a whole number; use one from ${lowest} to ${limit(highest)}`,
    );
  }
  const value = BigInt(trimmed);
  if (value < lowest || value > highest) {
    throw new RangeError(
      `${quoteValue(trimmed)} is out of range; use ${lowest} to ${limit(highest)}`,
    );
  }
  return value;
}

/**
 * Reads an amount of tokens that fits `uint128`.
 *
 * @param decimals token decimals
 * @returns base units
 * @throws RangeError that names the text when it is not an amount or does not fit
 */
export function readTokens(text: string, decimals: number): bigint {
  const amount = parseAmount(text, decimals, MAX_LENGTH);
  if (amount > MAX_UINT128) {
    throw new RangeError(
      `${quoteValue(text.trim())} does not fit uint128; use at most ${formatAmount(MAX_UINT128, decimals, { maxDecimals: 0 })}`,
    );
  }
  return amount;
}

/** As {@link readTokens}, for an amount that has to be more than 0. */
export function readPositiveTokens(text: string, decimals: number): bigint {
  const amount = readTokens(text, decimals);
  if (amount === 0n) {
    throw new RangeError("The amount is 0; use more than 0");
  }
  return amount;
}

/**
 * Checks that a text can be an amount of some token, whatever its decimals.
 *
 * @returns the amount with as many decimals as any token may have
 * @throws RangeError that names the text
 */
export function checkAmountText(text: string): bigint {
  return parseAmount(text, ANY_DECIMALS, MAX_LENGTH);
}

/**
 * Reads a percentage of at most 100.
 *
 * @returns wad, 1e18 is 100%
 * @throws RangeError that names the text
 */
export function readShare(text: string): bigint {
  if (text.length > MAX_LENGTH) {
    throw new RangeError(`${quoteValue(text)} is not a percentage; write for example 12.5`);
  }
  const share = parsePercent(text);
  if (share > UNIT) {
    throw new RangeError(`${quoteValue(text.trim())} is more than 100%; use 0 to 100`);
  }
  return share;
}

/**
 * Reads a duration of at least a second that fits `uint40`.
 *
 * @returns seconds
 * @throws RangeError that names the text
 */
export function readPeriod(text: string): bigint {
  const seconds = readElapsed(text);
  if (seconds === 0n) {
    throw new RangeError(`${quoteValue(text)} has no length; use at least 1 second`);
  }
  return seconds;
}

/**
 * Reads a duration of 0 or more seconds that fits `uint40`.
 *
 * @throws RangeError that names the text
 */
export function readElapsed(text: string): bigint {
  if (text.length > MAX_LENGTH) {
    throw new RangeError(`${quoteValue(text)} is not a duration; write for example 30d or 12h`);
  }
  const seconds = parseDuration(text);
  if (seconds > MAX_UINT40) {
    throw new RangeError(
      `${quoteValue(text)} does not fit uint40; use at most ${MAX_UINT40} seconds`,
    );
  }
  return seconds;
}

/**
 * Reads a moment that fits `uint40` and that a date can show.
 *
 * @returns Unix seconds
 * @throws RangeError that names the text
 */
export function readMoment(text: string): bigint {
  if (text.length > MAX_LENGTH) {
    throw new RangeError(`${quoteValue(text)} is not a moment; write for example 2027-02-03 14:05`);
  }
  const seconds = parseDateTime(text);
  if (seconds < 0n || seconds > MAX_UINT40) {
    throw new RangeError(
      `${quoteValue(text)} does not fit uint40; use a time from ${formatDateTime(0n)} to ${formatDateTime(MAX_UINT40)}`,
    );
  }
  return seconds;
}

/** As {@link readMoment}; an empty text is 0, which the contracts take for "none". */
export function readOptionalMoment(text: string): bigint {
  return text.trim() === "" ? 0n : readMoment(text);
}

/**
 * Reads the decimals of a token.
 *
 * @param highest most decimals that the contract or the sample takes; Flow takes 18
 * @throws RangeError that names the text
 */
export function readDecimals(text: string, highest = 18): number {
  return Number(readWhole(text, 0n, BigInt(highest)));
}
