export * from "./check";
export * from "./convert";
export * from "./gas";
export type * from "./model";
export * from "./parse";
export * from "./rules";
export * from "./values";
