import { keccak256 } from "viem/utils";

import { buildTree, type Hash, leafHash, processProof } from "@site/src/lib/airdrops/merkle";
import { toChecksum } from "@site/src/lib/format/addresses";
import type { Allocation } from "@site/src/lib/airdrops";
import type { ClaimTrace, DrawnTree } from "./model";

interface StoredAllocation {
  readonly index: string;
  readonly recipient: string;
  readonly amount: string;
}

function word(digits: string): string {
  return digits.toLowerCase().padStart(64, "0");
}

function restore({ index, recipient, amount }: StoredAllocation): Allocation {
  return { index: BigInt(index), recipient, amount: BigInt(amount) };
}

/** Nodes and leaf positions of the tree over a list, see `inputOfTree`. */
export function treeOf(input: string): DrawnTree {
  const { root, nodes, positions } = buildTree(
    (JSON.parse(input) as StoredAllocation[]).map(restore),
  );
  return { root, nodes, positions };
}

/** Every step of the check that `claim` makes, see `inputOfClaim`. */
export function traceOf(input: string): ClaimTrace {
  const claim = JSON.parse(input) as {
    allocation: StoredAllocation;
    root: string;
    proof: Hash[];
  };
  const allocation = restore(claim.allocation);
  const words = [
    word(allocation.index.toString(16)),
    word(allocation.recipient.slice(2)),
    word(allocation.amount.toString(16)),
  ];
  const leaf = leafHash(allocation);
  let hash = leaf;
  const levels = claim.proof.map((element) => {
    const sibling: Hash = `0x${element.slice(2).toLowerCase()}`;
    const before = hash;
    hash = processProof(before, [sibling]);
    return { sibling, first: before < sibling ? ("own" as const) : ("sibling" as const), hash };
  });
  const checksum = toChecksum(allocation.recipient);
  return {
    words,
    innerHash: keccak256(`0x${words.join("")}`),
    leaf,
    levels,
    root: hash,
    matches: hash === claim.root.toLowerCase(),
    checksum: hasCase(allocation.recipient) && checksum !== allocation.recipient ? checksum : "",
  };
}

/** Whether an address is written in mixed case and so claims to carry a checksum. */
function hasCase(address: string): boolean {
  const digits = address.slice(2);
  return digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
}
