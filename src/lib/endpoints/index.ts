export * from "./addresses";
export * from "./model";
export * from "./validate";
export * from "./view";
