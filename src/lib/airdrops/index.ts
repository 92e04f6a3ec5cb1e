export * from "./campaign";
export * from "./list";
export * from "./merkle";
export * from "./rows";
export * from "./schedule";
export * from "./vca";
