import factoryAbi from "sablier/abi/airdrops/v1.3/SablierMerkleFactory.json";
import type { Abi, AbiFunction, AbiParameter, Address, Hex } from "viem";
import { decodeFunctionData, encodeAbiParameters } from "viem/utils";

import { canonicalSignature, type DecodedValue, decodeValues, selectorOf } from "@site/src/lib/abi";
import { formatDateTime } from "@site/src/lib/format/dates";
import { formatDuration } from "@site/src/lib/format/durations";
import { formatPercent } from "@site/src/lib/format/amounts";
import {
  type DecodedCampaign,
  type DecodedParameter,
  isCreateFunction,
  readCalldata,
} from "./create-call";

const ABI = factoryAbi as Abi;

/** `execTransaction` of a Safe, the usual reason for calldata that is not the factory's. */
const SAFE_SELECTOR = "0x6a761202";

/** The create functions of the factory. */
export const CREATE_FUNCTIONS: readonly AbiFunction[] = ABI.filter(
  (item): item is AbiFunction => item.type === "function" && isCreateFunction(item.name),
);

const SELECTORS = CREATE_FUNCTIONS.map((item) => ({
  name: item.name,
  selector: selectorOf(canonicalSignature(item)),
}));

/** Parameters that only the factory needs: they are not passed on to the campaign. */
const FACTORY_ONLY: readonly string[] = ["aggregateAmount", "recipientCount"];

const CREATOR: AbiParameter = { name: "campaignCreator", type: "address" };

/**
 * Parameters of the campaign's constructor: those of the create function without the two that only
 * the factory uses, and with the creator in second place.
 */
export function constructorParameters(item: AbiFunction): AbiParameter[] {
  const [first, ...rest] = item.inputs.filter(({ name }) => !FACTORY_ONLY.includes(name ?? ""));
  return first === undefined ? [CREATOR] : [first, CREATOR, ...rest];
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
  const meaning = meaningOf(name, value);
  return [{ path, type, value, ...(meaning === undefined ? {} : { meaning }) }];
}

/**
 * Decodes a call of the campaign factory.
 *
 * @param text calldata in hex
 * @throws RangeError that says what is wrong with the data
 */
export function decodeCampaign(text: string): DecodedCampaign {
  const data = readCalldata(text);
  const selector = data.slice(0, 10);
  const name = SELECTORS.find((entry) => entry.selector === selector)?.name;
  const item = CREATE_FUNCTIONS.find((candidate) => candidate.name === name);
  if (item === undefined) {
    throw new RangeError(
      selector === SAFE_SELECTOR
        ? `${selector} is a transaction of a Safe; copy the input of its internal call to the factory`
        : `${selector} is no create function of the factory; it has ${SELECTORS.map((entry) => `${entry.selector} (${entry.name})`).join(", ")}`,
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
  const kept = item.inputs.flatMap((input, index) =>
    FACTORY_ONLY.includes(input.name ?? "") ? [] : [args[index]],
  );
  const types = constructorParameters(item);
  return {
    functionName: item.name,
    contract: item.name.replace(/^create/, "Sablier"),
    parameters: values.flatMap((value) => rowsOf(value, value.name)),
    constructorArguments: (creator: Address): Hex =>
      encodeAbiParameters(types, [kept[0], creator, ...kept.slice(1)]),
  };
}
