export * from "./build";
export * from "./call";
export * from "./catalogue";
export * from "./rows";
