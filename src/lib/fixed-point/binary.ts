import { UNIT } from "./constants";

/** Fractional bits of the input of {@link exp2Binary}. */
const FRACTION_BITS = 64;
/** Fractional bits carried while the factors are derived, far more than the 64 that are kept. */
const WORKING_BITS = 320n;

/** Whole square root of a non-negative number, rounded down (Newton's method). */
export function sqrtFloor(value: bigint): bigint {
  if (value < 2n) {
    return value;
  }
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) {
      return guess;
    }
    guess = next;
  }
}

/**
 * Position of the highest set bit (0 for 1, 255 for 2^255), the integer part of the base-2
 * logarithm.
 *
 * @throws RangeError for 0 and negative numbers, which have no set bit to report
 */
export function msb(value: bigint): number {
  if (value <= 0n) {
    throw new RangeError(`msb needs a number above 0, got ${value}`);
  }
  return value.toString(2).length - 1;
}

/**
 * The factors 2^(1/2), 2^(1/4), … 2^(1/2^64), each rounded to the nearest multiple of 2^-64 and
 * scaled by 2^64. PRBMath hard-codes the same 64 numbers; here they are derived by repeated square
 * roots of 2 with 320 fractional bits.
 */
function deriveFactors(): readonly bigint[] {
  const factors: bigint[] = [];
  const half = 1n << (WORKING_BITS - BigInt(FRACTION_BITS) - 1n);
  let root = 2n << WORKING_BITS;
  for (let index = 0; index < FRACTION_BITS; index += 1) {
    root = sqrtFloor(root << WORKING_BITS);
    factors.push((root + half) >> (WORKING_BITS - BigInt(FRACTION_BITS)));
  }
  return factors;
}

let cachedFactors: readonly bigint[] | undefined;

/** The 64 factors of {@link exp2Binary}, derived once on first use. */
export function exp2Factors(): readonly bigint[] {
  cachedFactors ??= deriveFactors();
  return cachedFactors;
}

/**
 * 2 to the power of a 192.64-bit fixed-point number, as a wad.
 *
 * Source of the rounding: PRBMath 4.1.0 `exp2`. The product starts at one half with 192 fractional
 * bits, takes one factor for each set fractional bit from the highest to the lowest and drops 64
 * bits after every multiplication; the integer part is a shift at the end.
 *
 * @param x exponent times 2^64, below 192 * 2^64
 * @returns 2^x in wads, rounded down
 */
export function exp2Binary(x: bigint): bigint {
  let result = 1n << 191n;
  exp2Factors().forEach((factor, index) => {
    if ((x >> BigInt(FRACTION_BITS - 1 - index)) & 1n) {
      result = (result * factor) >> 64n;
    }
  });
  return (result * UNIT) >> (191n - (x >> 64n));
}
