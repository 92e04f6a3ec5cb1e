import { max } from "../fixed-point";

/**
 * Fee that holds for one address, in the unit of both inputs: its custom fee when one is enabled (also
 * 0, and also above the default), otherwise the default. `getFee` of SablierMerkleFactory v1.3, in
 * wei; `getMinFeeUSDFor` of the Comptroller, in US dollars with 8 decimals.
 */
export function feeInForce(defaultFee: bigint, customFee: bigint | undefined): bigint {
  return customFee ?? defaultFee;
}

/**
 * Native value to send with an action, wei: the larger of the interface fee and the contract's
 * minimum, never their sum. The minimum is a campaign's `FEE` for a claim, 0 for Lockup v2.0 and Flow
 * v1.1, and `calculateMinFeeWei` of the stream or campaign for newer releases.
 */
function valueToSend(interfaceFee: bigint, contractMinimum: bigint): bigint {
  return max(interfaceFee, contractMinimum);
}

/** What an action costs its caller in native coin, wei. */
export interface ActionCost {
  readonly value: bigint;
  readonly gas: bigint;
  readonly total: bigint;
}

/** Inputs of {@link actionCost}. */
export interface ActionCostInput {
  /** Wei. */
  readonly interfaceFee: bigint;
  /** Wei. */
  readonly contractMinimum: bigint;
  /** Gas units of the transaction. */
  readonly gasUsed: bigint;
  /** Wei per gas unit. */
  readonly gasPrice: bigint;
}

export function actionCost(input: ActionCostInput): ActionCost {
  const value = valueToSend(input.interfaceFee, input.contractMinimum);
  const gas = input.gasUsed * input.gasPrice;
  return { value, gas, total: value + gas };
}
