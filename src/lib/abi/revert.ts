import type { AbiParameter, Hex } from "viem";
import { decodeAbiParameters } from "viem/utils";

import { canonicalType, solidityType } from "./signature";

/** A custom error that the decoder knows. */
export interface KnownError {
  readonly name: string;
  /** `0x` and 8 lower-case digits. */
  readonly selector: Hex;
  readonly inputs: readonly AbiParameter[];
}

/** An error as the decoder shows it. */
export interface ErrorInfo extends KnownError {
  /** Unit of each argument, empty for those without one. */
  readonly units: readonly string[];
  /** Release that raises it, `Lockup v2.0`. */
  readonly protocol: string;
  /** Why the call failed, as plain text. */
  readonly cause: string;
  /** What to change, as plain text. */
  readonly fix?: string;
  /** Route and anchor of the full description. */
  readonly url: string;
}

/** One argument of a decoded error; tuples and arrays are written as text. */
export interface DecodedArgument {
  readonly name: string;
  /** Solidity spelling, for example `UD60x18` or `Lockup.Model`. */
  readonly type: string;
  readonly value: string;
}

/** What revert data turned out to be. */
export type DecodedRevert<E extends KnownError> =
  | { readonly kind: "empty" }
  /** Custom error; one selector can belong to several contracts, hence several matches. */
  | { readonly kind: "custom"; readonly matches: readonly CustomMatch<E>[] }
  /** Solidity's `Panic(uint256)`; `meaning` is undefined for a code that Solidity does not define. */
  | { readonly kind: "panic"; readonly code: string; readonly meaning: string | undefined }
  /** Solidity's `Error(string)`: a revert string. */
  | { readonly kind: "message"; readonly message: string }
  | { readonly kind: "unknown"; readonly selector: Hex };

export interface CustomMatch<E extends KnownError> {
  readonly error: E;
  /** Undefined when only the selector was given. */
  readonly args: readonly DecodedArgument[] | undefined;
}

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

/** Input that cannot be revert data. The message says what is wrong and what to paste instead. */
export class RevertDataError extends Error {
  override readonly name = "RevertDataError";
}

const HINT = "Paste a selector (0x and 8 hex digits) or the whole revert data.";

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
  if (digits.length > 0 && digits.length < 8) {
    throw new RevertDataError(`${digits.length} hex digits are less than a selector. ${HINT}`);
  }
  return `0x${digits}`;
}

/**
 * Decodes revert data with a table of custom errors. `0x` alone is a revert without data. A bare
 * selector gives the matching errors without arguments.
 *
 * @param input hex text as pasted, see {@link normalizeRevertData}.
 * @throws RevertDataError for input that is not revert data, or whose arguments do not fit the
 * error that the selector names.
 */
export function decodeRevert<E extends KnownError>(
  input: string,
  errors: readonly E[],
): DecodedRevert<E> {
  const data = normalizeRevertData(input);
  if (data === "0x") return { kind: "empty" };
  const selector: Hex = `0x${data.slice(2, 10)}`;
  const body: Hex = `0x${data.slice(10)}`;
  if (selector === PANIC_SELECTOR) return decodePanic(body);
  if (selector === MESSAGE_SELECTOR) {
    const [message] = decodeBody("Error(string)", [{ name: "", type: "string" }], body);
    return { kind: "message", message: message?.value ?? "" };
  }
  const known = errors.filter((error) => error.selector === selector);
  if (known.length === 0) return { kind: "unknown", selector };
  const matches = known.map((error) => {
    const bare = body === "0x" && error.inputs.length > 0;
    return { error, args: bare ? undefined : decodeBody(error.name, error.inputs, body) };
  });
  return { kind: "custom", matches };
}

function decodePanic(body: Hex): { kind: "panic"; code: string; meaning: string | undefined } {
  const [code] = decodeBody("Panic(uint256)", [{ name: "code", type: "uint256" }], body);
  const digits = BigInt(code?.value ?? "0").toString(16);
  const hex = `0x${digits.padStart(2, "0")}`;
  return { kind: "panic", code: hex, meaning: PANIC_MEANINGS[hex] };
}

function decodeBody(
  name: string,
  inputs: readonly AbiParameter[],
  body: Hex,
): readonly DecodedArgument[] {
  if (inputs.length === 0) {
    if (body === "0x") return [];
    throw new RevertDataError(
      `${name} has no arguments, but ${(body.length - 2) / 2} bytes follow the selector.`,
    );
  }
  let values: readonly unknown[];
  try {
    values = decodeAbiParameters(inputs, body);
  } catch (cause) {
    const types = inputs.map(canonicalType).join(", ");
    throw new RevertDataError(
      `The ${(body.length - 2) / 2} bytes after the selector are not the arguments (${types}) of ${name}. The data may be cut off: copy all of it.`,
      { cause },
    );
  }
  return inputs.map((input, index) => ({
    name: input.name ?? "",
    type: solidityType(input),
    value: displayValue(values[index]),
  }));
}

/** Decoded ABI value as text: integers in decimal, arrays and tuples in brackets. */
export function displayValue(value: unknown): string {
  if (typeof value === "bigint" || typeof value === "number") return value.toString();
  if (typeof value === "boolean") return value ? "true" : "false";
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return `[${value.map(displayValue).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(([key, member]) => `${key}: ${displayValue(member)}`);
    return `{${members.join(", ")}}`;
  }
  throw new TypeError(`A decoded ABI value cannot be of type ${typeof value}.`);
}
