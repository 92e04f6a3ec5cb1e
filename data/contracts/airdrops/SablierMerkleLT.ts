import { defineContract } from "../schema";

export default defineContract({
  name: "SablierMerkleLT",
  kind: "contract",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/contract.SablierMerkleLT",
  source: "src/SablierMerkleLT.sol",
  abi: ["airdrops/v1.3/SablierMerkleLT"],
  inherits: ["airdrops/ISablierMerkleLT", "airdrops/SablierMerkleBase"],
  errors: ["airdrops/Errors", "lockup/Errors"],
  records: [
    {
      kind: "constructor",
      summary:
        "Fixes the settings of the campaign, adds up the tranches and lets Lockup spend its tokens.",
      params: [
        { name: "baseParams", text: "Settings that every campaign type has." },
        {
          name: "campaignCreator",
          text: "Address whose fee applies: the direct caller of the factory.",
        },
        {
          name: "lockup",
          text: "Lockup contract that will create the streams. It is not checked.",
        },
        { name: "cancelable", text: "Whether the campaign admin can cancel the streams." },
        { name: "transferable", text: "Whether recipients can transfer their stream NFTs." },
        {
          name: "streamStartTime",
          unit: "Unix seconds",
          text: "Start of all streams; 0 for the block of each claim.",
        },
        {
          name: "tranchesWithPercentages",
          text: "Tranches in order. Their sum is stored, but not compared with 100% here.",
        },
      ],
      requires: [
        {
          text: "The percentages add up to a number that fits in 64 bits, about 1,844%.",
          raises: { panic: "0x11" },
        },
        {
          text: "The token approves `lockup` for the largest possible amount.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [
        { event: "TransferAdmin", when: "from the zero address to the campaign admin" },
        { event: "Approval", by: "the token" },
      ],
    },
    {
      kind: "state",
      name: "_tranchesWithPercentages",
      solidity: "MerkleLT.TrancheWithPercentage[] internal _tranchesWithPercentages",
      summary:
        "Tranches in order, one storage slot each. Read them with [`getTranchesWithPercentages`](ref:airdrops/SablierMerkleLT#getTranchesWithPercentages).",
    },
    {
      kind: "function",
      name: "LOCKUP",
      origin: ["airdrops/ISablierMerkleLT"],
      declaredAs: "ISablierLockup public immutable",
      summary: "Returns the Lockup contract that holds the streams of this campaign.",
      returns: [{ name: "", text: "Address that the creator chose." }],
    },
    {
      kind: "function",
      name: "STREAM_CANCELABLE",
      origin: ["airdrops/ISablierMerkleLT"],
      declaredAs: "bool public immutable",
      summary: "Returns whether the streams of this campaign are cancelable at creation.",
      returns: [
        {
          name: "",
          text: "True if the sender, the campaign admin at the time of the claim, can cancel a stream. The sender can renounce this right for a single stream.",
        },
      ],
    },
    {
      kind: "function",
      name: "STREAM_START_TIME",
      origin: ["airdrops/ISablierMerkleLT"],
      declaredAs: "uint40 public immutable",
      summary: "Returns the start that all streams of this campaign share.",
      returns: [
        {
          name: "",
          unit: "Unix seconds",
          text: "Fixed start, past or future; 0 if each stream starts in the block of its claim.",
        },
      ],
    },
    {
      kind: "function",
      name: "STREAM_TRANSFERABLE",
      origin: ["airdrops/ISablierMerkleLT"],
      declaredAs: "bool public immutable",
      summary: "Returns whether the stream NFTs of this campaign can be transferred.",
      returns: [{ name: "", text: "The same for every stream, and for its whole life." }],
    },
    {
      kind: "function",
      name: "TOTAL_PERCENTAGE",
      origin: ["airdrops/ISablierMerkleLT"],
      declaredAs: "uint64 public immutable",
      summary: "Returns the sum of the percentages of all tranches.",
      returns: [
        {
          name: "",
          unit: "18-decimals share",
          text: "`1000000000000000000` in a valid campaign. With any other value no claim can succeed.",
        },
      ],
    },
    {
      kind: "function",
      name: "getTranchesWithPercentages",
      origin: ["airdrops/ISablierMerkleLT"],
      summary: "Returns the tranches that each claim applies to its allocation.",
      returns: [
        { name: "", text: "Percentages with 18 decimals and durations in seconds, in order." },
      ],
    },
    {
      kind: "function",
      name: "_calculateStartTimeAndTranches",
      solidity:
        "function _calculateStartTimeAndTranches(uint128 claimAmount) internal view returns (uint40 startTime, LockupTranched.Tranche[] tranches)",
      summary: "Turns percentages and durations into the amounts and timestamps of one stream.",
      params: [{ name: "claimAmount", unit: "base units", text: "Allocation to split." }],
      returns: [
        {
          name: "startTime",
          unit: "Unix seconds",
          text: "`STREAM_START_TIME`, or the block time if that is 0.",
        },
        {
          name: "tranches",
          text: "One tranche per percentage; their amounts add up to the allocation.",
        },
      ],
      notes: [
        "Every amount is rounded down, and the last tranche also gets the remainder from rounding. An allocation of 201 base units in three thirds becomes 66, 66 and 69.",
        "Each timestamp is the one before plus the duration; the first counts from the start time. These additions are unchecked: a sum beyond `uint40` wraps around to an earlier time, and Lockup then rejects the stream because its tranches are out of order.",
      ],
    },
    {
      kind: "function",
      name: "_claim",
      solidity:
        "function _claim(uint256 index, address recipient, uint128 amount) internal override",
      summary: "Creates a tranched stream over the allocation, with the recipient as owner.",
      params: [
        { name: "index", unit: "index", text: "Position of the allocation; for the event." },
        { name: "recipient", text: "Address that gets the stream NFT." },
        {
          name: "amount",
          unit: "base units",
          text: "Deposit of the stream; there is no broker fee.",
        },
      ],
      requires: [
        {
          text: "The tranches add up to exactly 100%.",
          raises: "SablierMerkleLT_TotalPercentageNotOneHundred",
        },
        {
          text: "The campaign has an admin, who becomes the sender.",
          raises: "SablierHelpers_SenderZeroAddress",
        },
        { text: "The allocation is above 0.", raises: "SablierHelpers_DepositAmountZero" },
        {
          text: "There are at most as many tranches as `MAX_COUNT` of the Lockup contract.",
          raises: "SablierHelpers_TrancheCountTooHigh",
        },
        {
          text: "The duration of the first tranche is above 0.",
          raises: "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
        },
        {
          text: "The duration of every other tranche is above 0.",
          raises: "SablierHelpers_TrancheTimestampsNotOrdered",
        },
        {
          text: "The campaign holds `amount`, and the token carries out the transfer to Lockup.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [
        { event: "MetadataUpdate", by: "lockup/SablierLockup" },
        {
          event: "Transfer",
          by: "lockup/SablierLockup",
          when: "the stream NFT, from the zero address to the recipient",
        },
        { event: "Transfer", by: "the token", when: "from the campaign to Lockup" },
        {
          event: "CreateLockupTranchedStream",
          by: "lockup/SablierLockup",
          when: "the funder is the campaign, the sender the campaign admin",
        },
        "Claim",
      ],
      notes: [
        "The end time of the stream is the timestamp of its last tranche. With a fixed start in the past, tranches that are due already can be withdrawn at once.",
        "Bad tranches make claims revert, not the deployment. Because no claim can succeed, the clawback stays open.",
      ],
    },
    {
      kind: "event",
      name: "Claim",
      origin: ["airdrops/ISablierMerkleLT"],
      summary: "Emitted when a claim has created its tranched stream.",
      params: [
        { name: "index", unit: "index", text: "Position of the allocation in the list." },
        { name: "recipient", text: "First owner of the stream NFT; not always the caller." },
        { name: "amount", unit: "base units", text: "Deposit of the stream." },
        { name: "streamId", unit: "id", text: "Id of the stream in the contract `LOCKUP`." },
      ],
    },
  ],
});
