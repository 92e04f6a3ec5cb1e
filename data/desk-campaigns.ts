import {
  type Condition,
  type DeskAction,
  type DeskArgument,
  type DeskGroup,
  type DeskRole,
  FOREIGN_ERROR,
} from "../src/lib/desk/model";

type Refusals = DeskAction["refusals"];

const ADMIN: readonly DeskRole[] = ["admin"];
const RECIPIENT: readonly DeskRole[] = ["recipient"];
const ANYONE: readonly DeskRole[] = ["recipient", "admin", "other"];

const short = ["short", FOREIGN_ERROR] as const;

/** What a contract of a release checks in a claim, and how it names it. */
interface ClaimRules {
  /** Before the names of the errors of claims: `SablierMerkleBase`. */
  readonly prefix: string;
  /** What an index that was claimed raises. */
  readonly claimed: string;
  readonly hasStart: boolean;
  readonly hasFee: boolean;
}

/** The checks of every claim, in their order. */
const claimChecks = ({ prefix, claimed, hasStart, hasFee }: ClaimRules): Refusals => [
  ...(hasStart ? [["early", `${prefix}_CampaignNotStarted`] as const] : []),
  ["expired", `${prefix}_CampaignExpired`],
  ...(hasFee ? [["unpaid", `${prefix}_InsufficientFeePayment`] as const] : []),
  ["claimed", `${prefix}_${claimed}`],
  ["unproven", `${prefix}_InvalidProof`],
];

/** Ends with the check of the caller: who is not listed with the row has a proof that does not fit. */
const byRecipient = (checks: Refusals): Refusals =>
  checks.flatMap((check) =>
    check[0] === "unproven" ? [check, ["role", check[1]] as const] : [check],
  );

const CLAIM = "claim(uint256,address,uint128,bytes32[])";
const CLAIM_ARGS: readonly DeskArgument[] = ["index", "recipient", "amount", "proof"];

/** What the admin of a campaign can do, in every release. */
const adminActions = (closed: readonly [Condition, string]): DeskAction[] => [
  {
    id: "clawback",
    title: "Take tokens back",
    effect:
      "Pays tokens of the campaign to an address of the admin’s choice. Open claims may then lack tokens.",
    signature: "clawback(address,uint128)",
    args: ["to", "available"],
    roles: ADMIN,
    refusals: [["role", "CallerNotAdmin"], closed],
  },
  {
    id: "transfer-admin",
    title: "Hand the campaign over",
    effect:
      "Makes another address the admin at once. Streams of later claims have it as their sender.",
    signature: "transferAdmin(address)",
    args: ["to"],
    roles: ADMIN,
    refusals: [["role", "CallerNotAdmin"]],
  },
];

const campaign = (spec: Omit<DeskGroup, "thing" | "statuses">): DeskGroup => ({
  thing: "campaign",
  statuses: [],
  ...spec,
});

const OLD_READS = {
  root: "MERKLE_ROOT",
  expiration: "EXPIRATION",
  admin: "admin",
  token: "ASSET",
} as const;

const toStream = (release: string): string =>
  `Creates a stream of Lockup ${release} for the recipient, with the admin as its sender. Withdraw from it afterwards.`;

/** v1.1 to v1.3: one function for claims, which any address may call. */
function oldClaim(effect: string, refusals: Refusals, hasFee = false): DeskAction {
  return {
    id: "claim",
    title: "Claim for the recipient",
    effect,
    signature: CLAIM,
    args: CLAIM_ARGS,
    roles: ANYONE,
    refusals: [...refusals, short],
    ...(hasFee && { needsFee: true }),
  };
}

const CHECKS_1_1 = claimChecks({
  prefix: "SablierV2MerkleStreamer",
  claimed: "StreamClaimed",
  hasStart: false,
  hasFee: false,
});
const CHECKS_1_2 = claimChecks({
  prefix: "SablierV2MerkleLockup",
  claimed: "StreamClaimed",
  hasStart: false,
  hasFee: false,
});
const CHECKS_1_3 = claimChecks({
  prefix: "SablierMerkleBase",
  claimed: "StreamClaimed",
  hasStart: false,
  hasFee: true,
});
const CHECKS = claimChecks({
  prefix: "SablierMerkleBase",
  claimed: "IndexClaimed",
  hasStart: true,
  hasFee: true,
});

const CLOSED_1_2 = ["closed", "SablierV2MerkleLockup_ClawbackNotAllowed"] as const;
const CLOSED = ["closed", "SablierMerkleBase_ClawbackNotAllowed"] as const;

const READS_1_2 = { ...OLD_READS, firstClaim: "getFirstClaimTime" } as const;
const READS_1_3 = {
  root: "MERKLE_ROOT",
  expiration: "EXPIRATION",
  firstClaim: "getFirstClaimTime",
  admin: "admin",
  token: "TOKEN",
  fee: "FEE",
} as const;
const READS_2_0 = {
  root: "MERKLE_ROOT",
  start: "CAMPAIGN_START_TIME",
  expiration: "EXPIRATION",
  firstClaim: "firstClaimTime",
  admin: "admin",
  token: "TOKEN",
  fee: "calculateMinFeeWei",
} as const;
const READS_EXECUTE = { ...READS_2_0, claimType: "CLAIM_TYPE" } as const;
const READS_3_0 = { ...READS_EXECUTE, attestor: "attestor" } as const;

const FEE_1_3 = { atLeast: "FEE()" } as const;
const FEE = { atLeast: "calculateMinFeeWei()" } as const;

/** Rules of claims since v2.0, of campaigns other than Execute. */
interface NewRules {
  readonly release: "v2.0" | "v3.0";
  readonly type: "instant" | "stream" | "vca";
}

const PAYS = {
  instant: (to: string) => `Pays the amount to ${to}.`,
  stream: (to: string) =>
    `Creates a stream for ${to}, with the admin as its sender, or pays the amount at once when its vesting is over.`,
  vca: (to: string) =>
    `Pays the vested part to ${to}. The rest is given up permanently, so wait for the end of the vesting if you can.`,
} as const;

function newClaims({ release, type }: NewRules): DeskAction[] {
  const isNew = release === "v3.0";
  const signatures = isNew ? "SablierMerkleSignature" : "SablierMerkleBase";
  const kind: Refusals = isNew ? [["attested", "SablierMerkleBase_UnsupportedClaimType"]] : [];
  const end: Refusals = [
    ...(type === "vca" ? [["unvested", "SablierMerkleVCA_ClaimAmountZero"] as const] : []),
    short,
  ];
  const pays = PAYS[type];
  return [
    ...(type === "vca"
      ? []
      : [
          {
            id: "claim",
            title: "Claim for the recipient",
            effect: pays("the recipient"),
            signature: CLAIM,
            args: CLAIM_ARGS,
            roles: ANYONE,
            refusals: [...kind, ...CHECKS, ...end],
            needsFee: true,
          } as const,
        ]),
    {
      id: "claim-to",
      title: "Claim to an address of your choice",
      effect: pays("the address"),
      signature: "claimTo(uint256,address,uint128,bytes32[])",
      args: ["index", "to", "amount", "proof"],
      roles: RECIPIENT,
      refusals: [...kind, ...byRecipient(CHECKS), ...end],
      needsFee: true,
    },
    {
      id: "claim-signed",
      title: "Claim with the recipient’s signature",
      effect: `${pays("the address that the recipient signed")} The caller pays gas and fee.`,
      signature: "claimViaSig(uint256,address,address,uint128,uint40,bytes32[],bytes)",
      args: ["index", "recipient", "to", "amount", "validFrom", "proof", "signature"],
      roles: ANYONE,
      refusals: [
        ...kind,
        ["unsigned", `${signatures}_InvalidSignature`],
        ["waiting", `${signatures}_SignatureNotYetValid`],
        ...CHECKS,
        ...end,
      ],
      needsFee: true,
    },
    ...(isNew
      ? [
          {
            id: "claim-attested",
            title: "Claim with an attestation",
            effect: pays("an address of the recipient’s choice"),
            signature: "claimViaAttestation(uint256,address,uint128,uint40,bytes32[],bytes)",
            args: ["index", "to", "amount", "expireAt", "proof", "signature"],
            roles: RECIPIENT,
            refusals: [
              ["unattested", "SablierMerkleBase_UnsupportedClaimType"],
              ["noAttestor", "SablierMerkleSignature_AttestorNotSet"],
              ["stale", "SablierMerkleSignature_AttestationExpired"],
              ["forged", "SablierMerkleSignature_InvalidSignature"],
              ...byRecipient(CHECKS),
              ...end,
            ],
            needsFee: true,
          } as const,
        ]
      : []),
    ...adminActions(CLOSED),
  ];
}

const newCampaign = (
  release: NewRules["release"],
  type: NewRules["type"],
  contracts: readonly string[],
): DeskGroup =>
  campaign({
    release: `airdrops@${release}`,
    contracts,
    value: FEE,
    steps: { label: "Explorer, Airdrops v3.0", to: "/guides/airdrops/v3.0/explorer" },
    reads: release === "v3.0" ? READS_3_0 : READS_2_0,
    actions: newClaims({ release, type }),
  });

/** Campaigns by release and kind, the newest first: each is a contract of its own. */
export const CAMPAIGNS: readonly DeskGroup[] = [
  newCampaign("v3.0", "instant", ["SablierMerkleInstant"]),
  newCampaign("v3.0", "stream", ["SablierMerkleLL", "SablierMerkleLT"]),
  newCampaign("v3.0", "vca", ["SablierMerkleVCA"]),
  campaign({
    release: "airdrops@v3.0",
    contracts: ["SablierMerkleExecute"],
    value: FEE,
    reads: READS_EXECUTE,
    actions: [
      {
        id: "claim-execute",
        title: "Claim into the target",
        effect:
          "Approves the target of the campaign for the amount and calls it with arguments of the recipient’s choice. The target has to take the whole amount.",
        signature: "claimAndExecute(uint256,uint128,bytes32[],bytes)",
        args: ["index", "amount", "proof", "input"],
        roles: RECIPIENT,
        refusals: [...byRecipient(CHECKS), ["partial", FOREIGN_ERROR], short],
        needsFee: true,
      },
      ...adminActions(CLOSED),
    ],
  }),
  newCampaign("v2.0", "instant", ["SablierMerkleInstant"]),
  newCampaign("v2.0", "stream", ["SablierMerkleLL", "SablierMerkleLT"]),
  newCampaign("v2.0", "vca", ["SablierMerkleVCA"]),
  campaign({
    release: "airdrops@v1.3",
    contracts: ["SablierMerkleInstant"],
    value: FEE_1_3,
    described: "SablierMerkleBase",
    reads: READS_1_3,
    actions: [
      oldClaim("Pays the amount to the recipient.", CHECKS_1_3, true),
      ...adminActions(CLOSED),
    ],
  }),
  campaign({
    release: "airdrops@v1.3",
    contracts: ["SablierMerkleLL"],
    value: FEE_1_3,
    described: "SablierMerkleBase",
    reads: READS_1_3,
    actions: [oldClaim(toStream("v2.0"), CHECKS_1_3, true), ...adminActions(CLOSED)],
  }),
  campaign({
    release: "airdrops@v1.3",
    contracts: ["SablierMerkleLT"],
    value: FEE_1_3,
    described: "SablierMerkleBase",
    reads: { ...READS_1_3, percentage: "TOTAL_PERCENTAGE" },
    actions: [
      oldClaim(
        toStream("v2.0"),
        [...CHECKS_1_3, ["uneven", "SablierMerkleLT_TotalPercentageNotOneHundred"]],
        true,
      ),
      ...adminActions(CLOSED),
    ],
  }),
  campaign({
    release: "airdrops@v1.2",
    contracts: ["SablierV2MerkleLL"],
    value: "refused",
    described: "SablierMerkleBase",
    reads: READS_1_2,
    actions: [oldClaim(toStream("v1.2"), CHECKS_1_2), ...adminActions(CLOSED_1_2)],
  }),
  campaign({
    release: "airdrops@v1.2",
    contracts: ["SablierV2MerkleLT"],
    value: "refused",
    described: "SablierMerkleBase",
    reads: { ...READS_1_2, percentage: "TOTAL_PERCENTAGE" },
    actions: [
      oldClaim(toStream("v1.2"), [
        ["uneven", "SablierV2MerkleLT_TotalPercentageNotOneHundred"],
        ...CHECKS_1_2,
      ]),
      ...adminActions(CLOSED_1_2),
    ],
  }),
  campaign({
    release: "airdrops@v1.1",
    contracts: ["SablierV2MerkleStreamerLL"],
    value: "refused",
    described: "SablierMerkleBase",
    reads: { ...OLD_READS, lockup: "LOCKUP" },
    actions: [
      oldClaim(toStream("v1.1"), [
        ...CHECKS_1_1,
        ["taxed", "SablierV2MerkleStreamer_ProtocolFeeNotZero"],
      ]),
      ...adminActions(["lasting", "SablierV2MerkleStreamer_CampaignNotExpired"]),
    ],
  }),
];

const missing = ["missing", "SablierBobState_Null"] as const;

/** Vaults of Bob. A deposit stays until the price is reached or the vault expires. */
export const VAULTS: DeskGroup = {
  release: "bob@v1.0",
  contracts: ["SablierBob"],
  thing: "vault",
  value: { atLeast: "calculateMinFeeWei(vaultId)" },
  statuses: ["ACTIVE", "EXPIRED", "SETTLED"],
  reads: {
    status: "statusOf",
    target: "getTargetPrice",
    price: "getLastSyncedPrice",
    expiration: "getExpiry",
    token: "getUnderlyingToken",
    share: "getShareToken",
    oracle: "getOracle",
    adapter: "getAdapter",
    staked: "isStakedInAdapter",
    fee: "calculateMinFeeWei",
  },
  actions: [
    {
      id: "redeem",
      title: "Redeem all shares",
      effect:
        "Burns all shares of the caller and pays the caller. It syncs the price first, so it settles a vault whose target is reached.",
      signature: "redeem(uint256)",
      args: ["id"],
      roles: ["holder"],
      refusals: [
        missing,
        ["active", "SablierBob_VaultStillActive"],
        ["role", "SablierBob_NoSharesToRedeem"],
        ["noShares", "SablierBob_NoSharesToRedeem"],
        ["unpaid", "SablierBob_InsufficientFeePayment"],
        ["stuck", FOREIGN_ERROR],
      ],
      needsFee: true,
    },
    {
      id: "transfer",
      title: "Transfer shares",
      effect:
        "Gives shares to another address, and with them the right to redeem. To redeem a part, transfer the rest to another address of yours first.",
      signature: "transfer(address,uint256)",
      args: ["to", "available"],
      roles: ["holder"],
      refusals: [
        ["role", "ERC20InsufficientBalance"],
        ["noShares", "ERC20InsufficientBalance"],
      ],
      on: { contract: "BobVaultShare", address: "share" },
    },
    {
      id: "sync",
      title: "Sync the price",
      effect:
        "Stores the price of the vault’s feed. The vault is settled if it has reached the target.",
      signature: "syncPriceFromOracle(uint256)",
      args: ["id"],
      roles: ["holder", "other"],
      refusals: [missing, ["inactive", "SablierBob_VaultNotActive"]],
    },
    {
      id: "unstake",
      title: "Turn the staked tokens back",
      effect:
        "Lets the adapter of a finished vault turn its tokens back, for all holders. Otherwise the first redemption does, and pays that gas.",
      signature: "unstakeTokensViaAdapter(uint256)",
      args: ["id"],
      roles: ["holder", "other"],
      refusals: [
        missing,
        ["noAdapter", "SablierBob_VaultHasNoAdapter"],
        ["unstaked", "SablierBob_VaultAlreadyUnstaked"],
        ["noStake", "SablierBob_UnstakeAmountZero"],
        ["active", "SablierBob_VaultStillActive"],
        ["stuck", FOREIGN_ERROR],
      ],
    },
  ],
};
