import type { Hex } from "viem";

import { decodeValues, EncodingError } from "./values";

/** Revert data that Solidity itself makes. */
export type BuiltInRevert =
  /** Solidity's `Panic(uint256)`; `meaning` is undefined for a code that Solidity does not define. */
  | { readonly kind: "panic"; readonly code: string; readonly meaning: string | undefined }
  /** Solidity's `Error(string)`: a revert string. */
  | { readonly kind: "message"; readonly message: string };

/** Selector of `Panic(uint256)`. */
export const PANIC_SELECTOR = "0x4e487b71";

/** Selector of `Error(string)`. */
export const MESSAGE_SELECTOR = "0x08c379a0";

/** Codes that Solidity passes to `Panic(uint256)`, with their causes. */
export const PANIC_MEANINGS: Readonly<Record<string, string>> = {
  "0x00": "The compiler inserted this panic without a more specific code.",
  "0x01": "An `assert` found a false condition.",
  "0x11": "An arithmetic operation overflowed or underflowed.",
  "0x12": "A division or modulo by zero.",
  "0x21": "A number outside the range of an enum was converted to it.",
  "0x22": "Storage holds a byte array that is encoded incorrectly.",
  "0x31": "`pop` was called on an empty array.",
  "0x32": "An array was read or written at an index that it does not have.",
  "0x41": "Too much memory was allocated, or an array was too large.",
  "0x51": "An internal function pointer was called before it was set.",
};

/** Longest data that is decoded, in bytes: a transaction cannot carry more on most chains. */
const LONGEST = 131_072;

/** Input that cannot be revert data. The message says what is wrong and what to paste instead. */
export class RevertDataError extends Error {
  override readonly name = "RevertDataError";
}

const HINT = "Paste a selector (0x and 8 hex digits) or all of the data.";

/**
 * Brings pasted text into the form `0x…` in lower case: surrounding spaces and quotes are dropped,
 * line breaks too, a missing `0x` is added.
 *
 * @throws RevertDataError for empty text, characters that are not hexadecimal, half bytes, or less
 * than a selector.
 */
export function normalizeRevertData(input: string): Hex {
  const text = input.replace(/[\s"'`,;]/gu, "").toLowerCase();
  if (text === "") throw new RevertDataError(`There is nothing to decode. ${HINT}`);
  const digits = text.startsWith("0x") ? text.slice(2) : text;
  const wrong = /[^0-9a-f]/u.exec(digits);
  if (wrong !== null) {
    throw new RevertDataError(`"${wrong[0]}" is not a hexadecimal digit. ${HINT}`);
  }
  if (digits.length % 2 === 1) {
    throw new RevertDataError(
      `${digits.length} hex digits are not whole bytes: one digit is missing or too many. ${HINT}`,
    );
  }
  if (digits.length > 2 * LONGEST) {
    throw new RevertDataError(
      `${digits.length / 2} bytes are more than a transaction carries (${LONGEST}). ${HINT}`,
    );
  }
  if (digits.length > 0 && digits.length < 8) {
    throw new RevertDataError(`${digits.length} hex digits are less than a selector. ${HINT}`);
  }
  return `0x${digits}`;
}

/**
 * Decodes the errors that every contract can raise: panics and revert strings.
 *
 * @param digits hexadecimal digits of whole bytes, without `0x`.
 * @returns undefined for other data
 * @throws RevertDataError when the argument does not fit the selector.
 */
export function decodeBuiltIn(digits: string): BuiltInRevert | undefined {
  const body = digits.slice(8);
  switch (`0x${digits.slice(0, 8)}`) {
    case PANIC_SELECTOR: {
      const code = BigInt(onlyValue("Panic", "uint256", body))
        .toString(16)
        .padStart(2, "0");
      return { kind: "panic", code: `0x${code}`, meaning: PANIC_MEANINGS[`0x${code}`] };
    }
    case MESSAGE_SELECTOR:
      return { kind: "message", message: onlyValue("Error", "string", body) };
    default:
      return undefined;
  }
}

function onlyValue(name: string, type: string, body: string): string {
  try {
    return decodeValues([{ name: "", type }], body).values[0]?.value ?? "";
  } catch (cause) {
    throw misfit(cause, body, "selector", `(${type}) of ${name}(${type})`);
  }
}

/** What to say when bytes are not the arguments that their selector or topic names; passes on what else went wrong. */
export function misfit(cause: unknown, body: string, after: string, what: string): Error {
  if (!(cause instanceof EncodingError)) return cause as Error;
  return new RevertDataError(
    `The ${body.length / 2} bytes after the ${after} are not the arguments ${what}. The data may be cut off: copy all of it.`,
    { cause },
  );
}
