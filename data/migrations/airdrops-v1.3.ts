import { campaign, campaignFactory } from "./names";
import type { Migration, SymbolName } from "./schema";

const TYPES = ["Instant", "LL", "LT", "VCA", "Execute"] as const;

const factory = campaign("Factory");
const instant = campaign("Instant");
const linear = campaign("LL");
const tranched = campaign("LT");
const vca = campaign("VCA");
const execute = campaign("Execute");
const newFactory = campaignFactory("Instant");

/** What the create function of a type became. */
const created = (type: "Instant" | "LL" | "LT"): (readonly [SymbolName, SymbolName])[] => [
  [
    `function SablierMerkleFactory.createMerkle${type}`,
    `function SablierFactoryMerkle${type}.createMerkle${type}`,
  ],
  [
    `event SablierMerkleFactory.CreateMerkle${type}`,
    `event SablierFactoryMerkle${type}.CreateMerkle${type}`,
  ],
];

/** Create and compute function, event and struct of a new type. */
const creation = (type: "VCA" | "Execute"): SymbolName[] => [
  ...campaignFactory(type)("function", `createMerkle${type}`, `computeMerkle${type}`),
  ...campaignFactory(type)("event", `CreateMerkle${type}`),
  `struct Merkle${type}.ConstructorParams`,
];

export default {
  from: "airdrops@v1.3",
  to: "airdrops@v3.0",
  contracts: [
    ...TYPES.map((type) => `SablierMerkle${type}`),
    "SablierMerkleFactory",
    ...TYPES.map((type) => `SablierFactoryMerkle${type}`),
  ],
  examples: {
    before: "examples/solidity/airdrops/Migrating.sol",
    after: "examples/solidity/airdrops-v3.0/Migrating.sol",
  },
  rows: [
    {
      id: "create",
      title: "Create: a factory and a struct for each type",
      text: [
        "Call the factory of the type, and pass one struct. It has a start time and a claim type: 0 stands for an open start, and `DEFAULT` for the claims of v1.3. `shape` is gone from Instant campaigns. The compute functions return the address before the campaign exists.",
        "Name and shape are stored in full, where v1.3 cuts them to 32 bytes.",
      ],
      symbols: [
        "struct MerkleBase.ConstructorParams",
        "struct MerkleInstant.ConstructorParams",
        ...newFactory("function", "computeMerkleInstant"),
        ...instant("function", "CAMPAIGN_START_TIME", "campaignName"),
        ...instant("error", "SablierMerkleBase_CampaignNotStarted"),
      ],
      renames: created("Instant"),
      example: "create",
    },
    {
      id: "linear",
      title: "Create LL campaigns: a flat schedule",
      text: [
        "The fields of the schedule are in the struct, with longer names. Percentages are `UD60x18`, also with 18 decimals. `granularity` is new: 1 stands for streams by the second.",
        "With a total duration of 0, claims pay directly, except before a fixed start. In v1.3 they revert.",
      ],
      symbols: [
        "struct MerkleLL.Schedule",
        "struct MerkleLL.ConstructorParams",
        ...campaignFactory("LL")("function", "computeMerkleLL"),
      ],
      renames: created("LL"),
      example: "linear",
    },
    {
      id: "tranched",
      title: "Create LT campaigns: the factory checks the percentages",
      text: [
        "A sum other than 100% makes the create function revert. In v1.3 the campaign can be created, and each claim reverts. `streamStartTime` is called `vestingStartTime`.",
      ],
      symbols: [
        "struct MerkleLT.ConstructorParams",
        ...campaignFactory("LT")("function", "computeMerkleLT"),
        ...tranched("function", "TOTAL_PERCENTAGE"),
      ],
      renames: [
        ...created("LT"),
        [
          "function SablierMerkleFactory.isPercentagesSum100",
          "function SablierFactoryMerkleLT.isPercentagesSum100",
        ],
        [
          "error SablierMerkleLT.SablierMerkleLT_TotalPercentageNotOneHundred",
          "error SablierFactoryMerkleLT.SablierFactoryMerkleLT_TotalPercentageNotOneHundred",
        ],
      ],
      example: "tranched",
    },
    {
      id: "fee",
      title: "Claim: read the fee in the same transaction",
      text: [
        "The fee is set in US dollars and follows a price feed. Read `calculateMinFeeWei` right before the claim and add a margin, or read and pay it in one transaction. The whole value goes to the Comptroller at once, so campaigns hold no native coin.",
        "`claim` keeps its selector, and it succeeds in campaigns of the claim type `DEFAULT` only. In LL and LT campaigns, a claim after the end of the vesting pays tokens without a stream.",
      ],
      symbols: [
        ...instant(
          "function",
          "claim",
          "calculateMinFeeWei",
          "CLAIM_TYPE",
          "COMPTROLLER",
          "lowerMinFeeUSD",
        ),
        ...instant("event", "LowerMinFeeUSD"),
        ...instant(
          "error",
          "SablierMerkleBase_UnsupportedClaimType",
          "SablierMerkleBase_CallerNotComptroller",
          "SablierMerkleBase_NewMinFeeUSDNotLower",
        ),
      ],
      renames: [
        ["function SablierMerkleInstant.FEE", "function SablierMerkleInstant.minFeeUSD"],
        [
          "error SablierMerkleInstant.SablierMerkleBase_FeeTransferFail",
          "error SablierMerkleInstant.SablierMerkleBase_FeeTransferFailed",
        ],
      ],
      example: "fee",
    },
    {
      id: "claim-events",
      title: "Claim events: a name for each outcome",
      text: [
        "Each event also carries the address that received the delivery, and whether the claim was made with a signature. A claim can leave no stream. `claimedStreams` lists those of a recipient.",
      ],
      symbols: [
        ...linear("event", "ClaimLLWithTransfer"),
        ...tranched("event", "ClaimLTWithTransfer", "ClaimLTWithVesting"),
        ...linear("function", "claimedStreams"),
      ],
      renames: [
        ["event SablierMerkleInstant.Claim", "event SablierMerkleInstant.ClaimInstant"],
        ["event SablierMerkleLL.Claim", "event SablierMerkleLL.ClaimLLWithVesting"],
      ],
    },
    {
      id: "creator-fee",
      title: "Fees of new campaigns: the Comptroller",
      text: [
        "The factories have no admin and no fee functions. The Comptroller of a chain keeps the default fee and the custom fees, and it receives the fees. Drop calls of `collectFees`.",
      ],
      symbols: [
        ...factory(
          "function",
          "admin",
          "transferAdmin",
          "collectFees",
          "defaultFee",
          "getCustomFee",
          "getFee",
          "resetCustomFee",
          "setCustomFee",
          "setDefaultFee",
        ),
        "struct MerkleFactory.CustomFee",
        ...factory("event", "CollectFees", "ResetCustomFee", "SetCustomFee", "SetDefaultFee"),
        ...instant("function", "collectFees"),
        ...instant("error", "SablierMerkleBase_CallerNotFactory"),
        ...newFactory("function", "comptroller", "setComptroller", "transferFeesToComptroller"),
        ...newFactory("event", "SetComptroller", "TransferFeesToComptroller"),
        ...newFactory(
          "error",
          "Comptrollerable_CallerNotComptroller",
          "Comptrollerable_UnsupportedInterfaceId",
        ),
      ],
      example: "creator-fee",
    },
    {
      id: "authentic",
      title: "Check a campaign: compute its address",
      text: [
        "`FACTORY` is gone. Compute the address from creator and settings and compare it, or look for the create event of the factory. `IS_SABLIER_MERKLE` shows only that a contract claims to be a campaign.",
      ],
      symbols: instant("function", "FACTORY", "IS_SABLIER_MERKLE"),
      example: "authentic",
    },
    {
      id: "linear-reads",
      title: "Read an LL campaign: a getter for each field",
      text: ["`getSchedule` became six getters. `shape` exists in LL and LT campaigns only."],
      symbols: linear(
        "function",
        "getSchedule",
        "VESTING_START_TIME",
        "VESTING_START_UNLOCK_PERCENTAGE",
        "VESTING_CLIFF_DURATION",
        "VESTING_CLIFF_UNLOCK_PERCENTAGE",
        "VESTING_TOTAL_DURATION",
        "VESTING_GRANULARITY",
      ),
      renames: [
        ["function SablierMerkleLL.LOCKUP", "function SablierMerkleLL.SABLIER_LOCKUP"],
        ["function SablierMerkleInstant.shape", "function SablierMerkleLL.streamShape"],
      ],
      example: "linear-reads",
    },
    {
      id: "tranched-reads",
      title: "Read an LT campaign",
      text: ["The start and the tranches have getters with other names."],
      symbols: [],
      renames: [
        [
          "function SablierMerkleLT.STREAM_START_TIME",
          "function SablierMerkleLT.VESTING_START_TIME",
        ],
        [
          "function SablierMerkleLT.getTranchesWithPercentages",
          "function SablierMerkleLT.tranchesWithPercentages",
        ],
      ],
      example: "tranched-reads",
    },
    {
      id: "first-claim",
      title: "Time of the first claim",
      text: ["The getter has another name. The windows of the clawback are the same."],
      symbols: [],
      renames: [
        [
          "function SablierMerkleInstant.getFirstClaimTime",
          "function SablierMerkleInstant.firstClaimTime",
        ],
      ],
      example: "first-claim",
    },
    {
      id: "errors",
      title: "Errors: new names",
      text: [
        "A new name means a new selector. OpenZeppelin's errors changed with its version: a token without code raises `SafeERC20FailedOperation`.",
      ],
      symbols: instant(
        "error",
        "AddressEmptyCode",
        "AddressInsufficientBalance",
        "FailedInnerCall",
      ),
      renames: [
        [
          "error SablierMerkleInstant.SablierMerkleBase_StreamClaimed",
          "error SablierMerkleInstant.SablierMerkleBase_IndexClaimed",
        ],
      ],
    },
    {
      id: "claim-to",
      title: "Claims to another address, by signature and with an attestation",
      text: [
        "`claimTo` lets the recipient choose an address. `claimViaSig` lets a relayer claim with the recipient's signature. `claimViaAttestation` is the one claim function of campaigns of the type `ATTEST`.",
      ],
      symbols: [
        ...instant(
          "function",
          "claimTo",
          "claimViaSig",
          "claimViaAttestation",
          "domainSeparator",
          "attestor",
          "setAttestor",
        ),
        ...instant("event", "SetAttestor"),
        ...instant(
          "error",
          "SablierMerkleBase_ToZeroAddress",
          "SablierMerkleSignature_AttestationExpired",
          "SablierMerkleSignature_AttestorNotSet",
          "SablierMerkleSignature_CallerNotAuthorized",
          "SablierMerkleSignature_InvalidSignature",
          "SablierMerkleSignature_SignatureNotYetValid",
        ),
      ],
    },
    {
      id: "sponsor",
      title: "Sponsoring",
      text: [
        "`sponsor` transfers tokens from the caller to an address, as a payment for claim fees. The fee falls in a separate call of the Comptroller.",
      ],
      symbols: [
        ...instant("function", "sponsor"),
        ...instant("event", "Sponsor"),
        ...instant("error", "SablierMerkleBase_SponsorAmountZero"),
      ],
    },
    {
      id: "native-token",
      title: "A token that campaigns cannot use",
      text: [
        "On chains where the native coin is an ERC-20 token too, the Comptroller can name that token once. From then on, the factories refuse it.",
      ],
      symbols: [
        ...newFactory("function", "nativeToken", "setNativeToken"),
        ...newFactory("event", "SetNativeToken"),
        ...newFactory(
          "error",
          "SablierFactoryMerkleBase_ForbidNativeToken",
          "SablierFactoryMerkleBase_NativeTokenAlreadySet",
          "SablierFactoryMerkleBase_NativeTokenZeroAddress",
        ),
      ],
    },
    {
      id: "vca",
      title: "VCA campaigns",
      text: ["A type whose claims pay more, the later they are made."],
      symbols: [
        ...creation("VCA"),
        ...vca(
          "function",
          "AGGREGATE_AMOUNT",
          "UNLOCK_PERCENTAGE",
          "VESTING_END_TIME",
          "calculateClaimAmount",
          "calculateForgoneAmount",
          "calculateRedistributionRewards",
          "enableRedistribution",
          "isRedistributionEnabled",
          "totalForgoneAmount",
          "totalRedistributionAmountPaid",
        ),
        ...vca("event", "ClaimVCA", "EnableRedistribution", "RedistributeReward"),
        ...vca(
          "error",
          "SablierMerkleVCA_ClaimAmountZero",
          "SablierMerkleVCA_RedistributionAlreadyEnabled",
          "SablierMerkleVCA_RedistributionNotEnabled",
          "SablierMerkleVCA_VestingEndTimeNotInFuture",
          "SablierMerkleVCA_VestingNotStarted",
          "SafeCastOverflowedUintDowncast",
        ),
        ...campaignFactory("VCA")(
          "error",
          "SablierFactoryMerkleVCA_AggregateAmountZero",
          "SablierFactoryMerkleVCA_ExpirationTimeZero",
          "SablierFactoryMerkleVCA_ExpirationTooEarly",
          "SablierFactoryMerkleVCA_StartTimeZero",
          "SablierFactoryMerkleVCA_UnlockPercentageTooHigh",
          "SablierFactoryMerkleVCA_VestingEndTimeNotGreaterThanVestingStartTime",
        ),
      ],
    },
    {
      id: "execute",
      title: "Execute campaigns",
      text: ["A type that passes the tokens of a claim into one call of a fixed contract."],
      symbols: [
        ...creation("Execute"),
        ...execute("function", "SELECTOR", "TARGET", "claimAndExecute"),
        ...execute("event", "ClaimExecute"),
        ...execute(
          "error",
          "ReentrancyGuardReentrantCall",
          "SablierMerkleExecute_NotFullAmountTransferred",
        ),
        ...campaignFactory("Execute")("error", "SablierFactoryMerkleExecute_TargetNotContract"),
      ],
    },
  ],
} satisfies Migration;
