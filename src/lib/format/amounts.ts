import { FIXED_POINT_DECIMALS, UNIT } from "../fixed-point";
import { quoteValue } from "../query";

/** How {@link formatAmount} writes a number. */
export interface AmountFormat {
  /** Most digits after the point; the rest is cut off, never rounded up. All digits if absent. */
  readonly maxDecimals?: number;
  /** Fewest digits after the point; 0 if absent. */
  readonly minDecimals?: number;
  /** Whether to write commas between groups of three digits; true if absent. */
  readonly grouping?: boolean;
}

function checkDecimals(decimals: number): void {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`The decimals are ${decimals}; use a whole number from 0 to 255`);
  }
}

function group(digits: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first === 0 ? [] : [digits.slice(0, first)]), ...groups].join(",");
}

/**
 * Writes base units as a decimal number without losing precision. Digits beyond `maxDecimals` are
 * cut, so the text never promises more than there is.
 *
 * @param amount base units
 * @throws RangeError for decimals that are not a whole number from 0 to 255
 */
export function formatAmount(
  amount: bigint,
  decimals: number,
  { maxDecimals = decimals, minDecimals = 0, grouping = true }: AmountFormat = {},
): string {
  checkDecimals(decimals);
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const kept = digits.slice(digits.length - decimals).slice(0, maxDecimals);
  const fraction = kept.replace(/(?<!0)0+$/, "").padEnd(minDecimals, "0");
  const sign = amount < 0n && /[1-9]/.test(whole + kept) ? "-" : "";
  const integer = grouping ? group(whole) : whole;
  return `${sign}${integer}${fraction === "" ? "" : `.${fraction}`}`;
}

/** Characters of an amount, at most: room for any uint256 with any decimals. */
const MAX_AMOUNT_LENGTH = 300;

/**
 * Reads a decimal number into base units. Commas between groups of three digits are accepted.
 *
 * @param maxLength characters, at most: a number of a million digits would keep the page busy for seconds
 * @throws RangeError that names the text when it is too long, is not a number of 0 or more, or has
 *   more decimals than the token
 */
export function parseAmount(text: string, decimals: number, maxLength = MAX_AMOUNT_LENGTH): bigint {
  checkDecimals(decimals);
  const trimmed = text.trim();
  if (text.length > maxLength) {
    throw new RangeError(
      `${quoteValue(text)} has ${text.length} characters; an amount has at most ${maxLength}`,
    );
  }
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/.exec(trimmed);
  const [, whole = "", fraction = ""] = match ?? [];
  if (match === null || whole + fraction === "") {
    throw new RangeError(`${quoteValue(text)} is not an amount; write a number such as 1234.5`);
  }
  if (fraction.length > decimals) {
    throw new RangeError(
      `"${text}" has ${fraction.length} decimals; the token has ${decimals}, so leave out the rest`,
    );
  }
  return BigInt(`${whole.replaceAll(",", "")}${fraction.padEnd(decimals, "0")}`);
}

/** Writes a wad (1e18 is 1), for example a rate per second. */
export function formatWad(value: bigint, format: AmountFormat = {}): string {
  return formatAmount(value, FIXED_POINT_DECIMALS, format);
}

/** Writes a wad share as a percentage: 1e18 is `100%`. */
export function formatPercent(share: bigint, maxDecimals = 16): string {
  return `${formatAmount(share, FIXED_POINT_DECIMALS - 2, { maxDecimals })}%`;
}

/**
 * Reads a percentage into a wad share.
 *
 * @param text for example `12.5` or `12.5%`
 * @throws RangeError as {@link parseAmount}
 */
export function parsePercent(text: string): bigint {
  return parseAmount(text.trim().replace(/%$/, ""), FIXED_POINT_DECIMALS - 2);
}

/**
 * Nearest floating-point number, for plots only.
 *
 * @param amount base units
 */
export function toPlotNumber(amount: bigint, decimals: number): number {
  checkDecimals(decimals);
  return Number(formatAmount(amount, decimals, { grouping: false }));
}

/** Share of a total as a floating-point number from 0 to 1, for plots only; 0 of a total of 0. */
export function toPlotShare(part: bigint, total: bigint): number {
  return total === 0n ? 0 : toPlotNumber((part * UNIT) / total, FIXED_POINT_DECIMALS);
}
