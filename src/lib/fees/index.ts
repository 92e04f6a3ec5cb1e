export * from "./interface-fee";
export * from "./minimum-fee";
export * from "./split";
