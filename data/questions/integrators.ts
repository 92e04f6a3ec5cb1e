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
    "pay out the old owner and transfer the stream in one transaction",
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
    "an old query beside the new one",
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
  "/guides/lockup/overview#choose-a-task": [
    "list of developer guides for v2.0",
    "where do I begin with the 2025 contracts",
  ],
  "/guides/lockup/overview#how-a-call-travels": [
    "does my contract need the tokens itself",
    "flow of tokens when a contract creates a stream",
  ],
  "/guides/lockup/overview#contracts-in-a-deployment": [
    "which contracts does Lockup v2.0 consist of",
    "contract for batches and contract for NFT pictures",
  ],
  "/guides/lockup/overview#releases": [
    "history of Lockup versions with links",
    "which Lockup versions have guides",
  ],
  "/guides/lockup/deployments#chains-that-are-no-longer-listed": [
    "Lockup on IoTeX, Taiko Hekla or Monad testnet",
    "address on a dropped test network",
  ],
  "/guides/lockup/gas-benchmarks#calculate-a-fee": [
    "convert Lockup v2.0 gas to dollars",
    "price of a vesting transaction",
  ],
  "/guides/lockup/gas-benchmarks#how-cost-grows-with-the-schedule": [
    "gas by number of tranches in v2.0",
    "cost of a hundred unlock dates",
  ],
  "/guides/lockup/gas-benchmarks#all-figures": [
    "gas table of Lockup v2.0",
    "gas of createWithDurationsLT",
  ],
  "/guides/lockup/gas-benchmarks#what-the-figures-leave-out": [
    "why is my transaction more expensive than the benchmark",
    "calldata and cold storage on top of the figures",
  ],
  "/guides/lockup/etherscan#the-example": [
    "sample values for creating with the explorer in v2.0",
    "one-year vesting with a start unlock by hand",
  ],
  "/guides/lockup/etherscan#step-1-go-to-token-page": [
    "how do I approve a token by hand",
    "write as proxy of a token",
  ],
  "/guides/lockup/etherscan#total-amount": [
    "how many zeros do I add to the amount",
    "amount with 18 decimals on Etherscan",
  ],
  "/guides/lockup/etherscan#input-formats": [
    "how to enter a tuple or an array on the explorer",
    "quotes and brackets in the write form",
  ],
  "/guides/lockup/etherscan#with-durations-instead-of-dates": [
    "create on the explorer that starts immediately",
    "durations tuple in seconds",
  ],
  "/guides/lockup/etherscan#as-a-batch": [
    "several streams by hand on a block explorer",
    "batch tuple in the explorer form",
  ],
  "/guides/lockup/etherscan#other-calls": [
    "cancel, renounce or transfer by hand in v2.0",
    "call cancel without the app",
  ],
  "/guides/lockup/etherscan#errors": [
    "approve fails for USDT",
    "explorer says estimate gas failed in v2.0",
  ],
  "/guides/lockup/examples/local-environment#errors": [
    "forge cannot find @sablier/lockup",
    "compile error after installing Lockup v2.0",
  ],
  "/guides/lockup/examples/create-stream/lockup-linear#what-it-streams": [
    "curve of a linear stream with a four week cliff",
    "how much is available in week ten",
  ],
  "/guides/lockup/examples/create-stream/lockup-dynamic#what-it-streams": [
    "curve of the dynamic sample",
    "how much does the two-segment sample release",
  ],
  "/guides/lockup/examples/create-stream/lockup-dynamic#use-dates-instead-of-durations": [
    "dynamic stream with fixed end times in v2.0",
    "createWithTimestampsLD in Solidity",
  ],
  "/guides/lockup/examples/create-stream/lockup-tranched#what-it-unlocks": [
    "staircase of the tranched sample",
    "quarterly unlock example in figures",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-linear#what-it-creates": [
    "result of a batch of two linear streams",
    "are the streams of a batch independent",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic#write-the-items": [
    "struct of a dynamic batch item",
    "order of fields of createWithTimestampsLD in a batch",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic#what-it-creates": [
    "two curves from one call",
    "result of a dynamic batch",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic#size": [
    "most dynamic streams in one batch",
    "gas of a batch with segments",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic#errors": [
    "dynamic batch reverts",
    "wrong sum of segments in one item",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-tranched#write-the-items": [
    "struct of a tranched batch item",
    "order of fields of createWithTimestampsLT in a batch",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-tranched#what-it-creates": [
    "two staircases from one call",
    "result of a tranched batch",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-tranched#size": [
    "most tranched streams in one batch",
    "gas of a batch with tranches",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-tranched#errors": [
    "tranched batch reverts",
    "does one bad entry undo the whole batch",
  ],
  "/guides/lockup/examples/stream-management/setup#open-a-stream-as-its-sender": [
    "contract opens streams and stays their sender",
    "pull tokens from a treasury and create",
  ],
  "/guides/lockup/examples/stream-management/setup#ask-before-you-act": [
    "check my role before a call",
    "which role does my contract have in a stream",
  ],
  "/guides/lockup/examples/stream-management/setup#run-the-scripts": [
    "run the TypeScript samples of stream management",
    "which values do I set in the script",
  ],
  "/guides/lockup/examples/stream-management/setup#if-something-fails": [
    "stream management script reverts",
    "SablierLockupBase_Unauthorized in my manager",
  ],
  "/guides/lockup/examples/stream-management/withdraw#in-numbers": [
    "withdrawal example with a thousand tokens",
    "withdraw one unit too much",
  ],
  "/guides/lockup/examples/stream-management/withdraw#limits": [
    "tokens stuck in my contract after a withdrawal",
    "can strangers push payments into my contract",
  ],
  "/guides/lockup/examples/stream-management/cancel#cancel-one-stream": [
    "cancel a v2.0 stream in Solidity",
    "guard the cancel function of a manager",
  ],
  "/guides/lockup/examples/stream-management/cancel#in-numbers": [
    "cancel on day fifty, who keeps what",
    "split between both sides in an example",
  ],
  "/guides/lockup/examples/stream-management/renounce#what-changes": [
    "state after renounce in v2.0",
    "refundable amount after giving up cancel",
  ],
  "/guides/lockup/examples/stream-management/renounce#what-fails-and-how": [
    "errors of renounce in v2.0",
    "renounce a stream twice",
  ],
  "/guides/lockup/examples/stream-management/transfer#pay-out-and-transfer": [
    "withdrawMaxAndTransfer example",
    "split between the old and the new owner on day fifty",
  ],
  "/guides/lockup/examples/stream-management/transfer#what-a-transfer-changes": [
    "getRecipient after a sale",
    "does an approval survive the transfer of a stream",
  ],
  "/guides/lockup/examples/stream-management/transfer#errors": [
    "NotTransferable in v2.0",
    "handing over a stream reverts",
  ],
  "/guides/lockup/examples/safe-batch#make-the-file": [
    "JSON file for the Safe transaction builder",
    "generate a multisig transaction for vesting",
  ],
  "/guides/lockup/examples/safe-batch#how-the-streams-behave": [
    "is the Safe the sender of the streams",
    "who can cancel streams made by a Safe",
  ],
  "/guides/lockup/examples/safe-batch#errors": [
    "Safe transaction builder fails",
    "simulation of a multisig batch reverts",
  ],
  "/guides/lockup/examples/hooks#does-your-hook-run": [
    "is the recipient or the sender called",
    "conditions for a callback in v2.0",
  ],
  "/guides/lockup/examples/hooks#take-a-stream": [
    "vault that accepts a stream NFT",
    "deposit a stream into my contract",
  ],
  "/guides/lockup/examples/hooks#withdraw-yourself": [
    "no hook when the recipient itself withdraws",
    "collect from my own stream in a vault",
  ],
  "/guides/lockup/examples/hooks#variant-payments-only-through-you": [
    "forbid others to trigger a withdrawal",
    "let the withdraw hook revert",
  ],
  "/guides/lockup/examples/hooks#errors": [
    "wrong selector returned in v2.0",
    "hook of the vault fails",
  ],
  "/guides/lockup/examples/vesting-data#cancel-after-the-first-withdrawal": [
    "end a stream as soon as the recipient takes something",
    "auto cancel on the first payout",
  ],
  "/guides/lockup/examples/vesting-data#errors": [
    "getter reverts for an unknown id",
    "NotExpectedModel when reading a schedule",
  ],
  "/guides/lockup/examples/staking/setup#rules-of-this-contract": [
    "assumptions of the staking sample",
    "how many streams can an account stake",
  ],
  "/guides/lockup/examples/staking/setup#imports-and-state": [
    "storage variables of the staking sample",
    "why store the principal instead of asking Lockup",
  ],
  "/guides/lockup/examples/staking/setup#start-a-reward-period": [
    "admin funds the staking rewards",
    "reward rate for a week",
  ],
  "/guides/lockup/examples/staking/setup#errors": [
    "startStakingPeriod reverts",
    "PeriodActive or ZeroDuration",
  ],
  "/guides/lockup/examples/staking/full-code#find-a-function": [
    "whole source of the staking contract",
    "where is stake, claim and unstake",
  ],
  "/guides/lockup/examples/staking/full-code#the-example-in-numbers": [
    "staking rewards of two stakers in figures",
    "how rewards are shared between A and B",
  ],
  "/guides/lockup/examples/staking/hooks#guard-both-hooks": [
    "strangers lower my stake through a hook",
    "onlyLockup in the staking sample",
  ],
  "/guides/lockup/examples/staking/hooks#cancel-hook": [
    "sender cancels a staked stream",
    "stake after a refund",
  ],
  "/guides/lockup/examples/staking/hooks#withdraw-hook": [
    "somebody withdraws from a staked stream",
    "where do withdrawn tokens of a staked NFT go",
  ],
  "/guides/lockup/examples/staking/hooks#book-first-then-shrink": [
    "why must rewards be booked before a smaller stake",
    "order of accounting in staking",
  ],
  "/guides/lockup/examples/staking/hooks#announce-the-hooks": [
    "supportsInterface of a recipient contract",
    "interface id for the allowlist",
  ],
  "/guides/lockup/examples/staking/hooks#what-fails": [
    "NotLockup or UnknownStream",
    "errors of the staking hooks",
  ],
  "/guides/lockup/examples/staking/stake#the-amount-that-counts": [
    "how large is my stake, deposited minus withdrawn",
    "principal of a staked stream",
  ],
  "/guides/lockup/examples/staking/stake#after-the-call": [
    "owner of the NFT after stake, principalOf and stakerOf",
    "state after staking",
  ],
  "/guides/lockup/examples/staking/stake#checklist-for-a-user": [
    "is it safe to stake my vesting stream",
    "trust in a staking contract",
  ],
  "/guides/lockup/examples/staking/stake#what-fails": [
    "staking my NFT reverts",
    "AlreadyStaking or NotAllowlisted",
  ],
  "/guides/lockup/examples/staking/rewards#try-it": [
    "example of staking rewards in numbers",
    "three stakers share the rewards of an hour",
  ],
  "/guides/lockup/examples/staking/rewards#two-mistakes-that-cost-users-money": [
    "bugs in reward accounting",
    "rewards are lost at the end of the period",
  ],
  "/guides/lockup/examples/staking/rewards#how-exact-is-it": [
    "rounding of staking rewards",
    "reward dust that stays in the contract",
  ],
  "/guides/lockup/examples/staking/unstake#before-and-after": [
    "state after unstaking",
    "what do I get back when I unstake",
  ],
  "/guides/lockup/examples/staking/unstake#afterwards": [
    "what can I do after I took my NFT out of staking",
    "rewards that remain after unstaking",
  ],
  "/guides/lockup/examples/staking/unstake#what-fails": [
    "unstake reverts, not the staker",
    "unstake a canceled or depleted stream",
  ],
  "/guides/flow/overview#choose-a-task": [
    "list of developer guides for payment streams",
    "tasks for Flow integrators",
  ],
  "/guides/flow/overview#two-numbers-to-keep-apart": [
    "difference between debt and balance",
    "can a recipient take out the whole debt",
  ],
  "/guides/flow/overview#contracts-in-a-deployment": [
    "which contracts does Flow consist of",
    "contract that holds salaries",
  ],
  "/guides/flow/overview#releases": ["history of Flow versions", "which version of Flow is newest"],
  "/guides/flow/deployments#check-an-address-before-you-send-tokens": [
    "is this SablierFlow contract real",
    "verify a payment contract before depositing",
  ],
  "/guides/flow/deployments#use-these-addresses-from-a-script": [
    "Flow addresses as JSON",
    "import Flow address and ABI in code",
  ],
  "/guides/flow/deployments#how-the-addresses-came-about": [
    "commit and salt of the Flow deployment",
    "deterministic address of Flow",
  ],
  "/guides/flow/deployments#compiler-settings": [
    "verify Flow v1.1 source, optimizer runs",
    "solc version of Flow",
  ],
  "/guides/flow/deployments#chains-that-are-no-longer-listed": [
    "Flow on IoTeX or Taiko Hekla",
    "removed Flow networks",
  ],
  "/guides/flow/deployments#versions": [
    "Flow release dates and tags",
    "npm version of each Flow release",
  ],
  "/guides/flow/gas-benchmarks#all-figures": [
    "gas table of Flow",
    "gas of adjustRatePerSecond, void or restart",
  ],
  "/guides/flow/gas-benchmarks#what-the-figures-leave-out": [
    "transaction overhead of Flow calls",
    "my Flow transaction uses more gas than listed",
  ],
  "/guides/flow/examples/local-environment#create-the-project": [
    "forge init for Flow",
    "start a new repository for payments",
  ],
  "/guides/flow/examples/local-environment#map-the-imports": [
    "remappings.txt for Flow",
    "@prb/math import not resolved",
  ],
  "/guides/flow/examples/local-environment#write-a-contract": [
    "first contract that calls SablierFlow",
    "minimal Flow integration in Solidity",
  ],
  "/guides/flow/examples/local-environment#errors": [
    "Source @sablier/flow not found",
    "wrong argument count of the Flow constructor",
  ],
  "/guides/flow/examples/flow-calculate-rps#numbers": [
    "rate for 1,000 USDC in 30 days",
    "sample values of ratePerSecond",
  ],
  "/guides/airdrops/overview#choose-a-task": [
    "list of developer guides for airdrops",
    "tasks for airdrop integrators",
  ],
  "/guides/airdrops/overview#contracts-in-a-deployment": [
    "which contracts do airdrops consist of",
    "does each campaign have a contract of its own",
  ],
  "/guides/airdrops/overview#releases": [
    "history of Airdrops versions",
    "which version of the Merkle contracts is newest",
  ],
  "/guides/airdrops/deployments#check-an-address-before-you-fund-a-campaign": [
    "is this factory real",
    "verify a campaign address before sending tokens",
  ],
  "/guides/airdrops/deployments#use-these-addresses-from-a-script": [
    "factory addresses as JSON",
    "import factory address and ABI in code",
  ],
  "/guides/airdrops/deployments#how-the-addresses-came-about": [
    "commit and salt of the factory deployment",
    "deterministic address of the factory",
  ],
  "/guides/airdrops/deployments#compiler-settings": [
    "verify Airdrops v1.3 source",
    "solc version of the factory",
  ],
  "/guides/airdrops/deployments#versions": [
    "Airdrops release dates and tags",
    "npm version of each Airdrops release",
  ],
  "/guides/airdrops/examples/local-environment#create-the-project": [
    "forge init for airdrops",
    "start a new repository for a campaign",
  ],
  "/guides/airdrops/examples/local-environment#install-airdrops-npm-packages": [
    "npm install @sablier/airdrops",
    "which OpenZeppelin version fits airdrops",
  ],
  "/guides/airdrops/examples/local-environment#map-the-imports": [
    "remappings.txt for airdrops",
    "imports of the Merkle contracts not found",
  ],
  "/guides/airdrops/examples/local-environment#test-it-without-a-network": [
    "unit test of a campaign with two recipients",
    "build a small Merkle tree in a Foundry test",
  ],
  "/guides/airdrops/examples/local-environment#errors": [
    "compiling @sablier/airdrops fails",
    "Lockup import missing in an airdrop project",
  ],
  "/guides/airdrops/verify-campaign#what-you-need": [
    "data I need to verify a campaign contract",
    "constructor arguments of a campaign",
  ],
  "/guides/airdrops/verify-campaign#find-the-creator": [
    "who deployed this campaign",
    "creator of an airdrop contract",
  ],
  "/guides/airdrops/verify-campaign#4-check-what-you-see": [
    "read the root, fee and expiration on the explorer",
    "is the campaign contract genuine",
  ],
  "/guides/airdrops/verify-campaign#when-it-fails": [
    "source verification of a campaign fails",
    "deprecated V1 endpoint of Etherscan",
  ],
  "/guides/frontend/ethers#releases": [
    "use another release with ethers",
    "change ABI and address to v4.0 in JavaScript",
  ],
  "/guides/custom-deployments#prepare": [
    "tools I need before I deploy the contracts",
    "RPC, explorer key and funds for a deployment",
  ],
  "/guides/custom-deployments#which-addresses-you-get": [
    "will my deployment have the official address",
    "salt with chain id and version",
  ],
  "/guides/custom-deployments#check-the-deployment": [
    "test my own deployment after it is done",
    "expected values of admin and nextStreamId",
  ],
  "/guides/snapshot-voting#compare-them-on-a-stream": [
    "example of votes under each policy",
    "how many votes does a half-vested stream give",
  ],
  "/guides/snapshot-voting#limits": [
    "do payment streams or unclaimed airdrops count as votes",
    "accuracy of voting scores",
  ],
  "/guides/snapshot-voting#legacy-streams": [
    "votes from streams of 2020",
    "snapshot strategy for old deposits",
  ],
};
