import errors from "@generated/contract-reference/default/errors.json";

import type { ErrorInfo } from "@site/src/lib/abi";

/** All described errors, written by the plugin `contract-reference`. */
export const ERRORS: readonly ErrorInfo[] = errors;
