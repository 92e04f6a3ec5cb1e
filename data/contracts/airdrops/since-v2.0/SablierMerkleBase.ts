import {
  domainSeparator,
  eventIndex,
  getter,
  immutable,
  V2,
  V3,
} from "../../_shared/airdrops-campaign";
import { defineContract } from "../../schema";
import type { Requirement } from "../../schema";

const COMPTROLLER = "Reserved for the Comptroller";

const admin: Requirement = { text: "You are the campaign admin.", raises: "CallerNotAdmin" };

const comptroller: Requirement = {
  text: "You are the Comptroller of the campaign.",
  raises: "SablierMerkleBase_CallerNotComptroller",
};

export default defineContract({
  name: "SablierMerkleBase",
  kind: "abstract",
  releases: ["airdrops@v2.0", "airdrops@v3.0"],
  route: "/reference/airdrops/{version}/merkle-base",
  source: "src/abstracts/SablierMerkleBase.sol",
  abi: [
    "airdrops/{version}/SablierMerkleInstant",
    "airdrops/{version}/SablierMerkleLL",
    "airdrops/{version}/SablierMerkleLT",
    "airdrops/{version}/SablierMerkleVCA",
    { text: "airdrops/{version}/SablierMerkleExecute", since: V3 },
  ],
  inherits: ["Adminable"],
  errors: ["@/Errors"],
  records: [
    getter(
      "CAMPAIGN_START_TIME",
      "Returns the first second in which claims succeed.",
      { name: "", unit: "Unix seconds", text: "0 or a past time opens the campaign at once." },
      immutable("uint40"),
    ),
    getter(
      "CLAIM_TYPE",
      "Returns which claim functions the campaign accepts.",
      { name: "", text: "A number of the enum." },
      { ...immutable("ClaimType"), since: V3 },
    ),
    getter(
      "COMPTROLLER",
      "Returns the contract that receives the claim fees and can lower the minimum fee.",
      { name: "", text: "Comptroller of the factory when the campaign was created." },
      {
        ...immutable("address"),
        notes: ["A later change of the factory's Comptroller does not affect the campaign."],
      },
    ),
    getter(
      "EXPIRATION",
      "Returns the first second in which claims fail.",
      { name: "", unit: "Unix seconds", text: "0 for a campaign that does not expire." },
      immutable("uint40"),
    ),
    getter(
      "IS_SABLIER_MERKLE",
      "Tells Sablier campaigns of v2.0 and later from other contracts.",
      { name: "", text: "True." },
      {
        declaredAs: "bool public constant",
        notes: [
          "Any contract can have such a function. To check a campaign, look for the create event of the factory.",
        ],
      },
    ),
    getter(
      "MERKLE_ROOT",
      "Returns the root of the tree against which claims are checked.",
      { name: "", text: "Root of all allocations. It cannot change." },
      immutable("bytes32"),
    ),
    getter(
      "TOKEN",
      "Returns the token of the campaign.",
      { name: "", text: "ERC-20 token, fixed at creation." },
      immutable("IERC20"),
    ),
    {
      ...getter("admin", "Returns the campaign admin.", {
        name: "",
        text: "Address that can claw back tokens and transfer the role.",
      }),
      declaredAs: "address public",
      origin: ["Adminable"],
    },
    {
      ...getter(
        "calculateMinFeeWei",
        "Returns the minimum native value that a claim has to send now.",
        { name: "", unit: "wei", text: "0 for a free claim." },
      ),
      requires: [
        {
          text: "The Comptroller converts the fee without an error.",
          raises: { other: "its own error, or no data" },
        },
      ],
      notes: [
        "The Comptroller converts [`minFeeUSD`](ref:@/SablierMerkleBase#minFeeUSD) with a price feed: `floor(minFeeUSD * 10^18 / price)`, with both in US dollars with 8 decimals. Without a valid price the result is 0.",
        "The result changes with the price. Read it right before the claim, and add a margin.",
      ],
    },
    getter(
      "campaignName",
      "Returns the name of the campaign.",
      { name: "", text: "The whole name. v1.3 cut it to 32 bytes." },
      { declaredAs: "string public" },
    ),
    getter(
      "firstClaimTime",
      "Returns when the first claim was made.",
      { name: "", unit: "Unix seconds", text: "0 before the first claim." },
      { declaredAs: "uint40 public" },
    ),
    {
      kind: "function",
      name: "hasClaimed",
      summary: "Returns whether an allocation is claimed.",
      params: [eventIndex],
      returns: [
        {
          name: "",
          text: "True after the claim of this index. False for an index outside the list.",
        },
      ],
    },
    getter("hasExpired", "Returns whether the campaign has expired.", {
      name: "",
      text: "True from the second of `EXPIRATION` on. False without an expiration.",
    }),
    getter(
      "ipfsCID",
      "Returns the IPFS content identifier of the recipient list.",
      {
        name: "",
        text: "Identifier from the creator. The contract does not compare the list with the root.",
      },
      { declaredAs: "string public" },
    ),
    getter(
      "minFeeUSD",
      "Returns the minimum fee of a claim in US dollars.",
      {
        name: "",
        unit: "8-decimals USD",
        text: "Custom fee of the creator at creation, or the default at that time, unless the Comptroller has lowered it.",
      },
      {
        declaredAs: "uint256 public",
        notes: [
          `Only [\`lowerMinFeeUSD\`](ref:@/SablierMerkleBase#lowerMinFeeUSD) changes it, and only downward.`,
        ],
      },
    ),
    {
      kind: "function",
      name: "clawback",
      summary: "Sends tokens of the campaign to an address.",
      caller: "The campaign admin.",
      params: [
        { name: "to", text: "Address that receives the tokens." },
        { name: "amount", unit: "base units", text: "Tokens to send, at most the balance." },
      ],
      requires: [
        admin,
        {
          text: "No claim was made yet, or at most seven days have passed since the first one, or the campaign has expired.",
          raises: "SablierMerkleBase_ClawbackNotAllowed",
        },
        {
          text: "The campaign holds `amount`, and the token makes the transfer.",
          raises: { other: "the token's own error" },
        },
      ],
      emits: [{ event: "Transfer", by: "the token" }, "Clawback"],
      notes: [
        "The limit includes its last second: 604,800 seconds after the first claim a clawback still succeeds.",
        "In the second of the expiration, claims fail and the clawback is open again.",
        "The contract does not reserve tokens for allocations that are still open.",
      ],
    },
    {
      kind: "function",
      name: "sponsor",
      since: V3,
      summary:
        "Pays tokens from the caller to an address, as a payment for the campaign's claim fees.",
      caller: "Any address.",
      params: [
        { name: "token", text: "ERC-20 token of the payment. It can differ from `TOKEN`." },
        { name: "amount", unit: "base units", text: "Tokens to pay, above 0." },
        { name: "biller", text: "Address that receives the payment." },
      ],
      requires: [
        {
          text: "`biller` is not the zero address.",
          raises: "SablierMerkleBase_ToZeroAddress",
        },
        { text: "`amount` is not 0.", raises: "SablierMerkleBase_SponsorAmountZero" },
        {
          text: "You hold the tokens and have approved the campaign to spend them.",
          raises: { other: "the token's own error" },
        },
        {
          text: "The token does not return false for the transfer.",
          raises: "SafeERC20FailedOperation",
        },
      ],
      emits: [{ event: "Transfer", by: "the token", when: "from you to `biller`" }, "Sponsor"],
      notes: [
        "The call changes nothing in the campaign. Sablier lowers the fee in a separate call, after it has seen the payment.",
        "Agree on token, amount and biller with Sablier first. A payment in another token or to another address can be lost.",
      ],
    },
    {
      kind: "function",
      name: "transferAdmin",
      origin: ["Adminable"],
      summary: "Transfers the admin role to another address.",
      caller: "The campaign admin.",
      params: [{ name: "newAdmin", text: "New campaign admin. It is not checked." }],
      requires: [admin],
      emits: ["TransferAdmin"],
      notes: ["The change takes effect at once, without a confirmation by the new admin."],
    },
    {
      kind: "function",
      name: "lowerMinFeeUSD",
      group: COMPTROLLER,
      summary: "Lowers the minimum fee of a claim.",
      caller: "The Comptroller of the campaign.",
      params: [
        {
          name: "newMinFeeUSD",
          unit: "8-decimals USD",
          text: "New minimum fee, below the current one.",
        },
      ],
      requires: [
        comptroller,
        {
          text: "`newMinFeeUSD` is below `minFeeUSD`.",
          raises: "SablierMerkleBase_NewMinFeeUSDNotLower",
        },
      ],
      emits: ["LowerMinFeeUSD"],
      notes: [
        {
          text: "An account with the fee management role reaches it through [`lowerMinFeeUSDForCampaign`](ref:comptroller/v1.1/SablierComptroller#lowerMinFeeUSDForCampaign) of the Comptroller.",
          since: V3,
        },
      ],
    },
    {
      kind: "event",
      name: "Clawback",
      summary: "Emitted when the campaign admin takes tokens out.",
      params: [
        { name: "admin", text: "Campaign admin at that time." },
        { name: "to", text: "Address that received the tokens." },
        { name: "amount", unit: "base units", text: "Tokens that were sent." },
      ],
    },
    {
      kind: "event",
      name: "LowerMinFeeUSD",
      group: COMPTROLLER,
      summary: "Emitted when the minimum fee is lowered.",
      params: [
        { name: "comptroller", text: "Comptroller of the campaign." },
        { name: "newMinFeeUSD", unit: "8-decimals USD", text: "Fee after the call." },
        { name: "previousMinFeeUSD", unit: "8-decimals USD", text: "Fee before the call." },
      ],
    },
    {
      kind: "event",
      name: "Sponsor",
      since: V3,
      summary: "Emitted when an address pays for the claim fees of the campaign.",
      params: [
        { name: "caller", text: "Address that paid." },
        { name: "token", text: "ERC-20 token of the payment." },
        { name: "amount", unit: "base units", text: "Tokens that were paid." },
        { name: "biller", text: "Address that received the payment." },
      ],
    },
    {
      kind: "event",
      name: "TransferAdmin",
      origin: ["Adminable"],
      summary: "Emitted when the campaign admin changes, including at creation.",
      params: [
        { name: "oldAdmin", text: "Earlier admin; zero at creation." },
        { name: "newAdmin", text: "New admin." },
      ],
    },
    { ...domainSeparator, until: V2 },
  ],
});
