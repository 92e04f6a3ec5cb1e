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

/** In v2.0 the base has it, in v3.0 `SablierMerkleSignature`. */
export const domainSeparator = getter(
  "domainSeparator",
  "Returns the EIP-712 domain separator of the campaign.",
  {
    name: "",
    text: "Hash of the name `Sablier Airdrops Protocol`, the chain id and the campaign's address. The domain has no version and no salt.",
  },
);

/** A getter of a value that is fixed at creation. */
export const immutable = (type: string) => ({ declaredAs: `${type} public immutable` });

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
