import type { AbiFunction } from "viem";

import { DESK } from "../../data/desk";
import { canonicalSignature } from "../../src/lib/abi";
import type { DeskContract, DeskData } from "../../src/lib/desk/settle";
import type { ProtocolModel } from "../protocol-data/model";
import { isFunction } from "./selectors";

/** The part of the data package that names public endpoints. */
type Chains = Readonly<
  Record<string, { readonly id: number; readonly rpc?: { readonly defaults?: readonly string[] } }>
>;

/**
 * Gives the table of the desk the ABI entries of its calls, and each chain an endpoint.
 *
 * @throws Error listing every call that no ABI has
 */
export function deskData(abis: ProtocolModel["abis"], chains: Chains): DeskData {
  const missing: string[] = [];
  const groups = DESK.map((group): DeskContract => {
    const [contract = ""] = group.contracts;
    const items = (abis.get(group.release)?.[contract] ?? []).filter(isFunction);
    const functions: Record<string, AbiFunction> = {};
    for (const { signature } of group.actions) {
      const item = items.find((entry) => canonicalSignature(entry) === signature);
      if (item === undefined) missing.push(`${group.release} ${contract} has no ${signature}`);
      else functions[signature] = item;
    }
    return { ...group, functions };
  });
  if (missing.length > 0) throw new Error(`data/desk.ts: ${missing.join("; ")}.`);
  const rpc = Object.values(chains).flatMap(({ id, rpc: { defaults = [] } = {} }) =>
    defaults
      .filter((url) => url.startsWith("https://"))
      .slice(0, 1)
      .map((url) => [id, url] as const),
  );
  return { groups, rpc: Object.fromEntries(rpc) };
}
