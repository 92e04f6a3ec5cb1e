// The index of the package loads an ABI encoder of 33 KB, which package.json replaces with nothing.
import {
  getProof,
  makeMerkleTree,
  processProof as rootOfProof,
} from "@openzeppelin/merkle-tree/dist/core.js";
import { concatHex, keccak256, numberToHex, pad } from "viem/utils";

/** A 32-byte hash or node of the tree, `0x` plus 64 lower-case hex digits. */
export type Hash = `0x${string}`;

/** One row of a campaign: position in the list, recipient address, amount in base units. */
export interface Allocation {
  readonly index: bigint;
  readonly recipient: string;
  readonly amount: bigint;
}

/** A Merkle tree over allocations, in the layout of OpenZeppelin's standard tree. */
export interface MerkleTree {
  readonly root: Hash;
  /** All nodes, the root first; the children of node i are 2i + 1 and 2i + 2. */
  readonly nodes: readonly Hash[];
  /** Place of each allocation's leaf in `nodes`. */
  readonly positions: readonly number[];
}

/**
 * The words of an allocation: ABI encoding of (uint256 index, address recipient, uint128 amount), which
 * needs no encoder of types.
 *
 * @throws viem's error for an index or amount that does not fit
 */
export function leafWords({ index, recipient, amount }: Allocation): readonly [Hash, Hash, Hash] {
  return [
    numberToHex(index, { size: 32 }),
    pad(`0x${recipient.slice(2).toLowerCase()}`, { size: 32 }),
    numberToHex(amount, { size: 32 }),
  ];
}

/**
 * Hash of an allocation: keccak256 applied twice to its words. The second hash keeps an inner node from
 * passing as a leaf.
 */
export function leafHash(allocation: Allocation): Hash {
  return keccak256(keccak256(concatHex(leafWords(allocation))));
}

/**
 * Builds the tree of a campaign. The leaves are sorted by hash and fill the end of a complete
 * binary tree, as OpenZeppelin's standard tree does, so the root does not depend on the order of
 * the rows (their indexes are part of the leaves).
 *
 * @throws RangeError without allocations
 */
export function buildTree(allocations: readonly Allocation[]): MerkleTree {
  const order = allocations
    .map((allocation, row) => ({ hash: leafHash(allocation), row }))
    .sort((a, b) => (a.hash < b.hash ? -1 : 1));
  const leaves = order.map(({ hash }) => hash);
  const nodes = leaves.length === 0 ? [] : (makeMerkleTree(leaves) as Hash[]);
  const [root] = nodes;
  if (root === undefined) {
    throw new RangeError("A tree needs at least one allocation; the list is empty");
  }
  const positions = new Array<number>(allocations.length);
  order.forEach(({ row }, rank) => {
    positions[row] = nodes.length - 1 - rank;
  });
  return { root, nodes, positions };
}

/**
 * Proof of one allocation: the sibling on every level from its leaf up to the root.
 *
 * @param row place of the allocation in the list the tree was built from, starting at 0
 * @throws RangeError for a row outside the list
 */
export function merkleProof({ nodes, positions }: MerkleTree, row: number): Hash[] {
  const position = positions[row];
  if (position === undefined) {
    throw new RangeError(`The tree has rows 0 to ${positions.length - 1}; there is no row ${row}`);
  }
  return getProof(nodes as Hash[], position) as Hash[];
}

/** Root that a leaf and a proof lead to: keccak256 of each pair on the way, the smaller hash first. */
export function processProof(leaf: Hash, proof: readonly Hash[]): Hash {
  return rootOfProof(leaf, proof as Hash[]) as Hash;
}

/** What a recipient needs for a claim. */
export interface ProvenAllocation extends Allocation {
  readonly proof: readonly Hash[];
}
