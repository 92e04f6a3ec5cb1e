export * from "./campaign";
export * from "./list";
export * from "./merkle";
export * from "./schedule";
export * from "./vca";
