import { UNIT, udIntoUint128, udMul } from "../fixed-point";

/** Highest broker or protocol fee that the contracts accept: 10% as a wad (0.1e18). */
export const MAX_FEE = UNIT / 10n;

/** A total divided into a fee and the rest, token base units. */
export interface FeeSplit {
  readonly feeAmount: bigint;
  readonly netAmount: bigint;
}

/**
 * Splits a total by a percentage fee: the fee is floor(total * fee / 1e18), the rest is what
 * remains. Lockup and Flow broker fees and the Flow protocol fee all follow it (Helpers libraries
 * of Lockup v2.0 and Flow v1.1).
 *
 * @param total base units
 * @param fee wad, 1e18 is 100%
 */
export function splitByFee(total: bigint, fee: bigint): FeeSplit {
  const feeAmount = udIntoUint128(udMul(total, fee));
  return { feeAmount, netAmount: total - feeAmount };
}
