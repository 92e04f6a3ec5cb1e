import { MAX_TOKEN_DECIMALS } from "./types";

/**
 * Factor between base units and the 18-decimal numbers Flow computes with: 10^(18 - decimals).
 *
 * @throws RangeError when the decimals are not a whole number from 0 to 18
 */
export function scaleFactor(decimals: number): bigint {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MAX_TOKEN_DECIMALS) {
    throw new RangeError(
      `The token has ${decimals} decimals; Flow takes whole numbers from 0 to ${MAX_TOKEN_DECIMALS}`,
    );
  }
  return 10n ** BigInt(MAX_TOKEN_DECIMALS - decimals);
}

/** Base units to 18 decimals (Helpers `scaleAmount`). */
export function scaleAmount(amount: bigint, decimals: number): bigint {
  return amount * scaleFactor(decimals);
}

/** 18 decimals to base units, rounded down (Helpers `descaleAmount`). */
export function descaleAmount(amount: bigint, decimals: number): bigint {
  return amount / scaleFactor(decimals);
}
