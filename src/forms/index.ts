export * from "./fields";
export * from "./makers";
export * from "./readers";
export * from "./words";
