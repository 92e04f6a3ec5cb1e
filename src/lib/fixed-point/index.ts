export * from "./binary";
export * from "./constants";
export * from "./integers";
export * from "./mul-div";
export * from "./revert";
export * from "./sd59x18";
export * from "./ud60x18";
