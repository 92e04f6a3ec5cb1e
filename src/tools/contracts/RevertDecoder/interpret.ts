const MAX_SECONDS = 253_402_300_799n; // the last second of the year 9999

/** A wad as a decimal number, without trailing zeros: `100000000000000000` is `0.1`. */
function wad(value: string): string {
  const digits = value.padStart(19, "0");
  const fraction = digits.slice(-18).replace(/(?<!0)0+$/u, "");
  return `${digits.slice(0, -18)}${fraction === "" ? "" : `.${fraction}`}`;
}

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
  if (unit === "Unix seconds") {
    const seconds = BigInt(value);
    if (seconds === 0n || seconds > MAX_SECONDS) return undefined;
    return new Date(Number(seconds) * 1000)
      .toISOString()
      .replace("T", " ")
      .replace(".000Z", " UTC");
  }
  if (unit === "18-decimals share") {
    const percent = wad((BigInt(value) * 100n).toString());
    return `${percent}%`;
  }
  if (unit === "18-decimals number" || unit === "18-decimals number per second") return wad(value);
  return undefined;
}
