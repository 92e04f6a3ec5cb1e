import type { FoundRows } from "@site/src/lib/airdrops/rows";
import type { ClaimTrace } from "./hash";

/*
 * A list with its root, a proof and the check of one claim, written down so that the page shows them before
 * any hash function is loaded. The tests compute all of it again.
 */

export const EXAMPLE_DECIMALS = 18;

/** The first two rows are those of the airdrop template in the data package. */
export const EXAMPLE_ROWS = [
  "0x8b1dD8774373729B7755202079F52D8c7444D335,42.5",
  "0x0298F4332e3857631385b39766325058a93e249f,85.25",
  "0x1111111111111111111111111111111111111111,10",
  "0x2222222222222222222222222222222222222222,25",
].join("\n");

const PROOF = [
  "0x0a37b14647ad63a9f8259c6e02f70c99232fcec924c0a6dde5441fdd48ce03b0",
  "0x73b32eba50a5bacc995a6c37e0478454a80b52ec2a5f3135cb1cc21bc8cd7bb3",
] as const;

/** The claim of row 1, as the fields of the form hold it. */
export const EXAMPLE_CLAIM = {
  index: "1",
  recipient: "0x0298F4332e3857631385b39766325058a93e249f",
  amount: "85250000000000000000",
  root: "0xc22feb96c64fc31d7c1123a9c74ab765ae40557a1b87aa2a15083b037c433c5a",
  proof: PROOF.join("\n"),
} as const;

/** What the list gives for its row 1. */
export const EXAMPLE_PROOFS: FoundRows = {
  root: EXAMPLE_CLAIM.root,
  stated: undefined,
  count: 4,
  rows: [
    {
      index: 1n,
      recipient: EXAMPLE_CLAIM.recipient,
      amount: 85_250_000_000_000_000_000n,
      proof: PROOF,
    },
  ],
};

export const EXAMPLE_TRACE: ClaimTrace = {
  words: [
    "0000000000000000000000000000000000000000000000000000000000000001",
    "0000000000000000000000000298f4332e3857631385b39766325058a93e249f",
    "0000000000000000000000000000000000000000000000049f14d7537e0d0000",
  ],
  innerHash: "0x54c7fa9accecfadeadd41f61d19d54ccc82e8fb0077afd0ad0a420a9148bb855",
  leaf: "0x82346e98cf06cbe20c12d530c124978b59e933aa0e2ae6bd6a047fbca93ce8de",
  levels: [
    {
      sibling: PROOF[0],
      first: "sibling",
      hash: "0x4409666612bee9677ce9409fa690f730ec6f196e4b274d17f3c7de05337d7c91",
    },
    {
      sibling: PROOF[1],
      first: "own",
      hash: EXAMPLE_CLAIM.root,
    },
  ],
  root: EXAMPLE_CLAIM.root,
  matches: true,
  checksum: "",
};
