import factoryAbi from "sablier/abi/airdrops/v1.3/SablierMerkleFactory.json";
import type { Abi, AbiFunction, AbiParameter, Address, Hex } from "viem";
import { decodeFunctionData, encodeAbiParameters } from "viem/utils";

import { canonicalSignature, type DecodedValue, decodeValues, selectorOf } from "@site/src/lib/abi";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { formatPercent } from "@site/src/lib/format/amounts";

/** One value of the decoded call. */
interface DecodedParameter {
  /** Name with the struct it is in, for example `baseParams.token`. */
  readonly path: string;
  readonly type: string;
  readonly value: string;
  /** The value in words, where digits alone are hard to read. */
  readonly meaning: string | undefined;
}

/** A decoded call of the campaign factory. */
export interface DecodedCampaign {
  readonly functionName: string;
  /** Name of the campaign's contract. */
  readonly contract: string;
  readonly parameters: readonly DecodedParameter[];
  /** ABI-encoded constructor arguments of the campaign for the direct caller of the factory. */
  readonly constructorArguments: (creator: Address) => Hex;
}

/** `execTransaction` of a Safe, the usual reason for calldata that is not the factory's. */
const SAFE_SELECTOR = "0x6a761202";

/** The create functions of the factory. */
export const CREATE_FUNCTIONS: readonly AbiFunction[] = (factoryAbi as Abi).filter(
  (item): item is AbiFunction =>
    item.type === "function" && /^createMerkle(?:Instant|LL|LT)$/.test(item.name),
);

const BY_SELECTOR = new Map<string, AbiFunction>(
  CREATE_FUNCTIONS.map((item) => [selectorOf(canonicalSignature(item)), item]),
);

/**
 * What the campaign's constructor gets of the create function: all but the last two, which only the factory
 * uses, with the creator in second place.
 */
function withCreator<Part>(parts: readonly Part[], creator: Part): Part[] {
  return parts.slice(0, -2).toSpliced(1, 0, creator);
}

/** Parameters of the campaign's constructor. */
export function constructorParameters({ inputs }: AbiFunction): AbiParameter[] {
  return withCreator(inputs, { name: "campaignCreator", type: "address" });
}

function meaningOf(name: string, value: string): string | undefined {
  if (!/^\d+$/.test(value)) return undefined;
  const number = BigInt(value);
  if (name.endsWith("Percentage")) return formatPercent(number);
  if (name.endsWith("Duration") || name === "duration") return formatDuration(number);
  if (name !== "expiration" && !name.endsWith("Time")) return undefined;
  if (number === 0n) return name === "expiration" ? "never" : "the moment of each claim";
  return number <= 8_640_000_000_000n ? formatDateTime(number) : undefined;
}

/** A value as rows: structs and arrays of structs are written out member by member. */
function rowsOf({ name, type, value, parts }: DecodedValue, path: string): DecodedParameter[] {
  if (parts !== undefined) {
    return parts.flatMap((part, index) =>
      rowsOf(part, part.name === "" ? `${path}[${index}]` : `${path}.${part.name}`),
    );
  }
  return [{ path, type, value, meaning: meaningOf(name, value) }];
}

/**
 * Decodes a call of the campaign factory.
 *
 * @throws RangeError that says what is wrong with the data
 */
export function decodeCampaign(data: Hex): DecodedCampaign {
  const selector = data.slice(0, 10);
  const item = BY_SELECTOR.get(selector);
  if (item === undefined) {
    const known = [...BY_SELECTOR].map(([own, { name }]) => `${own} (${name})`).join(", ");
    throw new RangeError(
      selector === SAFE_SELECTOR
        ? `${selector} is a transaction of a Safe; copy the input of its internal call to the factory`
        : `${selector} is no create function of the factory; it has ${known}`,
    );
  }
  let args: readonly unknown[];
  let values: readonly DecodedValue[];
  try {
    args = decodeFunctionData({ abi: [item], data }).args;
    ({ values } = decodeValues(item.inputs, data.slice(10)));
  } catch {
    throw new RangeError(
      `The data begins like ${item.name}, but its arguments are incomplete; copy all of it`,
    );
  }
  return {
    functionName: item.name,
    contract: item.name.replace(/^create/, "Sablier"),
    parameters: values.flatMap((value) => rowsOf(value, value.name)),
    constructorArguments: (creator) =>
      encodeAbiParameters(constructorParameters(item), withCreator(args, creator)),
  };
}
