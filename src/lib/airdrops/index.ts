export * from "./campaign";
export * from "./merkle";
export * from "./schedule";
export * from "./vca";
