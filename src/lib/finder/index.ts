export * from "./find";
export * from "./model";
export { MAX_INPUT_LENGTH } from "./read";
