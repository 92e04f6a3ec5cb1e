import { formatUnits, parseUnits } from "viem";

// Change these values.
const AMOUNT = "1000"; // whole tokens
const DECIMALS = 6;
const SECONDS = 2_592_000n; // 30 days

// region: rate
/** Factor from base units to the 18 decimals of a rate. */
export function scaleFactor(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 18) {
    throw new RangeError(`The token has ${decimals} decimals; Flow takes 0 to 18.`);
  }
  return 10n ** BigInt(18 - decimals);
}

/** Rate per second that pays `amount` base units in `seconds`. */
export function ratePerSecond(
  amount: bigint,
  decimals: number,
  seconds: bigint,
  rounding: "down" | "up" = "down",
): bigint {
  if (seconds <= 0n) throw new RangeError(`The period is ${seconds} seconds; use at least 1.`);
  const scaled = amount * scaleFactor(decimals);
  const rate = (rounding === "up" ? scaled + seconds - 1n : scaled) / seconds;
  if (rate <= 0n) throw new RangeError("The rate is 0; use a larger amount or a shorter period.");
  if (rate >= 2n ** 128n) throw new RangeError(`The rate ${rate} does not fit into 128 bits.`);
  return rate;
}
// endregion

// region: inverse
/** Base units that a rate pays in `seconds`, rounded down as in the contract. */
export function paidIn(rate: bigint, decimals: number, seconds: bigint): bigint {
  return (rate * seconds) / scaleFactor(decimals);
}
// endregion

// region: error
/** What rounding down costs the recipient. */
export interface RoundingError {
  /** Missing after each period, 18 decimals: less than one per second of the period. */
  readonly missing: bigint;
  /** Seconds after the end of the first period until the whole amount is owed. */
  readonly delay: bigint;
}

export function roundingError(amount: bigint, decimals: number, seconds: bigint): RoundingError {
  const rate = ratePerSecond(amount, decimals, seconds);
  const scaled = amount * scaleFactor(decimals);
  const needed = (scaled + rate - 1n) / rate;
  return { missing: scaled - rate * seconds, delay: needed - seconds };
}
// endregion

/** The rate of the values above, and its error. */
export function main() {
  const amount = parseUnits(AMOUNT, DECIMALS);
  const rate = ratePerSecond(amount, DECIMALS, SECONDS);
  const { missing, delay } = roundingError(amount, DECIMALS, SECONDS);
  const paid = formatUnits(paidIn(rate, DECIMALS, SECONDS), DECIMALS);
  return { rate, paid, missing: formatUnits(missing, 18), delay };
}

if (process.argv[1] === import.meta.filename) console.log(main());
