export * from "./cost";
export * from "./interface-fee";
export * from "./split";
