export * from "./endpoints";
export * from "./request";
export * from "./run";
