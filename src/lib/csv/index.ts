export * from "./check";
export * from "./convert";
export type * from "./model";
export * from "./parse";
export * from "./rules";
export * from "./values";
