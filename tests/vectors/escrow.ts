import { mulDiv18, Revert, UNIT } from "../../src/lib/fixed-point";
import { ZERO_ADDRESS } from "../../src/lib/simulation";

/** Statuses of an order in the order of the enum `Escrow.Status`. */
export const ORDER_STATUSES = ["CANCELLED", "EXPIRED", "FILLED", "OPEN"] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Highest trade fee of `SablierEscrow`, 18 decimals (`MAX_TRADE_FEE`). */
export const MAX_TRADE_FEE = UNIT / 50n;

/** What `SablierEscrow` stores of an order. Amounts are base units. */
export interface Order {
  readonly seller: string;
  /** The zero address for an order that any address may fill. */
  readonly buyer: string;
  readonly sellToken: string;
  readonly buyToken: string;
  readonly sellAmount: bigint;
  readonly minBuyAmount: bigint;
  /** Unix seconds; 0 for never. */
  readonly expiryTime: bigint;
  readonly wasCanceled: boolean;
  readonly wasFilled: boolean;
}

/** Status of an order. @param now Unix seconds */
export function orderStatusOf(order: Order, now: bigint): OrderStatus {
  if (order.wasFilled) return "FILLED";
  if (order.wasCanceled) return "CANCELLED";
  return order.expiryTime !== 0n && now >= order.expiryTime ? "EXPIRED" : "OPEN";
}

/**
 * What a fill moves. Both sides pay the fee, rounded down, from the amount that they receive.
 *
 * @param buyAmount base units that the buyer pays
 * @param tradeFee 18 decimals
 */
export function fillAmounts(sellAmount: bigint, buyAmount: bigint, tradeFee: bigint) {
  const feeDeductedFromBuyerAmount = mulDiv18(sellAmount, tradeFee);
  const feeDeductedFromSellerAmount = mulDiv18(buyAmount, tradeFee);
  return {
    amountToTransferToSeller: buyAmount - feeDeductedFromSellerAmount,
    amountToTransferToBuyer: sellAmount - feeDeductedFromBuyerAmount,
    feeDeductedFromBuyerAmount,
    feeDeductedFromSellerAmount,
  };
}

/** The checks of `createOrder` in the contract's order. @throws Revert */
export function checkOrder(
  order: Order,
  context: { readonly now: bigint; readonly nativeToken: string | undefined },
): void {
  const { sellToken, buyToken, sellAmount, minBuyAmount, expiryTime } = order;
  const { now, nativeToken } = context;
  const forbidNative = (token: string): void => {
    if (token === nativeToken) throw new Revert("SablierEscrow_ForbidNativeToken", [token]);
  };
  if (sellToken === ZERO_ADDRESS) throw new Revert("SablierEscrow_SellTokenZero");
  forbidNative(sellToken);
  if (buyToken === ZERO_ADDRESS) throw new Revert("SablierEscrow_BuyTokenZero");
  forbidNative(buyToken);
  if (sellToken === buyToken) throw new Revert("SablierEscrow_SameToken", [sellToken]);
  if (sellAmount === 0n) throw new Revert("SablierEscrow_SellAmountZero");
  if (minBuyAmount === 0n) throw new Revert("SablierEscrow_MinBuyAmountZero");
  if (expiryTime !== 0n && expiryTime <= now) {
    throw new Revert("SablierEscrow_ExpiryTimeInPast", [expiryTime, now]);
  }
}
