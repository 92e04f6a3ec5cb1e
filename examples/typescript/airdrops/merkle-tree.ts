// region: imports
import { type Address, concat, encodeAbiParameters, type Hex, keccak256 } from "viem";
// endregion

// region: leaf
/** One row of the list. */
export interface Allocation {
  /** Position in the list, each used once. */
  readonly index: bigint;
  readonly recipient: Address;
  /** Base units. */
  readonly amount: bigint;
}

/** Hash of a row. It is hashed twice, so that no inner node can pass for a row. */
export function leafOf({ index, recipient, amount }: Allocation): Hex {
  const encoded = encodeAbiParameters(
    [{ type: "uint256" }, { type: "address" }, { type: "uint128" }],
    [index, recipient, amount],
  );
  return keccak256(keccak256(encoded));
}

/** Hash of two nodes, the smaller one first: so a proof needs no left and right. */
function parentOf(a: Hex, b: Hex): Hex {
  return keccak256(a < b ? concat([a, b]) : concat([b, a]));
}
// endregion

// region: tree
/**
 * All nodes of the tree: the sorted leaves first, the root last. Two neighbors make one node, which
 * joins at the end, until one is left.
 */
export function treeOf(allocations: readonly Allocation[]): Hex[] {
  if (new Set(allocations.map(({ index }) => index)).size < allocations.length) {
    throw new RangeError("Two rows have the same index. Only one of them could be claimed.");
  }
  const nodes = allocations.map(leafOf).sort();
  for (let at = 0; at + 1 < nodes.length; at += 2) {
    const [left, right] = nodes.slice(at, at + 2);
    if (left !== undefined && right !== undefined) nodes.push(parentOf(left, right));
  }
  return nodes;
}

/** The 32 bytes that go into the campaign. */
export function rootOf(tree: readonly Hex[]): Hex {
  const root = tree.at(-1);
  if (root === undefined) throw new RangeError("The list is empty.");
  return root;
}
// endregion

// region: proof
/** What a recipient needs for a claim, besides the row: the neighbor of every node on the way up. */
export function proofOf(tree: readonly Hex[], allocation: Allocation): Hex[] {
  const leaves = (tree.length + 1) / 2;
  const proof: Hex[] = [];
  let at = tree.indexOf(leafOf(allocation));
  if (at < 0) throw new RangeError(`Row ${allocation.index} is not in the tree.`);
  while (at < tree.length - 1) {
    const neighbor = tree[at % 2 === 0 ? at + 1 : at - 1];
    if (neighbor !== undefined) proof.push(neighbor);
    at = leaves + Math.floor(at / 2);
  }
  return proof;
}
// endregion
