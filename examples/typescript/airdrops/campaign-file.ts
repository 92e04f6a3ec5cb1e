// region: imports
import { type Address, concat, type Hex, isAddressEqual, keccak256 } from "viem";

import type { Entitlement } from "./merkle-api";
import { leafOf } from "./merkle-tree";
// endregion

// region: load
/** The file on IPFS, with the tree already taken out of its string. */
export interface CampaignFile {
  readonly root: Hex;
  readonly total: bigint;
  /** The place in the list is the index of a claim. */
  readonly recipients: readonly { readonly address: Address; readonly amount: string }[];
  readonly tree: {
    /** All hashes, the root first. */
    readonly tree: readonly Hex[];
    readonly values: readonly { readonly tree_index: number }[];
  };
}

/** Reads the file from a gateway. It never changes, so keep it by its content id. */
export async function loadCampaignFile(gateway: string, cid: string): Promise<CampaignFile> {
  const response = await fetch(`${gateway}/ipfs/${cid}`);
  if (!response.ok) throw new Error(`The gateway answered with status ${response.status}.`);
  const file = (await response.json()) as Record<string, unknown>;
  return {
    root: file.root as Hex,
    total: BigInt(String(file.total_amount)),
    recipients: file.recipients as CampaignFile["recipients"],
    tree: JSON.parse(String(file.merkle_tree)) as CampaignFile["tree"],
  };
}
// endregion

// region: proof
/** Finds an address and the hashes beside its way to the root. Undefined: not on the list. */
export function entitlementOf(file: CampaignFile, address: Address): Entitlement | undefined {
  const index = file.recipients.findIndex((one) => isAddressEqual(one.address, address));
  const found = file.recipients[index];
  const leaf = file.tree.values[index];
  if (found === undefined || leaf === undefined) return undefined;
  const proof: Hex[] = [];
  for (let at = leaf.tree_index; at > 0; at = Math.floor((at - 1) / 2)) {
    const neighbor = file.tree.tree[at % 2 === 1 ? at + 1 : at - 1];
    if (neighbor === undefined) throw new Error(`The tree has no node beside ${at}.`);
    proof.push(neighbor);
  }
  return { index: BigInt(index), recipient: found.address, amount: BigInt(found.amount), proof };
}
// endregion

// region: check
/** Whether a proof leads to a root: what the contract checks in a claim. */
export function leadsTo(root: Hex, { proof, ...allocation }: Entitlement): boolean {
  const hash = proof.reduce(
    (node, neighbor) =>
      keccak256(node < neighbor ? concat([node, neighbor]) : concat([neighbor, node])),
    leafOf(allocation),
  );
  return hash === root;
}

/**
 * Compares a file that somebody else made with the campaign. Returns what is wrong.
 *
 * @param root what `MERKLE_ROOT()` of the campaign returns
 * @param funds tokens that the campaign holds, and those it has paid out in claims; base units
 */
export function findFaults(file: CampaignFile, root: Hex, funds: bigint): string[] {
  const faults: string[] = [];
  const sum = file.recipients.reduce((total, { amount }) => total + BigInt(amount), 0n);
  if (file.root !== root) faults.push(`The file has the root ${file.root}, the campaign ${root}.`);
  if (file.total !== sum) faults.push(`The file says ${file.total}, its rows add up to ${sum}.`);
  if (funds < sum) faults.push(`The campaign got ${funds}; its list needs ${sum}.`);
  const wrong = file.recipients.filter(({ address }) => {
    const entitlement = entitlementOf(file, address);
    return entitlement === undefined || !leadsTo(root, entitlement);
  });
  if (wrong.length > 0) faults.push(`${wrong.length} rows have no proof for the root.`);
  return faults;
}
// endregion
