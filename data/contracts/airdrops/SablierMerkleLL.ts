import { defineContract } from "../schema";

export default defineContract({
  name: "SablierMerkleLL",
  kind: "contract",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/contract.SablierMerkleLL",
  source: "src/SablierMerkleLL.sol",
  abi: ["airdrops/v1.3/SablierMerkleLL"],
  inherits: ["airdrops/ISablierMerkleLL", "airdrops/SablierMerkleBase"],
  errors: ["airdrops/Errors", "lockup/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Fixes the settings of the campaign and lets Lockup spend its tokens.",
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
        { name: "schedule", text: "Vesting schedule of every allocation. Not checked." },
      ],
      requires: [
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
      name: "_schedule",
      solidity: "MerkleLL.Schedule private _schedule",
      summary:
        "Vesting schedule. Read it with [`getSchedule`](ref:airdrops/SablierMerkleLL#getSchedule).",
    },
    {
      kind: "function",
      name: "LOCKUP",
      origin: ["airdrops/ISablierMerkleLL"],
      declaredAs: "ISablierLockup public immutable",
      summary: "Returns the Lockup contract that holds the streams of this campaign.",
      returns: [{ name: "", text: "Address that the creator chose." }],
    },
    {
      kind: "function",
      name: "STREAM_CANCELABLE",
      origin: ["airdrops/ISablierMerkleLL"],
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
      name: "STREAM_TRANSFERABLE",
      origin: ["airdrops/ISablierMerkleLL"],
      declaredAs: "bool public immutable",
      summary: "Returns whether the stream NFTs of this campaign can be transferred.",
      returns: [{ name: "", text: "The same for every stream, and for its whole life." }],
    },
    {
      kind: "function",
      name: "getSchedule",
      origin: ["airdrops/ISablierMerkleLL"],
      summary: "Returns the vesting schedule that each claim applies to its allocation.",
      returns: [
        { name: "", text: "Times in seconds and percentages with 18 decimals, as created." },
      ],
    },
    {
      kind: "function",
      name: "_claim",
      solidity:
        "function _claim(uint256 index, address recipient, uint128 amount) internal override",
      summary: "Creates a linear stream over the allocation, with the recipient as owner.",
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
          text: "The start plus the cliff duration, and plus the total duration, fits `uint40`.",
          raises: { panic: "0x11" },
        },
        {
          text: "Each unlock amount fits in 128 bits.",
          raises: "PRBMath_UD60x18_IntoUint128_Overflow",
        },
        {
          text: "The campaign has an admin, who becomes the sender.",
          raises: "SablierHelpers_SenderZeroAddress",
        },
        { text: "The allocation is above 0.", raises: "SablierHelpers_DepositAmountZero" },
        {
          text: "With a cliff: it is shorter than the total duration.",
          raises: "SablierHelpers_CliffTimeNotLessThanEndTime",
        },
        {
          text: "Without a cliff: the share unlocked at the cliff is 0.",
          raises: "SablierHelpers_CliffTimeZeroUnlockAmountNotZero",
        },
        {
          text: "Without a cliff: the total duration is above 0.",
          raises: "SablierHelpers_StartTimeNotLessThanEndTime",
        },
        { text: "The sum of the unlock amounts fits `uint128`.", raises: { panic: "0x11" } },
        {
          text: "Both percentages together do not unlock more than the allocation.",
          raises: "SablierHelpers_UnlockAmountsSumTooHigh",
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
          event: "CreateLockupLinearStream",
          by: "lockup/SablierLockup",
          when: "the funder is the campaign, the sender the campaign admin",
        },
        "Claim",
      ],
      notes: [
        "The stream starts at `startTime` of the schedule or, if that is 0, in the block of the claim. Cliff and end follow by adding the durations. The two unlock amounts are the allocation times the percentage, rounded down.",
        "With a fixed start in the past, the part that is released by then can be withdrawn at once. If the end is in the past as well, the stream is settled at creation, and everything can be withdrawn.",
        "A bad schedule makes claims revert, not the deployment. As long as no claim has succeeded, the clawback stays open.",
      ],
    },
    {
      kind: "event",
      name: "Claim",
      origin: ["airdrops/ISablierMerkleLL"],
      summary: "Emitted when a claim has created its linear stream.",
      params: [
        { name: "index", unit: "index", text: "Position of the allocation in the list." },
        { name: "recipient", text: "First owner of the stream NFT; not always the caller." },
        { name: "amount", unit: "base units", text: "Deposit of the stream." },
        { name: "streamId", unit: "id", text: "Id of the stream in the contract `LOCKUP`." },
      ],
    },
  ],
});
