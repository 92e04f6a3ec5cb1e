export { declarationOf, structDeclaration, type DeclaredItem } from "./declaration";
export {
  decodeRevert,
  displayValue,
  MESSAGE_SELECTOR,
  normalizeRevertData,
  PANIC_MEANINGS,
  PANIC_SELECTOR,
  RevertDataError,
  type CustomMatch,
  type DecodedArgument,
  type DecodedRevert,
  type ErrorInfo,
  type KnownError,
} from "./revert";
export {
  canonicalSignature,
  canonicalType,
  isEnum,
  librarySelectorOf,
  selectorOf,
  solidityType,
  topicOf,
  type SignedItem,
} from "./signature";
