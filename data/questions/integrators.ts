import type { SectionQuestions } from "./types";

/** What those who build ask on the way: set-up, single steps of a guide, failures, and what an API answers. */
export const INTEGRATOR_QUESTIONS: SectionQuestions = {
  // Set-up
  "/guides/lockup/v4.0/environment#install-the-packages": [
    "which dependencies does a v4 project need",
    "add the newest lockup contracts to my package.json",
  ],
  "/guides/lockup/v4.0/environment#map-the-imports": [
    "remappings for @sablier and openzeppelin",
    "solidity import not found, file import callback",
  ],
  "/guides/lockup/v4.0/environment#set-the-compiler": [
    "compiler settings for v4 contracts",
    "stack too deep with the newest lockup",
  ],
  "/guides/lockup/v4.0/environment#run-a-fork-test": [
    "fork a chain in a test with the newest lockup",
    "vm.createSelectFork with SablierLockup v4",
  ],
  "/guides/lockup/examples/local-environment#install-lockup-npm-packages": [
    "npm or bun command for lockup v2",
    "which version of the contracts package do I pin",
  ],
  "/guides/lockup/examples/local-environment#map-the-imports": [
    "remappings.txt for lockup",
    "source file not found when importing sablier in solidity",
  ],
  "/guides/lockup/examples/local-environment#deploy-it": [
    "forge create or forge script for my own contract",
    "deploy my stream creator to a testnet",
  ],
  "/guides/flow/examples/local-environment": [
    "foundry project that imports flow",
    "set up a repository for payment streams",
  ],
  "/guides/flow/examples/local-environment#set-the-compiler": [
    "compiler settings for flow",
    "evm target and solc for payment streams",
  ],
  "/guides/airdrops/examples/local-environment": [
    "foundry project that imports the airdrop contracts",
    "set up a repository for campaigns",
  ],
  "/guides/airdrops/examples/local-environment#set-the-compiler": [
    "compiler settings for campaigns",
    "evm target and solc for the merkle factory",
  ],
  // Steps of the guides for v4.0
  "/guides/lockup/v4.0/linear#funding": [
    "allowance before createWithDurationsLL",
    "ERC20InsufficientAllowance on create",
  ],
  "/guides/lockup/v4.0/linear#unlocks": [
    "unlock amounts at the start and at the cliff",
    "part at once and the rest over time, in code",
  ],
  "/guides/lockup/v4.0/dynamic#segments": [
    "how do I fill in amount, exponent and duration of a segment",
    "segment array in solidity",
  ],
  "/guides/lockup/v4.0/tranched#tranches": [
    "how do I fill in amount and duration of a tranche",
    "tranche array in solidity",
  ],
  "/guides/lockup/v4.0/tranched#granularity": [
    "equal steps without tranches",
    "tranches or granularity for monthly unlocks",
  ],
  "/guides/lockup/v4.0/price-gated#params": [
    "target price, oracle and end time of a price gated stream",
    "createWithTimestampsLPG parameters",
  ],
  "/guides/lockup/v4.0/price-gated#feed-failures": [
    "price feed reverts or is stale, what happens to the tokens",
    "oracle stops working",
  ],
  "/guides/lockup/v4.0/batch#size": [
    "how many streams fit into one transaction",
    "block gas limit and size of a batch",
  ],
  "/guides/lockup/v4.0/cancel#treasury": [
    "treasury contract that is the sender of streams",
    "my contract must be able to cancel later",
  ],
  "/guides/lockup/v4.0/transfer#approval": [
    "approve another address for a stream NFT",
    "operator that acts for the recipient",
  ],
  "/guides/lockup/v4.0/hooks#get-on-the-allowlist": [
    "who allows my contract to get hooks",
    "allowToHook request, whitelist a recipient contract",
  ],
  "/guides/lockup/v4.0/hooks#guard-the-hooks": [
    "any address can call my hook, fake payments",
    "onlyLockup modifier of a recipient contract",
  ],
  "/guides/lockup/v4.0/gas#batches": [
    "gas of a batch of streams in v4",
    "is a batch cheaper than single creations",
  ],
  // Moves between releases
  "/guides/lockup/v4.0/from-v3.0#granularity": [
    "new argument of createWithDurationsLL",
    "granularity in the create call, what do I pass to keep the old behavior",
  ],
  "/guides/lockup/v4.0/from-v3.0#model": [
    "new member of the Model enum",
    "price gated model in an enum of my client",
  ],
  "/guides/lockup/v3.0/from-v2.0#withdraw": [
    "withdrawals became payable",
    "withdraw needs msg.value since October 2025",
  ],
  "/guides/lockup/v3.0/from-v2.0#cancel-multiple": [
    "batch cancel no longer reverts as a whole",
    "return values of cancel in v3",
  ],
  "/guides/lockup/v3.0/from-v2.0#errors": [
    "errors were renamed after v2.0",
    "SablierLockupBase errors became SablierLockup errors",
  ],
  "/reference/lockup/v3.0/differences#from-v2-0": [
    "broker, MAX_COUNT and admin removed",
    "functions that v3.0 dropped or added",
  ],
  "/reference/comptroller/v1.0#differences": [
    "what did the second comptroller release add",
    "attestor functions, old and new comptroller",
  ],
  // Comptroller
  "/reference/comptroller/overview#traps": [
    "minimum fee is zero when the feed is old or fails",
    "stale price feed of the comptroller, what surprises with fees",
  ],
  "/reference/comptroller/overview#protocols": [
    "which contracts ask the comptroller for a fee",
    "fee of lockup, flow and airdrops by one contract",
  ],
  // Guides for v2.0
  "/guides/lockup/examples/create-stream/lockup-linear#params": [
    "fields of CreateWithDurations, broker and unlock amounts",
    "linear stream parameters explained",
  ],
  "/guides/lockup/examples/create-stream/lockup-dynamic#write-the-segments": [
    "UD2x18 exponent of a segment in code",
    "segments with durations in solidity",
  ],
  "/guides/lockup/examples/create-stream/lockup-tranched#write-the-tranches": [
    "tranches with durations in solidity",
    "last tranche takes the remainder",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-linear#funding": [
    "approve SablierBatchLockup",
    "who must have the allowance for a batch of v2 streams",
  ],
  "/guides/lockup/examples/stream-management/setup#test-on-a-fork": [
    "fork test of a stream manager",
    "test withdraw and cancel against deployed lockup",
  ],
  "/guides/lockup/examples/stream-management/withdraw": [
    "withdraw, withdrawMax and withdrawMultiple in solidity",
    "pay out a stream from a contract",
  ],
  "/guides/lockup/examples/stream-management/transfer#let-the-manager-act-for-the-recipient": [
    "approve a contract or safe so that it withdraws on behalf of the recipient",
    "setApprovalForAll for stream NFTs",
  ],
  "/guides/lockup/examples/stream-management/transfer#choose-one-of-three-ways": [
    "transferFrom, safeTransferFrom or withdrawMaxAndTransfer",
    "move a stream NFT to a new owner in code",
  ],
  "/guides/lockup/examples/hooks#announce-the-hooks": [
    "supportsInterface of a hook contract, interface id",
    "ERC-165 answer that lockup wants from a recipient",
  ],
  "/guides/lockup/examples/hooks#react-to-a-cancellation": [
    "senderAmount and recipientAmount in the cancel hook",
    "may the cancel hook revert",
  ],
  "/guides/lockup/examples/vesting-data#the-quantities": [
    "which number of a stream do I subtract from the circulating supply",
    "vested, locked and unlocked tokens by formula",
  ],
  "/guides/lockup/gas-benchmarks#short-answers": [
    "gas of createWithDurationsLL, withdraw and cancel",
    "how much gas does a stream cost",
  ],
  "/guides/lockup/examples/safe-batch#import-and-sign-it": [
    "load a transaction file in safe transaction builder",
    "sign many streams with a multisig at once",
  ],
  // Staking
  "/guides/lockup/examples/staking/stake": [
    "deposit a stream NFT into a staking contract",
    "stake a vesting NFT, code",
  ],
  "/guides/lockup/examples/staking/rewards": [
    "reward per token formula for staked streams",
    "update rewards when the stake shrinks",
  ],
  "/guides/lockup/examples/staking/claim": [
    "claim staking rewards of a stream",
    "getReward function for staked NFTs",
  ],
  "/guides/lockup/examples/staking/unstake": [
    "get the stream NFT back out of staking",
    "unstake and withdraw",
  ],
  "/guides/lockup/examples/staking/hooks": [
    "cancel or withdrawal while a stream is staked",
    "hooks of a staking contract",
  ],
  "/guides/lockup/examples/staking/full-code#what-was-designed-out": [
    "bugs of staking contracts for streams",
    "what can go wrong when streams are staked",
  ],
  // Flow and Airdrops
  "/guides/flow/examples/create-stream#arguments": [
    "arguments of create in flow",
    "UD21x18 rate, transferable and token of a payment stream",
  ],
  "/guides/flow/examples/flow-calculate-rps#rounding": [
    "rate per second is cut off, tiny loss per month",
    "salary a little short because of rounding",
  ],
  "/guides/flow/examples/flow-calculate-rps#formula": [
    "rate with 18 decimals for a token with 6",
    "scale an amount per day to a rate per second",
  ],
  "/guides/flow/examples/batchable#withdraw-many": [
    "withdraw from many payment streams in one call",
    "pay all employees in a single transaction",
  ],
  "/guides/flow/examples/batchable#pause-and-withdraw": [
    "pause and pay out together",
    "combine two flow calls, multicall",
  ],
  "/guides/airdrops/examples/create-campaign#parameters": [
    "constructor params of a campaign",
    "expiration, root, CID and flags of createMerkleLL",
  ],
  "/guides/airdrops/examples/create-campaign#tranched": [
    "createMerkleLT, percentages of the tranches",
    "airdrop that unlocks in steps, code",
  ],
  "/guides/airdrops/examples/create-campaign#instant": [
    "createMerkleInstant, code",
    "airdrop without vesting from a contract",
  ],
  "/guides/airdrops/verify-campaign#2-build-the-same-code": [
    "bytecode of a campaign does not match on the explorer",
    "compiler settings to verify a campaign",
  ],
  // Front-ends
  "/guides/frontend/events#past-events": [
    "getLogs of stream events",
    "find past withdrawals without an indexer",
  ],
  "/guides/frontend/indexers#amounts-now": [
    "vested amount at this moment from indexed data",
    "compute the current amount off the chain",
  ],
  // Other guides and reference
  "/guides/custom-deployments#license": [
    "may I deploy or fork the contracts, business source license",
    "is the code open source, GPL or BUSL",
  ],
  "/guides/snapshot-voting#parameters": [
    "strategy json for sablier on snapshot",
    "configure voting power of streams",
  ],
  "/guides/legacy/streams#what-reverts": [
    "stream does not exist, error of the legacy contract",
    "errors of withdrawFromStream and cancelStream",
  ],
  "/guides/legacy/codebase#get-the-abi": [
    "json ABI of the legacy contract",
    "interface of Sablier from 2019",
  ],
  "/reference/overview": ["where are all contract functions", "API docs of the contracts"],
  "/reference/errors#same-name-other-protocol": [
    "same error name with another selector",
    "error selectors differ between lockup and flow",
  ],
  "/reference/errors#other-revert-data": [
    "ERC20 or OpenZeppelin error in a failed call",
    "revert without data or with a plain string",
  ],
  "/reference/lockup/diagrams#storage": [
    "storage slots of lockup v2",
    "how a stream is packed into slots",
  ],
  "/reference/lockup/v4.0/libraries#formulas": [
    "formula of the streamed amount in LockupMath",
    "compute a linear, dynamic or tranched amount like the contract",
  ],
  "/reference/lockup/v4.0/hooks-and-nft#when-hooks-run": [
    "when is onSablierLockupWithdraw called",
    "interface id that supportsInterface must know for hooks",
  ],
  // APIs
  "/api/migration#check": [
    "paste an old query to see what to change",
    "field not found in type query_root",
    "Cannot query field on type Query",
    "type LockupStream or FlowStream has no field asset",
    "type Stream has no field subgraphId, depositAmount or contract",
    "GraphQL error about a field of a type that does not exist",
  ],
  "/api/migration#new": ["what did the merged indexer bring", "new entities since April 2026"],
  "/api/airdrops/merkle-api/functionality": [
    "routes of the merkle backend",
    "status codes and error messages of the merkle service",
  ],
  "/api/airdrops/merkle-api/functionality#csv": [
    "which csv does the merkle service accept",
    "header, amounts and addresses of an airdrop list",
  ],
  "/api/airdrops/merkle-api/functionality#all-failures-at-a-glance": [
    "merkle service returns an error, 400 or 401",
    "bad authentication process provided",
  ],
  "/api/airdrops/merkle-api/functionality#since-2026": [
    "merkle service before and after April 2026",
    "is the old warp server gone",
  ],
  "/api/airdrops/merkle-api/examples#build-the-list": [
    "csv to merkle tree in javascript",
    "StandardMerkleTree of OpenZeppelin for a campaign",
  ],
  "/api/airdrops/merkle-api/examples#check-if-a-user-claimed": [
    "read hasClaimed from a script",
    "has an index claimed on chain",
  ],
  "/api/airdrops/merkle-api/overview#the-tree": [
    "how is a leaf hashed, double keccak",
    "leaf of index, recipient and amount",
  ],
  "/api/airdrops/envio/queries#daily-claims": ["claims per day", "chart of an airdrop over time"],
  "/api/airdrops/the-graph/entities": [
    "schema of campaigns, claims and factories",
    "fields of a Campaign row",
  ],
  "/api/lockup/the-graph/structure": [
    "fields of a stream row and what they mean",
    "who is who in a LockupStream",
  ],
  "/api/lockup/the-graph/structure#stream-roles": [
    "sender, recipient, funder and proxender of a stream",
    "why is the sender a proxy in the data",
  ],
  "/api/flow/the-graph/structure": [
    "fields of a FlowStream row",
    "rate, debt and balance columns of the indexer",
  ],
  "/api/lockup/the-graph/entities": [
    "schema of vesting streams, list of entities",
    "LockupStream, LockupAction and Batch types",
  ],
  "/api/flow/the-graph/entities": [
    "schema of payment streams, list of entities",
    "FlowStream and FlowAction types",
  ],
  "/api/lockup/envio/similarities": [
    "fields that only one indexer has for vesting",
    "can one query run on both indexers",
  ],
  "/api/flow/envio/similarities": [
    "fields that only one indexer has for payments",
    "same flow query on envio and the graph",
  ],
  "/api/airdrops/envio/similarities": [
    "fields that only one indexer has for campaigns",
    "same airdrop query on envio and the graph",
  ],
  "/api/lockup/envio/queries#wallet": [
    "everything a wallet gets, vesting and payments",
    "incoming streams of one recipient on all chains",
  ],
  "/api/lockup/the-graph/queries#when-an-answer-is-not-what-you-expect": [
    "subgraph answers with an error or an empty list",
    "bad indexers, auth error, store error of the gateway",
  ],
  "/api/lockup/envio/queries#when-an-answer-is-not-what-you-expect": [
    "envio returns nothing or an error",
    "unexpected field or variable in a hasura query",
  ],
  "/api/lockup/previous-endpoints": [
    "old subgraph urls of lockup",
    "deprecated endpoint of vesting, what replaces it",
  ],
  "/api/flow/previous-endpoints": [
    "old subgraph urls of flow",
    "deprecated endpoint of payments, what replaces it",
  ],
  "/api/airdrops/previous-endpoints": [
    "old subgraph urls of merkle campaigns",
    "deprecated endpoint of airdrops, what replaces it",
  ],
  // Addresses
  "/guides/lockup/deployments": [
    "contract addresses of lockup v2.0",
    "where is SablierLockup deployed",
  ],
  "/guides/flow/deployments": ["contract addresses of flow v1.1", "where is SablierFlow deployed"],
  "/guides/airdrops/deployments": [
    "contract addresses of airdrops v1.3",
    "where is SablierMerkleFactory deployed",
  ],
  "/deployments#releases-lockup": [
    "when was a release of lockup published, month",
    "list of lockup releases",
  ],
  "/guides/lockup/previous-deployments/v1.0#what-the-proxy-contracts-are-for": [
    "PRBProxy, proxy target and plugin of the first lockup",
    "my stream was created through a proxy",
  ],
  "/guides/lockup/previous-deployments/v1.2#differences-from-v20": [
    "LockupLinear, LockupDynamic and LockupTranched as three contracts",
    "behavior of LL3, LD3 and LT3 streams",
  ],
  "/guides/lockup/previous-deployments/v1.1#differences-from-v10-and-v20": [
    "behavior of LL2 and LD2 streams",
    "renounce, burn and transfer in the second lockup release",
  ],
  "/guides/flow/previous-deployments/v1.0#differences-from-v11": [
    "behavior of FL streams",
    "protocol fee and batch errors of the first flow",
  ],
};
