import type { AbiParameter } from "viem";
import { toEventSelector, toFunctionSelector, toHex, keccak256, stringToBytes } from "viem/utils";

/** Part of an ABI entry that its signature depends on. */
export interface SignedItem {
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
}

/**
 * ABI type of a parameter with tuples written out: `tuple[]` with two members becomes
 * `(uint128,uint40)[]`.
 *
 * @throws Error naming a tuple without members, whose signature cannot be known.
 */
export function canonicalType(parameter: AbiParameter): string {
  if (!parameter.type.startsWith("tuple")) return parameter.type;
  if (!("components" in parameter)) {
    throw new Error(
      `The tuple parameter "${parameter.name ?? ""}" has no components. Add them to the ABI.`,
    );
  }
  const members = parameter.components.map(canonicalType).join(",");
  return `(${members})${parameter.type.slice("tuple".length)}`;
}

/**
 * Signature that selectors and topics are hashed from: name and ABI types without spaces, as in
 * `withdraw(uint256,address,uint128)`. Defined by the Solidity ABI specification.
 */
export function canonicalSignature(item: SignedItem): string {
  return `${item.name}(${item.inputs.map(canonicalType).join(",")})`;
}

/** First four bytes of the keccak-256 hash of a canonical signature, as `0x` and 8 digits. */
export function selectorOf(signature: string): `0x${string}` {
  return toFunctionSelector(signature);
}

/**
 * Selector of a public library function. Its signature names structs and enums
 * (`f(LockupDynamic.Segment[],uint40)`), which ABI tools reject, so it is hashed as plain text.
 */
export function librarySelectorOf(signature: string): `0x${string}` {
  return toHex(keccak256(stringToBytes(signature), "bytes").slice(0, 4));
}

/** Topic 0 of a non-anonymous event: the keccak-256 hash of its canonical signature. */
export function topicOf(signature: string): `0x${string}` {
  return toEventSelector(signature);
}

/** What tells symbols apart in calls, reverts and logs: topic 0 of an event, else the selector. */
export function hashOf(kind: string, signature: string): `0x${string}` {
  return kind === "event" ? topicOf(signature) : selectorOf(signature);
}

/**
 * Type as Solidity code spells it: `struct Lockup.Timestamps` becomes `Lockup.Timestamps`,
 * `contract IERC20` becomes `IERC20`. Without an internal type (old compilers) it is the ABI type.
 */
export function solidityType(parameter: AbiParameter): string {
  return (parameter.internalType ?? parameter.type).replace(/^(?:struct|enum|contract) /u, "");
}

/** Whether the internal type of a parameter is an enum, whose ABI type is `uint8`. */
export function isEnum(parameter: AbiParameter): boolean {
  return parameter.internalType?.startsWith("enum ") ?? false;
}
