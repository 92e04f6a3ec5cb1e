export * from "./durations";
export * as lockupSimulator from "./simulator";
export type {
  CreateCommon,
  CreatePlan,
  HookBehavior,
  HookRun,
  LockupOutcome,
  LockupState,
} from "./steps";
export * from "./stream";
export * from "./types";
export * from "./validate";
export * from "./vesting";
