import factoryAbi from "sablier/abi/airdrops/v1.3/SablierMerkleFactory.json";
import type { Abi, AbiFunction, AbiParameter, Address, Hex } from "viem";
import { decodeFunctionData, encodeAbiParameters, toFunctionSelector } from "viem/utils";

/** A decoded call of the campaign factory. */
export interface DecodedCampaign {
  readonly functionName: string;
  /** Name of the campaign's contract. */
  readonly contract: string;
  readonly merkleRoot: Hex;
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
  CREATE_FUNCTIONS.map((item) => [toFunctionSelector(item), item]),
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
  const args = argumentsOf(item, data);
  const [{ merkleRoot }] = args as [{ readonly merkleRoot: Hex }];
  return {
    functionName: item.name,
    contract: item.name.replace(/^create/, "Sablier"),
    merkleRoot,
    constructorArguments: (creator) =>
      encodeAbiParameters(constructorParameters(item), withCreator(args, creator)),
  };
}

function argumentsOf(item: AbiFunction, data: Hex): readonly unknown[] {
  try {
    return decodeFunctionData({ abi: [item], data }).args;
  } catch {
    throw new RangeError(
      `The data begins like ${item.name}, but its arguments are incomplete; copy all of it`,
    );
  }
}
