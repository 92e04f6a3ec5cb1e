import { formatUnits, parseUnits } from "viem";

// Change these values.
const AMOUNT = "1000"; // whole tokens
const DECIMALS = 6;
const SECONDS = 2_592_000n; // 30 days

// region: scale
/** Factor from base units to the 18 decimals that every rate has. */
export function scaleFactor(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 18) {
    throw new RangeError(`The token has ${decimals} decimals; Flow takes 0 to 18.`);
  }
  return 10n ** BigInt(18 - decimals);
}
// endregion

// region: rate
/**
 * Rate that pays `amount` base units in `seconds`: rounded down it is up to a second late, rounded up
 * it pays a trace more.
 */
export function ratePerSecond(
  amount: bigint,
  decimals: number,
  seconds: bigint,
  rounding: "down" | "up" = "down",
): bigint {
  if (seconds <= 0n) throw new RangeError(`The period is ${seconds} seconds; use at least 1.`);
  const scaled = amount * scaleFactor(decimals);
  const rate = (rounding === "up" ? scaled + seconds - 1n : scaled) / seconds;
  if (rate <= 0n) throw new RangeError("The rate is 0, which would create a paused stream.");
  if (rate >= 2n ** 128n) throw new RangeError(`The rate ${rate} does not fit into 128 bits.`);
  return rate;
}
// endregion

// region: range
/** Rate that pays `amount` base units between two dates. */
export function rateBetween(amount: bigint, decimals: number, start: Date, end: Date): bigint {
  const seconds = BigInt(Math.floor((end.getTime() - start.getTime()) / 1000));
  return ratePerSecond(amount, decimals, seconds);
}
// endregion

// region: inverse
/** What a rate pays in `seconds`, base units, rounded down as the contract does. */
export function paidIn(rate: bigint, decimals: number, seconds: bigint): bigint {
  return (rate * seconds) / scaleFactor(decimals);
}
// endregion

/** The rate of the values above, and what it pays in the period. */
export function main(): string {
  const rate = ratePerSecond(parseUnits(AMOUNT, DECIMALS), DECIMALS, SECONDS);
  const paid = formatUnits(paidIn(rate, DECIMALS, SECONDS), DECIMALS);
  return `The rate is ${rate}. It pays ${paid} tokens in ${SECONDS} seconds.`;
}

if (process.argv[1] === import.meta.filename) console.log(main());
