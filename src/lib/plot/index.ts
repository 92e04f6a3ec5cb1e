export * from "./path";
export * from "./sample";
export * from "./scale";
