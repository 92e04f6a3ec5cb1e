import { type DecodedRevert, decodeRevert, type ErrorInfo } from "@site/src/lib/abi";
import { ERRORS } from "./errors";

/**
 * Decodes revert data with the table of all described errors. This module and its table are one
 * chunk, which the decoder fetches when it is first used.
 *
 * @throws RevertDataError for input that is not revert data.
 */
export function decode(input: string): DecodedRevert<ErrorInfo> {
  return decodeRevert(input, ERRORS);
}
