import type { AbiParameter } from "viem";
import { getAddress } from "viem/utils";

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

const WORD = 32;

/** Solidity allows deeper types, no contract of the package comes near. */
const DEEPEST = 8;

/**
 * Encoded bytes that are read once. An encoding may point to the same bytes many times and so make a short
 * text a very long value; compilers and libraries never do, and here it is refused.
 */
class Reader {
  private left: number;
  /** Where the last word that was read ends, in bytes. */
  end = 0;

  constructor(private readonly digits: string) {
    this.left = digits.length / 2;
  }

  /**
   * Hex digits of some bytes.
   *
   * @throws EncodingError for bytes that are not there, and when more is read than there is.
   */
  take(position: number, length: number): string {
    this.left -= length;
    if (position + length > this.digits.length / 2) throw new EncodingError("The data ends early.");
    if (this.left < 0) throw new EncodingError("The data is read more than once.");
    this.end = Math.max(this.end, position + Math.ceil(length / WORD) * WORD);
    return this.digits.slice(2 * position, 2 * (position + length));
  }

  /** A count or an offset; what no data can have is a number beyond every end. */
  size(position: number): number {
    const word = this.take(position, WORD);
    return /^0{52}/u.test(word) ? Number.parseInt(word.slice(52), 16) : Number.MAX_SAFE_INTEGER;
  }
}

/** `uint8[3][]` as an array of `uint8[3]`: the element, and the length, undefined when it varies. */
function arrayOf(
  parameter: AbiParameter,
): { element: AbiParameter; length: number | undefined } | undefined {
  const [, type, length] = /^(.*)\[(\d*)\]$/u.exec(parameter.type) ?? [];
  if (type === undefined || length === undefined) return undefined;
  const internalType = parameter.internalType?.replace(/\[\d*\]$/u, "");
  const element = { ...parameter, name: "", type, ...(internalType && { internalType }) };
  return { element, length: length === "" ? undefined : Number(length) };
}

const membersOf = (parameter: AbiParameter): readonly AbiParameter[] | undefined =>
  parameter.type === "tuple" && "components" in parameter ? parameter.components : undefined;

/** Bytes that a value takes where it stands; undefined when it stands elsewhere. */
function staticSize(parameter: AbiParameter): number | undefined {
  if (parameter.type === "bytes" || parameter.type === "string") return undefined;
  const array = arrayOf(parameter);
  if (array !== undefined) {
    const size = staticSize(array.element);
    return array.length === undefined || size === undefined ? undefined : array.length * size;
  }
  const sizes = membersOf(parameter)?.map(staticSize);
  if (sizes === undefined) return WORD;
  return sizes.reduce(
    (sum, size) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );
}

/** A number in 32 bytes, refused when it does not fit its type. */
function integer(word: string, bits: number, signed: boolean): string {
  const unsigned = BigInt(`0x${word}`);
  const number = signed ? BigInt.asIntN(256, unsigned) : unsigned;
  const fits = signed ? BigInt.asIntN(bits, number) : BigInt.asUintN(bits, number);
  if (fits !== number) throw new EncodingError(`The number ${number} has more than ${bits} bits.`);
  return number.toString();
}

/** A value that takes 32 bytes, as text. */
function word(type: string, digits: string): string {
  const [, signed, bits] = /^(u?)int(\d+)$/u.exec(type) ?? [];
  if (bits !== undefined) return integer(digits, Number(bits), signed === "");
  const [, size] = /^bytes(\d+)$/u.exec(type) ?? [];
  if (size !== undefined) {
    const end = 2 * Number(size);
    if (/[^0]/u.test(digits.slice(end))) throw new EncodingError(`More than ${size} bytes.`);
    return `0x${digits.slice(0, end)}`;
  }
  switch (type) {
    case "address":
      integer(digits, 160, false);
      return getAddress(`0x${digits.slice(24)}`);
    case "bool":
      return integer(digits, 1, false) === "1" ? "true" : "false";
    default:
      throw new EncodingError(`The type ${type} is unknown.`);
  }
}

function blob(type: string, reader: Reader, position: number): string {
  const digits = reader.take(position + WORD, reader.size(position));
  if (type === "bytes") return `0x${digits}`;
  const bytes = Uint8Array.from(digits.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}

function content(
  parameter: AbiParameter,
  reader: Reader,
  position: number,
  depth: number,
): Pick<DecodedValue, "value" | "parts"> {
  if (depth > DEEPEST) throw new EncodingError("The type is too deep.");
  const { type } = parameter;
  if (type === "bytes" || type === "string") return { value: blob(type, reader, position) };
  const array = arrayOf(parameter);
  if (array !== undefined) {
    const { element, length } = array;
    const start = length === undefined ? position + WORD : position;
    const count = length ?? reader.size(position);
    const parts = sequence(() => element, count, reader, start, depth);
    return { value: `[${parts.map(({ value }) => value).join(", ")}]`, parts };
  }
  const members = membersOf(parameter);
  if (members === undefined) return { value: word(type, reader.take(position, WORD)) };
  const parts = sequence((index) => members[index], members.length, reader, position, depth);
  const texts = parts.map(({ name, value }) => `${name}: ${value}`);
  return { value: `{${texts.join(", ")}}`, parts };
}

/** Values one after the other; those of varying size stand as offsets from the start. */
function sequence(
  parameterAt: (index: number) => AbiParameter | undefined,
  count: number,
  reader: Reader,
  start: number,
  depth: number,
): DecodedValue[] {
  const values: DecodedValue[] = [];
  let position = start;
  for (let index = 0; index < count; index += 1) {
    const parameter = parameterAt(index);
    if (parameter === undefined) break;
    const size = staticSize(parameter);
    // Without this, an array of things without a size would be as long as it says.
    if (size === 0) throw new EncodingError("The type has no size.");
    const at = size === undefined ? start + reader.size(position) : position;
    values.push({
      name: parameter.name ?? "",
      type: solidityType(parameter),
      ...content(parameter, reader, at, depth + 1),
    });
    position += size ?? WORD;
  }
  return values;
}

/**
 * Decodes ABI-encoded values. Takes time and memory in proportion to the data, whatever it holds: no byte is
 * read twice, and offsets that lead to the same place are refused.
 *
 * @param parameters in ABI form, with the members of tuples.
 * @param digits hexadecimal digits of whole bytes, without `0x`.
 * @returns the values, and how many bytes follow them.
 * @throws EncodingError for bytes that are not such values: too few, numbers beyond their type.
 */
export function decodeValues(
  parameters: readonly AbiParameter[],
  digits: string,
): { readonly values: readonly DecodedValue[]; readonly rest: number } {
  const reader = new Reader(digits);
  const values = sequence((index) => parameters[index], parameters.length, reader, 0, 0);
  return { values, rest: Math.max(0, digits.length / 2 - reader.end) };
}

/** Whether a value stands in a topic as it is; of all others a log has only the hash. */
export function fitsTopic(parameter: AbiParameter): boolean {
  return staticSize(parameter) === WORD && !/\]$|^tuple/u.test(parameter.type);
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
