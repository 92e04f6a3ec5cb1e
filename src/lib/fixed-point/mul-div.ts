import { UNIT } from "./constants";
import { MAX_UINT256 } from "./integers";
import { PANIC_DIVISION_BY_ZERO, Revert } from "./revert";

/**
 * floor(x * y / denominator) with a 512-bit product.
 *
 * @throws Revert `PRBMath_MulDiv_Overflow` when the quotient does not fit `uint256` (also a zero
 *   denominator with a product of 2^256 or more); `Panic(0x12)` for a zero denominator otherwise
 */
export function mulDiv(x: bigint, y: bigint, denominator: bigint): bigint {
  const product = x * y;
  if (product <= MAX_UINT256) {
    if (denominator === 0n) {
      throw new Revert("Panic", [PANIC_DIVISION_BY_ZERO]);
    }
    return product / denominator;
  }
  if (product >> 256n >= denominator) {
    throw new Revert("PRBMath_MulDiv_Overflow", [x, y, denominator]);
  }
  return product / denominator;
}

/**
 * floor(x * y / 1e18) with a 512-bit product.
 *
 * @throws Revert `PRBMath_MulDiv18_Overflow` when the quotient does not fit `uint256`
 */
export function mulDiv18(x: bigint, y: bigint): bigint {
  const product = x * y;
  if (product >> 256n >= UNIT) {
    throw new Revert("PRBMath_MulDiv18_Overflow", [x, y]);
  }
  return product / UNIT;
}
