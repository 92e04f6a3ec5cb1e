import { max } from "../fixed-point";

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

/**
 * What an action costs. To send is the larger of the interface fee and the contract's minimum, never
 * their sum. The minimum is a campaign's `FEE` for a claim, 0 for Lockup v2.0 and Flow v1.1, and
 * `calculateMinFeeWei` of the stream or campaign for newer releases.
 */
export function actionCost(input: ActionCostInput): ActionCost {
  const value = max(input.interfaceFee, input.contractMinimum);
  const gas = input.gasUsed * input.gasPrice;
  return { value, gas, total: value + gas };
}
