import { mulDiv, mulDiv18, Revert, UNIT } from "../fixed-point";

// Amounts are wei of WETH, stETH and wstETH. Rates, prices and fees have 18 decimals: 0.1e18 is 10%.

/** What a holder receives from a vault with an adapter, and what goes to the Comptroller. */
export interface Redemption {
  /** The holder's part of the WETH, before the fee. */
  readonly part: bigint;
  readonly fee: bigint;
  readonly payout: bigint;
}

/**
 * Part of a holder of what a vault got for its wstETH. The fee is taken of the gain over the number of shares; a
 * loss has none.
 *
 * @param shares all shares of the holder
 * @param wstEth the wstETH that belong to these shares
 * @param totals wstETH of the whole vault, and the WETH received for them
 * @param yieldFee fee of the vault, fixed at its creation
 */
export function redemptionOf(
  { shares, wstEth }: { readonly shares: bigint; readonly wstEth: bigint },
  totals: { readonly wstEth: bigint; readonly received: bigint },
  yieldFee: bigint,
): Redemption {
  if (totals.wstEth === 0n || totals.received === 0n) return { part: 0n, fee: 0n, payout: 0n };
  const part = mulDiv(wstEth, totals.received, totals.wstEth);
  const fee = part > shares ? mulDiv18(part - shares, yieldFee) : 0n;
  return { part, fee, payout: part - fee };
}

/** stETH that wstETH becomes. @param rate stETH of one wstETH */
export const unwrapped = (wstEth: bigint, rate: bigint): bigint => mulDiv18(wstEth, rate);

/**
 * Least ETH that the adapter accepts for stETH in the Curve pool.
 *
 * @param price ETH for one stETH by the feed
 * @throws Revert for a price of 0
 */
export function minimumOut(stEth: bigint, price: bigint, slippageTolerance: bigint): bigint {
  if (price === 0n) throw new Revert("SablierLidoAdapter_OraclePriceZero");
  return mulDiv18(mulDiv18(stEth, price), UNIT - slippageTolerance);
}

/** Fee on yield with which the adapter was deployed; each vault has the one of its creation. */
export const FIRST_YIELD_FEE = UNIT / 10n;

/** Slippage with which the adapter was deployed. */
export const FIRST_SLIPPAGE = UNIT / 200n;
