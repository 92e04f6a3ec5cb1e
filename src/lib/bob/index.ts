export * from "./lido";
export * as bobSimulator from "./simulator";
export type { BobContext, BobOutcome, BobState } from "./simulator";
export * from "./vault";
