import {
  campaignConstructor,
  claimRecords,
  eventIndex,
  eventRecipient,
  eventTo,
  eventViaSig,
  getter,
  V2,
  V3,
} from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";
import type { ValueDoc } from "../../schema";

const CONTRACT = "SablierMerkleVCA";

const fullAmount: ValueDoc = {
  name: "fullAmount",
  unit: "base units",
  text: "Whole allocation, as in the list.",
};

const claimTime: ValueDoc = {
  name: "claimTime",
  unit: "Unix seconds",
  text: "Time of the claim; 0 for the block time.",
};

const forgoneTotal = "Sum over all claims before the end of the vesting.";

export default defineContract({
  name: CONTRACT,
  kind: "contract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-vca",
  source: "src/SablierMerkleVCA.sol",
  abi: ["airdrops/{version}/SablierMerkleVCA"],
  inherits: [
    { text: "@/SablierMerkleBase", until: V2 },
    { text: "@/SablierMerkleSignature", since: V3 },
  ],
  errors: ["@/Errors"],
  records: [
    campaignConstructor("SablierFactoryMerkleVCA", true),
    ...claimRecords({
      contract: CONTRACT,
      what: "as far as it is claimable now",
      amount: "fullAmount",
      requires: [
        {
          text: "The claim amount is above 0.",
          raises: "SablierMerkleVCA_ClaimAmountZero",
        },
        {
          text: "With redistribution, at or after the end: the reward before its cap fits into `uint128`.",
          raises: "SafeCastOverflowedUintDowncast",
          since: V3,
        },
        {
          text: "The campaign holds the tokens, and the token makes the transfer.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [
        {
          event: "RedistributeReward",
          when: "with redistribution, at or after the end, for a reward above 0",
          since: V3,
        },
        { event: "Transfer", by: "the token", when: "claim amount and reward in one transfer" },
        "ClaimVCA",
      ],
      notes: [
        "A claim before the end of the vesting gives up the rest of the allocation permanently, because an index can be claimed once.",
      ],
    }),
    getter(
      "AGGREGATE_AMOUNT",
      "Returns the sum of all allocations, as the creator stated it.",
      {
        name: "",
        unit: "base units",
        text: "Part of the formula of the rewards. It is not checked.",
      },
      { declaredAs: "uint128 public immutable", since: V3 },
    ),
    getter(
      "UNLOCK_PERCENTAGE",
      "Returns the share that can be claimed at the start of the vesting.",
      { name: "", unit: "18-decimals share", text: "Share of each allocation, at most 1e18." },
      { declaredAs: "UD60x18 public immutable" },
    ),
    getter(
      "VESTING_END_TIME",
      "Returns the time from which the whole allocation can be claimed.",
      { name: "", unit: "Unix seconds", text: "At least 7 days before the expiration." },
      { declaredAs: "uint40 public immutable" },
    ),
    getter(
      "VESTING_START_TIME",
      "Returns the time from which a part can be claimed.",
      { name: "", unit: "Unix seconds", text: "Above 0." },
      { declaredAs: "uint40 public immutable" },
    ),
    {
      kind: "function",
      name: "calculateClaimAmount",
      summary: "Returns how much of an allocation a claim pays at a given time.",
      params: [fullAmount, claimTime],
      returns: [
        {
          name: "",
          unit: "base units",
          text: "0 before the start, the whole allocation from the end on.",
        },
      ],
      notes: ["The result does not include a reward, and it does not depend on earlier claims."],
    },
    {
      kind: "function",
      name: "calculateForgoneAmount",
      summary: "Returns how much of an allocation a claim at a given time gives up.",
      params: [fullAmount, claimTime],
      returns: [{ name: "", unit: "base units", text: "Allocation minus claim amount." }],
      requires: [
        {
          text: "The time is at or after the start of the vesting.",
          raises: "SablierMerkleVCA_VestingNotStarted",
        },
      ],
    },
    {
      kind: "function",
      name: "calculateRedistributionRewards",
      since: V3,
      summary: "Returns the reward of a claim of an allocation after the end, before its cap.",
      params: [fullAmount],
      returns: [
        {
          name: "",
          unit: "base units",
          text: "Share of the forgone tokens. 0 if nothing was forgone, or if `AGGREGATE_AMOUNT` is not above the allocations of early claims.",
        },
      ],
      requires: [
        {
          text: "Redistribution is enabled.",
          raises: "SablierMerkleVCA_RedistributionNotEnabled",
        },
        {
          text: "The result fits into `uint128`.",
          raises: "SafeCastOverflowedUintDowncast",
        },
      ],
      notes: [
        "A claim pays at most `totalForgoneAmount - totalRedistributionAmountPaid`. The function does not apply this cap.",
      ],
    },
    getter(
      "isRedistributionEnabled",
      "Returns whether claims after the end share the forgone tokens.",
      { name: "", text: "Stays true once it is enabled." },
      { declaredAs: "bool public", since: V3 },
    ),
    getter(
      "totalForgoneAmount",
      "Returns the tokens that early claims have given up.",
      { name: "", unit: "base units", text: forgoneTotal },
      { declaredAs: "uint256 public", until: V2 },
    ),
    getter(
      "totalForgoneAmount",
      "Returns the tokens that early claims have given up.",
      { name: "", unit: "base units", text: forgoneTotal },
      { declaredAs: "uint128 public", since: V3 },
    ),
    getter(
      "totalRedistributionAmountPaid",
      "Returns the rewards that claims have received so far.",
      { name: "", unit: "base units", text: "At most `totalForgoneAmount`." },
      { declaredAs: "uint128 public", since: V3 },
    ),
    {
      kind: "function",
      name: "enableRedistribution",
      since: V3,
      summary: "Lets claims after the end share the tokens that early claims give up.",
      caller: "The campaign admin.",
      requires: [
        { text: "You are the campaign admin.", raises: "CallerNotAdmin" },
        {
          text: "The end of the vesting is in the future.",
          raises: "SablierMerkleVCA_VestingEndTimeNotInFuture",
        },
        {
          text: "Redistribution is not enabled yet.",
          raises: "SablierMerkleVCA_RedistributionAlreadyEnabled",
        },
      ],
      emits: ["EnableRedistribution"],
      notes: [
        "No function disables it. Early claims made before the call also count, because the campaign records them in any case.",
      ],
    },
    {
      kind: "event",
      name: "ClaimVCA",
      summary: "Emitted for a claim.",
      params: [
        eventIndex,
        eventRecipient,
        {
          name: "claimAmount",
          unit: "base units",
          text: "Part of the allocation that was paid, without the reward.",
        },
        { name: "forgoneAmount", unit: "base units", text: "Part that the claim gave up." },
        eventTo,
        eventViaSig,
      ],
    },
    {
      kind: "event",
      name: "EnableRedistribution",
      since: V3,
      summary:
        "Emitted by `enableRedistribution`. A campaign that is created with redistribution does not emit it.",
    },
    {
      kind: "event",
      name: "RedistributeReward",
      since: V3,
      summary: "Emitted for a claim with a reward, before the transfer.",
      params: [
        eventIndex,
        eventRecipient,
        { name: "amount", unit: "base units", text: "Reward on top of the allocation." },
        eventTo,
      ],
    },
  ],
});
