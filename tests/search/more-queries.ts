// cspell:ignore aidrop cancle arbitrm strem withdrwa wihtdraw recipent vestng clif polgon segmnet campaing eror segmnets adress bacth payement

/** A query and the pages that answer it; `#id` asks for a section. */
export type Entry = readonly [query: string, ...pages: readonly string[]];

const LOCKUP = "/reference/lockup/contracts";
const FLOW = "/reference/flow/contracts";
const AIRDROPS = "/reference/airdrops/contracts";
const LOCKUP_ERRORS = `${LOCKUP}/libraries/library.Errors`;
const FLOW_ERRORS = `${FLOW}/libraries/library.Errors`;
const AIRDROPS_ERRORS = `${AIRDROPS}/libraries/library.Errors`;
const MANAGE = "/guides/lockup/examples/stream-management";
const FLOW_MANAGE = "/guides/flow/examples/stream-management";
const DEPLOYMENTS = [
  "/guides/lockup/deployments",
  "/guides/flow/deployments",
  "/guides/airdrops/deployments",
];
const STATUSES = ["/concepts/lockup/statuses", "/concepts/glossary"];
const LIFE = ["/concepts/flow/statuses", "/concepts/flow/overview", "/concepts/glossary"];

/** What people ask who use the app: holders, payers, claimers. */
export const moreAppQuestions: readonly Entry[] = [
  ["I quit my job, what happens to my vesting", "/concepts/cancelability", "/support/faq"],
  [
    "tokens not showing up after I claimed",
    "/support/faq",
    "/support/technical-guides",
    "/apps/features/airdrops",
    "/concepts/merkle-airdrops",
  ],
  [
    "can the company cancel my tokens",
    "/concepts/cancelability",
    "/support/faq",
    "/apps/features/vesting",
  ],
  [
    "my tokens are locked for how long",
    "/concepts/lockup/stream-shapes",
    "/support/faq",
    "/concepts/lockup/overview",
    "/apps/features/vesting",
  ],
  [
    "how do I see how much I have earned so far",
    "/support/faq",
    "/concepts/streaming",
    "/apps/features/vesting",
    "/apps/features/payments",
    "/concepts/lockup/overview",
  ],
  ["give someone a raise", "/support/faq", "/apps/features/payments", FLOW_MANAGE],
  [
    "what does the hourglass picture mean",
    "/concepts/nft",
    `${LOCKUP}/contract.LockupNFTDescriptor`,
  ],
  [
    "can I withdraw half of it only",
    "/concepts/lockup/overview",
    "/support/faq",
    `${MANAGE}/withdraw`,
    "/apps/features/vesting",
    "/apps/features/payments",
  ],
  ["my wallet was hacked", "/support/faq", "/concepts/security", "/concepts/nft"],
  [
    "automatic monthly payments to contractors",
    "/support/how-to",
    "/concepts/use-cases",
    "/apps/features/payments",
  ],
  [
    "why can I not make a new stream in the app any more",
    "/support/faq",
    "/apps/features/vesting",
    "/apps/features/payments",
    "/concepts/what-is-sablier",
    "/apps/features/overview",
  ],
  [
    "will the app shut down",
    "/support/faq",
    "/apps/features/vesting",
    "/concepts/what-is-sablier",
    "/apps/features/payments",
    "/apps/features/airdrops",
    "/apps/features/overview",
  ],
  ["is it legit or a scam", "/support/faq", "/concepts/security", "/concepts/what-is-sablier"],
  ["do I need KYC", "/apps/features/airdrops", "/support/faq"],
  ["someone sent me a weird NFT with a stream", "/support/faq", "/concepts/nft"],
  ["take back the right to cancel", "/concepts/cancelability", `${MANAGE}/renounce`],
  [
    "promise investors that we cannot cancel",
    "/concepts/cancelability",
    `${MANAGE}/renounce`,
    "/concepts/use-cases",
  ],
  [
    "unlock 25 percent after the first year",
    "/concepts/lockup/stream-shapes",
    "/concepts/lockup/overview",
    "/apps/features/vesting",
    "/support/faq",
    "/concepts/lockup/tranches",
    "/concepts/use-cases",
  ],
  [
    "how do I add more tokens to a running payment",
    "/support/faq",
    "/apps/features/payments",
    "/support/how-to",
    FLOW_MANAGE,
  ],
  ["extend the end date of a stream", "/support/faq", "/concepts/lockup/overview"],
  [
    "who has to pay for the claim",
    "/concepts/fees",
    "/apps/features/airdrops",
    "/support/faq",
    "/concepts/merkle-airdrops",
  ],
  [
    "list of addresses for the airdrop in excel",
    "/apps/guides/csv-support",
    "/apps/features/airdrops",
  ],
  [
    "the app shows a different amount than the explorer",
    "/support/faq",
    "/concepts/security",
    "/concepts/nft",
    "/concepts/lockup/overview",
  ],
  ["use it without the website", "/guides/lockup/etherscan", "/support/faq", "/apps/v1"],
  [
    "lock team tokens until a date",
    "/concepts/use-cases",
    "/concepts/lockup/stream-shapes",
    "/concepts/lockup/tranches",
  ],
  [
    "how do I explain a stream to my accountant",
    "/concepts/streaming",
    "/concepts/what-is-sablier",
    "/support/faq",
  ],
  [
    "grant for a developer with milestones",
    "/concepts/use-cases",
    "/concepts/cancelability",
    "/concepts/lockup/tranches",
  ],
  [
    "I am not on the list of the airdrop",
    "/apps/features/airdrops",
    "/concepts/merkle-airdrops",
    "/support/faq",
  ],
  [
    "claimed twice by accident",
    "/support/faq",
    "/concepts/merkle-airdrops",
    "/apps/features/airdrops",
    AIRDROPS_ERRORS,
  ],
  [
    "my company has no money left in the payment stream",
    "/support/faq",
    ...LIFE,
    "/apps/features/payments",
  ],
  [
    "two people must sign, can we use sablier",
    "/apps/features/overview",
    "/support/faq",
    "/support/how-to",
    "/guides/lockup/examples/safe-batch",
  ],
  [
    "where is my money until it is released",
    "/support/faq",
    "/concepts/what-is-sablier",
    "/concepts/streaming",
    "/concepts/lockup/overview",
    "/concepts/security",
  ],
];

/** What programmers ask. */
export const moreDeveloperQuestions: readonly Entry[] = [
  [
    "why does my call to cancel revert",
    `${MANAGE}/cancel`,
    "/concepts/cancelability",
    LOCKUP_ERRORS,
    "/support/technical-guides",
  ],
  [
    "how do I paginate over more than 1000 streams",
    "/api/caveats",
    "/api/lockup/the-graph/queries",
    "/api/lockup/envio/queries",
    "/api/flow/the-graph/queries",
    "/api/flow/envio/queries",
    "/api/overview",
  ],
  [
    "parse the stream id from a transaction receipt",
    "/guides/frontend/react",
    "/guides/frontend/events",
    "/guides/lockup/etherscan",
    "/guides/frontend/ethers",
    "/guides/lockup/examples/create-stream/lockup-linear",
  ],
  [
    "is withdraw callable by anyone",
    "/reference/lockup/access-control",
    `${MANAGE}/withdraw`,
    "/concepts/lockup/overview",
    `${LOCKUP}/abstracts/abstract.SablierLockupBase`,
    "/reference/flow/access-control",
    `${FLOW}/contract.SablierFlow`,
  ],
  [
    "remappings for foundry",
    "/guides/lockup/examples/local-environment",
    "/guides/flow/examples/local-environment",
    "/guides/airdrops/examples/local-environment",
  ],
  [
    "typescript types for the subgraph",
    "/guides/frontend/indexers",
    "/api/development",
    "/api/getting-started",
  ],
  ["wagmi hook to read a stream", "/guides/frontend/react"],
  [
    "generate merkle tree offline",
    "/api/airdrops/merkle-api/examples",
    "/guides/airdrops/examples/create-campaign",
  ],
  [
    "what is the difference between lockup dynamic and lockup tranched",
    "/concepts/lockup/tranches",
    "/concepts/lockup/segments",
    "/concepts/lockup/overview",
    "/concepts/lockup/stream-shapes",
    "/concepts/glossary",
  ],
  [
    "calculate the amount streamed by a linear stream off chain",
    "/concepts/lockup/overview",
    `${LOCKUP}/libraries/library.VestingMath`,
    "/guides/frontend/indexers",
    "/guides/lockup/examples/vesting-data",
    "/concepts/streaming",
  ],
  [
    "batch withdraw from several flow streams",
    "/guides/flow/examples/batchable",
    FLOW_MANAGE,
    `${FLOW}/abstracts/abstract.Batch`,
  ],
  [
    "eip 712 or permit for deposits",
    "/guides/flow/examples/batchable",
    `${FLOW}/contract.SablierFlow`,
    "/guides/flow/examples/create-stream",
    FLOW_MANAGE,
    "/guides/flow/overview",
  ],
  [
    "gas of one claim",
    "/concepts/merkle-airdrops",
    "/guides/lockup/gas-benchmarks",
    "/guides/airdrops/examples/create-campaign",
    "/concepts/fees",
  ],
  [
    "native token deposit",
    "/support/faq",
    "/concepts/security",
    "/guides/flow/examples/batchable",
    "/concepts/lockup/overview",
    "/concepts/glossary",
  ],
  [
    "import the abi in javascript",
    "/guides/frontend/react",
    "/guides/frontend/ethers",
    "/guides/lockup/overview",
    "/guides/legacy/codebase",
    "/guides/frontend/events",
  ],
  [
    "get current total debt of a stream from graphql data",
    "/guides/frontend/indexers",
    "/api/flow/the-graph/structure",
    "/api/flow/envio/queries",
    "/api/flow/the-graph/queries",
    "/api/caveats",
    "/concepts/flow/overview",
  ],
];

/** One letter is wrong in a query of several words. */
export const moreTypos: readonly Entry[] = [
  [
    "claim an aidrop",
    "/apps/features/airdrops",
    "/support/how-to",
    "/concepts/merkle-airdrops",
    "/support/faq",
  ],
  ["cancle a stream", "/concepts/cancelability", `${MANAGE}/cancel`, "/support/faq"],
  ["flow arbitrm address", "/guides/flow/deployments", "/deployments/flow/v3.0"],
  [
    "withdrwa to another wallet",
    "/support/faq",
    "/concepts/lockup/overview",
    "/apps/features/vesting",
    `${MANAGE}/withdraw`,
    "/apps/features/payments",
  ],
  ["change recipent of stream", "/support/faq", "/concepts/transferability", `${MANAGE}/transfer`],
  [
    "vestng with a clif",
    "/concepts/lockup/stream-shapes",
    "/concepts/lockup/overview",
    "/concepts/glossary",
    "/support/faq",
    "/concepts/use-cases",
    "/guides/lockup/examples/create-stream/lockup-linear",
  ],
  ["merkle factory polgon", "/guides/airdrops/deployments"],
  ["number of segmnets on base", "/concepts/lockup/segments", `${LOCKUP}/contract.SablierLockup`],
  ["verify a campaing on etherscan", "/guides/airdrops/verify-campaign"],
  [
    "eror insufficient fee payment",
    AIRDROPS_ERRORS,
    "/guides/lockup/v4.0/withdraw",
    "/reference/errors",
    "/concepts/fees",
    "/support/faq",
    "/deployments/airdrops/v3.0",
  ],
  [
    "bacth create linear streams",
    "/guides/lockup/examples/batch-create-streams/batch-lockup-linear",
    `${LOCKUP}/contract.SablierBatchLockup`,
  ],
  [
    "pause a payement stream",
    "/support/faq",
    "/apps/features/payments",
    FLOW_MANAGE,
    "/concepts/flow/statuses",
    "/support/how-to",
  ],
];

/** What is supported, and where, on a chain. */
export const chainQuestions: readonly Entry[] = [
  ["is lockup on avalanche", ...DEPLOYMENTS, "/concepts/chains"],
  ["does sablier support bnb chain", "/concepts/chains", ...DEPLOYMENTS],
  ["flow on base", "/guides/flow/deployments", "/concepts/chains"],
  ["lockup scroll", "/guides/lockup/deployments", "/concepts/chains"],
  ["airdrop factory on linea", "/guides/airdrops/deployments"],
  ["can I create a stream on Tangle", "/concepts/chains", ...DEPLOYMENTS],
  ["sepolia flow contract address", "/guides/flow/deployments"],
  ["what is the chain id of Mode", "/concepts/chains", ...DEPLOYMENTS],
  ["lockup v1.1 on polygon", "/guides/lockup/previous-deployments/v1.1"],
  ["which contracts are on Gnosis Chain", "/concepts/chains", ...DEPLOYMENTS],
  ["legacy sablier contract on optimism", "/guides/legacy/deployments"],
  ["unichain lockup contract", "/guides/lockup/deployments", "/concepts/chains"],
];

/** What an error means, in its name or in words. */
export const errorQueries: readonly Entry[] = [
  ["what does SablierLockupBase_StreamCanceled mean", LOCKUP_ERRORS],
  ["stream voided error", FLOW_ERRORS, ...LIFE],
  ["sender not renounceable", LOCKUP_ERRORS, `${MANAGE}/renounce`, `${MANAGE}/cancel`],
  ["withdraw to zero address error", LOCKUP_ERRORS, FLOW_ERRORS, `${MANAGE}/withdraw`, FLOW_MANAGE],
  ["claim reverts because campaign expired", AIRDROPS_ERRORS, "/support/faq", "/reference/errors"],
  ["deposit amount not equal to segment amounts sum", LOCKUP_ERRORS],
  ["broker fee too high", LOCKUP_ERRORS, FLOW_ERRORS],
  ["SablierFlow_InvalidTokenDecimals", FLOW_ERRORS],
  ["start time zero error", LOCKUP_ERRORS],
  [
    "invalid hook selector",
    LOCKUP_ERRORS,
    "/concepts/lockup/hooks",
    "/guides/lockup/examples/hooks",
  ],
  [
    "why does claim say fee payment insufficient",
    AIRDROPS_ERRORS,
    "/support/faq",
    "/concepts/fees",
    "/reference/errors",
  ],
  ["clawback not allowed", AIRDROPS_ERRORS, "/concepts/merkle-airdrops"],
  ["caller is not the admin", LOCKUP_ERRORS, FLOW_ERRORS, AIRDROPS_ERRORS, "/reference/errors"],
  ["rate per second zero revert", FLOW_ERRORS, FLOW_MANAGE],
  [
    "erc20 insufficient allowance",
    "/support/technical-guides",
    "/reference/errors",
    "/guides/lockup/etherscan",
    "/guides/lockup/examples/create-stream/lockup-linear",
  ],
  ["panic 0x11", "/reference/errors", "/support/technical-guides"],
];

/** How something is done, without the question. */
export const taskQueries: readonly Entry[] = [
  [
    "create a linear stream with viem",
    "/guides/lockup/examples/create-stream/lockup-linear",
    "/guides/frontend/react",
    "/guides/lockup/overview",
  ],
  [
    "refund and end a flow stream",
    FLOW_MANAGE,
    "/concepts/cancelability",
    "/support/faq",
    "/guides/flow/examples/batchable",
  ],
  [
    "unlock tokens in steps",
    "/concepts/lockup/stream-shapes",
    "/concepts/lockup/tranches",
    "/guides/lockup/examples/create-stream/lockup-tranched",
  ],
  [
    "set up an instant airdrop",
    "/support/how-to",
    "/guides/airdrops/examples/create-campaign",
    "/apps/features/airdrops",
    "/concepts/merkle-airdrops",
  ],
  ["transfer a stream nft in solidity", `${MANAGE}/transfer`],
  [
    "stake a stream",
    "/guides/lockup/examples/staking/stake",
    "/guides/lockup/examples/staking/setup",
    "/guides/lockup/examples/staking/full-code",
  ],
  ["query claims of a campaign", "/api/airdrops/the-graph/queries", "/api/airdrops/envio/queries"],
  ["withdraw on etherscan", "/guides/lockup/etherscan"],
  ["restart a paused stream", FLOW_MANAGE, ...LIFE, "/apps/features/payments"],
  [
    "create streams from a safe with a csv",
    "/guides/lockup/examples/safe-batch",
    "/support/how-to",
    "/apps/guides/csv-support",
  ],
  ["show locked supply on a dashboard", "/guides/lockup/examples/vesting-data"],
  ["run an indexer locally", "/api/development", "/api/getting-started"],
  [
    "check whether a claim is eligible",
    "/api/airdrops/merkle-api/functionality",
    "/apps/features/airdrops",
    "/concepts/merkle-airdrops",
    "/api/airdrops/merkle-api/examples",
  ],
  [
    "write a hook that reacts to a cancel",
    "/guides/lockup/examples/hooks",
    "/guides/lockup/examples/staking/hooks",
    "/concepts/lockup/hooks",
  ],
];

/** What is different, and which to take. */
export const comparisonQueries: readonly Entry[] = [
  ["pause vs void", ...LIFE, "/support/faq", FLOW_MANAGE],
  [
    "instant or vested airdrop",
    "/concepts/merkle-airdrops",
    "/support/how-to",
    "/support/faq",
    "/guides/airdrops/overview",
  ],
  [
    "lockup v1.2 or v2.0 difference",
    "/guides/lockup/deployments",
    "/changelog",
    "/guides/lockup/previous-deployments/v1.2",
    "/guides/lockup/overview",
  ],
  ["settled versus depleted", ...STATUSES],
  [
    "envio compared with the graph",
    "/api/overview",
    "/api/lockup/envio/similarities",
    "/api/flow/envio/similarities",
    "/api/airdrops/envio/similarities",
  ],
  ["broker fee or protocol fee", "/concepts/fees", "/concepts/glossary"],
  ["old app and new app", "/apps/v1"],
  [
    "streamed amount vs withdrawn amount",
    "/concepts/glossary",
    "/concepts/lockup/overview",
    "/guides/lockup/examples/vesting-data",
    `${LOCKUP}/abstracts/abstract.SablierLockupBase`,
  ],
  ["ranged or not ranged campaign", "/concepts/merkle-airdrops", "/concepts/glossary"],
  [
    "admin and campaign admin",
    "/concepts/governance",
    "/concepts/glossary",
    "/reference/airdrops/access-control",
  ],
];
