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

/**
 * Smallest total whose net amount reaches a target, for a sender who wants the recipient to get an
 * exact deposit after the broker's or the protocol's share.
 *
 * @param net wanted net amount, base units
 * @param fee wad, below 1e18
 * @returns base units
 * @throws RangeError for a negative fee, or one of 100% or more, which leaves no net amount
 */
export function totalForNet(net: bigint, fee: bigint): bigint {
  if (fee < 0n || fee >= UNIT) {
    throw new RangeError(`The fee is ${fee} wad; use a wad from 0 to below ${UNIT} (100%)`);
  }
  if (net === 0n) {
    return 0n;
  }
  let total = (net * UNIT) / (UNIT - fee);
  while (total > 0n && splitByFee(total - 1n, fee).netAmount >= net) {
    total -= 1n;
  }
  while (splitByFee(total, fee).netAmount < net) {
    total += 1n;
  }
  return total;
}
