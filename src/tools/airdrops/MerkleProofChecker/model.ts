import type { Allocation } from "@site/src/lib/airdrops";
import type { Claim } from "./fields";

/** A tree as it is drawn; see `MerkleTree` of the airdrops library. */
export interface DrawnTree {
  readonly root: string;
  readonly nodes: readonly string[];
  /** Node of each row. */
  readonly positions: readonly number[];
}

/** One level of a proof: the sibling, which of the two hashes comes first, and their hash. */
export interface TraceLevel {
  readonly sibling: string;
  readonly first: "own" | "sibling";
  readonly hash: string;
}

/** The steps of checking a claim. */
export interface ClaimTrace {
  /** Index, recipient and amount as 32-byte words, hex digits without 0x. */
  readonly words: readonly string[];
  /** Hash of the words. */
  readonly innerHash: string;
  /** Hash of that hash. */
  readonly leaf: string;
  readonly levels: readonly TraceLevel[];
  /** Where the proof leads. */
  readonly root: string;
  readonly matches: boolean;
  /** The recipient with its right checksum, when it is written with a wrong one; else empty. */
  readonly checksum: string;
}

function plain({ index, recipient, amount }: Allocation): Record<string, string> {
  return { index: index.toString(), recipient, amount: amount.toString() };
}

/** A list as text, which decides when the tree has to be computed again. */
export function inputOfTree(rows: readonly Allocation[]): string {
  return JSON.stringify(rows.map(plain));
}

/** A claim as text, which decides when it has to be checked again. */
export function inputOfClaim({ allocation, root, proof }: Claim): string {
  return JSON.stringify({ allocation: plain(allocation), root, proof });
}
