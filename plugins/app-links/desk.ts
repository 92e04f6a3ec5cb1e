import type { AbiFunction } from "viem";

import { parseAbiItem } from "viem/utils";

import { DESK } from "../../data/desk";
import { WITHOUT_ABI } from "../../data/without-abi";
import { canonicalSignature } from "../../src/lib/abi";
import { CAMPAIGN_MARKS } from "../../src/lib/desk/campaign";
import type { DeskContract, DeskData } from "../../src/lib/desk/settle";
import { parseReleaseRef, type ReleaseRef } from "../../src/lib/protocol/model";
import type { ProtocolModel } from "../protocol-data/model";
import { isFunction } from "./selectors";

/** The part of the data package that names public endpoints. */
type Chains = Readonly<
  Record<string, { readonly id: number; readonly rpc?: { readonly defaults?: readonly string[] } }>
>;

/** The functions of a contract, of the ABIs or of what is written down for those without one. */
function functionsOf(abis: ProtocolModel["abis"], release: ReleaseRef, contract: string) {
  const items = abis.get(release)?.[contract];
  if (items !== undefined) return items.filter(isFunction);
  const { protocol, version } = parseReleaseRef(release);
  const own = WITHOUT_ABI.find((one) => one.contract === `${protocol}/${version}/${contract}`);
  return (own?.symbols ?? []).map((symbol) => parseAbiItem(symbol)).filter(isFunction);
}

/**
 * Gives the table of the desk the ABI entries of its calls, and each chain an endpoint.
 *
 * @throws Error listing every call that no ABI has
 */
export function deskData(abis: ProtocolModel["abis"], chains: Chains): DeskData {
  const missing: string[] = [];
  const groups = DESK.map((group): DeskContract => {
    const { release, contracts, thing, actions } = group;
    const [own = ""] = contracts;
    const functions: Record<string, AbiFunction> = {};
    const add = (contract: string, signature: string): void => {
      const items = functionsOf(abis, release, contract);
      const item = items.find((entry) => canonicalSignature(entry) === signature);
      if (item === undefined) missing.push(`${release} ${contract} has no ${signature}`);
      else functions[signature] = item;
    };
    for (const { signature, on, inner } of actions) {
      add(on?.contract ?? own, signature);
      if (inner !== undefined) add(inner.contract, inner.signature);
    }
    if (thing !== "campaign") return { ...group, functions };
    const marks = contracts.map((contract) => {
      const names = new Set(functionsOf(abis, release, contract).map(({ name }) => name));
      return [contract, CAMPAIGN_MARKS.filter((mark) => names.has(mark))] as const;
    });
    return { ...group, functions, marks: Object.fromEntries(marks) };
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
