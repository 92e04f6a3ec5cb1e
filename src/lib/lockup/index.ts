export * from "./durations";
export * from "./price-gated";
export * from "./releases";
export * as lockupSimulator from "./simulator";
export type { LockupContext, LockupOutcome, LockupState } from "./simulator";
export * from "./stream";
export * from "./types";
export * from "./validate";
export * from "./vesting";
