import { campaign, campaignFactory } from "./names";
import type { Migration } from "./schema";

const TYPES = ["Instant", "LL", "LT", "VCA", "Execute"] as const;

const instant = campaign("Instant");
const vca = campaign("VCA");
const execute = campaign("Execute");

/** Create and compute function, event and struct of a type, which its new fields change. */
const creation = (type: (typeof TYPES)[number]) => [
  ...campaignFactory(type)("function", `createMerkle${type}`, `computeMerkle${type}`),
  ...campaignFactory(type)("event", `CreateMerkle${type}`),
  `struct Merkle${type}.ConstructorParams` as const,
];

export default {
  from: "airdrops@v2.0",
  to: "airdrops@v3.0",
  contracts: [
    ...TYPES.map((type) => `SablierMerkle${type}`),
    ...TYPES.map((type) => `SablierFactoryMerkle${type}`),
  ],
  examples: {
    before: "examples/solidity/airdrops-v2.0/Migrating.sol",
    after: "examples/solidity/airdrops-v3.0/Migrating.sol",
  },
  rows: [
    {
      id: "create",
      title: "Create: a claim type",
      text: [
        "Add `claimType` to the struct, with the value `DEFAULT` for a campaign that accepts the same claims as in v2.0. The field changes the selectors of the create and compute functions and the topic of the create event, so an indexer of both releases needs both. The argument is called `campaignParams`, which concerns calls with named arguments.",
      ],
      symbols: creation("Instant"),
      example: "create",
    },
    {
      id: "linear",
      title: "Create LL campaigns: a granularity",
      text: [
        "Add `granularity` as well, in seconds. With 1, streams unlock by the second as before. 0 is stored as 1, but `computeMerkleLL` takes it as 0 and returns an address that no campaign gets.",
      ],
      symbols: [...creation("LL"), ...campaign("LL")("function", "VESTING_GRANULARITY")],
      example: "linear",
    },
    {
      id: "tranched",
      title: "Create LT campaigns",
      text: ["The struct has the new field `claimType` only."],
      symbols: creation("LT"),
      example: "tranched",
    },
    {
      id: "vca",
      title: "Create VCA campaigns: the aggregate amount moves into the struct",
      text: [
        "Pass the exact sum of all allocations in `aggregateAmount` and drop the second argument. The factory refuses 0. With `enableRedistribution`, claims after the end of the vesting share the tokens that early claims give up. The admin can also enable it later, before the end.",
      ],
      symbols: [
        ...creation("VCA"),
        ...vca(
          "function",
          "AGGREGATE_AMOUNT",
          "calculateRedistributionRewards",
          "enableRedistribution",
          "isRedistributionEnabled",
          "totalRedistributionAmountPaid",
        ),
        ...vca("event", "EnableRedistribution", "RedistributeReward"),
        ...vca(
          "error",
          "SablierMerkleVCA_RedistributionAlreadyEnabled",
          "SablierMerkleVCA_RedistributionNotEnabled",
          "SablierMerkleVCA_VestingEndTimeNotInFuture",
          "SafeCastOverflowedUintDowncast",
        ),
        ...campaignFactory("VCA")("error", "SablierFactoryMerkleVCA_AggregateAmountZero"),
      ],
      example: "vca",
    },
    {
      id: "forgone",
      title: "Forgone total: a smaller type",
      text: ["`totalForgoneAmount` returns a `uint128`. Its selector is the same."],
      symbols: vca("function", "totalForgoneAmount"),
      example: "forgone",
    },
    {
      id: "claim-types",
      title: "Claims: the claim type decides",
      text: [
        "Read `CLAIM_TYPE` before a claim. In a campaign of the type `ATTEST`, only `claimViaAttestation` succeeds, and the other functions revert with `SablierMerkleBase_UnsupportedClaimType`.",
      ],
      symbols: [
        ...instant("function", "CLAIM_TYPE", "attestor", "claimViaAttestation", "setAttestor"),
        ...instant("event", "SetAttestor"),
        ...instant(
          "error",
          "SablierMerkleBase_UnsupportedClaimType",
          "SablierMerkleSignature_AttestationExpired",
          "SablierMerkleSignature_AttestorNotSet",
          "SablierMerkleSignature_CallerNotAuthorized",
        ),
      ],
    },
    {
      id: "errors",
      title: "Errors of signatures: a new prefix",
      text: ["A new name means a new selector, so a client that compares selectors needs both."],
      symbols: [],
      renames: [
        [
          "error SablierMerkleInstant.SablierMerkleBase_InvalidSignature",
          "error SablierMerkleInstant.SablierMerkleSignature_InvalidSignature",
        ],
        [
          "error SablierMerkleInstant.SablierMerkleBase_SignatureNotYetValid",
          "error SablierMerkleInstant.SablierMerkleSignature_SignatureNotYetValid",
        ],
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
      id: "execute",
      title: "Execute campaigns",
      text: ["A fifth type passes the tokens of a claim into one call of a fixed contract."],
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
