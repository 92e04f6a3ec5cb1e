export * from "./addresses";
export * from "./amounts";
export * from "./dates";
export * from "./durations";
export * from "./iso-dates";
