import type { Depth, IsoDate, IsoMonth, ReleaseRef, SourceTag } from "../src/lib/protocol/model";

/** What Sablier released together, by its name on the site, with the month of the announcement. */
export const GENERATIONS = {
  "March 2026": "2026-03",
  "October 2025": "2025-10",
  "February 2025": "2025-02",
  "December 2024": "2024-12",
  "July 2024": "2024-07",
  "December 2023": "2023-12",
  "July 2023": "2023-07",
  "July 2021": "2021-07",
  "November 2019": "2019-11",
} as const satisfies Readonly<Record<string, IsoMonth>>;

export type Generation = keyof typeof GENERATIONS;

/** A contract that a release deploys on a chain, unless an absence says otherwise. */
export interface Absence {
  contract: string;
  chainId: number;
  reason: string;
}

/** What this project knows about a release on top of the data package. */
export interface ReleaseRecord {
  ref: ReleaseRef;
  depth: Depth;
  generation: Generation;
  /** Where the code is, the main repository first. */
  source: readonly [SourceTag, ...SourceTag[]];
  /**
   * Whether the pages have no release in their routes, as in `/guides/lockup/overview`. All others
   * are below `/guides/<protocol>/<version>` and `/reference/<protocol>/<version>`.
   */
  plainRoutes?: true;
  /** Page that lists the addresses. Without it the site generates one. */
  addressPage?: string;
  /** Contracts with an address on every chain of the release, in reading order. */
  contracts: readonly string[];
  /** Contract names of the package without an address: abstract code, or deployed by a contract. */
  codeOnly: readonly string[];
  absences: readonly Absence[];
  /**
   * Release of another protocol whose contracts the package repeats among the deployments of this
   * one. Repetitions must match that release exactly; they are then left out of this one.
   */
  repeats?: ReleaseRef;
  /** Chains that had a deployment, but are missing from the package. */
  unlistedChains: readonly string[];
  /** Git tags whose day is known, by the tag or by the changelog, oldest first. */
  tags: readonly { version: string; date: IsoDate }[];
  firstBroadcast?: IsoDate;
  packages: readonly { name: string; versions: readonly string[] }[];
  marketingName?: string;
  highlights: readonly string[];
}

/** Releases of one protocol that use the same deployed contract on purpose. */
export interface SharedContract {
  contract: string;
  releases: readonly ReleaseRef[];
  reason: string;
}

/** An address of the package that must not be shown at all. */
export interface Withheld {
  release: ReleaseRef;
  chainId: number;
  contract: string;
  /** Sentence that the release's address page shows in place of the address. */
  reason: string;
}

/** Addresses of the package that must not be shown as good. */
export interface Defect {
  release: ReleaseRef;
  chainId: number;
  /** Release whose addresses stand in place of the right ones. */
  repeats: ReleaseRef;
  contracts: readonly string[];
  explanation: string;
}

const RETIRED_2025 = [
  "Form",
  "IoTeX",
  "Ultra",
  "Blast Sepolia",
  "Mode Sepolia",
  "Monad Testnet",
  "Taiko Hekla",
] as const;

const RETIRED_2024 = [
  "IoTeX",
  "Meld",
  "Berachain Bartio",
  "Blast Sepolia",
  "Mode Sepolia",
  "Morph Holesky",
  "SKALE Testnet",
  "Taiko Hekla",
] as const;

/** One record for each release of the data package, oldest first within a protocol. */
export const RELEASES: readonly ReleaseRecord[] = [
  {
    ref: "lockup@v1.0",
    depth: "holders",
    generation: "July 2023",
    source: [
      { repository: "sablier-labs/v2-core", tag: "v1.0.2" },
      { repository: "sablier-labs/v2-periphery", tag: "v1.0.3" },
    ],
    addressPage: "/guides/lockup/previous-deployments/v1.0",
    contracts: [
      "SablierV2LockupLinear",
      "SablierV2LockupDynamic",
      "SablierV2NFTDescriptor",
      "SablierV2Comptroller",
      "SablierV2Archive",
      "SablierV2ProxyPlugin",
      "SablierV2ProxyTarget",
      "SablierV2ProxyTargetApprove",
    ],
    codeOnly: ["SablierV2Lockup"],
    absences: [
      {
        contract: "SablierV2ProxyTargetApprove",
        chainId: 421614,
        reason: "added in periphery 1.0.1, which was not deployed on Arbitrum Sepolia",
      },
    ],
    unlistedChains: ["Arbitrum Nova", "Goerli", "Arbitrum Goerli"],
    tags: [{ version: "v1.0.0", date: "2023-07-07" }],
    firstBroadcast: "2023-07-03",
    packages: [
      { name: "@sablier/v2-core", versions: ["1.0.2"] },
      { name: "@sablier/v2-periphery", versions: ["1.0.3"] },
    ],
    marketingName: "V2.0",
    highlights: [
      "First streams represented by NFTs",
      "Linear and dynamic models, one contract each",
      "Periphery called through a proxy that the user owns",
    ],
  },
  {
    ref: "lockup@v1.1",
    depth: "holders",
    generation: "December 2023",
    source: [
      { repository: "sablier-labs/v2-core", tag: "v1.1.2" },
      { repository: "sablier-labs/v2-periphery", tag: "v1.1.1" },
    ],
    addressPage: "/guides/lockup/previous-deployments/v1.1",
    contracts: [
      "SablierV2LockupLinear",
      "SablierV2LockupDynamic",
      "SablierV2NFTDescriptor",
      "SablierV2Comptroller",
      "SablierV2Batch",
      "SablierV2MerkleStreamerFactory",
    ],
    codeOnly: ["SablierV2Lockup", "SablierV2MerkleStreamer", "SablierV2MerkleStreamerLL"],
    absences: [],
    unlistedChains: ["Berachain", "Blast Sepolia", "Taiko Hekla"],
    tags: [],
    firstBroadcast: "2023-12-18",
    packages: [
      { name: "@sablier/v2-core", versions: ["1.1.2"] },
      { name: "@sablier/v2-periphery", versions: ["1.1.1"] },
    ],
    marketingName: "V2.1",
    highlights: [
      "Transferability chosen for each stream",
      "Recipients lose the right to cancel",
      "ERC-4906 metadata updates",
      "Batch contract and first Merkle campaigns; proxies removed",
    ],
  },
  {
    ref: "lockup@v1.2",
    depth: "holders",
    generation: "July 2024",
    source: [
      { repository: "sablier-labs/v2-core", tag: "v1.2.0" },
      { repository: "sablier-labs/v2-periphery", tag: "v1.2.0" },
    ],
    addressPage: "/guides/lockup/previous-deployments/v1.2",
    contracts: [
      "SablierV2LockupLinear",
      "SablierV2LockupDynamic",
      "SablierV2LockupTranched",
      "SablierV2NFTDescriptor",
      "SablierV2BatchLockup",
      "SablierV2MerkleLockupFactory",
    ],
    codeOnly: [
      "SablierV2Lockup",
      "SablierV2MerkleLL",
      "SablierV2MerkleLockup",
      "SablierV2MerkleLT",
    ],
    absences: [],
    unlistedChains: RETIRED_2024,
    tags: [{ version: "v1.2.0", date: "2024-07-04" }],
    firstBroadcast: "2024-07-05",
    packages: [
      { name: "@sablier/v2-core", versions: ["1.2.0"] },
      { name: "@sablier/v2-periphery", versions: ["1.2.0"] },
    ],
    marketingName: "V2.2",
    highlights: [
      "Tranched model",
      "Any address can withdraw to the recipient",
      "Hooks restricted to an allowlist",
      "Protocol fee and flash loans removed",
    ],
  },
  {
    ref: "lockup@v2.0",
    depth: "full",
    generation: "February 2025",
    source: [{ repository: "sablier-labs/lockup", tag: "v2.0.1" }],
    plainRoutes: true,
    addressPage: "/guides/lockup/deployments",
    contracts: [
      "SablierLockup",
      "SablierBatchLockup",
      "LockupNFTDescriptor",
      "Helpers",
      "VestingMath",
    ],
    codeOnly: [],
    absences: [],
    unlistedChains: [...RETIRED_2025, "ZKsync Sepolia Testnet"],
    tags: [
      { version: "v2.0.0", date: "2025-01-28" },
      { version: "v2.0.1", date: "2025-02-05" },
    ],
    firstBroadcast: "2025-01-27",
    packages: [{ name: "@sablier/lockup", versions: ["2.0.0", "2.0.1"] }],
    highlights: [
      "One contract for the linear, dynamic and tranched models",
      "Unlock amounts at the start and at the cliff",
      "Several calls in one transaction with batch",
      "Payable functions",
      "withdrawMultiple skips failing streams instead of reverting",
    ],
  },
  {
    ref: "lockup@v3.0",
    depth: "reference",
    generation: "October 2025",
    source: [{ repository: "sablier-labs/lockup", tag: "v3.0.1" }],
    contracts: [
      "SablierLockup",
      "SablierBatchLockup",
      "LockupNFTDescriptor",
      "Helpers",
      "LockupMath",
    ],
    codeOnly: [],
    absences: [],
    unlistedChains: [],
    tags: [
      { version: "v3.0.0", date: "2025-10-07" },
      { version: "v3.0.1", date: "2025-10-14" },
    ],
    packages: [{ name: "@sablier/lockup", versions: ["3.0.1"] }],
    highlights: [
      "Comptroller with a minimum fee stated in US dollars",
      "Broker fees removed",
      "cancelMultiple skips failing streams instead of reverting",
    ],
  },
  {
    ref: "lockup@v4.0",
    depth: "full",
    generation: "March 2026",
    source: [{ repository: "sablier-labs/evm-monorepo", tag: "lockup@v4.0.1", folder: "lockup" }],
    contracts: [
      "SablierLockup",
      "SablierBatchLockup",
      "LockupNFTDescriptor",
      "LockupHelpers",
      "LockupMath",
    ],
    codeOnly: [],
    absences: [],
    unlistedChains: [],
    tags: [
      { version: "lockup@v4.0.0", date: "2026-03-16" },
      { version: "lockup@v4.0.1", date: "2026-03-23" },
    ],
    packages: [{ name: "@sablier/lockup", versions: ["4.0.1"] }],
    highlights: ["Price-gated streams", "Granularity of linear streams"],
  },
  {
    ref: "flow@v1.0",
    depth: "holders",
    generation: "December 2024",
    source: [{ repository: "sablier-labs/flow", tag: "v1.0.0" }],
    addressPage: "/guides/flow/previous-deployments/v1.0",
    contracts: ["SablierFlow", "FlowNFTDescriptor"],
    codeOnly: [],
    absences: [],
    unlistedChains: RETIRED_2024,
    tags: [{ version: "v1.0.0", date: "2024-12-06" }],
    firstBroadcast: "2024-12-04",
    packages: [{ name: "@sablier/flow", versions: ["1.0.0"] }],
    highlights: ["First open-ended streams: debt accrues at a rate per second"],
  },
  {
    ref: "flow@v1.1",
    depth: "full",
    generation: "February 2025",
    source: [{ repository: "sablier-labs/flow", tag: "v1.1.1" }],
    plainRoutes: true,
    addressPage: "/guides/flow/deployments",
    contracts: ["SablierFlow", "FlowNFTDescriptor"],
    codeOnly: [],
    absences: [],
    unlistedChains: RETIRED_2025,
    tags: [
      { version: "v1.1.0", date: "2025-01-29" },
      { version: "v1.1.1", date: "2025-02-05" },
    ],
    firstBroadcast: "2025-01-27",
    packages: [{ name: "@sablier/flow", versions: ["1.1.1"] }],
    highlights: [
      "Payable functions",
      "batch returns the results of its calls and passes on the reason of a failure",
    ],
  },
  {
    ref: "flow@v2.0",
    depth: "reference",
    generation: "October 2025",
    source: [{ repository: "sablier-labs/flow", tag: "v2.0.1" }],
    contracts: ["SablierFlow", "FlowNFTDescriptor"],
    codeOnly: [],
    absences: [],
    unlistedChains: [],
    tags: [
      { version: "v2.0.0", date: "2025-10-14" },
      { version: "v2.0.1", date: "2025-10-22" },
    ],
    firstBroadcast: "2025-10-04",
    packages: [],
    highlights: [
      "Comptroller with a minimum fee stated in US dollars",
      "Protocol fee in the streamed token and broker fees removed",
      "Streams can start later than their creation",
    ],
  },
  {
    ref: "flow@v3.0",
    depth: "full",
    generation: "March 2026",
    source: [{ repository: "sablier-labs/evm-monorepo", tag: "flow@v3.0.1", folder: "flow" }],
    contracts: ["SablierFlow", "FlowNFTDescriptor"],
    codeOnly: [],
    absences: [],
    unlistedChains: [],
    tags: [
      { version: "flow@v3.0.0", date: "2026-03-16" },
      { version: "flow@v3.0.1", date: "2026-03-23" },
    ],
    firstBroadcast: "2026-03-17",
    packages: [{ name: "@sablier/flow", versions: ["3.0.1"] }],
    highlights: ["Payable transfers of stream NFTs through transferFromPayable"],
  },
  {
    ref: "airdrops@v1.1",
    depth: "holders",
    generation: "December 2023",
    source: [{ repository: "sablier-labs/v2-periphery", tag: "v1.1.1" }],
    addressPage: "/guides/lockup/previous-deployments/v1.1",
    contracts: ["SablierV2MerkleStreamerFactory"],
    codeOnly: ["SablierV2MerkleStreamer", "SablierV2MerkleStreamerLL"],
    absences: [],
    repeats: "lockup@v1.1",
    unlistedChains: ["Berachain", "Blast Sepolia", "Taiko Hekla"],
    tags: [],
    packages: [{ name: "@sablier/v2-periphery", versions: ["1.1.1"] }],
    highlights: ["First Merkle campaigns, part of the Lockup periphery"],
  },
  {
    ref: "airdrops@v1.2",
    depth: "holders",
    generation: "July 2024",
    source: [{ repository: "sablier-labs/v2-periphery", tag: "v1.2.0" }],
    addressPage: "/guides/lockup/previous-deployments/v1.2",
    contracts: ["SablierV2MerkleLockupFactory"],
    codeOnly: ["SablierV2MerkleLL", "SablierV2MerkleLockup", "SablierV2MerkleLT"],
    absences: [],
    repeats: "lockup@v1.2",
    unlistedChains: RETIRED_2024,
    tags: [{ version: "v1.2.0", date: "2024-07-04" }],
    packages: [{ name: "@sablier/v2-periphery", versions: ["1.2.0"] }],
    highlights: ["Tranched campaigns, part of the Lockup periphery"],
  },
  {
    ref: "airdrops@v1.3",
    depth: "full",
    generation: "February 2025",
    source: [{ repository: "sablier-labs/airdrops", tag: "v1.3.0" }],
    plainRoutes: true,
    addressPage: "/guides/airdrops/deployments",
    contracts: ["SablierMerkleFactory"],
    codeOnly: [
      "SablierMerkleBase",
      "SablierMerkleInstant",
      "SablierMerkleLL",
      "SablierMerkleLockup",
      "SablierMerkleLT",
    ],
    absences: [],
    unlistedChains: [...RETIRED_2025, "ZKsync Sepolia Testnet"],
    tags: [{ version: "v1.3.0", date: "2025-01-29" }],
    firstBroadcast: "2025-01-27",
    packages: [{ name: "@sablier/airdrops", versions: ["1.3.0"] }],
    highlights: [
      "Instant campaigns",
      "Claim fee in the native coin",
      "Repository and package of its own",
    ],
  },
  {
    ref: "airdrops@v2.0",
    depth: "reference",
    generation: "October 2025",
    source: [{ repository: "sablier-labs/airdrops", tag: "v2.0.1" }],
    contracts: [
      "SablierFactoryMerkleInstant",
      "SablierFactoryMerkleLL",
      "SablierFactoryMerkleLT",
      "SablierFactoryMerkleVCA",
    ],
    codeOnly: [
      "SablierFactoryMerkleBase",
      "SablierMerkleBase",
      "SablierMerkleInstant",
      "SablierMerkleLL",
      "SablierMerkleLockup",
      "SablierMerkleLT",
      "SablierMerkleVCA",
    ],
    absences: [],
    unlistedChains: [],
    tags: [
      { version: "v2.0.0", date: "2025-10-08" },
      { version: "v2.0.1", date: "2025-10-14" },
    ],
    packages: [{ name: "@sablier/airdrops", versions: ["2.0.1"] }],
    highlights: ["One factory for each campaign type", "VCA campaigns", "Comptroller"],
  },
  {
    ref: "airdrops@v3.0",
    depth: "full",
    generation: "March 2026",
    source: [
      { repository: "sablier-labs/evm-monorepo", tag: "airdrops@v3.0.1", folder: "airdrops" },
    ],
    contracts: [
      "SablierFactoryMerkleInstant",
      "SablierFactoryMerkleLL",
      "SablierFactoryMerkleLT",
      "SablierFactoryMerkleVCA",
      "SablierFactoryMerkleExecute",
    ],
    codeOnly: [
      "SablierFactoryMerkleBase",
      "SablierMerkleBase",
      "SablierMerkleExecute",
      "SablierMerkleInstant",
      "SablierMerkleLL",
      "SablierMerkleLockup",
      "SablierMerkleLT",
      "SablierMerkleVCA",
    ],
    absences: [],
    unlistedChains: [],
    tags: [
      { version: "airdrops@v3.0.0", date: "2026-03-16" },
      { version: "airdrops@v3.0.1", date: "2026-03-23" },
    ],
    packages: [{ name: "@sablier/airdrops", versions: ["3.0.1"] }],
    highlights: [
      "Execute campaigns",
      "Claims by signed attestation",
      "Redistribution in VCA campaigns",
      "Sponsored campaigns",
    ],
  },
  {
    ref: "bob@v1.0",
    depth: "full",
    generation: "March 2026",
    source: [{ repository: "sablier-labs/evm-monorepo", tag: "bob@v1.0.1", folder: "bob" }],
    plainRoutes: true,
    contracts: ["SablierBob", "SablierEscrow", "SablierLidoAdapter"],
    codeOnly: ["BobVaultShare"],
    absences: [],
    unlistedChains: [],
    tags: [],
    packages: [{ name: "@sablier/bob", versions: ["1.0.1"] }],
    highlights: ["First vaults with a target price and an expiry"],
  },
  {
    ref: "comptroller@v1.0",
    depth: "reference",
    generation: "October 2025",
    source: [{ repository: "sablier-labs/evm-monorepo", tag: "utils@v1.0", folder: "utils" }],
    addressPage: "/deployments/comptroller/v1.1",
    contracts: [],
    codeOnly: ["SablierComptroller", "ERC1967Proxy"],
    absences: [],
    unlistedChains: [],
    tags: [],
    packages: [{ name: "@sablier/evm-utils", versions: ["1.0.3"] }],
    highlights: [
      "Minimum fees in US dollars for Lockup, Flow and Airdrops, and custom fees",
      "Roles for fees in place of one admin",
    ],
  },
  {
    ref: "comptroller@v1.1",
    depth: "reference",
    generation: "March 2026",
    source: [{ repository: "sablier-labs/evm-monorepo", tag: "utils@v2.0.1", folder: "utils" }],
    plainRoutes: true,
    contracts: ["SablierComptroller"],
    codeOnly: ["ERC1967Proxy"],
    absences: [],
    unlistedChains: [],
    tags: [{ version: "utils@v2.0.1", date: "2026-03-23" }],
    packages: [{ name: "@sablier/evm-utils", versions: ["2.0.1"] }],
    highlights: [
      "Minimum fee of Bob, attestors of campaigns, and withdrawals of tokens",
      "Feed prices with 8 decimals and stricter limits",
    ],
  },
  {
    ref: "legacy@v1.0",
    depth: "holders",
    generation: "November 2019",
    source: [{ repository: "sablier-labs/v1-protocol", tag: "@sablier/protocol@1.0.0" }],
    addressPage: "/guides/legacy/deployments",
    contracts: ["Sablier", "Payroll"],
    codeOnly: [],
    absences: [],
    unlistedChains: [],
    tags: [{ version: "@sablier/protocol@1.0.0", date: "2019-10-29" }],
    packages: [{ name: "@sablier/protocol", versions: ["1.0.0"] }],
    highlights: ["First streams; Payroll in front of the protocol; optional interest on deposits"],
  },
  {
    ref: "legacy@v1.1",
    depth: "full",
    generation: "July 2021",
    source: [{ repository: "sablier-labs/v1-protocol", tag: "develop" }],
    plainRoutes: true,
    addressPage: "/guides/legacy/deployments",
    contracts: ["Sablier"],
    codeOnly: [],
    absences: [],
    unlistedChains: ["Goerli"],
    tags: [{ version: "@sablier/protocol@1.1.0", date: "2021-07-02" }],
    packages: [{ name: "@sablier/protocol", versions: ["1.1.0"] }],
    highlights: ["One contract; deposits no longer earn interest"],
  },
];

/** Releases that have a reference, oldest first within a protocol. */
export const DOCUMENTED: readonly ReleaseRef[] = RELEASES.filter(
  ({ depth }) => depth !== "holders",
).map(({ ref }) => ref);

/** Contracts that several releases share on a chain on purpose. */
export const SHARED_CONTRACTS: readonly SharedContract[] = [
  {
    contract: "SablierV2Comptroller",
    releases: ["lockup@v1.0", "lockup@v1.1"],
    reason: "v1.1 reuses the comptroller of v1.0 on the chains that already had one",
  },
  {
    contract: "LockupNFTDescriptor",
    releases: ["lockup@v2.0", "lockup@v3.0", "lockup@v4.0"],
    reason:
      "the artwork did not change, so later releases point to the descriptor already deployed",
  },
  {
    contract: "FlowNFTDescriptor",
    releases: ["flow@v1.1", "flow@v2.0", "flow@v3.0"],
    reason:
      "the artwork did not change, so later releases point to the descriptor already deployed",
  },
];

/** For the day on which the package has a wrong address, until a version without it is published. */
export const WITHHELD: readonly Withheld[] = [];

/** Addresses of the package that are known to be wrong or cannot be confirmed. */
export const DEFECTS: readonly Defect[] = [
  {
    release: "flow@v1.1",
    chainId: 53302,
    repeats: "flow@v1.0",
    contracts: ["SablierFlow", "FlowNFTDescriptor"],
    explanation:
      "The data package repeats the Flow v1.0 address here, and no public deployment record " +
      "settles the v1.1 address. Check the contract on the explorer before you use it.",
  },
];
