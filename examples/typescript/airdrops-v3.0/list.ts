import { type Address, concat, encodeAbiParameters, type Hex, keccak256, parseUnits } from "viem";

/** Recipients, and amounts in whole tokens. Replace the rows. */
export const ROWS: readonly (readonly [recipient: Address, amount: string])[] = [
  ["0x2222222222222222222222222222222222222222", "1000"],
  ["0x3333333333333333333333333333333333333333", "2500"],
  ["0x4444444444444444444444444444444444444444", "500"],
];

// region: leaf
/** One row of the list, in the form that a claim takes. */
export interface Allocation {
  /** Place in the list. A campaign pays each index once. */
  readonly index: bigint;
  readonly recipient: Address;
  /** Base units. */
  readonly amount: bigint;
}

/** Hash of a row. It is hashed twice, so that no inner node of the tree can pass for a row. */
export function leafOf({ index, recipient, amount }: Allocation): Hex {
  const types = [{ type: "uint256" }, { type: "address" }, { type: "uint128" }] as const;
  return keccak256(keccak256(encodeAbiParameters(types, [index, recipient, amount])));
}
// endregion

// region: tree
/** Everything that a campaign and its claims need from a list. */
export interface List {
  readonly allocations: readonly Allocation[];
  /** Leaves in order of size, then the nodes above them, the root last. */
  readonly nodes: readonly Hex[];
  readonly root: Hex;
  /** Sum of all amounts, base units: the campaign has to hold it. */
  readonly total: bigint;
}

/** Hash of two nodes, the smaller one first: so a proof needs no left and right. */
const parentOf = (a: Hex, b: Hex): Hex => keccak256(concat(a < b ? [a, b] : [b, a]));

/**
 * @param decimals decimals of the token
 * @throws RangeError for an empty list and an amount of 0
 */
export function listOf(rows: typeof ROWS, decimals: number): List {
  const allocations = rows.map(([recipient, amount], index) => ({
    index: BigInt(index),
    recipient,
    amount: parseUnits(amount, decimals),
  }));
  const empty = allocations.find(({ amount }) => amount <= 0n);
  if (empty !== undefined) throw new RangeError(`Row ${empty.index} has an amount of 0.`);

  const nodes = allocations.map(leafOf).sort();
  // Two neighbors make one node, which joins at the end, until one is left.
  for (let at = 0; at + 1 < nodes.length; at += 2) {
    const [left, right] = nodes.slice(at, at + 2);
    if (left !== undefined && right !== undefined) nodes.push(parentOf(left, right));
  }
  const root = nodes.at(-1);
  if (root === undefined) throw new RangeError("The list is empty.");
  const total = allocations.reduce((sum, { amount }) => sum + amount, 0n);
  return { allocations, nodes, root, total };
}
// endregion

// region: proof
/** The neighbor of every node on the way from a row to the root. A claim needs it. */
export function proofOf({ allocations, nodes }: List, index: bigint): Hex[] {
  const allocation = allocations[Number(index)];
  if (allocation === undefined) throw new RangeError(`The list has no row ${index}.`);
  const proof: Hex[] = [];
  let at = nodes.indexOf(leafOf(allocation));
  while (at < nodes.length - 1) {
    const neighbor = nodes[at % 2 === 0 ? at + 1 : at - 1];
    if (neighbor !== undefined) proof.push(neighbor);
    at = allocations.length + Math.floor(at / 2);
  }
  return proof;
}
// endregion

// region: check
/** Whether a proof leads from a row to a root. A campaign checks the same in each claim. */
export const leadsTo = (root: Hex, allocation: Allocation, proof: readonly Hex[]): boolean =>
  proof.reduce(parentOf, leafOf(allocation)) === root;
// endregion
