import { parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/airdrops/merkle-tree";
import { buildTree, leafHash, merkleProof } from "../../../src/lib/airdrops";
import { account } from "../support/chain";

const rows = (count: number): example.Allocation[] =>
  Array.from({ length: count }, (_, index) => ({
    index: BigInt(index),
    recipient: account(`recipient ${index}`),
    amount: parseUnits(String(100 + index), 18),
  }));

/** The library of this site builds the tree of OpenZeppelin's package, and checks as `claim` does. */
function check(module = example): void {
  for (const count of [1, 2, 3, 4, 5, 7, 8, 13]) {
    const list = rows(count);
    const tree = module.treeOf(list);
    const expected = buildTree(list);
    expect(module.rootOf(tree)).toBe(expected.root);
    list.forEach((allocation, row) => {
      expect(module.leafOf(allocation)).toBe(leafHash(allocation));
      const proof = module.proofOf(tree, allocation);
      expect(proof).toEqual(merkleProof(expected, row));
    });
  }
}

describe("typescript/airdrops/merkle-tree.ts", () => {
  it("builds OpenZeppelin's tree, with proofs that a campaign takes", () => check());

  it("refuses an empty list, an index used twice and a row that is not there", () => {
    const list = rows(3);
    const [first, second] = list;
    if (first === undefined || second === undefined) throw new Error("The list has three rows.");
    expect(() => example.rootOf(example.treeOf([]))).toThrow("The list is empty.");
    expect(() => example.treeOf([first, { ...second, index: 0n }])).toThrow(
      "Two rows have the same index.",
    );
    expect(() => example.proofOf(example.treeOf(list), { ...first, amount: 1n })).toThrow(
      "Row 0 is not in the tree.",
    );
  });
});
