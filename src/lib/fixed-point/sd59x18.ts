import { exp2Binary } from "./binary";
import { UNIT, UNIT_SQUARED } from "./constants";
import { MAX_INT256, MIN_INT256 } from "./integers";
import { mulDiv, mulDiv18 } from "./mul-div";
import { Revert } from "./revert";
import { log2AtLeastOne } from "./ud60x18";

const EXP2_MAX_INPUT = 192n * UNIT - 1n;
/** Below this exponent 2^x rounds to 0 in 18 decimals. */
const EXP2_MIN_THRESHOLD = -59_794705707972522261n;

function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** Gives a magnitude the sign of the product or quotient of `x` and `y`. */
function withSign(magnitude: bigint, x: bigint, y: bigint): bigint {
  return x < 0n === y < 0n ? magnitude : -magnitude;
}

/**
 * Product of two signed wads, rounded toward zero (PRBMath SD59x18 `mul`).
 *
 * @throws Revert `PRBMath_SD59x18_Mul_InputTooSmall`, `PRBMath_SD59x18_Mul_Overflow`,
 *   `PRBMath_MulDiv18_Overflow`
 */
export function sdMul(x: bigint, y: bigint): bigint {
  if (x === MIN_INT256 || y === MIN_INT256) {
    throw new Revert("PRBMath_SD59x18_Mul_InputTooSmall");
  }
  const magnitude = mulDiv18(absolute(x), absolute(y));
  if (magnitude > MAX_INT256) {
    throw new Revert("PRBMath_SD59x18_Mul_Overflow", [x, y]);
  }
  return withSign(magnitude, x, y);
}

/**
 * Quotient of two signed wads, rounded toward zero (PRBMath SD59x18 `div`). With plain integers on
 * both sides it gives their ratio as a wad.
 *
 * @throws Revert `PRBMath_SD59x18_Div_InputTooSmall`, `PRBMath_SD59x18_Div_Overflow`,
 *   `PRBMath_MulDiv_Overflow`, `Panic(0x12)` for a zero divisor
 */
export function sdDiv(x: bigint, y: bigint): bigint {
  if (x === MIN_INT256 || y === MIN_INT256) {
    throw new Revert("PRBMath_SD59x18_Div_InputTooSmall");
  }
  const magnitude = mulDiv(absolute(x), UNIT, absolute(y));
  if (magnitude > MAX_INT256) {
    throw new Revert("PRBMath_SD59x18_Div_Overflow", [x, y]);
  }
  return withSign(magnitude, x, y);
}

/**
 * 2 to the power of a signed wad (PRBMath SD59x18 `exp2`). For a negative exponent it is the
 * inverse of the positive power, rounded down; below about -59.79 the result is 0.
 *
 * @throws Revert `PRBMath_SD59x18_Exp2_InputTooBig` from 192e18 on
 */
export function sdExp2(x: bigint): bigint {
  if (x < 0n) {
    return x < EXP2_MIN_THRESHOLD ? 0n : UNIT_SQUARED / sdExp2(-x);
  }
  if (x > EXP2_MAX_INPUT) {
    throw new Revert("PRBMath_SD59x18_Exp2_InputTooBig", [x]);
  }
  return exp2Binary((x << 64n) / UNIT);
}

/**
 * Base-2 logarithm of a signed wad (PRBMath SD59x18 `log2`). Below 1 it is minus the logarithm of
 * the inverse, whose own rounding shows in the last digits.
 *
 * @throws Revert `PRBMath_SD59x18_Log_InputTooSmall` for 0 and negative numbers
 */
export function sdLog2(x: bigint): bigint {
  if (x <= 0n) {
    throw new Revert("PRBMath_SD59x18_Log_InputTooSmall", [x]);
  }
  return x >= UNIT ? log2AtLeastOne(x) : -log2AtLeastOne(UNIT_SQUARED / x);
}

/**
 * Power of two signed wads (PRBMath SD59x18 `pow`): 2^(y * log2 x). 0^0 is 1, 0 to any other power
 * is 0. This is the function behind a Lockup Dynamic segment.
 *
 * @throws Revert for a negative base, and on overflow as the functions above
 */
export function sdPow(x: bigint, y: bigint): bigint {
  if (x === 0n) {
    return y === 0n ? UNIT : 0n;
  }
  if (x === UNIT || y === 0n) {
    return UNIT;
  }
  if (y === UNIT) {
    return x;
  }
  return sdExp2(sdMul(sdLog2(x), y));
}
