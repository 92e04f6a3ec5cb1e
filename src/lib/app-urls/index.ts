export * from "./links";
export * from "./model";
