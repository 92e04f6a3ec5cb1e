import { MAX_UINT128, divCeil } from "../fixed-point";
import { descaleAmount, scaleAmount } from "./scale";

/** Lengths of common periods, seconds. A month is 30 days and a year 365 days by convention. */
export const PERIOD_SECONDS = {
  minute: 60n,
  hour: 3600n,
  day: 86_400n,
  week: 604_800n,
  month: 2_592_000n,
  year: 31_536_000n,
} as const;

export type Period = keyof typeof PERIOD_SECONDS;

export interface AmountPerPeriod {
  /** Base units, 0 or more. */
  readonly amount: bigint;
  /** Token decimals, 0 to 18. */
  readonly decimals: number;
  /** Length of the period, 1 or more. */
  readonly seconds: bigint;
}

/** Which way a rate is rounded: down pays the target late, up pays slightly more. */
export type RateRounding = "down" | "up";

/**
 * Rate per second of an amount per period: amount * 10^(18 - decimals) / seconds as a wad of whole
 * tokens (UD21x18).
 *
 * @throws RangeError for more than 18 decimals, or a rate above `uint128`
 */
export function ratePerSecond(
  { amount, decimals, seconds }: AmountPerPeriod,
  rounding: RateRounding = "down",
): bigint {
  const scaled = scaleAmount(amount, decimals);
  const rate = rounding === "up" ? divCeil(scaled, seconds) : scaled / seconds;
  if (rate > MAX_UINT128) {
    throw new RangeError(
      `The rate ${rate} does not fit uint128; use a smaller amount or a longer period`,
    );
  }
  return rate;
}

/**
 * Amount that a rate streams in a number of seconds from a fresh snapshot, rounded down to base
 * units.
 */
export function amountPerPeriod(rate: bigint, decimals: number, seconds: bigint): bigint {
  return descaleAmount(rate * seconds, decimals);
}

/** What truncating a rate to 18 decimals does to the wanted amount per period. */
export interface RateReport {
  /** Rate per second, wad. */
  readonly rate: bigint;
  /** Streamed after one period, base units. */
  readonly streamed: bigint;
  /** Wanted minus streamed after one period, scaled to 18 decimals; negative when rounded up. */
  readonly shortfallScaled: bigint;
  /** Seconds after the end of the period until the wanted amount is reached; 0 when it is on time. */
  readonly delaySeconds: bigint;
  /** Shortfall of a year of 365 days at this rate, scaled to 18 decimals. */
  readonly yearlyShortfallScaled: bigint;
}

/**
 * Rate of an amount per period together with its truncation error.
 *
 * @throws RangeError as {@link ratePerSecond}; also when the rate rounds to 0, because such a stream
 *   starts paused and never reaches the amount
 */
export function rateReport(wanted: AmountPerPeriod, rounding: RateRounding = "down"): RateReport {
  const { amount, decimals, seconds } = wanted;
  const rate = ratePerSecond(wanted, rounding);
  if (rate === 0n) {
    throw new RangeError(
      `${amount} base units in ${seconds} seconds round to a rate of 0, which creates a paused stream; use a larger amount or a shorter period`,
    );
  }
  const scaled = scaleAmount(amount, decimals);
  const shortfallScaled = scaled - rate * seconds;
  const delay = divCeil(scaled, rate) - seconds;
  return {
    rate,
    streamed: amountPerPeriod(rate, decimals, seconds),
    shortfallScaled,
    delaySeconds: delay > 0n ? delay : 0n,
    yearlyShortfallScaled: (scaled * PERIOD_SECONDS.year) / seconds - rate * PERIOD_SECONDS.year,
  };
}
