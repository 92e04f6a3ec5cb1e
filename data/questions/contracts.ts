// The anchors are names of code in lower case. cspell:ignoreRegExp /"\/reference\/[^"]+"/g

import type { SectionQuestions } from "./types";

/** What people ask with a function, a struct or an error: by the task, not by the name. */
export const CONTRACT_QUESTIONS: SectionQuestions = {
  "/reference/lockup/v4.0/batch-lockup": [
    "contract that creates many vesting streams",
    "SablierBatchLockup of v4.0",
  ],
  "/reference/lockup/v4.0/batch-lockup#createwithtimestampsll": [
    "several linear streams with fixed times, signature",
    "batch of linear vesting",
  ],
  "/reference/lockup/v4.0/batch-lockup#createwithdurationsll": [
    "several linear streams starting now, signature",
    "batch of linear vesting with durations",
  ],
  "/reference/lockup/v4.0/batch-lockup#createwithdurationslt": [
    "several installment plans starting now",
    "batch of tranched vesting with durations",
  ],
  "/reference/lockup/v4.0/batch-lockup#createwithtimestampslt": [
    "several installment plans at fixed times",
    "batch of tranched vesting",
  ],
  "/reference/lockup/v4.0/batch-lockup#createwithtimestampsld": [
    "several curves with fixed times",
    "batch of dynamic vesting",
  ],
  "/reference/lockup/v4.0/batch-lockup#createwithtimestampslpg": [
    "several streams with a price target",
    "batch of price-gated vesting",
  ],
  "/reference/lockup/v4.0/types": [
    "structs and enums of v4.0",
    "which fields does a parameter struct have",
  ],
  "/reference/lockup/v4.0/types#createwithdurations": [
    "struct with sender, recipient, deposit, token and shape",
    "parameters shared by the duration functions",
  ],
  "/reference/lockup/v4.0/types#createwithtimestamps": [
    "struct with start and end times of a stream",
    "parameters shared by the timestamp functions",
  ],
  "/reference/lockup/v4.0/types#model": [
    "enum of stream models and their numbers",
    "value 3 of the model enum",
  ],
  "/reference/lockup/v4.0/types#status": [
    "enum of statuses and their numbers",
    "what does statusOf 2 mean",
  ],
  "/reference/lockup/v4.0/types#durations": [
    "struct with cliff and total length",
    "units of cliff and total",
  ],
  "/reference/lockup/v4.0/types#unlockamounts": [
    "struct with start and cliff amounts",
    "fields of UnlockAmounts",
  ],
  "/reference/lockup/v4.0/types#segment": [
    "struct of a curve piece, amount, exponent, timestamp",
    "UD2x18 exponent field",
  ],
  "/reference/lockup/v4.0/types#tranche": [
    "struct of an installment, amount and timestamp",
    "fields of a tranche struct",
  ],
  "/reference/lockup/v4.0/types#unlockparams": [
    "struct with oracle and target price",
    "fields of the price condition",
  ],
  "/reference/lockup/v4.0/libraries": [
    "linked libraries of Lockup v4.0",
    "addresses and functions of LockupHelpers and LockupMath",
  ],
  "/reference/lockup/v4.0/libraries#calculatestreamedamountll": [
    "source formula of a linear streamed amount",
    "library function for linear math",
  ],
  "/reference/lockup/v4.0/hooks-and-nft": [
    "interface of a recipient contract in v4.0",
    "hook functions and NFT descriptor",
  ],
  "/reference/lockup/v4.0/hooks-and-nft#onsablierlockupcancel": [
    "callback when a stream is canceled, signature",
    "arguments of the cancel hook",
  ],
  "/reference/lockup/v4.0/hooks-and-nft#onsablierlockupwithdraw": [
    "callback when somebody withdraws, signature",
    "arguments of the withdraw hook",
  ],
  "/reference/lockup/v4.0/diagrams": [
    "drawings of Lockup v4.0",
    "picture of calls and permissions in v4",
  ],
  "/reference/lockup/v4.0/diagrams#statuses": [
    "decision tree of statusOf in v4.0",
    "order in which the status is computed",
  ],
  "/reference/lockup/contracts/contract.SablierLockup#choose-a-create-function": [
    "LD, LL or LT suffix, durations or timestamps",
    "which create function do I need in v2.0",
  ],
  "/reference/lockup/contracts/contract.SablierLockup#limit-for-segments-and-tranches": [
    "MAX_COUNT by chain",
    "maximum of segments in v2.0",
  ],
  "/reference/lockup/contracts/contract.SablierLockup#max_count": [
    "most segments or tranches that a stream of v2.0 may have",
    "getter for the limit of segments and tranches",
    "read the limit of segments",
  ],
  "/reference/lockup/access-control": [
    "who may call which function in v2.0",
    "matrix of functions and callers in v2.0",
  ],
  "/reference/lockup/diagrams": ["drawings of Lockup v2.0", "storage and inheritance of Lockup"],
  "/reference/comptroller/sablier-comptroller#calculateminfeeweifor": [
    "minimum fee for a sender in wei",
    "fee with a custom price taken into account",
  ],
  "/reference/comptroller/sablier-comptroller#getminfeeusd": [
    "minimum fee in dollars, getter",
    "how many cents per withdrawal",
  ],
  "/reference/comptroller/sablier-comptroller#getminfeeusdfor": [
    "custom fee of an address, getter",
    "fee in dollars for one sender",
  ],
  "/reference/comptroller/sablier-comptroller#oracle": [
    "price feed that converts dollars to wei",
    "which oracle prices the fee",
  ],
  "/reference/comptroller/sablier-comptroller#setminfeeusd": [
    "who sets the dollar fee",
    "change the minimum fee",
  ],
  "/reference/comptroller/sablier-comptroller#attestor": [
    "who signs attestations for claims",
    "address of the attestor",
  ],
  "/reference/comptroller/sablier-comptroller#transferfees": [
    "collect native fees of all contracts",
    "who pays out collected fees",
  ],
  "/reference/comptroller/sablier-comptroller#withdrawerc20token": [
    "rescue an ERC-20 from the comptroller",
    "token surplus sent to an address",
  ],
  "/reference/comptroller/sablier-comptroller#grantrole": [
    "give somebody a role in the comptroller",
    "who can become fee manager",
  ],
  "/reference/comptroller/sablier-comptroller#upgradetoandcall": [
    "upgrade the comptroller implementation",
    "is the comptroller a proxy",
  ],
  "/reference/comptroller/sablier-comptroller#max_fee_usd": [
    "largest possible fee in dollars",
    "cap on the minimum fee",
  ],
  "/reference/comptroller/sablier-comptroller#admin": [
    "who is admin of the comptroller, getter",
    "owner of the fee contract",
  ],
  "/reference/comptroller/v1.0#price-conversion": [
    "how v1.0 converts dollars to wei",
    "rounding of the fee in the first comptroller",
  ],
};
