import { defineContract } from "../schema";
import type { Emission, FunctionRecord, InlineMarkdown, Requirement, ValueDoc } from "../schema";

const campaignCreator: ValueDoc = {
  name: "campaignCreator",
  text: "Address that calls, or will call, a create function of the factory.",
};

const baseParams: ValueDoc = {
  name: "baseParams",
  text: "Token, expiration, admin, list, root and labels of the campaign. None of them is checked.",
};

const lockup: ValueDoc = {
  name: "lockup",
  text: "Lockup contract that will create the streams. The factory does not check it, and the campaign gives it an unlimited allowance, so take it from the [deployment list](/guides/lockup/deployments).",
};

const cancelable: ValueDoc = {
  name: "cancelable",
  text: "Whether the campaign admin can cancel the streams.",
};

const transferable: ValueDoc = {
  name: "transferable",
  text: "Whether recipients can transfer their stream NFTs.",
};

const streamStartTime: ValueDoc = {
  name: "streamStartTime",
  unit: "Unix seconds",
  text: "Start of all streams; 0 for the block of each claim.",
};

const totals: readonly ValueDoc[] = [
  {
    name: "aggregateAmount",
    unit: "base units",
    text: "Sum of all allocations, as the creator states it. Only the event carries it.",
  },
  {
    name: "recipientCount",
    unit: "count",
    text: "Number of recipients, as the creator states it. Only the event carries it.",
  },
];

const admin: ValueDoc = { name: "admin", text: "Factory admin at that moment." };

const fee: ValueDoc = {
  name: "fee",
  unit: "wei",
  text: "Claim fee of the campaign, fixed from now on.",
};

const callerIsAdmin: Requirement = { text: "You are the factory admin.", raises: "CallerNotAdmin" };

const freshSalt: Requirement = {
  text: "You have not created a campaign of this type with the same parameters before. The last two parameters do not count.",
  raises: { other: "no error data: the address is taken" },
};

const approval: Requirement = {
  text: "The token lets the new campaign approve `lockup`.",
  raises: { other: "the token's own error" },
};

const adminOfCampaign: Emission = {
  event: "TransferAdmin",
  by: "the new campaign",
  when: "from the zero address to its first admin",
};

const allowance: Emission = {
  event: "Approval",
  by: "the token",
  when: "the allowance of `lockup` over the tokens of the campaign",
};

const CREATOR: InlineMarkdown =
  "Any address. You count as the campaign creator; if a contract calls for you, it is the creator.";

const UNFUNDED: InlineMarkdown =
  "No tokens move. Send the sum of all allocations to the returned address with an ordinary transfer; until then claims fail with the token's own error.";

/** A function with which the factory admin changes the fee of future campaigns. */
const feeSetter = (
  name: string,
  summary: InlineMarkdown,
  params: readonly ValueDoc[],
  event: string,
  notes: readonly InlineMarkdown[],
): FunctionRecord => ({
  kind: "function",
  name,
  origin: ["airdrops/ISablierMerkleFactory"],
  summary,
  caller: "The factory admin.",
  params,
  requires: [callerIsAdmin],
  emits: [event],
  notes,
});

export default defineContract({
  name: "SablierMerkleFactory",
  kind: "contract",
  release: "airdrops@v1.3",
  route: "/reference/airdrops/contracts/contract.SablierMerkleFactory",
  source: "src/SablierMerkleFactory.sol",
  abi: ["airdrops/v1.3/SablierMerkleFactory"],
  inherits: ["airdrops/ISablierMerkleFactory", "lockup/Adminable"],
  errors: ["airdrops/Errors"],
  records: [
    {
      kind: "constructor",
      summary: "Sets the first factory admin. The default fee starts at 0.",
      params: [{ name: "initialAdmin", text: "First factory admin. Not checked." }],
      emits: [{ event: "TransferAdmin", when: "from the zero address to `initialAdmin`" }],
    },
    {
      kind: "state",
      name: "_customFees",
      solidity:
        "mapping(address campaignCreator => MerkleFactory.CustomFee customFee) private _customFees",
      summary:
        "Fees that replace the default for single creators. Read one with [`getCustomFee`](ref:airdrops/SablierMerkleFactory#getCustomFee).",
    },

    {
      kind: "function",
      name: "defaultFee",
      origin: ["airdrops/ISablierMerkleFactory"],
      declaredAs: "uint256 public",
      summary: "Returns the claim fee for campaigns whose creator has no custom fee.",
      returns: [
        { name: "", unit: "wei", text: "Native coin per claim; 0 until the admin sets a fee." },
      ],
    },
    {
      kind: "function",
      name: "getCustomFee",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Returns the custom fee of a creator, if there is one.",
      params: [campaignCreator],
      returns: [{ name: "", text: "False and 0 for a creator without a custom fee." }],
    },
    {
      kind: "function",
      name: "getFee",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Returns the claim fee that a campaign would get if this creator deployed it now.",
      params: [campaignCreator],
      returns: [
        {
          name: "",
          unit: "wei",
          text: "The custom fee if it is enabled, even if it is 0; else the default fee.",
        },
      ],
      notes: [
        "For an existing campaign, read its [`FEE`](ref:airdrops/SablierMerkleBase#FEE). The two differ when the fee has changed since.",
      ],
    },
    {
      kind: "function",
      name: "isPercentagesSum100",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Tells whether the percentages of some tranches add up to exactly 100%.",
      params: [{ name: "tranches", text: "Tranches to add up. Their durations do not matter." }],
      returns: [
        {
          name: "result",
          text: "True if the sum is `1000000000000000000`. False for an empty array.",
        },
      ],
      notes: [
        "The sum is a `uint256` here, so a sum that is far too high is just not 100%. At deployment the campaign stores its sum as a `uint64`, and one above about 1,844% reverts.",
        "A help for interfaces: the factory itself does not use it. Call it before [`createMerkleLT`](ref:airdrops/SablierMerkleFactory#createMerkleLT), which accepts any sum.",
      ],
    },

    {
      kind: "function",
      name: "collectFees",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Makes a campaign pay its native coins to the factory admin.",
      caller: "Any address. The coins go to the factory admin in any case.",
      params: [{ name: "merkleBase", text: "Campaign whose fees are to be paid out." }],
      requires: [
        {
          text: "This factory deployed the campaign.",
          raises: "SablierMerkleBase_CallerNotFactory",
        },
        {
          text: "The factory admin accepts the payment, even one of 0.",
          raises: "SablierMerkleBase_FeeTransferFail",
        },
      ],
      emits: ["CollectFees"],
      notes: [
        "The campaign keeps no account of fees. It pays its whole native balance, overpaid fees included. With nothing to pay the call still succeeds and emits the event with 0.",
        "The factory does not check that `merkleBase` is a campaign: a foreign contract with the same function can make it emit an event with any amount. When you add up fees, count only addresses that appear in a create event.",
      ],
    },
    {
      kind: "function",
      name: "createMerkleInstant",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Deploys a campaign whose claims pay out tokens at once.",
      caller: CREATOR,
      params: [baseParams, ...totals],
      returns: [{ name: "merkleInstant", text: "Address of the new campaign." }],
      requires: [freshSalt],
      emits: [adminOfCampaign, "CreateMerkleInstant"],
      notes: [UNFUNDED],
    },
    {
      kind: "function",
      name: "createMerkleLL",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Deploys a campaign whose claims create linear Lockup streams.",
      caller: CREATOR,
      params: [
        baseParams,
        lockup,
        cancelable,
        transferable,
        {
          name: "schedule",
          text: "Start, cliff, end and unlock percentages, the same for every allocation. Not checked.",
        },
        ...totals,
      ],
      returns: [{ name: "merkleLL", text: "Address of the new campaign." }],
      requires: [freshSalt, approval],
      emits: [adminOfCampaign, allowance, "CreateMerkleLL"],
      notes: [
        UNFUNDED,
        "A schedule that Lockup rejects is accepted here and makes claims fail: [the mistakes](/concepts/merkle-airdrops#schedules) and their errors. So does the zero address as `initialAdmin`.",
      ],
    },
    {
      kind: "function",
      name: "createMerkleLT",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Deploys a campaign whose claims create tranched Lockup streams.",
      caller: CREATOR,
      params: [
        baseParams,
        lockup,
        cancelable,
        transferable,
        streamStartTime,
        {
          name: "tranchesWithPercentages",
          text: "Tranches in order, the same for every allocation. Nothing compares their sum with 100% here.",
        },
        ...totals,
      ],
      returns: [{ name: "merkleLT", text: "Address of the new campaign." }],
      requires: [
        freshSalt,
        {
          text: "The percentages add up to a number that fits in 64 bits.",
          raises: { panic: "0x11" },
        },
        approval,
      ],
      emits: [adminOfCampaign, allowance, "CreateMerkleLT"],
      notes: [
        UNFUNDED,
        "Tranches that Lockup or the campaign rejects are accepted here and make claims fail: [the mistakes](/concepts/merkle-airdrops#schedules) and their errors. So does the zero address as `initialAdmin`.",
      ],
    },
    feeSetter(
      "resetCustomFee",
      "Removes the custom fee of a creator, so that the default fee applies again.",
      [campaignCreator],
      "ResetCustomFee",
      [
        "Existing campaigns keep their fee. Without a custom fee to remove the call changes nothing, and still emits the event.",
      ],
    ),
    feeSetter(
      "setCustomFee",
      "Sets the claim fee of future campaigns of one creator.",
      [
        campaignCreator,
        {
          name: "newFee",
          unit: "wei",
          text: "Native coin per claim, without an upper limit; 0 makes claims free.",
        },
      ],
      "SetCustomFee",
      ["Existing campaigns keep their fee."],
    ),
    feeSetter(
      "setDefaultFee",
      "Sets the claim fee of future campaigns whose creator has no custom fee.",
      [
        {
          name: "defaultFee_",
          unit: "wei",
          text: "Native coin per claim, without an upper limit.",
        },
      ],
      "SetDefaultFee",
      ["Existing campaigns keep their fee."],
    ),
    {
      kind: "function",
      name: "_deployMerkleLT",
      solidity:
        "function _deployMerkleLT(MerkleBase.ConstructorParams baseParams, ISablierLockup lockup, bool cancelable, bool transferable, uint40 streamStartTime, MerkleLT.TrancheWithPercentage[] tranchesWithPercentages) private returns (ISablierMerkleLT merkleLT)",
      summary:
        "Computes the salt of an LT campaign and deploys it. It is a separate function only because the compiler limits the variables of one function.",
      params: [
        baseParams,
        lockup,
        cancelable,
        transferable,
        streamStartTime,
        { name: "tranchesWithPercentages", text: "Tranches in order." },
      ],
      returns: [{ name: "merkleLT", text: "Address of the new campaign." }],
      requires: [freshSalt],
    },
    {
      kind: "function",
      name: "_getFee",
      solidity: "function _getFee(address campaignCreator) private view returns (uint256)",
      summary: "Finds the fee that applies to a creator, for `getFee` and the create events.",
      params: [campaignCreator],
      returns: [
        { name: "", unit: "wei", text: "The custom fee if enabled, else the default fee." },
      ],
    },

    {
      kind: "event",
      name: "CollectFees",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Emitted when a campaign has paid its native coins.",
      params: [
        { name: "admin", text: "Factory admin, who received the coins." },
        { name: "merkleBase", text: "Contract that the caller named as the campaign." },
        {
          name: "feeAmount",
          unit: "wei",
          text: "Amount that the contract reported as paid; 0 if it held nothing.",
        },
      ],
    },
    {
      kind: "event",
      name: "CreateMerkleInstant",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Emitted when an Instant campaign is deployed.",
      params: [{ name: "merkleInstant", text: "New campaign." }, baseParams, ...totals, fee],
    },
    {
      kind: "event",
      name: "CreateMerkleLL",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Emitted when an LL campaign is deployed.",
      params: [
        { name: "merkleLL", text: "New campaign." },
        baseParams,
        { name: "lockup", text: "Lockup contract that creates the streams." },
        cancelable,
        transferable,
        { name: "schedule", text: "Vesting schedule of every allocation." },
        ...totals,
        fee,
      ],
    },
    {
      kind: "event",
      name: "CreateMerkleLT",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Emitted when an LT campaign is deployed.",
      params: [
        { name: "merkleLT", text: "New campaign." },
        baseParams,
        { name: "lockup", text: "Lockup contract that creates the streams." },
        cancelable,
        transferable,
        streamStartTime,
        { name: "tranchesWithPercentages", text: "Tranches in order." },
        {
          name: "totalDuration",
          unit: "seconds",
          text: "Sum of all tranche durations. The campaign does not store it.",
        },
        ...totals,
        fee,
      ],
    },
    {
      kind: "event",
      name: "ResetCustomFee",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Emitted when a creator goes back to the default fee.",
      params: [
        admin,
        { name: "campaignCreator", text: "Creator without a custom fee from now on." },
      ],
    },
    {
      kind: "event",
      name: "SetCustomFee",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Emitted when a creator gets a custom fee.",
      params: [
        admin,
        { name: "campaignCreator", text: "Creator whose future campaigns have the fee." },
        { name: "customFee", unit: "wei", text: "New custom fee per claim." },
      ],
    },
    {
      kind: "event",
      name: "SetDefaultFee",
      origin: ["airdrops/ISablierMerkleFactory"],
      summary: "Emitted when the default fee changes.",
      params: [admin, { name: "defaultFee", unit: "wei", text: "New default fee per claim." }],
    },
  ],
});
