export * from "./links";
export * from "./model";
export * from "./parse";
