import type { Address, Hex } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/airdrops-v3.0/list";
import { buildTree, merkleProof } from "../../../src/lib/airdrops";
import { addressOf, loadVectors, type Step } from "../../vectors/load";
import { importChanged, mutate, readExample } from "../support/example";
import { account } from "../support/chain";

/** Recorded calls of `claim` that paid, and that had a wrong proof. */
const CLAIMS = 10;
const WRONG = 1;

const FILE = "typescript/airdrops-v3.0/list.ts";

const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => [account(`recipient ${index}`), `${100 + index}`] as const,
  );

/** The library of this site checks proofs as the recorded campaigns do. */
function check(module = example): void {
  for (const count of [1, 2, 3, 4, 5, 7, 8, 13]) {
    const list = module.listOf(rows(count), 18);
    const expected = buildTree(list.allocations);
    expect(list.root).toBe(expected.root);
    list.allocations.forEach((allocation, row) => {
      const proof = module.proofOf(list, BigInt(row));
      expect(proof).toEqual(merkleProof(expected, row));
      expect(module.leadsTo(list.root, allocation, proof)).toBe(true);
      const other = { ...allocation, amount: allocation.amount + 1n };
      expect(module.leadsTo(list.root, other, proof)).toBe(false);
    });
  }
}

describe(FILE, () => {
  it("builds a tree whose proofs campaigns take", () => check());

  it("hashes rows and checks proofs as the recorded campaigns did", () => {
    const { header, steps } = loadVectors("airdrops-v3.0");
    // The addresses of the run: hashes of the stand-ins would be others.
    const real = new Map(
      Object.entries(header.addresses as Record<string, Address>).map(([name, address]) => [
        addressOf(name) as Address,
        address,
      ]),
    );
    const root = steps
      .filter(({ fn, error }) => fn === "createMerkleInstant" && error === undefined)
      .map(({ args }) => (args[0] as unknown as { merkleRoot: Hex }).merkleRoot)[0];
    const claims = steps.filter(({ fn, error }) => fn === "claim" && error === undefined);
    const wrong = steps.filter(
      ({ fn, error }) => fn === "claim" && error?.name === "SablierMerkleBase_InvalidProof",
    );
    const passes = ({ args }: Step): boolean => {
      const [index, by, amount, proof] = args as unknown as [bigint, Address, bigint, Hex[]];
      const allocation = { index, recipient: real.get(by) ?? by, amount };
      return root !== undefined && example.leadsTo(root, allocation, proof);
    };
    expect([claims.length, claims.filter(passes).length]).toEqual([CLAIMS, CLAIMS]);
    expect([wrong.length, wrong.filter(passes).length]).toEqual([WRONG, 0]);
  });

  it("refuses an empty list, an amount of 0 and a row that is not there", () => {
    const [first] = rows(1);
    if (first === undefined) throw new Error("The list has a row.");
    expect(() => example.listOf([], 18)).toThrow("The list is empty.");
    expect(() => example.listOf([first, [first[0], "0"]], 18)).toThrow("Row 1 has an amount of 0.");
    expect(() => example.proofOf(example.listOf([first], 18), 1n)).toThrow(
      "The list has no row 1.",
    );
  });

  it("a leaf that is hashed once is found", async () => {
    const source = mutate(
      readExample(FILE),
      "keccak256(keccak256(encodeAbi",
      "(keccak256(encodeAbi",
    );
    const module = (await importChanged(FILE, source, "once")) as typeof example;
    expect(() => check(module)).toThrow();
  });
});
