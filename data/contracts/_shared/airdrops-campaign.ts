import type {
  Emission,
  EventRecord,
  FunctionRecord,
  InlineMarkdown,
  ReleaseId,
  Requirement,
  SymbolRecord,
  ValueDoc,
} from "../schema";

export const V2: ReleaseId = "airdrops@v2.0";
export const V3: ReleaseId = "airdrops@v3.0";

const COMPTROLLER = "Reserved for the Comptroller";

const index: ValueDoc = {
  name: "index",
  unit: "index",
  text: "Index of the allocation in the list.",
};

const proof: ValueDoc = {
  name: "merkleProof",
  text: "Sibling hashes from the leaf to the root. It is empty if the list has one allocation.",
};

const listed: ValueDoc = {
  name: "recipient",
  text: "Address that the list has for this index.",
};

const payTo: ValueDoc = {
  name: "to",
  text: "Address that receives the delivery. It is not the zero address.",
};

const allocation = (name: "amount" | "fullAmount"): ValueDoc => ({
  name,
  unit: "base units",
  text: "Whole allocation, as the list has it.",
});

/** Fields that the claim events of all types share. */
export const eventIndex = index;

export const eventRecipient: ValueDoc = {
  name: "recipient",
  text: "Address that the list has for the index.",
};

export const eventTo: ValueDoc = { name: "to", text: "Address that received the delivery." };

export const eventViaSig: ValueDoc = {
  name: "viaSig",
  text: "True for a claim through `claimViaSig`, false for the other functions.",
};

export const eventAmount: ValueDoc = {
  name: "amount",
  unit: "base units",
  text: "Allocation that was claimed.",
};

const admin: Requirement = { text: "You are the campaign admin.", raises: "CallerNotAdmin" };

const comptroller: Requirement = {
  text: "You are the Comptroller of the campaign.",
  raises: "SablierMerkleBase_CallerNotComptroller",
};

const toNotZero: Requirement = {
  text: "`to` is not the zero address.",
  raises: "SablierMerkleBase_ToZeroAddress",
};

/** Checks of every claim after those of its own function, in the order of the code. */
export const claimChecks: readonly Requirement[] = [
  {
    text: "The block time has reached `CAMPAIGN_START_TIME`.",
    raises: "SablierMerkleBase_CampaignNotStarted",
  },
  {
    text: "The campaign has no expiration, or the block time is before it.",
    raises: "SablierMerkleBase_CampaignExpired",
  },
  {
    text: "The native value of the call is at least `calculateMinFeeWei`.",
    raises: "SablierMerkleBase_InsufficientFeePayment",
  },
  { text: "The index is not claimed.", raises: "SablierMerkleBase_IndexClaimed" },
  {
    text: "Index, recipient, amount and proof lead to `MERKLE_ROOT`.",
    raises: "SablierMerkleBase_InvalidProof",
  },
  {
    text: "The Comptroller accepts the native value, if it is above 0.",
    raises: "SablierMerkleBase_FeeTransferFailed",
  },
];

/** Check of the claim type, which only v3.0 has. */
const claimType = (type: "DEFAULT" | "ATTEST"): Requirement => ({
  text: `\`CLAIM_TYPE\` is \`${type}\`.`,
  raises: "SablierMerkleBase_UnsupportedClaimType",
  since: V3,
});

const signatureChecks: readonly Requirement[] = [
  {
    text: "The signature is the recipient's, over these arguments and this campaign.",
    raises: "SablierMerkleBase_InvalidSignature",
    until: V2,
  },
  {
    text: "The signature is the recipient's, over these arguments and this campaign.",
    raises: "SablierMerkleSignature_InvalidSignature",
    since: V3,
  },
  {
    text: "The block time has reached `validFrom`.",
    raises: "SablierMerkleBase_SignatureNotYetValid",
    until: V2,
  },
  {
    text: "The block time has reached `validFrom`.",
    raises: "SablierMerkleSignature_SignatureNotYetValid",
    since: V3,
  },
];

const attestationChecks: readonly Requirement[] = [
  { text: "`attestor` is not zero.", raises: "SablierMerkleSignature_AttestorNotSet" },
  {
    text: "The block time is at most `expireAt`.",
    raises: "SablierMerkleSignature_AttestationExpired",
  },
  {
    text: "The attestation is the attestor's, over your address and `expireAt`, for this campaign.",
    raises: "SablierMerkleSignature_InvalidSignature",
  },
];

/** How a campaign type delivers a claim. */
export interface Delivery {
  /** Name of the contract, for links to its own page. */
  readonly contract: string;
  /** What `to` receives, after "Delivers an allocation ". */
  readonly what: InlineMarkdown;
  readonly amount: "amount" | "fullAmount";
  readonly requires: readonly Requirement[];
  readonly emits: readonly Emission[];
  /** Further paragraphs for each claim function. */
  readonly notes: readonly InlineMarkdown[];
}

const FEE_KEPT =
  "The whole native value goes to the Comptroller in the same call, including the part above the minimum.";

/** Claims of the four types that deliver to an address. VCA campaigns have no `claim`. */
export function claimRecords(delivery: Delivery): FunctionRecord[] {
  const { contract, what, requires, emits, notes } = delivery;
  const amount = allocation(delivery.amount);
  const rest = { requires: [...claimChecks, ...requires], emits };
  const claim: FunctionRecord = {
    kind: "function",
    name: "claim",
    summary: `Delivers an allocation ${what} to the recipient of the list.`,
    caller: "Any address, for any recipient. The caller pays gas and fee.",
    params: [index, listed, amount, proof],
    ...rest,
    requires: [claimType("DEFAULT"), ...rest.requires],
    notes: [FEE_KEPT, ...notes],
  };
  return [
    ...(delivery.amount === "amount" ? [claim] : []),
    {
      kind: "function",
      name: "claimTo",
      summary: `Delivers your own allocation ${what} to an address of your choice.`,
      caller:
        "The recipient of the list. For any other caller the leaf differs, so the proof is invalid.",
      params: [index, payTo, amount, proof],
      ...rest,
      requires: [claimType("DEFAULT"), toNotZero, ...rest.requires],
      notes: [FEE_KEPT, ...notes],
    },
    {
      kind: "function",
      name: "claimViaSig",
      summary: `Delivers an allocation ${what} to the address that the recipient has signed for.`,
      caller: "Any address with the recipient's signature. The caller pays gas and fee.",
      params: [
        index,
        listed,
        payTo,
        amount,
        {
          name: "validFrom",
          unit: "Unix seconds",
          text: "First second in which the signature is valid. It has no last one.",
        },
        proof,
        {
          name: "signature",
          text: "Signature over the EIP-712 type `Claim`: 65 bytes of an account, or data that the recipient's contract accepts in `isValidSignature` (EIP-1271).",
        },
      ],
      ...rest,
      requires: [claimType("DEFAULT"), toNotZero, ...signatureChecks, ...rest.requires],
      notes: [
        "`to` is part of the signed data, so the caller cannot redirect the delivery. The claimed index is the only protection against a replay.",
        {
          text: "The [signature page](/reference/airdrops/v3.0/signatures) has the fields, the domain and the type hash, which are the same in v2.0 and v3.0.",
        },
        FEE_KEPT,
        ...notes,
      ],
    },
    {
      kind: "function",
      name: "claimViaAttestation",
      since: V3,
      summary: `Delivers your own allocation ${what} to an address of your choice, with an attestation.`,
      caller:
        "The recipient of the list. For any other caller the attestation is for another address.",
      params: [
        index,
        payTo,
        amount,
        {
          name: "expireAt",
          unit: "Unix seconds",
          text: "Last second in which the attestation is valid.",
        },
        proof,
        {
          name: "attestation",
          text: `Signature of the [attestor](ref:@/${contract}#attestor) over the EIP-712 type \`Identity\`.`,
        },
      ],
      ...rest,
      requires: [claimType("ATTEST"), toNotZero, ...attestationChecks, ...rest.requires],
      notes: [
        "The attestation has no index, amount or `to`. It serves all allocations of the recipient in this campaign, and no other campaign.",
        FEE_KEPT,
        ...notes,
      ],
    },
  ];
}

/** A getter that cannot fail: it reads one value of the campaign, without arguments. */
export const getter = (
  name: string,
  summary: InlineMarkdown,
  result: ValueDoc,
  extra: Pick<FunctionRecord, "declaredAs" | "notes" | "since" | "until"> = {},
): FunctionRecord => ({ kind: "function", name, summary, returns: [result], ...extra });

const immutable = (type: string) => ({ declaredAs: `${type} public immutable` });

/** State and functions of `SablierMerkleBase` and `Adminable`, which each campaign inherits. */
export function campaignRecords(contract: string): SymbolRecord[] {
  const self = (name: string): string => `ref:@/${contract}#${name}`;
  return [
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
        notes: ["A later change of the factory's Comptroller does not reach the campaign."],
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
        text: "Address that can claw back tokens and hand over the role.",
      }),
      declaredAs: "address public",
      origin: ["Adminable"],
    },
    {
      ...getter(
        "calculateMinFeeWei",
        "Returns the least native value that a claim has to carry now.",
        { name: "", unit: "wei", text: "0 for a free claim." },
      ),
      requires: [
        {
          text: "The Comptroller converts the fee without an error.",
          raises: { other: "its own error, or no data" },
        },
      ],
      notes: [
        "The Comptroller converts [`minFeeUSD`](" +
          self("minFeeUSD") +
          ") with a price feed: `floor(minFeeUSD * 10^18 / price)`, with both in US dollars with 8 decimals. Without a valid price the result is 0.",
        "The result moves with the price. Read it right before the claim, and add a margin.",
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
      params: [index],
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
        text: "Custom fee of the creator at creation, or the default of that time, unless the Comptroller has lowered it.",
      },
      {
        declaredAs: "uint256 public",
        notes: [
          `Only [\`lowerMinFeeUSD\`](${self("lowerMinFeeUSD")}) changes it, and only downward.`,
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
      summary: "Hands the admin role to another address.",
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
          text: "New minimum fee, below the present one.",
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
  ];
}

/** Records of `SablierMerkleSignature`; in v2.0 the base has `domainSeparator`, and no attestor exists. */
export function signatureRecords(contract: string): SymbolRecord[] {
  return [
    {
      ...getter(
        "attestor",
        "Returns the address whose attestations the campaign accepts.",
        {
          name: "",
          text: "Attestor of the campaign if one is set, else the default of the Comptroller. The zero address stands for none.",
        },
        { since: V3 },
      ),
      notes: [
        `Only a campaign of the claim type \`ATTEST\` uses it. [\`setAttestor\`](ref:@/${contract}#setAttestor) changes it.`,
      ],
    },
    getter("domainSeparator", "Returns the EIP-712 domain separator of the campaign.", {
      name: "",
      text: "Hash of the name `Sablier Airdrops Protocol`, the chain id and the campaign's address. The domain has no version and no salt.",
    }),
    {
      kind: "function",
      name: "setAttestor",
      since: V3,
      summary: "Sets the attestor of the campaign.",
      caller: "The campaign admin or the Comptroller of the campaign.",
      params: [
        {
          name: "newAttestor",
          text: "New attestor. With the zero address, the default of the Comptroller applies again.",
        },
      ],
      requires: [
        {
          text: "You are the campaign admin or the Comptroller.",
          raises: "SablierMerkleSignature_CallerNotAuthorized",
        },
      ],
      emits: ["SetAttestor"],
      notes: [
        "Attestations of the earlier attestor are invalid from then on.",
        "The function succeeds in campaigns of every claim type, and has an effect in those of the type `ATTEST`.",
      ],
    },
    {
      kind: "event",
      name: "SetAttestor",
      since: V3,
      summary: "Emitted when the attestor is set.",
      params: [
        { name: "caller", text: "Campaign admin or Comptroller." },
        {
          name: "previousAttestor",
          text: "Attestor that applied before, which can be the default of the Comptroller.",
        },
        { name: "newAttestor", text: "Attestor of the call; zero for the default." },
      ],
    },
  ];
}

/** Constructor of a campaign, which its factory calls. */
export const campaignConstructor = (
  factory: string,
  isOlder: boolean,
  more: { readonly requires?: readonly Requirement[]; readonly emits?: readonly Emission[] } = {},
): SymbolRecord => {
  const text = "Settings of the campaign. The constructor checks none of them.";
  return {
    kind: "constructor",
    summary: `Deploys a campaign. [The factory](ref:@/${factory}) calls it and passes the address of its caller.`,
    params: [
      ...(isOlder ? [{ name: "params", text, until: V2 }] : []),
      { name: "campaignParams", text, since: V3 },
      {
        name: "campaignCreator",
        text: "Address whose minimum fee applies: the caller of the factory.",
      },
      { name: "comptroller", text: "Comptroller of the factory." },
    ],
    requires: [
      {
        text: "`comptroller` returns the fee of the creator.",
        raises: { other: "its own error, or no data" },
      },
      ...(more.requires ?? []),
    ],
    emits: [
      { event: "TransferAdmin", when: "from the zero address to the first campaign admin" },
      ...(more.emits ?? []),
    ],
    notes: [
      "A campaign that is not deployed by a factory has the same code, but no create event. Check the event before you trust an address.",
    ],
  };
};

/** Getters of `SablierMerkleLockup`: what LL and LT campaigns pass to Lockup. */
export const lockupRecords = (): SymbolRecord[] => [
  getter(
    "SABLIER_LOCKUP",
    "Returns the Lockup contract that creates the streams.",
    { name: "", text: "Address from the creator. The factory does not check it." },
    {
      ...immutable("ISablierLockup"),
      notes: [
        "The campaign has approved it for all of its tokens. Compare the address with the deployments of Lockup before you fund a campaign.",
      ],
    },
  ),
  getter(
    "STREAM_CANCELABLE",
    "Returns whether the streams can be canceled.",
    { name: "", text: "True if the sender, which is the campaign admin, can cancel them." },
    immutable("bool"),
  ),
  getter(
    "STREAM_TRANSFERABLE",
    "Returns whether the stream NFTs can be transferred.",
    { name: "", text: "True if their owners can transfer them." },
    immutable("bool"),
  ),
  getter(
    "VESTING_START_TIME",
    "Returns the start of the vesting.",
    { name: "", unit: "Unix seconds", text: "0 if each stream starts at the time of its claim." },
    immutable("uint40"),
  ),
  {
    kind: "function",
    name: "claimedStreams",
    summary: "Returns the streams that claims of a recipient have created.",
    params: [{ name: "recipient", text: "Address in the list." }],
    returns: [
      {
        name: "",
        unit: "id",
        text: "Ids in the Lockup contract, also of streams whose NFT went to another address. Empty if the claims paid tokens directly.",
      },
    ],
  },
  getter(
    "streamShape",
    "Returns the label for the shape of the streams.",
    { name: "", text: "The whole label. Lockup refuses one above 32 bytes at the claim." },
    { declaredAs: "string public" },
  ),
];

/** Delivery of LL and LT campaigns: a stream, or tokens after the end of the vesting. */
export const streamDelivery = (
  contract: "SablierMerkleLL" | "SablierMerkleLT",
  createEvent: string,
  lockupError: InlineMarkdown,
): Delivery => {
  const type = contract.slice(-2);
  return {
    contract,
    what: "as a Lockup stream, or as tokens once the vesting is over,",
    amount: "amount",
    requires: [
      {
        text: "Before the end of the vesting: Lockup accepts the stream.",
        raises: { other: lockupError },
      },
      {
        text: "The campaign holds the tokens, and the token makes the transfer.",
        raises: { other: "the token's own error" },
      },
    ],
    emits: [
      { event: "Transfer", by: "the token", when: "to Lockup, or to `to` after the end" },
      { event: createEvent, by: "the Lockup contract", when: "before the end" },
      { event: `Claim${type}WithVesting`, when: "before the end" },
      { event: `Claim${type}WithTransfer`, when: "at or after the end" },
    ],
    notes: [
      "The sender of the stream is the campaign admin at the time of the claim.",
      "If the delivery fails, the whole claim is undone: the index stays open, and no fee is paid.",
    ],
  };
};

/** The two claim events of LL and LT campaigns. */
export const streamEvents = (type: "LL" | "LT"): EventRecord[] => [
  {
    kind: "event",
    name: `Claim${type}WithTransfer`,
    summary: "Emitted for a claim at or after the end of the vesting, which pays tokens directly.",
    params: [eventIndex, eventRecipient, eventAmount, eventTo, eventViaSig],
  },
  {
    kind: "event",
    name: `Claim${type}WithVesting`,
    summary: "Emitted for a claim that creates a stream.",
    params: [
      eventIndex,
      eventRecipient,
      eventAmount,
      { name: "streamId", unit: "id", text: "Id of the new stream in the Lockup contract." },
      eventTo,
      eventViaSig,
    ],
  },
];
