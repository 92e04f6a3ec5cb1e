export { declarationOf, structDeclaration, type DeclaredItem } from "./declaration";
export {
  createDecoder,
  type Argument,
  type Decoded,
  type Description,
  type KnownSymbol,
  type Match,
  type SymbolInfo,
} from "./decode";
export {
  MESSAGE_SELECTOR,
  normalizeRevertData,
  PANIC_MEANINGS,
  PANIC_SELECTOR,
  RevertDataError,
} from "./revert";
export {
  canonicalSignature,
  canonicalType,
  hashOf,
  isEnum,
  librarySelectorOf,
  selectorOf,
  solidityType,
  topicOf,
  type SignedItem,
} from "./signature";
export { decodeValues, displayValue, EncodingError } from "./values";
