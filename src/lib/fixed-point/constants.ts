/** One in 18-decimal fixed point (a wad): 1e18. */
export const UNIT = 10n ** 18n;

/** One wad squared: 1e36. Dividing it by a wad gives that wad's inverse. */
export const UNIT_SQUARED = UNIT * UNIT;

/** Decimals of every fixed-point type of the protocol (UD2x18, UD21x18, UD60x18, SD59x18). */
export const FIXED_POINT_DECIMALS = 18;
