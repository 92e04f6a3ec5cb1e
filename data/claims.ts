import type { Recorded } from "../tests/vectors/recorded";
import type { AbiFile } from "./contracts/schema";

/** What shows that a claim is true. */
export type Proof =
  | Recorded
  /** The released contract has an error that enforces the claim. */
  | { readonly abi: AbiFile; readonly hasError: string }
  /** No function of the released contract that changes something has such a name. */
  | { readonly abi: AbiFile; readonly hasNo: RegExp }
  /** A test whose title this is proves it. */
  | { readonly test: string; readonly title: string };

/** A statement of a page, and what shows that it is true. */
export interface Claim {
  /** Path below `docs`, without extension. */
  readonly page: string;
  /** Words of one paragraph, item or cell as readers see them: without backticks and links. */
  readonly says: string;
  readonly shown: readonly Proof[];
}

const LOCKUP = "lockup/v2.0/SablierLockup";
const FLOW = "flow/v1.1/SablierFlow";

const NO_NEW_SENDER: Proof = { abi: LOCKUP, hasNo: /sender/iu };
const CLIFF: Proof = {
  test: "src/lib/lockup/vesting.test.ts",
  title: "accrue nothing during a cliff without unlock, and catch up with the matching unlock",
};
const PRICE_GATE: Proof = {
  test: "src/lib/lockup/price-gated.test.ts",
  title: "are all or nothing, and settled can turn into streaming again",
};
const TRANCHE: Proof = {
  test: "src/lib/lockup/vesting.test.ts",
  title: "unlock at the second of each tranche",
};
const FIXED_NFT: Proof = {
  file: "lockup-v2.0",
  fn: "transferFrom",
  error: "SablierLockupBase_NotTransferable",
};

/**
 * Statements of pages that readers may have to rely on. Each "cannot", "never", "nothing" and the
 * like in a concept or a guide stands in one of them.
 */
export const CLAIMS: readonly Claim[] = [
  {
    page: "guides/airdrops/v3.0/claim-by-signature",
    says: "a relayer cannot change it without a revert",
    shown: [
      {
        file: "airdrops-v3.0",
        fn: "claimViaSig",
        error: "SablierMerkleSignature_InvalidSignature",
      },
    ],
  },
  {
    page: "guides/airdrops/v3.0/claim-by-signature",
    says: "It cannot be revoked",
    shown: [
      { abi: "airdrops/v3.0/SablierMerkleInstant", hasNo: /revoke|cancel|invalidate|nonce/iu },
    ],
  },
  {
    page: "guides/airdrops/v3.0/claim-with-attestation",
    says: "A single attestation cannot be revoked",
    shown: [
      { abi: "airdrops/v3.0/SablierMerkleInstant", hasNo: /revoke|cancel|invalidate|nonce/iu },
    ],
  },
  {
    page: "guides/lockup/v4.0/linear",
    says: "For the 10,000 DAI of this stream, these are some 10,000 base units",
    shown: [
      {
        test: "src/lib/lockup/vesting.test.ts",
        title:
          "of v4.0 give up to (linear part ÷ 1e18) + 1 units more than those of older releases",
      },
    ],
  },
  {
    page: "guides/lockup/v4.0/vesting-data",
    says: "only the unlock amounts are released, so nextStepOf reads both of them",
    shown: [
      {
        test: "tests/examples/lockup-v4.0/manage.test.ts",
        title: "finds the next unlock of a linear stream with %s",
      },
    ],
  },
  {
    page: "guides/frontend/events",
    says: "Since v2.0 the create events of Lockup have no account among their topics",
    shown: [
      {
        test: "tests/examples/frontend/scripts.test.ts",
        title: "says which arguments of %s are indexed",
      },
    ],
  },
  {
    page: "concepts/governance",
    says: "lose up to 10% of each withdrawal of a token",
    shown: [
      { file: "flow-v1.1", fn: "setProtocolFee", error: "SablierFlowBase_ProtocolFeeTooHigh" },
      {
        file: "flow-v1.0",
        fn: "setProtocolFee",
        error: "SablierFlowBase_ProtocolFeeTooHigh",
      },
      { file: "flow-v1.1", fn: "setProtocolFee", event: "SetProtocolFee" },
      { file: "flow-v1.0", fn: "withdraw", event: "WithdrawFromFlowStream" },
    ],
  },
  {
    page: "concepts/governance",
    says: "cancel reverts, and so does a withdrawal that another address sends for it",
    shown: [
      { file: "lockup-v2.0", fn: "cancel", error: "SablierLockupBase_InvalidHookSelector" },
      { file: "lockup-v2.0", fn: "withdraw", error: "SablierLockupBase_InvalidHookSelector" },
      { file: "lockup-v1.2", fn: "cancel", error: "Error", note: "the hook reverts" },
      { file: "lockup-v1.2", fn: "withdraw", error: "Error", note: "the hook reverts" },
    ],
  },
  {
    page: "concepts/governance",
    says: "Its own withdrawals do not call the hook",
    // The hook has counted one withdrawal, sent by another address, before and after its own.
    shown: [
      { file: "lockup-v2.0", on: "hookGood", fn: "exec" },
      { file: "lockup-v2.0", on: "hookGood", fn: "withdrawals", out: 1n },
    ],
  },
  {
    page: "concepts/fees",
    says: "cannot change. The campaign copies it",
    shown: [
      { file: "airdrops-v1.3", fn: "setDefaultFee", event: "SetDefaultFee" },
      { file: "airdrops-v1.3", on: "longName", fn: "FEE", out: 1000n },
    ],
  },
  {
    page: "concepts/governance",
    says: "100 US dollars in the current code; the amount in native coin has no limit",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "setMinFeeUSD",
        error: "SablierComptroller_MaxFeeUSDExceeded",
      },
      { file: "lockup-v4.0", fn: "setMinFeeUSD", event: "SetMinFeeUSD" },
      {
        file: "flow-v3.0",
        fn: "calculateMinFeeWei",
        out: 10n ** 28n,
        note: "oracle price 1e-8 USD",
      },
    ],
  },
  {
    page: "concepts/governance",
    says: "a replaced Comptroller can set any fee, and one that reverts stops withdrawals. Flow's refund, pause and void functions do not depend on it",
    shown: [
      { file: "flow-v3.0", fn: "calculateMinFeeWei", out: 10n ** 30n },
      { file: "flow-v3.0", fn: "withdrawMax", error: "SablierFlow_InsufficientFeePayment" },
      { file: "flow-v3.0", fn: "withdrawMax", error: "Error(string)" },
      { file: "flow-v3.0", fn: "refund", event: "RefundFromFlowStream" },
      { file: "flow-v3.0", fn: "void", event: "VoidFlowStream" },
      { file: "lockup-v4.0", fn: "execute", event: "SetComptroller" },
    ],
  },
  {
    page: "concepts/governance",
    says: "recover takes only the balance of a contract above the sum of its streams",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "aggregateAmount",
        out: 340282366920938496971374607431768213457n,
      },
      { file: "lockup-v4.0", on: "token", fn: "transfer", event: "Transfer" },
      {
        file: "lockup-v4.0",
        on: "token",
        fn: "balanceOf",
        out: 340282366920938496971374607431768213457n,
      },
    ],
  },
  {
    page: "concepts/governance",
    says: "their fee in US dollars can only fall",
    shown: [
      {
        file: "airdrops-v3.0",
        fn: "lowerMinFeeUSDForCampaign",
        error: "SablierMerkleBase_NewMinFeeUSDNotLower",
      },
      { file: "airdrops-v3.0", fn: "lowerMinFeeUSDForCampaign", event: "LowerMinFeeUSD" },
      {
        file: "airdrops-v3.0",
        fn: "minFeeUSD",
        out: 200_000_000n,
        note: "does not change an existing campaign",
      },
    ],
  },
  {
    page: "concepts/governance",
    says: "The admin cannot cancel a stream, change its schedule or take its tokens",
    shown: [
      {
        test: "data/powers.test.ts",
        title: "the page names what the Comptroller can do in %s, as recorded",
      },
      { file: "lockup-v4.0", fn: "cancel", error: "SablierLockup_Unauthorized" },
      { file: "lockup-v4.0", fn: "execute", event: "Transfer", note: "only the surplus" },
    ],
  },
  {
    page: "concepts/fees",
    says: "The caller pays; the recipient's address does not affect the amount",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "calculateMinFeeWei",
        out: 666_666_666_666_666n,
        note: "custom fee of the stream sender",
      },
      {
        file: "lockup-v4.0",
        fn: "withdrawMax",
        event: "WithdrawFromLockupStream",
        note: "any caller pays",
      },
    ],
  },
  {
    page: "concepts/fees",
    says: "a surplus is kept. In one withdrawMultiple or batch call the highest fee, sent once, pays for all withdrawals",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "withdraw",
        event: "WithdrawFromLockupStream",
        note: "excess is kept",
      },
      {
        file: "lockup-v4.0",
        fn: "withdrawMultiple",
        event: "WithdrawFromLockupStream",
        note: "one payment of the highest fee covers all",
      },
      {
        file: "lockup-v4.0",
        fn: "batch",
        event: "WithdrawFromLockupStream",
        note: "the same value",
      },
    ],
  },
  {
    page: "concepts/fees",
    says: "If the price feed returns too few bytes, withdrawals that carry a fee revert until the Comptroller's admin replaces the feed. Creating and canceling still work",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "withdrawMax",
        error: "(empty revert data)",
        note: "withdrawals fail until the oracle is replaced",
      },
      {
        file: "lockup-v4.0",
        fn: "createWithDurationsLL",
        event: "CreateLockupLinearStream",
        note: "creation does not ask for the fee",
      },
      { file: "lockup-v4.0", fn: "cancel", event: "CancelLockupStream", note: "cancel works" },
      { file: "comptroller-v1.1", fn: "setOracle", event: "SetOracle" },
    ],
  },
  {
    page: "concepts/governance",
    says: "replace the Comptroller's code",
    shown: [
      { file: "lockup-v4.0", fn: "upgradeToAndCall", error: "CallerNotAdmin" },
      { file: "lockup-v4.0", fn: "upgradeToAndCall", event: "Upgraded" },
    ],
  },
  {
    page: "concepts/governance",
    says: "any address may send it to the admin",
    shown: [
      {
        file: "airdrops-v3.0",
        fn: "transferFees",
        error: "SablierComptroller_FeeRecipientNotAdmin",
      },
      { file: "airdrops-v3.0", fn: "transferFees", event: "TransferFees", note: "anyone" },
    ],
  },
  {
    page: "concepts/governance",
    says: "stops its claims and lets the campaign admin claw back",
    shown: [
      {
        file: "airdrops-v1.1",
        fn: "claim",
        error: "SablierV2MerkleStreamer_ProtocolFeeNotZero",
      },
      { file: "airdrops-v1.1", on: "campaign2", fn: "clawback", event: "Clawback" },
    ],
  },
  {
    page: "concepts/governance",
    says: "at most 10%, was taken when a stream was created",
    shown: [
      {
        file: "lockup-v1.1",
        fn: "createWithDurations",
        error: "SablierV2Lockup_ProtocolFeeTooHigh",
      },
      { file: "lockup-v1.1", fn: "getDepositedAmount", out: 990n * 10n ** 18n },
      { file: "lockup-v1.1", fn: "withdrawMax", event: "WithdrawFromLockupStream" },
    ],
  },
  {
    page: "concepts/governance",
    says: "pause stops withdrawFromStream; cancelStream still pays both sides",
    shown: [
      { file: "legacy-v1.0", fn: "pause", event: "Paused" },
      { file: "legacy-v1.0", fn: "withdrawFromStream", error: "Error" },
      { file: "legacy-v1.0", fn: "cancelStream", event: "CancelStream" },
    ],
  },
  {
    page: "concepts/fees",
    says: "One dollar at a price of 3,000 is 333,333,333,333,333 wei",
    shown: [
      {
        file: "airdrops-v3.0",
        on: "feeC",
        fn: "calculateMinFeeWei",
        out: 333_333_333_333_333n,
      },
    ],
  },
  {
    page: "concepts/fees",
    says: "the call reverts with InsufficientFeePayment",
    shown: [
      { file: "lockup-v4.0", fn: "withdraw", error: "SablierLockup_InsufficientFeePayment" },
      { file: "flow-v3.0", fn: "withdraw", error: "SablierFlow_InsufficientFeePayment" },
    ],
  },
  {
    page: "concepts/fees",
    says: "In Lockup v2.0 and Flow v1.1, send a value of 0, because the contract keeps anything you send",
    shown: [
      { file: "lockup-v2.0", fn: "withdraw", event: "WithdrawFromLockupStream", wei: 0n },
      { file: "flow-v1.1", fn: "withdraw", event: "WithdrawFromFlowStream", wei: 0n },
      // What is sent with a call stays until it is collected for the admin.
      { file: "lockup-v2.0", fn: "collectFees", event: "CollectFees" },
      { file: "flow-v1.1", fn: "collectFees", event: "CollectFees" },
    ],
  },
  {
    page: "concepts/governance",
    says: "The contracts of Lockup, Flow, Airdrops and Bob cannot be upgraded or paused",
    shown: [
      {
        test: "data/powers.test.ts",
        title: "include no pause, no upgrade and no withdrawal of deposits",
      },
      { abi: "lockup/v2.0/SablierBatchLockup", hasNo: /^(?:pause|upgrade)/u },
      { abi: "airdrops/v1.3/SablierMerkleInstant", hasNo: /^(?:pause|upgrade)/u },
      { abi: "airdrops/v1.3/SablierMerkleLL", hasNo: /^(?:pause|upgrade)/u },
      { abi: "airdrops/v1.3/SablierMerkleLT", hasNo: /^(?:pause|upgrade)/u },
      // The pause of Flow stops one stream, and its sender alone may call it.
      { abi: FLOW, hasNo: /^upgrade/u },
      { file: "flow-v1.1", fn: "pause", error: "SablierFlow_Unauthorized" },
      { abi: "bob/v1.0/SablierBob", hasNo: /^(?:pause|upgrade)/u },
      { abi: "bob/v1.0/BobVaultShare", hasNo: /^(?:pause|upgrade)/u },
      { abi: "bob/v1.0/SablierLidoAdapter", hasNo: /^(?:pause|upgrade)/u },
      { abi: "bob/v1.0/SablierEscrow", hasNo: /^(?:pause|upgrade)/u },
    ],
  },
  {
    page: "concepts/governance",
    says: "nothing changes in an existing campaign; future ones can have any claim fee",
    shown: [
      { file: "airdrops-v1.3", on: "longName", fn: "FEE", out: 1000n },
      { file: "airdrops-v1.3", on: "instant", fn: "clawback", error: "CallerNotAdmin" },
      { abi: "airdrops/v1.3/SablierMerkleInstant", hasNo: /^set/u },
      { abi: "airdrops/v1.3/SablierMerkleLL", hasNo: /^set/u },
      { abi: "airdrops/v1.3/SablierMerkleLT", hasNo: /^set/u },
    ],
  },
  {
    page: "concepts/cancelability",
    says: "The sender's address never changes",
    shown: [NO_NEW_SENDER],
  },
  {
    page: "concepts/cancelability",
    says: "It cannot be turned on again",
    shown: [
      { abi: LOCKUP, hasNo: /cancelable/iu },
      { abi: LOCKUP, hasError: "SablierLockupBase_StreamNotCancelable" },
    ],
  },
  {
    page: "concepts/security",
    says: "Make the stream non-transferable, so that it cannot move into such a contract",
    shown: [FIXED_NFT],
  },
  {
    page: "concepts/merkle-airdrops",
    says: "an inner node of the tree cannot pass as a leaf",
    shown: [
      { test: "src/lib/airdrops/airdrops.test.ts", title: "rejects a leaf in place of a node" },
    ],
  },
  {
    page: "concepts/use-cases",
    says: "Since Lockup v2.0 nothing accrues before a cliff",
    shown: [CLIFF],
  },
  {
    page: "concepts/use-cases",
    says: "Nothing can be withdrawn before it",
    shown: [TRANCHE],
  },
  {
    page: "concepts/glossary",
    says: "Since Lockup v2.0 nothing accrues before it",
    shown: [CLIFF],
  },
  {
    page: "concepts/glossary",
    says: "a streamed amount never decreases as time passes",
    shown: [
      { test: "src/lib/lockup/vesting.test.ts", title: "never decrease" },
      { test: "src/lib/lockup/vesting.test.ts", title: "never decrease from segment to segment" },
    ],
  },
  {
    page: "concepts/glossary",
    says: "nothing accrues for the time of the pause",
    shown: [{ test: "src/lib/flow/flow.test.ts", title: "follows the recorded walk-through" }],
  },
  {
    page: "concepts/glossary",
    says: "It is set at creation and never changes",
    shown: [NO_NEW_SENDER, { abi: FLOW, hasNo: /sender/iu }],
  },
  {
    page: "concepts/glossary",
    says: "It cannot be canceled",
    shown: [{ file: "lockup-v2.0", fn: "cancel", error: "SablierLockupBase_StreamSettled" }],
  },
  {
    page: "concepts/flow/statuses",
    says: "The sender cannot pause a pending stream",
    shown: [
      { file: "flow-v3.0", fn: "pause", error: "SablierFlow_StreamPending" },
      { file: "flow-v3.0", fn: "refundAndPause", error: "SablierFlow_StreamPending" },
    ],
  },
  {
    page: "concepts/flow/statuses",
    says: "The start itself cannot be changed",
    shown: [
      // A new rate before the start leaves the start as it is, which the replay reads after it.
      { abi: "flow/v3.0/SablierFlow", hasNo: /^(?!restart).*start/iu },
      {
        test: "src/lib/flow/replay.test.ts",
        title: "of %s gives the recorded results and errors",
      },
    ],
  },
  {
    page: "concepts/flow/overview",
    says: "Covered debt cannot be taken back",
    shown: [
      { file: "flow-v1.1", fn: "refund", error: "SablierFlow_RefundOverflow" },
      { file: "flow-v3.0", fn: "refund", error: "SablierFlow_RefundOverflow" },
      { test: "src/lib/flow/flow.test.ts", title: "refuses too large a refund with both amounts" },
    ],
  },
  {
    page: "concepts/flow/overview",
    says: "The NFT of a stream cannot be burned",
    shown: [
      { abi: FLOW, hasNo: /burn/iu },
      { abi: "flow/v3.0/SablierFlow", hasNo: /burn/iu },
    ],
  },
  {
    page: "concepts/lockup/hooks",
    says: "Then the NFT cannot be moved into such a contract later",
    shown: [FIXED_NFT],
  },
  {
    page: "concepts/lockup/overview",
    says: "A granularity longer than this time reverts with SablierLockupHelpers_GranularityTooHigh",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "createWithTimestampsLL",
        error: "SablierLockupHelpers_GranularityTooHigh",
      },
    ],
  },
  {
    page: "concepts/lockup/overview",
    says: "as a last step may be shorter",
    shown: [
      {
        test: "src/lib/lockup/price-gated.test.ts",
        title: "accrue in steps of the granularity, and pay the last part of a step at the end",
      },
    ],
  },
  {
    page: "concepts/lockup/price-gated",
    says: "A withdrawal takes the full withdrawable amount",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "withdraw",
        error: "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
      },
    ],
  },
  {
    page: "concepts/lockup/price-gated",
    says: "At creation the target must be above the current price",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "createWithTimestampsLPG",
        error: "SablierLockup_TargetPriceTooLow",
      },
    ],
  },
  {
    page: "concepts/lockup/price-gated",
    says: "with the price at the target before the start, the status reads PENDING, and a withdrawal works",
    shown: [
      {
        test: "src/lib/lockup/price-gated.test.ts",
        title: "can be withdrawn from before the start while the price is at the target",
      },
    ],
  },
  {
    page: "concepts/lockup/price-gated",
    says: "On June 1, 2030 the feed returns 149.99999999: nothing can be withdrawn",
    shown: [
      { file: "lockup-v4.0", fn: "withdrawMax", error: "SablierLockup_WithdrawAmountZero" },
      PRICE_GATE,
    ],
  },
  {
    page: "concepts/lockup/price-gated",
    says: "the stream goes from SETTLED back to STREAMING: there is nothing to withdraw again",
    shown: [PRICE_GATE],
  },
  {
    page: "concepts/lockup/price-gated",
    says: "A cancellation refunds the whole deposit and leads straight to DEPLETED",
    shown: [
      {
        test: "src/lib/lockup/price-gated.test.ts",
        title: "are refunded whole by a cancellation, which ends in DEPLETED",
      },
    ],
  },
  {
    page: "concepts/lockup/price-gated",
    says: "Once the end time is reached, the contract no longer reads the feed",
    shown: [
      {
        test: "src/lib/lockup/price-gated.test.ts",
        title: "do not ask the feed from the end on, and need one before",
      },
    ],
  },
  {
    page: "concepts/lockup/stream-shapes",
    says: "Nothing accrues before the cliff",
    shown: [CLIFF],
  },
  {
    page: "concepts/lockup/tranches",
    says: "nothing is unlocked before T_1",
    shown: [TRANCHE],
  },
  {
    page: "concepts/streaming",
    says: "tokens that a Lockup stream has released cannot be taken back",
    shown: [
      { abi: LOCKUP, hasNo: /refund|recover|clawback/iu },
      {
        test: "src/lib/lockup/simulator.test.ts",
        title: "pays, cancels and ends with the recorded amounts",
      },
    ],
  },
  {
    page: "concepts/transferability",
    says: "for Lockup and Flow alike, and cannot change it later",
    shown: [
      { abi: LOCKUP, hasNo: /transferable/iu },
      { abi: FLOW, hasNo: /transferable/iu },
    ],
  },
  {
    page: "concepts/transferability",
    says: "Legacy streams are not NFTs and cannot be moved",
    shown: [{ abi: "legacy/v1.1/Sablier", hasNo: /transfer|approve/iu }],
  },
  {
    page: "guides/lockup/examples/staking/full-code",
    says: "the contract never owes more than it has",
    shown: [
      {
        test: "tests/examples/lockup/hooks.test.ts",
        title: "does not promise unclaimed rewards twice",
      },
      {
        test: "tests/examples/lockup/hooks.test.ts",
        title: "pays the example of the guide to the last base unit",
      },
    ],
  },
  {
    page: "guides/lockup/examples/stream-management/renounce",
    says: "A sender who renounces can never cancel the stream again",
    shown: [
      { file: "lockup-v2.0", fn: "cancel", error: "SablierLockupBase_StreamNotCancelable" },
      { abi: LOCKUP, hasNo: /cancelable/iu },
    ],
  },
  {
    page: "guides/lockup/v4.0/linear",
    says: "It counts from the cliff",
    shown: [
      {
        test: "tests/examples/lockup-v4.0/create-linear.test.ts",
        title: "unlocks week by week, counted from the cliff",
      },
    ],
  },
  {
    page: "guides/lockup/v4.0/price-gated",
    says: "the tokens are locked again",
    shown: [
      {
        test: "tests/examples/lockup-v4.0/create-price-gated.test.ts",
        title: "unlocks everything at the price, as long as it lasts",
      },
    ],
  },
  {
    page: "guides/lockup/v4.0/price-gated",
    says: "A withdrawal takes the whole amount",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "withdraw",
        error: "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
        note: "partial",
      },
    ],
  },
  {
    page: "guides/lockup/v4.0/price-gated",
    says: "An old price is used, however old it is",
    shown: [
      { file: "lockup-v4.0", on: "oracle", fn: "setUpdatedAt", note: "very old price: still used" },
    ],
  },
  {
    page: "guides/lockup/v4.0/withdraw",
    says: "the highest single fee pays for all of them",
    shown: [
      {
        file: "lockup-v4.0",
        fn: "withdrawMultiple",
        wei: 666_666_666_666_666n,
        event: "WithdrawFromLockupStream",
      },
    ],
  },
  {
    page: "guides/lockup/v4.0/withdraw",
    says: "Lockup keeps the surplus",
    shown: [{ file: "lockup-v4.0", fn: "withdraw", note: "excess is kept, not refunded" }],
  },
  {
    page: "concepts/bob",
    says: "A price that is not valid stores nothing: the sync returns 0 and emits no event",
    shown: [
      { file: "bob-v1.0", fn: "syncPriceFromOracle", out: 0n, note: "invalid price: returns 0" },
      { file: "bob-v1.0", fn: "syncPriceFromOracle", out: 0n, note: "update time in the future" },
    ],
  },
  {
    page: "concepts/bob",
    says: "A settled vault turns EXPIRED at its expiry. Redemptions go on as before",
    shown: [
      { file: "bob-v1.0", fn: "statusOf", out: 1n, note: "EXPIRED even if it was SETTLED" },
      { file: "bob-v1.0", fn: "redeem", event: "Redeem", note: "share holder by transfer" },
    ],
  },
  {
    page: "concepts/bob",
    says: "Until then the status is ACTIVE, even with the price of the feed above the target",
    shown: [
      { file: "bob-v1.0", fn: "statusOf", out: 0n, note: "live price at the target, not synced" },
    ],
  },
  {
    page: "concepts/bob",
    says: "further syncs revert, so a falling price does not lock the tokens again",
    shown: [
      { file: "bob-v1.0", fn: "syncPriceFromOracle", error: "SablierBob_VaultNotActive" },
      { file: "bob-v1.0", fn: "statusOf", out: 2n, note: "stays settled when the price falls" },
    ],
  },
  {
    page: "concepts/bob",
    says: "it reverts, and the revert undoes the sync",
    shown: [{ file: "bob-v1.0", fn: "enter", error: "SablierBob_VaultNotActive" }],
  },
  {
    page: "concepts/bob",
    says: "No function changes, pauses, extends or cancels a vault",
    shown: [
      { abi: "bob/v1.0/SablierBob", hasNo: /cancel|pause|extend|recover|setTarget|setExpiry/u },
    ],
  },
];
