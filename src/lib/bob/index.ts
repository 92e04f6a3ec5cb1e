export * from "./lido";
export * from "./vault";
