export * from "./binary";
export * from "./constants";
export * from "./integers";
export * from "./muldiv";
export * from "./revert";
export * from "./sd59x18";
export * from "./ud60x18";
