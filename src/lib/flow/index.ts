export * from "./debt";
export * from "./rate";
export * from "./scale";
export * as flowSimulator from "./simulator";
export type {
  DepositParties,
  FlowCreateParameters,
  FlowOutcome,
  FlowState,
  WithdrawnAmounts,
} from "./simulator";
export * from "./types";
