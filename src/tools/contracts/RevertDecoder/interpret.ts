import { formatPercent, formatWad } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";

const MAX_SECONDS = 253_402_300_799n; // the last second of the year 9999

/**
 * What a decoded number means in its unit, where digits alone are hard to read: the UTC time of
 * Unix seconds, the decimal number of a wad.
 *
 * @param value decimal digits.
 * @param unit unit of the argument, empty when it has none.
 * @returns undefined when the digits say it all.
 */
export function interpret(value: string, unit: string): string | undefined {
  if (!/^\d+$/u.test(value)) return undefined;
  const number = BigInt(value);
  switch (unit) {
    case "Unix seconds":
      return number === 0n || number > MAX_SECONDS ? undefined : formatDateTime(number);
    case "18-decimals share":
      return formatPercent(number);
    case "18-decimals number":
    case "18-decimals number per second":
      return formatWad(number);
    default:
      return undefined;
  }
}
