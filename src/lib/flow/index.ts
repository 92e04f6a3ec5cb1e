export * from "./debt";
export * from "./rate";
export * from "./releases";
export * from "./scale";
export * as flowSimulator from "./simulator";
export type {
  DepositParties,
  FlowContext,
  FlowCreateParameters,
  FlowOutcome,
  FlowState,
  WithdrawnAmounts,
} from "./simulator";
export * from "./timeline";
export * from "./types";
