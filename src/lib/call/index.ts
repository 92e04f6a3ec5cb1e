export * from "./outputs";
export * from "./values";
