import { exp2Binary, msb } from "./binary";
import { UNIT, UNIT_SQUARED } from "./constants";
import { mulDiv, mulDiv18 } from "./mul-div";
import { Revert } from "./revert";

const HALF_UNIT = UNIT / 2n;
const DOUBLE_UNIT = UNIT * 2n;
const EXP2_MAX_INPUT = 192n * UNIT - 1n;

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

/**
 * Base-2 logarithm of a wad of at least 1. Shared by the signed and the unsigned type, which agree
 * on this range.
 */
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
 * 2 to the power of an unsigned wad, rounded down (PRBMath UD60x18 `exp2`).
 *
 * @throws Revert `PRBMath_UD60x18_Exp2_InputTooBig` from 192e18 on
 */
export function udExp2(x: bigint): bigint {
  if (x > EXP2_MAX_INPUT) {
    throw new Revert("PRBMath_UD60x18_Exp2_InputTooBig", [x]);
  }
  return exp2Binary((x << 64n) / UNIT);
}

/**
 * Base-2 logarithm of an unsigned wad (PRBMath UD60x18 `log2`).
 *
 * @throws Revert `PRBMath_UD60x18_Log_InputTooSmall` below 1e18
 */
export function udLog2(x: bigint): bigint {
  if (x < UNIT) {
    throw new Revert("PRBMath_UD60x18_Log_InputTooSmall", [x]);
  }
  return log2AtLeastOne(x);
}

/**
 * Power of two unsigned wads (PRBMath UD60x18 `pow`): 2^(y * log2 x) for x above 1, the inverse of
 * the inverse's power for x below 1. 0^0 is 1.
 *
 * @throws Revert `PRBMath_MulDiv18_Overflow`, `PRBMath_UD60x18_Exp2_InputTooBig`
 */
export function udPow(x: bigint, y: bigint): bigint {
  if (x === 0n) {
    return y === 0n ? UNIT : 0n;
  }
  if (x === UNIT || y === 0n) {
    return UNIT;
  }
  if (y === UNIT) {
    return x;
  }
  if (x > UNIT) {
    return udExp2(udMul(udLog2(x), y));
  }
  return UNIT_SQUARED / udExp2(udMul(udLog2(UNIT_SQUARED / x), y));
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
