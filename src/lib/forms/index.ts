export * from "./fields";
export * from "./readers";
