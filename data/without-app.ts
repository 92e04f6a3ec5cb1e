import type { ReleaseRef } from "../src/lib/protocol/model";

/**
 * What to send with a call. `refused`: 0, since the function is not payable. `kept`: 0, since the
 * contract accepts more and keeps it. Otherwise at least what a function of the contract returns, in
 * wei.
 */
export type ValueToSend = "refused" | "kept" | { readonly atLeast: string };

/** How the recipient of a stream or of an allocation is paid by a direct call. */
export interface DirectCall {
  /** Releases with the same call and the same rule for the value, newest first. */
  readonly releases: readonly [ReleaseRef, ...ReleaseRef[]];
  /** Contract whose reference describes the functions, where a release has a reference. */
  readonly contract: string;
  /** As code, with the names of the arguments. */
  readonly call: string;
  /** The call in campaigns of another type. */
  readonly otherwise?: { readonly call: string; readonly when: string };
  readonly value: ValueToSend;
  /** Page that goes through the call in steps. Without one the table leads to its description. */
  readonly steps?: { readonly label: string; readonly to: string };
}

const WITHDRAW = "withdrawMax(streamId, to)";
const CLAIM = "claim(index, recipient, amount, merkleProof)";
const STREAM_FEE = { atLeast: "calculateMinFeeWei(streamId)" } as const;
const CAMPAIGN_FEE = { atLeast: "calculateMinFeeWei()" } as const;

const EXPLORER_V2 = { label: "Explorer, Lockup v2.0", to: "/guides/lockup/etherscan" } as const;

/**
 * Withdrawals and claims without the app, by release. The ABIs of the releases show that the functions
 * exist and whether they take a value.
 */
export const DIRECT_CALLS: readonly DirectCall[] = [
  {
    releases: ["lockup@v4.0", "lockup@v3.0"],
    contract: "SablierLockup",
    call: WITHDRAW,
    value: STREAM_FEE,
    steps: { label: "Explorer, Lockup v4.0", to: "/guides/lockup/v4.0/etherscan" },
  },
  {
    releases: ["lockup@v2.0"],
    contract: "SablierLockup",
    call: WITHDRAW,
    value: "kept",
    steps: EXPLORER_V2,
  },
  {
    releases: ["lockup@v1.2", "lockup@v1.1", "lockup@v1.0"],
    contract: "SablierLockup",
    call: WITHDRAW,
    value: "refused",
    steps: EXPLORER_V2,
  },
  {
    releases: ["flow@v3.0", "flow@v2.0"],
    contract: "SablierFlow",
    call: WITHDRAW,
    value: STREAM_FEE,
  },
  { releases: ["flow@v1.1"], contract: "SablierFlow", call: WITHDRAW, value: "kept" },
  { releases: ["flow@v1.0"], contract: "SablierFlow", call: WITHDRAW, value: "refused" },
  {
    releases: ["airdrops@v3.0", "airdrops@v2.0"],
    contract: "SablierMerkleInstant",
    call: CLAIM,
    otherwise: { call: "claimTo(index, to, fullAmount, merkleProof)", when: "in VCA campaigns" },
    value: CAMPAIGN_FEE,
  },
  {
    releases: ["airdrops@v1.3"],
    contract: "SablierMerkleBase",
    call: CLAIM,
    value: { atLeast: "FEE()" },
  },
  {
    releases: ["airdrops@v1.2", "airdrops@v1.1"],
    contract: "SablierMerkleBase",
    call: CLAIM,
    value: "refused",
  },
  {
    releases: ["legacy@v1.1", "legacy@v1.0"],
    contract: "NonConstantFunctions",
    call: "withdrawFromStream(streamId, amount)",
    value: "refused",
    steps: { label: "Explorer, Legacy", to: "/apps/v1#without-the-apps" },
  },
];
