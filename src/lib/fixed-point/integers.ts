import { PANIC_ARITHMETIC, PANIC_DIVISION_BY_ZERO, Revert } from "./revert";

/** Largest `uint40`: the last Unix second a contract can store. */
export const MAX_UINT40 = (1n << 40n) - 1n;
/** Largest `uint64`, and so the largest UD2x18 (about 18.446744 in wads). */
export const MAX_UINT64 = (1n << 64n) - 1n;
/** Largest `uint128`: the largest token amount, and the largest UD21x18. */
export const MAX_UINT128 = (1n << 128n) - 1n;
/** Largest `uint256`, and so the largest UD60x18. */
export const MAX_UINT256 = (1n << 256n) - 1n;
/** Largest `int256`, and so the largest SD59x18. */
export const MAX_INT256 = (1n << 255n) - 1n;
/** Smallest `int256`, and so the smallest SD59x18. */
export const MIN_INT256 = -(1n << 255n);

/** Unsigned integer sizes that the contracts use. */
export type UintBits = 8 | 40 | 64 | 128 | 256;

/**
 * Result of a checked Solidity operation on an unsigned type.
 *
 * @throws Revert `Panic(0x11)` when the result is negative or too large for the type
 */
export function checkedUint(value: bigint, bits: UintBits): bigint {
  if (value < 0n || value >= 1n << BigInt(bits)) {
    throw new Revert("Panic", [PANIC_ARITHMETIC]);
  }
  return value;
}

/** Result of an unchecked Solidity operation on an unsigned type: keeps the low bits. */
export function wrapUint(value: bigint, bits: UintBits): bigint {
  return BigInt.asUintN(bits, value);
}

/**
 * Whole quotient of two non-negative numbers, rounded up.
 *
 * @throws Revert `Panic(0x12)` when the divisor is 0
 */
export function divCeil(dividend: bigint, divisor: bigint): bigint {
  if (divisor === 0n) {
    throw new Revert("Panic", [PANIC_DIVISION_BY_ZERO]);
  }
  return (dividend + divisor - 1n) / divisor;
}

/** The smaller of two numbers. */
export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** The larger of two numbers. */
export function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
