import type { Topic } from "../src/lib/protocol/counterparts";

const COMPTROLLER = "/reference/comptroller";
const V2 = "/guides/lockup";
const V2_EXAMPLES = `${V2}/examples`;
const V2_REFERENCE = "/reference/lockup";
const V2_CONTRACTS = `${V2_REFERENCE}/contracts`;
const V3_REFERENCE = "/reference/lockup/v3.0";
const V4 = "/guides/lockup/v4.0";
const V4_REFERENCE = "/reference/lockup/v4.0";
const FLOW_V1_REFERENCE = "/reference/flow";
const FLOW_V1_CONTRACTS = `${FLOW_V1_REFERENCE}/contracts`;
const FLOW_V2_REFERENCE = "/reference/flow/v2.0";
const FLOW_V3_REFERENCE = "/reference/flow/v3.0";

const FLOW_V1 = "/guides/flow";
const FLOW_V3 = "/guides/flow/v3.0";

const AIRDROPS_V1 = "/guides/airdrops";
const AIRDROPS_V1_REFERENCE = "/reference/airdrops";
const AIRDROPS_V1_CONTRACTS = `${AIRDROPS_V1_REFERENCE}/contracts`;
const AIRDROPS_V2_REFERENCE = "/reference/airdrops/v2.0";
const AIRDROPS_V3 = "/guides/airdrops/v3.0";
const AIRDROPS_V3_REFERENCE = "/reference/airdrops/v3.0";

/** A campaign that Airdrops v1.3 to v3.0 have, or what campaigns inherit. */
const campaign = (page: string, v1: string, kind = "contract"): Topic => ({
  pages: {
    "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/${page}`],
    "airdrops@v2.0": [`${AIRDROPS_V2_REFERENCE}/${page}`],
    "airdrops@v1.3": [
      `${AIRDROPS_V1_CONTRACTS}/${kind}.${v1}`,
      `${AIRDROPS_V1_CONTRACTS}/interfaces/interface.I${v1}`,
    ],
  },
});

/** Guides of Airdrops v3.0 about claims, each with the reason why v1.3 has none. */
const claimGuides = (guides: readonly (readonly [page: string, reason: string])[]): Topic[] =>
  guides.map(([page, reason]) => ({
    pages: { "airdrops@v3.0": [`${AIRDROPS_V3}/${page}`] },
    none: { "airdrops@v1.3": { reason, see: `${AIRDROPS_V1}/examples/create-campaign` } },
  }));

/** A guide that has the same subject in Lockup v2.0 and v4.0. */
const lockupGuide = (v4: string, v2: string, ...others: readonly string[]): Topic => ({
  pages: {
    "lockup@v4.0": [`${V4}/${v4}`],
    "lockup@v2.0": [`${V2}/${v2}`, ...others.map((page) => `${V2}/${page}`)],
  },
});

/** Guides that have the same subject in Flow v3.0 and v1.1. */
const flowGuide = (v1: string, v3: string, ...others: readonly string[]): Topic => ({
  pages: {
    "flow@v3.0": [`${FLOW_V3}/${v3}`, ...others.map((page) => `${FLOW_V3}/${page}`)],
    "flow@v1.1": [`${FLOW_V1}/${v1}`],
  },
});

/**
 * What the release switch leads to: every page of a guide or a reference is in one topic. Releases
 * of depth `reference` and `holders` need no reason for what they do not have.
 */
export const TOPICS: readonly Topic[] = [
  {
    pages: {
      "lockup@v4.0": [`${V4}/overview`, `${V4}/from-v3.0`, `${V4}/from-v2.0`],
      "lockup@v3.0": [`${V3_REFERENCE}/differences`, "/guides/lockup/v3.0/from-v2.0"],
      "lockup@v2.0": [`${V2}/overview`],
    },
  },
  lockupGuide("environment", "examples/local-environment", "examples/stream-management/setup"),
  lockupGuide("linear", "examples/create-stream/lockup-linear"),
  lockupGuide("dynamic", "examples/create-stream/lockup-dynamic"),
  lockupGuide("tranched", "examples/create-stream/lockup-tranched"),
  {
    pages: { "lockup@v4.0": [`${V4}/price-gated`, `${V4}/keeper`] },
    none: {
      "lockup@v2.0": {
        reason: "has no price-gated streams",
        see: `${V2_EXAMPLES}/create-stream/lockup-tranched`,
      },
    },
  },
  lockupGuide(
    "batch",
    "examples/batch-create-streams/batch-lockup-linear",
    "examples/batch-create-streams/batch-lockup-dynamic",
    "examples/batch-create-streams/batch-lockup-tranched",
  ),
  lockupGuide("withdraw", "examples/stream-management/withdraw"),
  lockupGuide("cancel", "examples/stream-management/cancel"),
  lockupGuide("renounce", "examples/stream-management/renounce"),
  lockupGuide("transfer", "examples/stream-management/transfer"),
  lockupGuide("hooks", "examples/hooks"),
  lockupGuide("vesting-data", "examples/vesting-data"),
  lockupGuide("etherscan", "etherscan"),
  lockupGuide("gas", "gas-benchmarks"),
  lockupGuide("safe", "examples/safe-batch"),
  {
    pages: {
      "lockup@v2.0": [
        `${V2_EXAMPLES}/staking/setup`,
        `${V2_EXAMPLES}/staking/full-code`,
        `${V2_EXAMPLES}/staking/hooks`,
        `${V2_EXAMPLES}/staking/stake`,
        `${V2_EXAMPLES}/staking/rewards`,
        `${V2_EXAMPLES}/staking/claim`,
        `${V2_EXAMPLES}/staking/unstake`,
      ],
    },
    none: {
      "lockup@v4.0": {
        reason: "has a section in the guide for v2.0",
        see: `${V2_EXAMPLES}/staking/setup#lockup-v4`,
      },
    },
  },
  {
    pages: { "lockup@v2.0": ["/guides/snapshot-voting"] },
    none: {
      "lockup@v4.0": {
        reason: "has a section in the guide for v2.0",
        see: "/guides/snapshot-voting#lockup-v4",
      },
    },
  },
  {
    pages: {
      "lockup@v4.0": [`${V4_REFERENCE}/sablier-lockup`],
      "lockup@v3.0": [`${V3_REFERENCE}/sablier-lockup`],
      "lockup@v2.0": [
        `${V2_CONTRACTS}/contract.SablierLockup`,
        `${V2_CONTRACTS}/abstracts/abstract.SablierLockupBase`,
        `${V2_CONTRACTS}/abstracts/abstract.Adminable`,
        `${V2_CONTRACTS}/abstracts/abstract.Batch`,
        `${V2_CONTRACTS}/abstracts/abstract.NoDelegateCall`,
        `${V2_CONTRACTS}/interfaces/interface.ISablierLockup`,
        `${V2_CONTRACTS}/interfaces/interface.ISablierLockupBase`,
        `${V2_CONTRACTS}/interfaces/interface.IAdminable`,
        `${V2_CONTRACTS}/interfaces/interface.IBatch`,
      ],
    },
  },
  {
    pages: {
      "lockup@v4.0": [`${V4_REFERENCE}/batch-lockup`],
      "lockup@v3.0": [`${V3_REFERENCE}/batch-lockup`],
      "lockup@v2.0": [
        `${V2_CONTRACTS}/contract.SablierBatchLockup`,
        `${V2_CONTRACTS}/interfaces/interface.ISablierBatchLockup`,
      ],
    },
  },
  {
    pages: {
      "lockup@v4.0": [`${V4_REFERENCE}/types`],
      "lockup@v3.0": [`${V3_REFERENCE}/types`],
      "lockup@v2.0": [
        `${V2_CONTRACTS}/types/library.Lockup`,
        `${V2_CONTRACTS}/types/library.BatchLockup`,
        `${V2_CONTRACTS}/types/library.LockupDynamic`,
        `${V2_CONTRACTS}/types/library.LockupLinear`,
        `${V2_CONTRACTS}/types/library.LockupTranched`,
        `${V2_CONTRACTS}/types/struct.Broker`,
      ],
    },
  },
  {
    pages: {
      "lockup@v4.0": [`${V4_REFERENCE}/errors`],
      "lockup@v3.0": [`${V3_REFERENCE}/errors`],
      "lockup@v2.0": [`${V2_CONTRACTS}/libraries/library.Errors`],
    },
  },
  {
    pages: {
      "lockup@v4.0": [`${V4_REFERENCE}/diagrams`],
      "lockup@v2.0": [`${V2_REFERENCE}/diagrams`, `${V2_REFERENCE}/access-control`],
    },
  },
  {
    pages: {
      "lockup@v4.0": [`${V4_REFERENCE}/libraries`],
      "lockup@v2.0": [
        `${V2_CONTRACTS}/libraries/library.VestingMath`,
        `${V2_CONTRACTS}/libraries/library.Helpers`,
      ],
    },
  },
  {
    pages: {
      "lockup@v4.0": [`${V4_REFERENCE}/hooks-and-nft`],
      "lockup@v2.0": [
        `${V2_CONTRACTS}/interfaces/interface.ISablierLockupRecipient`,
        `${V2_CONTRACTS}/contract.LockupNFTDescriptor`,
        `${V2_CONTRACTS}/interfaces/interface.ILockupNFTDescriptor`,
        `${V2_CONTRACTS}/libraries/library.NFTSVG`,
        `${V2_CONTRACTS}/libraries/library.SVGElements`,
      ],
    },
  },
  {
    pages: {
      "flow@v3.0": [`${FLOW_V3}/overview`, `${FLOW_V3}/from-v2.0`, `${FLOW_V3}/from-v1.1`],
      "flow@v2.0": [`${FLOW_V2_REFERENCE}/differences`, "/guides/flow/v2.0/from-v1.1"],
      "flow@v1.1": [`${FLOW_V1}/overview`],
    },
  },
  flowGuide("examples/local-environment", "environment"),
  flowGuide("examples/create-stream", "create"),
  flowGuide(
    "examples/stream-management",
    "deposit",
    "adjust-rate",
    "pause",
    "refund",
    "withdraw",
    "void",
  ),
  flowGuide("examples/batchable", "batch"),
  flowGuide("examples/flow-calculate-rps", "rates"),
  flowGuide("gas-benchmarks", "gas"),
  {
    pages: { "flow@v3.0": [`${FLOW_V3}/read-debt`] },
    none: {
      "flow@v1.1": {
        reason: "has no guide for reading debt",
        see: `${FLOW_V1}/examples/create-stream`,
      },
    },
  },
  {
    pages: { "flow@v3.0": [`${FLOW_V3}/alert`] },
    none: {
      "flow@v1.1": {
        reason: "has no guide for alerts",
        see: `${FLOW_V1}/examples/stream-management`,
      },
    },
  },
  {
    pages: { "flow@v3.0": [`${FLOW_V3}/safe`] },
    none: {
      "flow@v1.1": {
        reason: "has no guide for Safe",
        see: `${FLOW_V1}/examples/stream-management`,
      },
    },
  },
  {
    pages: { "flow@v3.0": [`${FLOW_V3}/explorer`] },
    none: {
      "flow@v1.1": {
        reason: "has no guide for block explorers",
        see: `${FLOW_V1}/examples/stream-management`,
      },
    },
  },
  {
    pages: {
      "flow@v3.0": [`${FLOW_V3_REFERENCE}/sablier-flow`],
      "flow@v2.0": [`${FLOW_V2_REFERENCE}/sablier-flow`],
      "flow@v1.1": [
        `${FLOW_V1_CONTRACTS}/contract.SablierFlow`,
        `${FLOW_V1_CONTRACTS}/abstracts/abstract.SablierFlowBase`,
        `${FLOW_V1_CONTRACTS}/abstracts/abstract.Adminable`,
        `${FLOW_V1_CONTRACTS}/abstracts/abstract.Batch`,
        `${FLOW_V1_CONTRACTS}/abstracts/abstract.NoDelegateCall`,
        `${FLOW_V1_CONTRACTS}/interfaces/interface.ISablierFlow`,
        `${FLOW_V1_CONTRACTS}/interfaces/interface.ISablierFlowBase`,
        `${FLOW_V1_CONTRACTS}/interfaces/interface.IAdminable`,
        `${FLOW_V1_CONTRACTS}/interfaces/interface.IBatch`,
      ],
    },
  },
  {
    pages: {
      "flow@v3.0": [`${FLOW_V3_REFERENCE}/types`],
      "flow@v2.0": [`${FLOW_V2_REFERENCE}/types`],
      "flow@v1.1": [
        `${FLOW_V1_CONTRACTS}/types/library.Flow`,
        `${FLOW_V1_CONTRACTS}/types/struct.Broker`,
      ],
    },
  },
  {
    pages: {
      "flow@v3.0": [`${FLOW_V3_REFERENCE}/errors`],
      "flow@v2.0": [`${FLOW_V2_REFERENCE}/errors`],
      "flow@v1.1": [`${FLOW_V1_CONTRACTS}/libraries/library.Errors`],
    },
  },
  {
    pages: {
      "flow@v3.0": [`${FLOW_V3_REFERENCE}/diagrams`],
      "flow@v1.1": [`${FLOW_V1_REFERENCE}/diagrams`, `${FLOW_V1_REFERENCE}/access-control`],
    },
  },
  {
    pages: {
      "flow@v3.0": [`${FLOW_V3_REFERENCE}/libraries`],
      "flow@v1.1": [`${FLOW_V1_CONTRACTS}/libraries/library.Helpers`],
    },
  },
  {
    pages: {
      "flow@v3.0": [`${FLOW_V3_REFERENCE}/nft`],
      "flow@v1.1": [
        `${FLOW_V1_CONTRACTS}/contract.FlowNFTDescriptor`,
        `${FLOW_V1_CONTRACTS}/interfaces/interface.IFlowNFTDescriptor`,
      ],
    },
  },
  {
    pages: {
      "airdrops@v3.0": [
        `${AIRDROPS_V3}/overview`,
        `${AIRDROPS_V3}/from-v2.0`,
        `${AIRDROPS_V3}/from-v1.3`,
      ],
      "airdrops@v2.0": [`${AIRDROPS_V2_REFERENCE}/differences`],
      "airdrops@v1.3": [`${AIRDROPS_V1}/overview`],
    },
  },
  ...claimGuides([
    ["claim", "has no guide for claims alone"],
    ["claim-by-signature", "has no claims by signature"],
    ["claim-with-attestation", "has no attestations"],
    ["clawback", "has no guide for clawbacks alone"],
    ["explorer", "has no guide for block explorers"],
    ["react", "has no guide for React"],
  ]),
  {
    pages: {
      "airdrops@v3.0": [`${AIRDROPS_V3}/environment`],
      "airdrops@v1.3": [`${AIRDROPS_V1}/examples/local-environment`],
    },
  },
  {
    pages: {
      "airdrops@v3.0": [
        `${AIRDROPS_V3}/create-linear`,
        `${AIRDROPS_V3}/create-instant`,
        `${AIRDROPS_V3}/create-tranched`,
        `${AIRDROPS_V3}/list`,
      ],
      "airdrops@v1.3": [`${AIRDROPS_V1}/examples/create-campaign`],
    },
  },
  {
    pages: { "airdrops@v3.0": [`${AIRDROPS_V3}/create-vca`] },
    none: {
      "airdrops@v1.3": {
        reason: "has no VCA campaigns",
        see: `${AIRDROPS_V1}/examples/create-campaign`,
      },
    },
  },
  {
    pages: { "airdrops@v3.0": [`${AIRDROPS_V3}/create-execute`] },
    none: {
      "airdrops@v1.3": {
        reason: "has no Execute campaigns",
        see: `${AIRDROPS_V1}/examples/create-campaign`,
      },
    },
  },
  {
    pages: { "airdrops@v3.0": [`${AIRDROPS_V3}/gas`] },
    none: {
      "airdrops@v1.3": {
        reason: "has no page on gas",
        see: `${AIRDROPS_V1}/examples/create-campaign`,
      },
    },
  },
  {
    pages: {
      "airdrops@v3.0": [`${AIRDROPS_V3}/verify`],
      "airdrops@v1.3": [`${AIRDROPS_V1}/verify-campaign`],
    },
  },
  {
    pages: {
      "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/factories`],
      "airdrops@v2.0": [`${AIRDROPS_V2_REFERENCE}/factories`],
      "airdrops@v1.3": [
        `${AIRDROPS_V1_CONTRACTS}/contract.SablierMerkleFactory`,
        `${AIRDROPS_V1_CONTRACTS}/interfaces/interface.ISablierMerkleFactory`,
      ],
    },
  },
  campaign("merkle-base", "SablierMerkleBase", "abstracts/abstract"),
  campaign("merkle-instant", "SablierMerkleInstant"),
  campaign("merkle-ll", "SablierMerkleLL"),
  campaign("merkle-lt", "SablierMerkleLT"),
  {
    pages: {
      "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/merkle-vca`],
      "airdrops@v2.0": [`${AIRDROPS_V2_REFERENCE}/merkle-vca`],
    },
    none: {
      "airdrops@v1.3": {
        reason: "has no VCA campaigns",
        see: `${AIRDROPS_V1_CONTRACTS}/contract.SablierMerkleFactory`,
      },
    },
  },
  {
    pages: { "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/merkle-execute`] },
    none: {
      "airdrops@v1.3": {
        reason: "has no Execute campaigns",
        see: `${AIRDROPS_V1_CONTRACTS}/contract.SablierMerkleFactory`,
      },
    },
  },
  {
    pages: { "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/signatures`] },
    none: {
      "airdrops@v1.3": {
        reason: "has no claims by signature",
        see: `${AIRDROPS_V1_CONTRACTS}/abstracts/abstract.SablierMerkleBase`,
      },
    },
  },
  {
    pages: {
      "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/types`],
      "airdrops@v2.0": [`${AIRDROPS_V2_REFERENCE}/types`],
      "airdrops@v1.3": [
        `${AIRDROPS_V1_CONTRACTS}/types/library.MerkleBase`,
        `${AIRDROPS_V1_CONTRACTS}/types/library.MerkleFactory`,
        `${AIRDROPS_V1_CONTRACTS}/types/library.MerkleLL`,
        `${AIRDROPS_V1_CONTRACTS}/types/library.MerkleLT`,
      ],
    },
  },
  {
    pages: {
      "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/errors`],
      "airdrops@v2.0": [`${AIRDROPS_V2_REFERENCE}/errors`],
      "airdrops@v1.3": [`${AIRDROPS_V1_CONTRACTS}/libraries/library.Errors`],
    },
  },
  {
    pages: {
      "airdrops@v3.0": [`${AIRDROPS_V3_REFERENCE}/diagrams`],
      "airdrops@v1.3": [
        `${AIRDROPS_V1_REFERENCE}/diagrams`,
        `${AIRDROPS_V1_REFERENCE}/access-control`,
      ],
    },
  },
  {
    pages: {
      "comptroller@v1.1": [`${COMPTROLLER}/overview`],
      "comptroller@v1.0": [`${COMPTROLLER}/v1.0`],
    },
  },
  { pages: { "comptroller@v1.1": [`${COMPTROLLER}/sablier-comptroller`] } },
  { pages: { "comptroller@v1.1": [`${COMPTROLLER}/errors`] } },
];
