import { defineContract } from "../schema";
import type { FunctionRecord, InlineMarkdown, ValueDoc } from "../schema";

const index: ValueDoc = {
  name: "index",
  unit: "index",
  text: "Position of the allocation in the list, counted from 0.",
};

/** A getter that cannot fail: it reads one value of the campaign, without arguments. */
const getter = (
  name: string,
  summary: InlineMarkdown,
  result: ValueDoc,
  extra: Pick<FunctionRecord, "declaredAs" | "notes"> = {},
): FunctionRecord => ({
  kind: "function",
  name,
  origin: ["airdrops/ISablierMerkleBase"],
  summary,
  returns: [result],
  ...extra,
});

export default defineContract({
  name: "SablierMerkleBase",
  kind: "abstract",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/abstracts/abstract.SablierMerkleBase",
  source: "src/abstracts/SablierMerkleBase.sol",
  abi: ["airdrops/v1.3/SablierMerkleBase"],
  inherits: ["airdrops/ISablierMerkleBase", "lockup/Adminable"],
  errors: ["airdrops/Errors"],
  records: [
    {
      kind: "constructor",
      solidity: "constructor(MerkleBase.ConstructorParams params, address campaignCreator)",
      summary: "Fixes the settings of the campaign and reads the claim fee from the deployer.",
      params: [
        { name: "params", text: "Settings of the campaign. None of them is checked." },
        {
          name: "campaignCreator",
          text: "Address whose fee applies: the direct caller of the factory.",
        },
      ],
      requires: [
        {
          text: "The deployer is a contract that implements `getFee`, as the factory does.",
          raises: { other: "an empty revert, if the deployer has no such function" },
        },
      ],
      emits: [{ event: "TransferAdmin", when: "from the zero address to the campaign admin" }],
    },
    {
      kind: "state",
      name: "CAMPAIGN_NAME",
      solidity: "bytes32 internal immutable CAMPAIGN_NAME",
      summary:
        "First 32 bytes of the campaign name, padded with zero bytes. Read it with [`campaignName`](ref:airdrops/SablierMerkleBase#campaignName).",
    },
    {
      kind: "state",
      name: "SHAPE",
      solidity: "bytes32 internal immutable SHAPE",
      summary:
        "First 32 bytes of the shape label, padded with zero bytes. Read it with [`shape`](ref:airdrops/SablierMerkleBase#shape).",
    },
    {
      kind: "state",
      name: "_claimedBitMap",
      solidity: "BitMaps.BitMap internal _claimedBitMap",
      summary:
        "One bit per index, set when the allocation is claimed. One storage slot covers 256 neighboring indexes.",
    },
    {
      kind: "state",
      name: "_firstClaimTime",
      solidity: "uint40 internal _firstClaimTime",
      unit: "Unix seconds",
      summary: "Block time of the first claim; 0 until then.",
    },

    getter(
      "EXPIRATION",
      "Returns the time from which claims fail.",
      {
        name: "",
        unit: "Unix seconds",
        text: "First second in which claims fail; 0 for a campaign without an end. It may be in the past from the beginning.",
      },
      { declaredAs: "uint40 public immutable" },
    ),
    getter(
      "FACTORY",
      "Returns the contract that deployed the campaign and may collect its fees.",
      { name: "", text: "Address of the deployer." },
      {
        declaredAs: "address public immutable",
        notes: [
          "Compare it with the [published factory address](/guides/airdrops/deployments) and look for the factory's create event before you trust a campaign: any address can deploy a look-alike.",
        ],
      },
    ),
    getter(
      "FEE",
      "Returns the smallest amount of native coin that a claim has to send.",
      {
        name: "",
        unit: "wei",
        text: "Fee per claim, the same for every recipient and every allocation; 0 means free claims.",
      },
      {
        declaredAs: "uint256 public immutable",
        notes: [
          "The value is the one that [`getFee`](ref:airdrops/SablierMerkleFactory#getFee) returned for the creator at deployment. Later changes in the factory do not affect it.",
        ],
      },
    ),
    getter(
      "MERKLE_ROOT",
      "Returns the root of the tree against which claims are checked.",
      { name: "", text: "Root of all allocations. It can never be changed." },
      { declaredAs: "bytes32 public immutable" },
    ),
    getter(
      "TOKEN",
      "Returns the token that the campaign distributes.",
      { name: "", text: "ERC-20 token, fixed at deployment." },
      { declaredAs: "IERC20 public immutable" },
    ),
    getter("campaignName", "Returns the name of the campaign.", {
      name: "",
      text: "Always 32 bytes long: a longer name is cut, a shorter one ends in zero bytes. Strip them before you show or compare it.",
    }),
    getter(
      "getFirstClaimTime",
      "Returns when the first claim was made.",
      { name: "", unit: "Unix seconds", text: "Block time of the first claim; 0 before it." },
      {
        notes: [
          "The seven days in which the admin can still claw tokens back count from here. A claim that reverts does not start them.",
        ],
      },
    ),
    {
      kind: "function",
      name: "hasClaimed",
      origin: ["airdrops/ISablierMerkleBase"],
      summary: "Tells whether an allocation has been claimed.",
      params: [index],
      returns: [
        {
          name: "",
          text: "True once the claim for this index succeeded, permanently. An index that is not in the list gives false and no error.",
        },
      ],
    },
    getter("hasExpired", "Tells whether the time for claims is over.", {
      name: "",
      text: "True if there is an expiration and the block time has reached it. Always false for a campaign without an end.",
    }),
    getter(
      "ipfsCID",
      "Returns where the full list of recipients is published.",
      {
        name: "",
        text: "Content identifier on IPFS, as the creator passed it. Nothing ties it to the Merkle root: rebuild the tree from the list to check it.",
      },
      { declaredAs: "string public" },
    ),
    getter(
      "shape",
      "Returns the label for the vesting curve of the streams.",
      {
        name: "",
        text: "Always 32 bytes long, cut or filled up with zero bytes like the name. LL and LT campaigns pass it to Lockup in this form; Instant campaigns do not use it.",
      },
      {
        notes: [
          "The campaign keeps it as [`SHAPE`](ref:airdrops/SablierMerkleBase#SHAPE), an internal immutable of type `bytes32`.",
        ],
      },
    ),

    {
      kind: "function",
      name: "claim",
      origin: ["airdrops/ISablierMerkleBase"],
      summary:
        "Delivers one allocation to its recipient: as tokens in an Instant campaign, as a Lockup stream in an LL or LT campaign.",
      caller:
        "Any address, for any recipient. You pay gas and fee; tokens or stream always go to `recipient`.",
      params: [
        index,
        { name: "recipient", text: "Address that the list names for this index." },
        {
          name: "amount",
          unit: "base units",
          text: "Whole allocation. A part of it cannot be claimed.",
        },
        {
          name: "merkleProof",
          text: "Sibling hashes from the leaf up to the root. Empty if the list has a single allocation.",
        },
      ],
      requires: [
        {
          text: "The campaign has no expiration, or the block time is before it.",
          raises: "SablierMerkleBase_CampaignExpired",
        },
        {
          text: "The value of the call is at least `FEE`.",
          raises: "SablierMerkleBase_InsufficientFeePayment",
        },
        {
          text: "The index has not been claimed.",
          raises: "SablierMerkleBase_StreamClaimed",
        },
        {
          text: "Index, recipient, amount and proof lead to `MERKLE_ROOT`.",
          raises: "SablierMerkleBase_InvalidProof",
        },
        {
          text: "The delivery succeeds: the campaign holds at least `amount`, and in LL and LT campaigns Lockup accepts the stream.",
          raises: {
            other:
              "the token's own error, or an error listed under `_claim` of [LL](ref:airdrops/SablierMerkleLL#_claim) and [LT](ref:airdrops/SablierMerkleLT#_claim)",
          },
        },
      ],
      emits: [
        { event: "Transfer", by: "the token", when: "in an Instant campaign, to the recipient" },
        {
          event: "CreateLockupLinearStream",
          by: "lockup/SablierLockup",
          when: "in an LL campaign, after the events of the new NFT and of the token",
        },
        {
          event: "CreateLockupTranchedStream",
          by: "lockup/SablierLockup",
          when: "in an LT campaign, likewise",
        },
        {
          event: "Claim",
          by: "airdrops/SablierMerkleInstant",
          when: "in an Instant campaign, without a stream id",
        },
        { event: "Claim", by: "airdrops/SablierMerkleLL", when: "in an LL campaign" },
        { event: "Claim", by: "airdrops/SablierMerkleLT", when: "in an LT campaign" },
      ],
      notes: [
        "After the checks the contract sets the first claim time, if it was 0, marks the index as claimed and delivers. When the delivery reverts, all of it is undone: the index stays open, and no fee is kept.",
        "Everything above the fee also stays in the campaign, and goes to the factory admin. Send the exact fee.",
        "Only the index is marked. If a list uses an index twice, the second allocation can never be claimed.",
      ],
    },
    {
      kind: "function",
      name: "clawback",
      origin: ["airdrops/ISablierMerkleBase"],
      summary: "Takes tokens out of the campaign.",
      caller: "The campaign admin.",
      params: [
        { name: "to", text: "Address that receives the tokens." },
        {
          name: "amount",
          unit: "base units",
          text: "Amount to take. Only the balance of the campaign limits it, even if recipients have yet to claim the tokens.",
        },
      ],
      requires: [
        { text: "You are the campaign admin.", raises: "CallerNotAdmin" },
        {
          text: "Nothing has been claimed so far, or at most seven days have passed since the first claim, or the campaign has expired.",
          raises: "SablierMerkleBase_ClawbackNotAllowed",
        },
        {
          text: "The campaign holds `amount`, and the token carries out the transfer.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [{ event: "Transfer", by: "the token" }, "Clawback"],
      notes: [
        "The limit of the seven days is inclusive: exactly 604,800 seconds after the first claim a clawback still works, one second later it does not.",
        "In the second of the expiration claims already fail and the clawback is open again. Without an expiration the clawback stays closed permanently once the seven days are over; unclaimed tokens then wait for their recipients.",
      ],
    },
    {
      kind: "function",
      name: "collectFees",
      origin: ["airdrops/ISablierMerkleBase"],
      summary: "Pays all native coins of the campaign to the factory admin.",
      caller:
        "Only the factory. Any address can make it do so with [`collectFees`](ref:airdrops/SablierMerkleFactory#collectFees) of the factory.",
      params: [
        { name: "factoryAdmin", text: "Address to pay; the factory passes its current admin." },
      ],
      returns: [
        {
          name: "feeAmount",
          unit: "wei",
          text: "Amount paid: the whole native balance, 0 if there was none.",
        },
      ],
      requires: [
        { text: "The caller is `FACTORY`.", raises: "SablierMerkleBase_CallerNotFactory" },
        {
          text: "`factoryAdmin` accepts the payment, even one of 0.",
          raises: "SablierMerkleBase_FeeTransferFail",
        },
      ],
      notes: ["The campaign itself emits nothing; the factory emits `CollectFees`."],
    },
    {
      kind: "function",
      name: "_claim",
      solidity:
        "function _claim(uint256 index, address recipient, uint128 amount) internal virtual",
      summary:
        "Delivers an allocation after the checks of `claim`. Each campaign type has its own version.",
      params: [
        index,
        { name: "recipient", text: "Address that gets the tokens or the stream." },
        { name: "amount", unit: "base units", text: "Allocation." },
      ],
    },
    {
      kind: "function",
      name: "_hasGracePeriodPassed",
      solidity: "function _hasGracePeriodPassed() internal view returns (bool)",
      summary: "Tells whether more than seven days have passed since the first claim.",
      returns: [
        {
          name: "",
          text: "False before the first claim and until seven days after it, that second included.",
        },
      ],
    },

    {
      kind: "event",
      name: "Clawback",
      origin: ["airdrops/ISablierMerkleBase"],
      summary: "Emitted when the campaign admin takes tokens out.",
      params: [
        { name: "admin", text: "Campaign admin, who made the call." },
        { name: "to", text: "Address that received the tokens." },
        { name: "amount", unit: "base units", text: "Amount taken." },
      ],
    },
  ],
});
