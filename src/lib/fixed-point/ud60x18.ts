import { msb } from "./binary";
import { UNIT } from "./constants";
import { mulDiv, mulDiv18 } from "./mul-div";
import { Revert } from "./revert";

const HALF_UNIT = UNIT / 2n;
const DOUBLE_UNIT = UNIT * 2n;

/**
 * Fractional part of a base-2 logarithm by repeated squaring, added to `start`.
 * `mantissa` is a wad in [1, 2). Each squaring is rounded down to 18 decimals, and so is each
 * halving of the step, which is why the result can be low by a few units in the last place.
 */
function addFractionalLog2(start: bigint, mantissa: bigint): bigint {
  let result = start;
  let y = mantissa;
  for (let delta = HALF_UNIT; delta > 0n; delta >>= 1n) {
    y = (y * y) / UNIT;
    if (y >= DOUBLE_UNIT) {
      result += delta;
      y >>= 1n;
    }
  }
  return result;
}

/** Base-2 logarithm of a wad of at least 1. */
export function log2AtLeastOne(x: bigint): bigint {
  const integerPart = BigInt(msb(x / UNIT));
  const mantissa = x >> integerPart;
  const start = integerPart * UNIT;
  return mantissa === UNIT ? start : addFractionalLog2(start, mantissa);
}

/**
 * Product of two unsigned wads, rounded down (PRBMath UD60x18 `mul`).
 *
 * @throws Revert `PRBMath_MulDiv18_Overflow`
 */
export function udMul(x: bigint, y: bigint): bigint {
  return mulDiv18(x, y);
}

/**
 * Quotient of two unsigned wads, rounded down (PRBMath UD60x18 `div`). With plain integers on both
 * sides it gives their ratio as a wad.
 *
 * @throws Revert `PRBMath_MulDiv_Overflow`, `Panic(0x12)` for a zero divisor
 */
export function udDiv(x: bigint, y: bigint): bigint {
  return mulDiv(x, UNIT, y);
}

/**
 * Narrows an unsigned wad to `uint128` (PRBMath `intoUint128`).
 *
 * @throws Revert `PRBMath_UD60x18_IntoUint128_Overflow` when the value is larger
 */
export function udIntoUint128(x: bigint): bigint {
  if (x >> 128n !== 0n) {
    throw new Revert("PRBMath_UD60x18_IntoUint128_Overflow", [x]);
  }
  return x;
}
