import type { AbiParameter, Hex } from "viem";
import { decodeAbiParameters, encodeAbiParameters, hexToBytes } from "viem/utils";

import { elementOf, membersOf } from "./parameters";
import { canonicalType, solidityType } from "./signature";

/** An ABI-encoded value in words. */
export interface DecodedValue {
  /** Empty for an unnamed value and for elements of an array. */
  readonly name: string;
  /** Solidity spelling, for example `UD60x18` or `Lockup.Model`. */
  readonly type: string;
  /** The whole value as text: integers in decimal, arrays and tuples in brackets. */
  readonly value: string;
  /** Members of a tuple or elements of an array. */
  readonly parts?: readonly DecodedValue[];
}

/** Bytes that are not the encoding of the parameters. */
export class EncodingError extends Error {
  override readonly name = "EncodingError";
}

/** The same encoding without names, so that tuples are lists, and with the bytes of texts, which may be no UTF-8. */
function plain(parameter: AbiParameter): AbiParameter {
  const type = parameter.type.replace(/^string/u, "bytes");
  return { type, components: "components" in parameter ? parameter.components.map(plain) : [] };
}

function textOf(type: string, value: unknown): string {
  if (type !== "string") return displayValue(value);
  return new TextDecoder().decode(hexToBytes(value as Hex));
}

/** A value of {@link plain} parameters in words. */
function described(parameter: AbiParameter, value: unknown): DecodedValue {
  const name = parameter.name ?? "";
  const head = { name, type: solidityType(parameter) };
  const element = elementOf(parameter)?.element;
  const members = membersOf(parameter);
  if (!Array.isArray(value)) return { ...head, value: textOf(parameter.type, value) };
  const parts = value.flatMap((part: unknown, index) => {
    const of = element ?? members?.[index];
    return of === undefined ? [] : [described(of, part)];
  });
  const texts = parts.map((part) =>
    element === undefined ? `${part.name}: ${part.value}` : part.value,
  );
  return {
    ...head,
    value: element === undefined ? `{${texts.join(", ")}}` : `[${texts.join(", ")}]`,
    parts,
  };
}

/**
 * Decodes ABI-encoded values as compilers write them: encoded again, they have to be the same bytes. So a
 * number beyond its type is refused, and so are bytes that several offsets lead to, which would make a short
 * text a very long value. viem bounds how much it reads of such bytes before.
 *
 * @param parameters in ABI form, with the members of tuples.
 * @param digits hexadecimal digits of whole bytes in lower case, without `0x`.
 * @returns the values, and how many bytes follow them.
 * @throws EncodingError for bytes that are not such values: too few, numbers beyond their type.
 */
export function decodeValues(
  parameters: readonly AbiParameter[],
  digits: string,
): { readonly values: readonly DecodedValue[]; readonly rest: number } {
  if (parameters.length === 0) return { values: [], rest: digits.length / 2 };
  const types = parameters.map(plain);
  let values: readonly unknown[];
  let encoded: string;
  try {
    values = decodeAbiParameters(types, `0x${digits}`);
    encoded = encodeAbiParameters(types, values).slice(2);
  } catch (cause) {
    throw new EncodingError("The data does not fit its types.", { cause });
  }
  if (!digits.startsWith(encoded)) throw new EncodingError("The data is encoded in another way.");
  return {
    values: parameters.map((parameter, index) => described(parameter, values[index])),
    rest: (digits.length - encoded.length) / 2,
  };
}

/** Whether a value stands in a topic as it is; of all others a log has only the hash. */
export function fitsTopic({ type }: AbiParameter): boolean {
  return !/\]$|^(?:tuple|string|bytes)$/u.test(type);
}

/** Decoded value of a library as text: integers in decimal, arrays and tuples in brackets. */
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

export function typesText(parameters: readonly AbiParameter[]): string {
  return `(${parameters.map(canonicalType).join(", ")})`;
}
