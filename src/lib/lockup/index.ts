export * from "./durations";
export * from "./price-gated";
export * from "./releases";
export * as lockupSimulator from "./simulator";
export type {
  CreateCommon,
  CreatePlan,
  HookBehavior,
  HookRun,
  LockupContext,
  LockupOutcome,
  LockupState,
} from "./steps";
export * from "./stream";
export * from "./types";
export * from "./validate";
export * from "./vesting";
