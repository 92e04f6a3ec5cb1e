import { concatHex, keccak256 } from "viem/utils";

import {
  type Allocation,
  type Hash,
  leafHash,
  leafWords,
  processProof,
} from "@site/src/lib/airdrops/merkle";
import { addressProblem, toChecksum } from "@site/src/lib/format/addresses";

/** A claim with the root that it is checked against. */
export interface Claim extends Allocation {
  readonly root: string;
  readonly proof: readonly string[];
}

/** One level of a proof: the sibling, which of the two hashes comes first, and their hash. */
interface TraceLevel {
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

/** Every step of the check that `claim` makes. */
export function traceOf(claim: Claim): ClaimTrace {
  const { recipient, root, proof } = claim;
  const words = leafWords(claim);
  const leaf = leafHash(claim);
  let hash = leaf;
  const levels = proof.map((element): TraceLevel => {
    const sibling: Hash = `0x${element.slice(2).toLowerCase()}`;
    const before = hash;
    hash = processProof(before, [sibling]);
    return { sibling, first: before < sibling ? "own" : "sibling", hash };
  });
  return {
    words: words.map((word) => word.slice(2)),
    innerHash: keccak256(concatHex(words)),
    leaf,
    levels,
    root: hash,
    matches: hash === root.toLowerCase(),
    checksum: addressProblem(recipient) === undefined ? "" : toChecksum(recipient),
  };
}
