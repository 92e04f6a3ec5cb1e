import { type TextField, textField } from "@site/src/forms";
import { FIXED_POINT_DECIMALS, UNIT } from "@site/src/lib/fixed-point";
import { formatAmount, formatWad, parseAmount } from "@site/src/lib/format/amounts";
import { quoteValue } from "@site/src/lib/query";

/** Gas prices above this are certainly a mistake in the unit. */
const MAX_GWEI = 1_000_000n;
const GWEI_DECIMALS = 9;
const MAX_PRICE = 10_000_000n;
/** Decimals of native amounts that are shown; the exact wei are next to them where they are sent. */
const NATIVE_DECIMALS = 9;

function readBounded(text: string, decimals: number, highest: bigint, unit: string): bigint {
  const value = parseAmount(text, decimals);
  if (value > highest * 10n ** BigInt(decimals)) {
    throw new RangeError(
      `${quoteValue(text)} is more than ${formatAmount(highest, 0)} ${unit}; check the unit`,
    );
  }
  return value;
}

/** A field for a gas price in gwei, read as wei. */
export function gasPriceField(key: string, initial: string): TextField<bigint> {
  return textField(
    key,
    "Gas price",
    initial,
    (text) => readBounded(text, GWEI_DECIMALS, MAX_GWEI, "gwei"),
    { caption: "Gas price, gwei", inputMode: "decimal" },
  );
}

/** A field for the price of a native coin, read as a wad of US dollars. */
export function priceField(key: string, initial: string): TextField<bigint> {
  return textField(
    key,
    "Price of the native coin",
    initial,
    (text) => {
      const price = readBounded(text, FIXED_POINT_DECIMALS, MAX_PRICE, "US$");
      if (price === 0n) throw new RangeError("The price is 0; use more than 0");
      return price;
    },
    { caption: "Price of the native coin, US$", inputMode: "decimal" },
  );
}

/** What a wei amount is worth, wad of US dollars, rounded down. */
export function weiToUsd(wei: bigint, price: bigint): bigint {
  return (wei * price) / UNIT;
}

/** An amount of US dollars with at least cents, for example `$1.50`. Nothing is rounded up. */
export function formatUsd(wad: bigint, maxDecimals = 2): string {
  return `$${formatWad(wad, { minDecimals: 2, maxDecimals })}`;
}

/** Wei as native coin. */
export function formatNative(wei: bigint): string {
  return formatWad(wei, { maxDecimals: NATIVE_DECIMALS });
}
