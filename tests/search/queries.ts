// cspell:ignore acces allowtohook benchmraks borker brandng campain cancelab cancelabilty clawbak
// cspell:ignore deploymnts etherscna exponental getwithdrawnamount glos glosary goverance insolvnet
// cspell:ignore invlaid lockpu merkel mutliple previos secnod secur segm segmetns snaphot snapsh
// cspell:ignore suported tranc tranferability transferab trnaches uncovereddebtof
// cspell:ignore withdrawmaxandtransfer

import { releases } from "sablier";
import { toEventSelector, toFunctionSelector } from "viem";

import { TOPICS } from "../../data/counterparts";
import { RELEASES } from "../../data/releases";
import { addressPagePath } from "../../plugins/protocol-data/model";
import { entriesOf } from "../../src/lib/protocol/counterparts";
import { parseReleaseRef } from "../../src/lib/protocol/model";
import {
  chainQuestions,
  comparisonQueries,
  type Entry,
  errorQueries,
  moreAppQuestions,
  moreDeveloperQuestions,
  moreTypos,
  taskQueries,
} from "./more-queries";
import { UNSEEN_TEST_QUERIES, UNSEEN_TUNE_QUERIES, type UnseenQuery } from "./unseen-queries";

/** What a reader types, and the pages that answer it. */
export interface EvaluationQuery {
  readonly kind: QueryKind;
  readonly query: string;
  /** Routes; any of them is right. `#id` asks for a section of the page. */
  readonly pages: readonly string[];
}

export const QUERY_KINDS = [
  "identifier",
  "prefix",
  "three letters",
  "typo",
  "developer question",
  "app-user question",
  "address",
  "chain",
  "error",
  "task",
  "comparison",
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

const LOCKUP = "/reference/lockup/contracts";
const FLOW = "/reference/flow/contracts";
const AIRDROPS = "/reference/airdrops/contracts";
const LOCKUP_BASE = `${LOCKUP}/abstracts/abstract.SablierLockupBase`;
const LOCKUP_ERRORS = `${LOCKUP}/libraries/library.Errors`;
const FLOW_CONTRACT = `${FLOW}/contract.SablierFlow`;
const FLOW_BASE = `${FLOW}/abstracts/abstract.SablierFlowBase`;
const FACTORY = `${AIRDROPS}/contract.SablierMerkleFactory`;
const MERKLE_BASE = `${AIRDROPS}/abstracts/abstract.SablierMerkleBase`;
const CREATE_STREAM = "/guides/lockup/examples/create-stream";
const BATCH_STREAMS = "/guides/lockup/examples/batch-create-streams";
const MANAGE_STREAMS = "/guides/lockup/examples/stream-management";
const FLOW_EXAMPLES = "/guides/flow/examples";
const CLAIMING = ["/apps/features/airdrops", "/concepts/merkle-airdrops"];
const WITHDRAWING = [
  "/support/faq",
  "/support/how-to",
  "/apps/guides/how-to",
  "/apps/features/vesting",
  "/apps/features/payments",
  "/concepts/lockup/overview",
];
const FLOW_LIFE = ["/concepts/flow/overview", "/concepts/flow/statuses", "/concepts/glossary"];

const identifiers: readonly Entry[] = [
  [
    "createWithDurationsLL",
    `${LOCKUP}/contract.SablierLockup`,
    `${LOCKUP}/contract.SablierBatchLockup`,
  ],
  ["withdrawmaxandtransfer", LOCKUP_BASE],
  ["SablierFlow_Overdraw", `${FLOW}/libraries/library.Errors`],
  ["adjustRatePerSecond", FLOW_CONTRACT],
  ["uncovereddebtof", FLOW_CONTRACT],
  ["createMerkleLL", FACTORY],
  ["TrancheWithPercentage", `${AIRDROPS}/types/library.MerkleLT`],
  ["onSablierLockupWithdraw", `${LOCKUP}/interfaces/interface.ISablierLockupRecipient`],
  ["MAX_BROKER_FEE", LOCKUP_BASE, FLOW_BASE],
  ["ISablierMerkleInstant", `${AIRDROPS}/interfaces/interface.ISablierMerkleInstant`],
  ["renounceMultiple", LOCKUP_BASE],
  ["depletion time of", FLOW_CONTRACT, "/concepts/flow/statuses", "/concepts/glossary"],
  ["CliffTimeNotLessThanEndTime", LOCKUP_ERRORS],
  ["segment count too high", LOCKUP_ERRORS],
  ["MerkleBase.ConstructorParams", `${AIRDROPS}/types/library.MerkleBase`],
  ["isPercentagesSum100", FACTORY],
  ["getwithdrawnamount", LOCKUP_BASE],
  ["deltaOf", "/reference/legacy/contracts/constant-functions"],
  ["LockupLinear.UnlockAmounts", `${LOCKUP}/types/library.LockupLinear`],
  [
    "noDelegateCall",
    `${LOCKUP}/abstracts/abstract.NoDelegateCall`,
    `${FLOW}/abstracts/abstract.NoDelegateCall`,
  ],
  ["generateAccentColor", `${LOCKUP}/contract.LockupNFTDescriptor`],
  [
    "transfer admin",
    `${LOCKUP}/abstracts/abstract.Adminable`,
    `${FLOW}/abstracts/abstract.Adminable`,
  ],
  ["allowtohook", LOCKUP_BASE],
  ["InvalidProof", `${AIRDROPS}/libraries/library.Errors`],
  ["refundAndPause", FLOW_CONTRACT],
  ["calculateLockupLinearStreamedAmount", `${LOCKUP}/libraries/library.VestingMath`],
  ["SablierBatchLockup", `${LOCKUP}/contract.SablierBatchLockup`],
  ["has claimed", MERKLE_BASE],
];

const prefixes: readonly Entry[] = [
  ["cancelab", "/concepts/cancelability"],
  ["glos", "/concepts/glossary"],
  ["transferab", "/concepts/transferability"],
  ["tranc", "/concepts/lockup/tranches", `${LOCKUP}/types/library.LockupTranched`],
  ["hoo", "/concepts/lockup/hooks", "/guides/lockup/examples/hooks"],
  ["deploy", "/guides/lockup/deployments", "/guides/custom-deployments", "/deployments"],
  ["brand", "/apps/branding"],
  ["snapsh", "/guides/snapshot-voting", "/concepts/flow/overview"],
  ["gas ben", "/guides/lockup/gas-benchmarks", "/guides/flow/gas-benchmarks"],
  ["supported ch", "/concepts/chains"],
  ["url sch", "/apps/guides/url-schemes"],
  ["createWithTim", `${LOCKUP}/contract.SablierLockup`, `${LOCKUP}/contract.SablierBatchLockup`],
  ["merkle fac", FACTORY, `${AIRDROPS}/types/library.MerkleFactory`],
  ["sablierBat", `${LOCKUP}/contract.SablierBatchLockup`],
  ["custom dep", "/guides/custom-deployments"],
  ["govern", "/concepts/governance"],
  ["use ca", "/concepts/use-cases"],
  ["csv sup", "/apps/guides/csv-support"],
  ["flow stat", "/concepts/flow/statuses"],
  ["stream sha", "/concepts/lockup/stream-shapes"],
  ["secur", "/concepts/security"],
  ["withdrawMu", LOCKUP_BASE],
  ["adjustR", FLOW_CONTRACT],
  ["etherscan op", "/guides/lockup/etherscan"],
  ["nft desc", `${LOCKUP}/contract.LockupNFTDescriptor`, `${FLOW}/contract.FlowNFTDescriptor`],
  ["segm", "/concepts/lockup/segments", `${LOCKUP}/types/library.LockupDynamic`],
];

/** The first three letters of a word that tells a title from others. */
const threeLetters: readonly Entry[] = [
  ["can", "/concepts/cancelability", "/guides/lockup/examples/stream-management/cancel"],
  ["tra", "/concepts/transferability", "/concepts/lockup/tranches", `${MANAGE_STREAMS}/transfer`],
  ["gov", "/concepts/governance"],
  ["glo", "/concepts/glossary"],
  ["bra", "/apps/branding"],
  ["sec", "/concepts/security"],
  ["seg", "/concepts/lockup/segments"],
  ["tok", "/concepts/streaming", "/concepts/security", "/concepts/glossary"],
  ["fee", "/concepts/fees"],
  ["cha", "/concepts/chains", "/changelog"],
  ["faq", "/support/faq"],
  ["csv", "/apps/guides/csv-support"],
  ["url", "/apps/guides/url-schemes"],
  ["nft", "/concepts/nft"],
  ["hoo", "/concepts/lockup/hooks", "/guides/lockup/examples/hooks"],
  ["sna", "/guides/snapshot-voting"],
  ["eth", "/guides/lockup/etherscan"],
  ["err", "/reference/errors", LOCKUP_ERRORS, `${FLOW}/libraries/library.Errors`],
  ["gas", "/guides/lockup/gas-benchmarks", "/guides/flow/gas-benchmarks"],
  ["sta", "/concepts/flow/statuses", "/concepts/lockup/statuses"],
  ["sha", "/concepts/lockup/stream-shapes"],
  ["cas", "/concepts/use-cases"],
  ["air", "/concepts/merkle-airdrops", "/apps/features/airdrops", "/guides/airdrops/overview"],
  ["pay", "/apps/features/payments"],
  ["ves", "/apps/features/vesting"],
  ["vid", "/support/how-to", "/apps/guides/how-to"],
  ["ren", `${MANAGE_STREAMS}/renounce`],
  ["wit", `${MANAGE_STREAMS}/withdraw`],
  [
    "bat",
    ...["linear", "dynamic", "tranched"].map((m) => `${BATCH_STREAMS}/batch-lockup-${m}`),
    `${FLOW_EXAMPLES}/batchable`,
    `${LOCKUP}/contract.SablierBatchLockup`,
  ],
  ["end", "/api/lockup/endpoints", "/api/flow/endpoints", "/api/airdrops/endpoints"],
  ["cus", "/guides/custom-deployments"],
  [
    "loc",
    "/guides/lockup/examples/local-environment",
    "/guides/flow/examples/local-environment",
    "/guides/airdrops/examples/local-environment",
    "/guides/lockup/overview",
    "/concepts/lockup/overview",
  ],
  ["leg", "/guides/legacy/overview", "/apps/v1", "/api/legacy"],
  [
    "acc",
    "/accessibility",
    ...["lockup", "flow", "airdrops"].map((x) => `/reference/${x}/access-control`),
  ],
  ["dia", ...["lockup", "flow", "airdrops"].map((x) => `/reference/${x}/diagrams`)],
  ["sup", "/concepts/chains", "/apps/guides/csv-support"],
  ["cav", "/api/caveats"],
  [
    "dep",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
    "/guides/custom-deployments",
    "/deployments",
  ],
  ["ver", "/guides/airdrops/verify-campaign"],
  ["rat", `${FLOW_EXAMPLES}/flow-calculate-rps`],
];

const typos: readonly Entry[] = [
  ["cancelabilty", "/concepts/cancelability"],
  ["tranferability", "/concepts/transferability"],
  ["segmetns", "/concepts/lockup/segments", `${LOCKUP}/types/library.LockupDynamic`],
  ["goverance", "/concepts/governance"],
  ["glosary", "/concepts/glossary"],
  ["merkel airdrops", "/concepts/merkle-airdrops"],
  ["trnaches", "/concepts/lockup/tranches", `${LOCKUP}/types/library.LockupTranched`],
  ["withdrawMutliple", LOCKUP_BASE],
  ["etherscna", "/guides/lockup/etherscan"],
  ["gas benchmraks", "/guides/lockup/gas-benchmarks", "/guides/flow/gas-benchmarks"],
  ["suported chains", "/concepts/chains"],
  ["borker fee", "/concepts/fees", `${LOCKUP}/types/struct.Broker`, `${FLOW}/types/struct.Broker`],
  [
    "clawbak",
    MERKLE_BASE,
    "/concepts/merkle-airdrops",
    "/apps/features/airdrops",
    "/guides/airdrops/examples/create-campaign",
  ],
  ["snaphot voting", "/guides/snapshot-voting"],
  ["custom deploymnts", "/guides/custom-deployments"],
  ["exponental curve", "/concepts/lockup/stream-shapes", "/concepts/lockup/segments"],
  [
    "ratePerSecnod",
    FLOW_CONTRACT,
    "/concepts/flow/overview",
    `${FLOW_EXAMPLES}/flow-calculate-rps`,
  ],
  ["lockpu statuses", "/concepts/lockup/statuses"],
  ["invlaid proof", `${AIRDROPS}/libraries/library.Errors`],
  ["insolvnet stream", "/concepts/flow/statuses", "/concepts/flow/overview", "/concepts/glossary"],
  ["acces control airdrops", "/reference/airdrops/access-control"],
  ["brandng colors", "/apps/branding"],
  ["campain verification", "/guides/airdrops/verify-campaign"],
  [
    "previos endpoints",
    ...["lockup", "flow", "airdrops"].map((x) => `/api/${x}/previous-endpoints`),
  ],
];

const developerQuestions: readonly Entry[] = [
  [
    "how do I calculate the rate per second of a flow stream",
    `${FLOW_EXAMPLES}/flow-calculate-rps`,
    "/concepts/flow/overview",
  ],
  [
    "how to create a linear stream from a solidity contract",
    `${CREATE_STREAM}/lockup-linear`,
    "/guides/lockup/overview",
  ],
  [
    "how many segments can a stream have on Base",
    `${LOCKUP}/contract.SablierLockup`,
    "/concepts/lockup/segments",
  ],
  [
    "what happens when a hook reverts",
    "/concepts/lockup/hooks",
    `${LOCKUP}/interfaces/interface.ISablierLockupRecipient`,
    "/guides/lockup/examples/hooks",
  ],
  [
    "how is the salt of the deployment chosen",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
    "/guides/custom-deployments",
  ],
  [
    "verify the source code of my airdrop contract on etherscan",
    "/guides/airdrops/verify-campaign",
  ],
  ["decode revert data of a failed transaction", "/reference/errors"],
  ["should I use envio or the graph", "/api/overview"],
  [
    "who can allow a contract to run hooks",
    "/reference/lockup/access-control",
    "/concepts/lockup/hooks",
    "/concepts/governance",
    LOCKUP_BASE,
  ],
  [
    "how are the leaves of the merkle tree hashed",
    "/concepts/merkle-airdrops",
    MERKLE_BASE,
    "/api/airdrops/merkle-api/functionality",
  ],
  [
    "can I call several flow functions in one transaction",
    `${FLOW_EXAMPLES}/batchable`,
    `${FLOW}/abstracts/abstract.Batch`,
  ],
  [
    "compiler settings for linea",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
    "/guides/custom-deployments",
  ],
  [
    "does flow work with tokens of more than 18 decimals",
    "/concepts/flow/overview",
    "/concepts/security",
    `${FLOW}/libraries/library.Errors`,
    "/support/faq",
  ],
  ["gas needed to create a linear stream", "/guides/lockup/gas-benchmarks"],
  [
    "read the vested amount of a stream in my contract",
    "/guides/lockup/examples/vesting-data",
    LOCKUP_BASE,
  ],
  [
    "how is the picture of a stream nft generated on chain",
    "/concepts/nft",
    `${LOCKUP}/contract.LockupNFTDescriptor`,
    `${LOCKUP}/libraries/library.NFTSVG`,
  ],
  ["count vested tokens as voting power", "/guides/snapshot-voting"],
  ["deploy the protocol on another evm chain", "/guides/custom-deployments"],
  [
    "difference between durations and timestamps when creating a stream",
    `${LOCKUP}/contract.SablierLockup`,
    "/concepts/lockup/overview",
    "/concepts/lockup/stream-shapes",
    `${LOCKUP}/types/library.Lockup`,
  ],
  [
    "what is the difference between covered and uncovered debt",
    "/concepts/flow/overview",
    "/concepts/glossary",
  ],
  ["what can the protocol admin do", "/concepts/governance"],
  ["withdraw from many streams at once in a contract", `${MANAGE_STREAMS}/withdraw`, LOCKUP_BASE],
  [
    "how to create many tranched streams in one call",
    `${BATCH_STREAMS}/batch-lockup-tranched`,
    `${LOCKUP}/contract.SablierBatchLockup`,
  ],
  [
    "which contract inherits from which in flow",
    "/reference/flow/diagrams",
    FLOW_CONTRACT,
    FLOW_BASE,
  ],
  [
    "graphql query for all streams of a recipient",
    "/api/lockup/envio/queries",
    "/api/lockup/the-graph/queries",
    "/api/overview",
    "/api/flow/envio/queries",
    "/api/flow/the-graph/queries",
  ],
  [
    "test against a fork of mainnet with foundry",
    "/guides/lockup/examples/local-environment",
    "/guides/flow/examples/local-environment",
    "/guides/airdrops/examples/local-environment",
  ],
];

const appQuestions: readonly Entry[] = [
  ["where are my tokens held", "/support/faq"],
  ["I got a stream from someone I don't know", "/support/faq"],
  ["can I cancel a vesting stream", "/support/faq", "/concepts/cancelability"],
  [
    "how do I claim my airdrop",
    "/support/how-to",
    "/apps/features/airdrops",
    "/concepts/merkle-airdrops",
  ],
  ["why is my withdrawable amount zero before the cliff", "/support/faq"],
  ["what fees does Sablier charge", "/concepts/fees", "/support/faq"],
  ["how do I upload a spreadsheet with recipients", "/apps/guides/csv-support", "/support/how-to"],
  ["is my network supported", "/concepts/chains"],
  [
    "can I sell my stream to someone else",
    "/concepts/transferability",
    "/concepts/nft",
    "/support/how-to",
  ],
  ["how to top up a payment stream", "/support/faq", "/apps/features/payments", "/support/how-to"],
  ["which tokens do not work", "/support/faq", "/concepts/security"],
  ["link to my stream", "/apps/guides/url-schemes"],
  ["video about creating an airdrop", "/support/how-to", "/apps/guides/how-to"],
  ["stream created before 2023", "/apps/v1", "/guides/legacy/overview"],
  [
    "pay salaries with a stream",
    "/concepts/use-cases",
    "/apps/features/payments",
    "/concepts/what-is-sablier",
  ],
  [
    "get unclaimed airdrop tokens back",
    "/support/faq",
    "/concepts/merkle-airdrops",
    "/apps/features/airdrops",
    MERKLE_BASE,
  ],
  ["has Sablier been audited", "/concepts/security"],
  [
    "use Sablier with a Safe multisig",
    "/apps/features/overview",
    "/apps/features/other",
    "/support/faq",
  ],
  ["what can I do when the app is down", "/support/faq", "/guides/lockup/etherscan"],
  ["download the logo", "/apps/branding"],
  [
    "unlock tokens every month",
    "/apps/features/vesting",
    "/concepts/lockup/stream-shapes",
    "/concepts/lockup/tranches",
  ],
  ["how do I stop paying someone", "/support/faq", "/apps/features/payments", "/support/how-to"],
  ["who do I contact for help", "/support/faq", "/support/technical-guides"],
  ["I lost the keys of the recipient wallet", "/support/faq"],
  ["can I change the rate of my stream", "/support/faq", "/apps/features/payments"],
  ["what is token streaming", "/concepts/streaming", "/support/faq", "/concepts/what-is-sablier"],
  // Asked as somebody would who has the app open and no code.
  ["why can't I claim my tokens", "/support/faq", "/support/technical-guides", ...CLAIMING],
  ["how do I withdraw from my stream", ...WITHDRAWING],
  ["do I have to pay gas to withdraw", "/concepts/fees", "/support/faq"],
  [
    "how much does it cost to create an airdrop",
    "/concepts/fees",
    "/apps/features/airdrops",
    "/support/faq",
  ],
  ["my boss stopped paying into my stream", "/support/faq", ...FLOW_LIFE],
  ["stream runs out of money", "/support/faq", "/apps/features/payments", ...FLOW_LIFE],
  [
    "is it safe to keep my tokens in Sablier",
    "/concepts/security",
    "/support/faq",
    "/concepts/what-is-sablier",
  ],
  [
    "is my money at risk",
    "/concepts/security",
    "/support/faq",
    "/concepts/what-is-sablier",
    "/concepts/flow/overview",
  ],
  [
    "how many wallets can I airdrop to",
    "/apps/features/airdrops",
    "/apps/guides/csv-support",
    "/support/faq",
  ],
  [
    "most recipients of one batch",
    "/apps/features/vesting",
    "/apps/guides/csv-support",
    "/support/faq",
  ],
  ["my csv file has errors", "/apps/guides/csv-support"],
  ["wrong date in my spreadsheet", "/apps/guides/csv-support"],
  ["give my stream to a friend", "/concepts/transferability", "/concepts/nft", "/support/faq"],
  [
    "stop recipients from selling their vesting tokens",
    "/concepts/transferability",
    "/concepts/nft",
  ],
  ["where do I find the id of my stream", "/apps/guides/url-schemes", "/support/faq"],
  ["what does LK in front of my stream id mean", "/apps/guides/url-schemes", "/support/faq"],
  ["send someone a link to the campaign", "/apps/guides/url-schemes", "/apps/features/airdrops"],
  ["preview when I share a link", "/apps/features/other"],
  [
    "can I edit an airdrop after it was created",
    "/concepts/cancelability",
    "/apps/features/airdrops",
    "/concepts/merkle-airdrops",
  ],
  [
    "I made a mistake in the list of recipients",
    "/concepts/cancelability",
    "/apps/features/airdrops",
    "/apps/guides/csv-support",
  ],
  ["change the wallet that receives the tokens", "/support/faq", "/concepts/transferability"],
  [
    "withdraw to a different wallet",
    "/support/faq",
    "/apps/features/vesting",
    "/concepts/lockup/overview",
    "/concepts/transferability",
  ],
  ["the sender lost access to his wallet", "/support/faq"],
  ["I found a bug", "/support/faq", "/concepts/security"],
  [
    "difference between vesting and payments",
    "/support/faq",
    "/apps/features/overview",
    "/concepts/use-cases",
    "/concepts/what-is-sablier",
  ],
  [
    "which product should I choose",
    "/concepts/what-is-sablier",
    "/concepts/use-cases",
    "/apps/features/overview",
  ],
  ["token vesting for employees", "/concepts/use-cases", "/apps/features/vesting"],
  [
    "investor lockup with one year cliff",
    "/concepts/use-cases",
    "/concepts/lockup/stream-shapes",
    "/apps/features/vesting",
  ],
  ["what does insolvent mean", "/concepts/glossary", "/concepts/flow/statuses"],
  ["my stream is depleted", "/concepts/lockup/statuses", "/concepts/glossary", "/support/faq"],
  ["how long can I claim an airdrop", ...CLAIMING, "/support/faq", "/concepts/glossary"],
  [
    "what happens if nobody claims the airdrop",
    "/support/faq",
    "/apps/features/airdrops",
    "/concepts/merkle-airdrops",
  ],
  [
    "can somebody else withdraw for me",
    "/support/faq",
    "/concepts/lockup/overview",
    "/apps/features/vesting",
    "/apps/features/payments",
  ],
  [
    "who can cancel my vesting",
    "/support/faq",
    "/concepts/cancelability",
    "/apps/features/vesting",
  ],
  ["can I stream ETH", "/support/faq", "/concepts/security", "/apps/features/vesting"],
  [
    "does it work with rebasing tokens",
    "/support/faq",
    "/concepts/security",
    "/apps/features/vesting",
  ],
  [
    "create streams for 100 people at once",
    "/apps/features/vesting",
    "/apps/guides/csv-support",
    "/support/how-to",
    "/apps/guides/how-to",
  ],
  ["should I use a batch or an airdrop", "/support/faq"],
  ["pay rent every second", "/concepts/use-cases"],
  ["charge a subscription", "/concepts/use-cases", "/apps/features/payments"],
  ["please add another network", "/concepts/chains"],
  ["which blockchains can I use", "/concepts/chains"],
  ["old sablier app", "/apps/v1"],
  ["my stream from 2020 is not in the app", "/apps/v1"],
  ["show the logo of my token", "/apps/features/airdrops"],
  ["hide my campaign", "/apps/features/airdrops"],
  [
    "why is there an NFT in my wallet",
    "/concepts/nft",
    "/concepts/transferability",
    "/support/faq",
  ],
  [
    "sell my stream on opensea",
    "/concepts/nft",
    "/support/how-to",
    "/apps/guides/how-to",
    "/concepts/transferability",
  ],
  [
    "why did I receive a little less than expected",
    "/support/faq",
    "/concepts/streaming",
    "/concepts/lockup/overview",
  ],
  [
    "how much can I withdraw today",
    "/support/faq",
    "/concepts/streaming",
    "/concepts/lockup/overview",
  ],
  [
    "pause a salary for a month",
    "/apps/features/payments",
    "/support/how-to",
    "/apps/guides/how-to",
    "/concepts/flow/statuses",
    "/support/faq",
  ],
  [
    "get back the tokens I deposited",
    "/support/faq",
    "/concepts/cancelability",
    "/apps/features/payments",
    "/support/how-to",
  ],
  [
    "try a schedule before creating the stream",
    "/apps/features/vesting",
    "/concepts/lockup/stream-shapes",
  ],
  ["vote with tokens that are still vesting", "/guides/snapshot-voting"],
  ["do I need to stay connected while tokens stream", "/support/faq"],
  [
    "do I pay a fee when I claim",
    "/concepts/fees",
    "/apps/features/airdrops",
    "/support/faq",
    "/concepts/merkle-airdrops",
  ],
];

const CHAIN_IDS = { mainnet: 1, optimism: 10, polygon: 137, base: 8453, arbitrum: 42161 } as const;

interface Release {
  readonly deployments: readonly {
    readonly chainId: number;
    readonly contracts: readonly { readonly name: string; readonly address: string }[];
  }[];
}

/**
 * Address of a contract as the data package has it.
 *
 * @throws Error naming the deployment that the package does not have
 */
function addressOf(
  protocol: keyof typeof releases,
  version: string,
  chain: keyof typeof CHAIN_IDS,
  contract: string,
): string {
  const release: Release | undefined = Object.entries(releases[protocol] as object).find(
    ([name]) => name === version,
  )?.[1] as Release | undefined;
  const address = release?.deployments
    .find(({ chainId }) => chainId === CHAIN_IDS[chain])
    ?.contracts.find(({ name }) => name === contract)?.address;
  if (address === undefined) {
    throw new Error(`The data package has no ${contract} ${protocol} ${version} on ${chain}.`);
  }
  return address;
}

const shortened = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;

const addresses: readonly Entry[] = [
  [addressOf("lockup", "v2.0", "base", "SablierLockup"), "/guides/lockup/deployments#chain-base"],
  [
    addressOf("flow", "v1.1", "arbitrum", "SablierFlow").toLowerCase(),
    "/guides/flow/deployments#chain-arbitrum",
  ],
  [
    shortened(addressOf("airdrops", "v1.3", "mainnet", "SablierMerkleFactory")),
    "/guides/airdrops/deployments#chain-mainnet",
  ],
  [
    addressOf("lockup", "v2.0", "optimism", "SablierBatchLockup").slice(0, 9),
    "/guides/lockup/deployments#chain-optimism",
  ],
  [
    addressOf("flow", "v1.0", "polygon", "SablierFlow"),
    "/guides/flow/previous-deployments/v1.0#chain-polygon",
  ],
  [
    addressOf("lockup", "v3.0", "mainnet", "SablierLockup").toUpperCase().replace("0X", "0x"),
    "/deployments/lockup/v3.0",
  ],
  [toFunctionSelector("withdrawMax(uint256,address)"), LOCKUP_BASE, FLOW_CONTRACT],
  [toFunctionSelector("adjustRatePerSecond(uint256,uint128)"), FLOW_CONTRACT],
  [
    toFunctionSelector("SablierLockupBase_WithdrawAmountZero(uint256)"),
    LOCKUP_ERRORS,
    "/reference/errors",
  ],
  [
    toFunctionSelector("CallerNotAdmin(address,address)").slice(0, 8),
    LOCKUP_ERRORS,
    `${FLOW}/libraries/library.Errors`,
    `${AIRDROPS}/libraries/library.Errors`,
    "/reference/errors",
  ],
  [
    toEventSelector("VoidFlowStream(uint256,address,address,address,uint256,uint256)"),
    FLOW_CONTRACT,
  ],
  [toEventSelector("RenounceLockupStream(uint256)"), LOCKUP_BASE],
  [
    "8453",
    "/concepts/chains",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
    "/deployments/lockup/v4.0",
    "/deployments/flow/v3.0",
  ],
  [
    "11155111",
    "/concepts/chains",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
    "/deployments/lockup/v4.0",
    "/deployments/flow/v3.0",
  ],
  ["lockup address on arbitrum", "/guides/lockup/deployments"],
  ["flow contract on polygon", "/guides/flow/deployments"],
  ["merkle factory address base", "/guides/airdrops/deployments"],
  [
    "chain id of scroll",
    "/concepts/chains",
    "/guides/lockup/deployments",
    "/guides/flow/deployments",
    "/guides/airdrops/deployments",
  ],
  ["lockup v1.2 address ethereum", "/guides/lockup/previous-deployments/v1.2"],
  ["legacy contract address", "/guides/legacy/deployments"],
  ["flow v1.0 addresses", "/guides/flow/previous-deployments/v1.0"],
  ["lockup v3.0 addresses", "/deployments/lockup/v3.0"],
  ["batch lockup berachain", "/guides/lockup/deployments"],
  ["gnosis chain lockup address", "/guides/lockup/deployments"],
];

const ENTRIES: Readonly<Record<QueryKind, readonly Entry[]>> = {
  identifier: identifiers,
  prefix: prefixes,
  "three letters": threeLetters,
  typo: [...typos, ...moreTypos],
  "developer question": [...developerQuestions, ...moreDeveloperQuestions],
  "app-user question": [...appQuestions, ...moreAppQuestions],
  address: addresses,
  chain: chainQuestions,
  error: errorQueries,
  task: taskQueries,
  comparison: comparisonQueries,
};

/** The page with the addresses of a release, with its protocol. */
const ADDRESS_PAGES = RELEASES.map(({ ref, addressPage }) => {
  const release = parseReleaseRef(ref);
  return { protocol: release.protocol, path: addressPage ?? addressPagePath(release) };
});

/**
 * The pages about the same thing in the other releases: where their switch leads, and those with the
 * addresses of the same protocol.
 */
function counterpartsOf(page: string): readonly string[] {
  const [path = ""] = page.split("#");
  const protocols = ADDRESS_PAGES.flatMap((one) => (one.path === path ? [one.protocol] : []));
  if (protocols.length > 0) {
    return ADDRESS_PAGES.flatMap((one) => (protocols.includes(one.protocol) ? [one.path] : []));
  }
  return TOPICS.flatMap(({ pages }) => {
    const releases = entriesOf(pages).map(([, routes]) => routes);
    const isHere = releases.some((routes) => routes.includes(path));
    return isHere ? releases.map(([first]) => first) : [];
  });
}

/** The pages of an entry, with their counterparts in other releases where the query names none. */
const answersOf = (query: string, pages: readonly string[]): readonly string[] =>
  /\bv\d/u.test(query) ? pages : [...new Set([...pages, ...pages.flatMap(counterpartsOf)])];

const all = QUERY_KINDS.map((kind) =>
  ENTRIES[kind].map(([query, ...pages]): EvaluationQuery => ({
    kind,
    query,
    pages: answersOf(query, pages),
  })),
);

const unseen = ([kind, query, ...pages]: UnseenQuery): EvaluationQuery => ({
  kind,
  query,
  pages: answersOf(query, pages),
});

/** Every other query of each kind: weights may be tuned on these. */
export const TUNE_QUERIES: readonly EvaluationQuery[] = [
  ...all.flatMap((list) => list.filter((_, index) => index % 2 === 0)),
  ...UNSEEN_TUNE_QUERIES.map(unseen),
];

/** The rest: never looked at while tuning. */
export const TEST_QUERIES: readonly EvaluationQuery[] = [
  ...all.flatMap((list) => list.filter((_, index) => index % 2 === 1)),
  ...UNSEEN_TEST_QUERIES.map(unseen),
];
