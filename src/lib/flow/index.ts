export * from "./debt";
export * from "./rate";
export * from "./scale";
export * as flowSimulator from "./simulator";
export type { DepositParties, WithdrawnAmounts } from "./simulator";
export type { FlowCreateParameters, FlowOutcome, FlowState } from "./steps";
export * from "./types";
