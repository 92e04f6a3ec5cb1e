export * from "./durations";
export * as lockupSimulator from "./simulator";
export type {
  BatchPlan,
  CreateCommon,
  CreatePlan,
  HookBehavior,
  HookCandidate,
  HookRun,
  LockupOutcome,
  LockupState,
} from "./simulator";
export * from "./stream";
export * from "./types";
export * from "./validate";
export * from "./vesting";
