import { LOWEST_MAX_COUNT as LOWEST } from "../../../../data/max-counts";
import { readShare } from "@site/src/forms";
import { MAX_UINT64 } from "@site/src/lib/fixed-point";
import { formatWad, parseAmount } from "@site/src/lib/format/amounts";
import { quoteValue } from "@site/src/lib/query";

/** Most entries that the editors of this piece take; every deployment takes many more. */
export const MOST_ROWS = 24;

/** `MAX_COUNT` of the deployment with the lowest limit, so that a result is good on every chain. */
export const LOWEST_MAX_COUNT = BigInt(LOWEST);

/**
 * Reads an exponent into a UD2x18.
 *
 * @param text for example `2` or `0.5`
 * @returns wad
 * @throws RangeError that names the text when it is no number from 0 to 18.446744073709551615
 */
export function readExponent(text: string): bigint {
  const wanted = `write a number from 0 to ${formatWad(MAX_UINT64)}`;
  if (text.length > 100 || text.includes(",")) {
    throw new RangeError(`${quoteValue(text)} is not an exponent; ${wanted}`);
  }
  const value = parseAmount(text, 18);
  if (value > MAX_UINT64) {
    throw new RangeError(`${quoteValue(text.trim())} does not fit UD2x18; ${wanted}`);
  }
  return value;
}

/**
 * Reads a list of percentages separated by commas or spaces.
 *
 * @returns wads, 1e18 is 100%
 * @throws RangeError that names the entry, or says how many entries are allowed
 */
export function readShares(text: string): bigint[] {
  const entries = text.split(/[\s,;]+/).filter((entry) => entry !== "" && entry !== "%");
  if (entries.length === 0 || entries.length > MOST_ROWS) {
    throw new RangeError(
      `${quoteValue(text)} lists ${entries.length} percentages; write 1 to ${MOST_ROWS}, for example 10, 20, 30, 40`,
    );
  }
  return entries.map(readShare);
}
