// cspell:ignore typechain

import type { SectionQuestions } from "./types";

/** What programmers ask that the guides answer. */
export const GUIDE_QUESTIONS: SectionQuestions = {
  "/guides/lockup/overview": [
    "integrate vesting into my contract, where do I begin",
    "getting started with Lockup for developers",
    "build on top of vesting streams",
  ],
  "/guides/lockup/overview#find-the-function": [
    "which function do I call to create, withdraw or cancel",
    "list of things a contract can do with a stream",
  ],
  "/guides/lockup/overview#install-the-documented-version": [
    "npm package with the solidity interfaces of lockup",
    "install sablier lockup with bun, yarn or forge",
  ],
  "/guides/lockup/examples/local-environment": [
    "set up a foundry or hardhat project",
    "which compiler version, remappings, dependencies",
    "clone a template and compile",
  ],
  "/guides/lockup/examples/local-environment#set-the-compiler": [
    "which solc version and evm version do I need",
    "stack too deep, via-ir",
  ],
  "/guides/lockup/examples/local-environment#run-a-fork-test": [
    "test against a fork of mainnet",
    "integration test with the deployed contract",
  ],
  "/guides/lockup/examples/create-stream/lockup-linear": [
    "create a linear vesting stream in solidity or typescript",
    "call createWithDurationsLL, sample code",
    "solidity example of vesting with a fixed length",
  ],
  "/guides/lockup/examples/create-stream/lockup-linear#funding": [
    "approve the ERC-20 before creating, allowance",
    "transferFrom fails when I create a stream",
  ],
  "/guides/lockup/examples/create-stream/lockup-linear#unlocks": [
    "cliff and start unlock in code",
    "stream with a cliff from a contract",
  ],
  "/guides/lockup/examples/create-stream/lockup-linear#use-dates-instead-of-durations": [
    "start at a fixed date, timestamps instead of durations",
    "schedule a stream for the future",
  ],
  "/guides/lockup/examples/create-stream/lockup-dynamic": [
    "create a stream with a custom curve in solidity",
    "exponential vesting in code",
    "pass segments to the create function",
  ],
  "/guides/lockup/examples/create-stream/lockup-tranched": [
    "create a stream with monthly unlocks in solidity",
    "vesting in steps in code",
    "pass tranches to the create function",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-linear": [
    "create many streams in one transaction",
    "bulk vesting with the batch contract",
    "vesting for a whole team from one contract call",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-linear#size": [
    "how many streams fit into one block or transaction",
    "batch runs out of gas",
  ],
  "/guides/lockup/examples/safe-batch": [
    "create vesting streams from a Safe with the transaction builder",
    "json file for a multisig batch",
  ],
  "/guides/lockup/examples/stream-management/setup": [
    "contract that manages streams for its users",
    "which role should my contract have",
  ],
  "/guides/lockup/examples/stream-management/withdraw#pay-the-recipient": [
    "withdraw in solidity, who may call withdraw",
    "send vested tokens to the owner from my contract",
  ],
  "/guides/lockup/examples/stream-management/withdraw#withdraw-to-another-address": [
    "withdraw to a third party, error when a stranger chooses the address",
    "invalid to address in withdraw",
  ],
  "/guides/lockup/examples/stream-management/withdraw#withdraw-everything": [
    "withdrawMax, take all that is available",
    "difference between withdraw and withdrawMax",
    "sweep the full balance of a stream",
  ],
  "/guides/lockup/examples/stream-management/withdraw#pay-many-recipients-at-once": [
    "withdraw from several streams in one call",
    "withdrawMultiple for a keeper or bot",
  ],
  "/guides/lockup/examples/stream-management/cancel": [
    "cancel a stream from a contract",
    "terminate vesting in solidity, refund to the sender",
    "how does the sender cancel by code",
  ],
  "/guides/lockup/examples/stream-management/cancel#what-fails-and-how": [
    "why does my cancel call revert",
    "stream not cancelable, already settled or unauthorized",
  ],
  "/guides/lockup/examples/stream-management/renounce": [
    "renounce the right to cancel in solidity",
    "check as a recipient that a stream cannot be canceled",
  ],
  "/guides/lockup/examples/stream-management/transfer": [
    "transfer a stream NFT in solidity",
    "withdrawMaxAndTransfer, pay out the old owner and move the stream",
    "change the owner of a stream by code",
  ],
  "/guides/lockup/examples/hooks": [
    "implement a hook contract",
    "react to a withdrawal or a cancel on chain",
  ],
  "/guides/lockup/examples/hooks#get-on-the-allowlist": [
    "apply for hook whitelisting",
    "allowToHook for my contract",
  ],
  "/guides/lockup/examples/staking/setup": [
    "staking contract for stream NFTs with rewards",
    "let users stake vesting tokens",
  ],
  "/guides/lockup/examples/staking/full-code": [
    "complete code of the staking example",
    "source of a staking pool for streams",
  ],
  "/guides/lockup/examples/vesting-data": [
    "read streamed, vested and withdrawable amounts on chain",
    "get the vesting data of a stream in a contract or dashboard",
    "how much is vested, read from another contract",
  ],
  "/guides/lockup/examples/vesting-data#locked-supply-of-a-token": [
    "circulating supply, how many tokens are still locked",
    "total value locked of our token",
  ],
  "/guides/lockup/examples/vesting-data#unlock-dates": [
    "when is the next unlock, calendar of unlocks",
    "upcoming vesting events of a token",
  ],
  "/guides/lockup/etherscan": [
    "use the contract by hand on a block explorer",
    "without the app, write contract tab",
    "interact with the contract without a website",
  ],
  "/guides/lockup/etherscan#withdrawing-from-a-stream": [
    "withdraw from etherscan when the site is down",
    "take out tokens by hand",
  ],
  "/guides/lockup/etherscan#creating-a-stream": [
    "create a stream on etherscan step by step",
    "fill in the fields of the create function",
  ],
  "/guides/lockup/etherscan#find-the-stream-id": [
    "where do I see the id of a stream I created",
    "stream id from a transaction",
  ],
  "/guides/lockup/gas-benchmarks": [
    "how much gas does a stream cost to create, withdraw or cancel",
    "gas usage of Lockup in dollars",
    "transaction cost of vesting functions",
  ],
  "/guides/lockup/gas-benchmarks#batches": [
    "gas per stream in a batch",
    "how many streams until the gas limit",
  ],
  "/guides/lockup/deployments#check-an-address-before-you-send-tokens": [
    "is this contract address really Sablier",
    "fake contract, verify the address",
  ],
  "/guides/lockup/deployments#use-these-addresses-from-a-script": [
    "get contract addresses in code",
    "addresses as json or from npm",
    "import address and ABI in typescript",
  ],
  "/guides/lockup/deployments#compiler-settings": [
    "optimizer runs and evm version of the deployed contracts",
    "which solidity compiler version built Lockup v2.0",
    "reproduce the bytecode",
  ],
  "/guides/lockup/deployments#how-the-addresses-came-about": [
    "why is the address different on each chain",
    "create2 salt of the deployment",
  ],
  "/guides/lockup/deployments#versions": [
    "list of all releases of lockup and what changed",
    "Lockup release dates, when did each version come out",
    "v1.0, v1.1, v1.2, v2.0 differences",
  ],
  "/guides/flow/overview": [
    "integrate payment streams into my contract",
    "getting started with Flow for developers",
    "build payroll on top of Flow",
  ],
  "/guides/flow/overview#find-the-function": [
    "which function pauses, restarts, voids or refunds",
    "overview of calls of a payment stream",
  ],
  "/guides/flow/overview#install-the-documented-version": [
    "npm package of the flow contracts",
    "install sablier flow in foundry",
  ],
  "/guides/flow/examples/create-stream": [
    "create a payment stream in solidity or typescript",
    "open a stream without paying in first",
    "solidity example of an open ended stream",
  ],
  "/guides/flow/examples/create-stream#deposit": [
    "create and fund a payment stream in one call",
    "createAndDeposit",
  ],
  "/guides/flow/examples/flow-calculate-rps": [
    "calculate the rate per second from a monthly or daily amount",
    "convert 1000 USDC a month into a rate, and back",
    "how much per second is a yearly salary",
  ],
  "/guides/flow/examples/flow-calculate-rps#month": [
    "how many seconds has a month, 30 days or calendar",
    "salary on months of different length",
  ],
  "/guides/flow/examples/stream-management": [
    "pause, restart, adjust, refund and void in code",
    "manage a payment stream from a contract",
    "contract that runs salaries",
  ],
  "/guides/flow/examples/stream-management#deposit": [
    "deposit in code, guard against another sender or recipient",
    "fund a stream from a contract",
  ],
  "/guides/flow/examples/stream-management#rate": [
    "change the rate per second in solidity",
    "raise or lower what is paid in code",
  ],
  "/guides/flow/examples/stream-management#refund": [
    "take back tokens that are not owed, in code",
    "refundMax, refundAndPause",
  ],
  "/guides/flow/examples/stream-management#withdraw": [
    "withdraw from a payment stream in solidity",
    "pay the recipient of a flow stream from a script",
  ],
  "/guides/flow/examples/stream-management#void": [
    "end a payment stream for ever in code",
    "void as sender or recipient",
  ],
  "/guides/flow/examples/batchable": [
    "several flow calls in one transaction, multicall",
    "atomic create, deposit and withdraw",
    "combine pausing and withdrawing in one call",
  ],
  "/guides/flow/examples/batchable#value": [
    "send ETH along with a batch",
    "msg.value in a multicall",
  ],
  "/guides/flow/gas-benchmarks": [
    "gas of flow calls, cost of a deposit or withdrawal",
    "how much gas does pausing take",
  ],
  "/guides/airdrops/overview": [
    "integrate airdrops, where do I begin",
    "which campaign contract should I use",
    "build an airdrop with code",
  ],
  "/guides/airdrops/examples/create-campaign": [
    "deploy a merkle campaign in solidity or typescript",
    "createMerkleInstant, createMerkleLL sample code",
    "deploy an airdrop by script",
  ],
  "/guides/airdrops/examples/create-campaign#tree": [
    "build the merkle tree from a list",
    "root and leaves in javascript",
  ],
  "/guides/airdrops/examples/create-campaign#fund": [
    "send the tokens to the campaign, must it be full at the start",
    "fund an airdrop contract",
  ],
  "/guides/airdrops/examples/create-campaign#claim": [
    "call claim in code with index, recipient, amount and proof",
    "claim for a user from a script",
  ],
  "/guides/airdrops/examples/create-campaign#clawback": [
    "take back unclaimed tokens in code",
    "clawback call",
  ],
  "/guides/airdrops/verify-campaign": [
    "verify the source code of a campaign on etherscan",
    "constructor arguments of a merkle contract",
    "publish the source of our airdrop contract",
  ],
  "/guides/airdrops/verify-campaign#before-you-claim": [
    "is this airdrop real, what to check before claiming",
    "fake airdrop, phishing campaign",
  ],
  "/guides/airdrops/deployments#what-to-pass-as-lockup": [
    "which lockup address goes with the merkle factory",
    "lockup parameter of a vested campaign",
  ],
  "/guides/custom-deployments": [
    "deploy Sablier on another EVM chain",
    "self host the contracts on our L2",
    "run the contracts on a private chain",
  ],
  "/guides/custom-deployments#get-it-listed": [
    "make our deployment official",
    "how does a chain get into the app",
  ],
  "/guides/frontend/react": [
    "wagmi and viem example, read and write a stream in React",
    "build a web page that shows a stream",
    "hooks for a web app, wagmi",
  ],
  "/guides/legacy/deployments": [
    "legacy contract on Optimism, Arbitrum or Avalanche",
    "where the salaries of 2019 are",
  ],
  "/guides/frontend/react#read": [
    "useReadContract for the withdrawable amount",
    "show a live counter of a stream in the browser",
  ],
  "/guides/frontend/react#write": [
    "withdraw button in React",
    "send a create transaction from a dapp",
    "simulate and create a stream with viem in TypeScript",
  ],
  "/guides/frontend/react#list": [
    "one request for incoming and outgoing streams of an account, in TypeScript",
    "dashboard of the streams of the connected wallet",
  ],
  "/guides/frontend/react#amounts": [
    "granularity formula in TypeScript for a row of the indexer",
    "compute the available amount in the browser",
  ],
  "/guides/frontend/react#price-gated": [
    "show price-gated streams in an app",
    "React list of streams that unlock at a price",
  ],
  "/guides/frontend/react#show-the-result": [
    "stream id from a receipt in wagmi or viem",
    "show the new stream after the transaction",
  ],
  "/guides/frontend/ethers": [
    "ethers.js example",
    "typechain types for the contracts",
    "connect with ethers v6",
  ],
  "/guides/frontend/events": [
    "watch withdraw, cancel or create events",
    "getLogs of past streams, subscribe to events",
    "get notified when a stream is withdrawn",
  ],
  "/guides/frontend/indexers": [
    "typed graphql client, current amounts from indexed data",
    "compute what is withdrawable now from subgraph values",
    "combine contract reads and indexed data",
  ],
  "/guides/snapshot-voting": [
    "vote with vesting tokens, voting power of locked tokens",
    "Snapshot strategy for streams",
    "let a DAO count tokens that are still streaming",
    "voting power from vesting in Snapshot",
  ],
  "/guides/snapshot-voting#lockup-v4": [
    "voting power of v4.0 streams",
    "why do tokens locked at a price have no votes",
  ],
  "/guides/snapshot-voting#policies": [
    "count reserved, withdrawable or streamed tokens as votes",
    "which voting policy should our DAO choose",
  ],
  "/guides/snapshot-voting#how-policies-can-be-abused": [
    "attack on voting with streams, inflate voting power",
    "abuse of the strategy",
  ],
  "/guides/legacy/overview": [
    "what was Sablier before Lockup",
    "old protocol of 2019, salary and streams",
  ],
  "/guides/legacy/overview#legacy-and-lockup-compared": [
    "difference between the legacy protocol and lockup",
    "old streams compared with new ones",
  ],
  "/guides/legacy/overview#move-to-lockup": [
    "migrate an old stream to the new protocol",
    "upgrade from legacy",
  ],
  "/guides/legacy/streams": [
    "createStream and withdrawFromStream of the old contract",
    "code for legacy streams",
    "read the balance of a stream of 2020",
  ],
  "/guides/legacy/streams#a-deposit-that-divides": [
    "deposit not multiple of time delta",
    "deposit smaller than the time delta",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-dynamic": [
    "batch of custom curves",
    "many dynamic streams in one transaction",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-tranched": [
    "batch of stepwise schedules",
    "many tranched streams in one transaction",
  ],
  "/guides/lockup/v4.0/overview#choose-a-task": [
    "list of all developer guides for v4",
    "start building on the newest contracts",
  ],
  "/guides/lockup/v4.0/overview#how-a-call-travels": [
    "which contract talks to which in v4",
    "where do tokens and fees go in a call",
  ],
  "/guides/lockup/v4.0/price-gated#cancelable": [
    "sender takes everything back below the target",
    "should a price gated stream be cancelable",
  ],
  "/guides/lockup/v4.0/price-gated#errors": [
    "SafeOracle error when creating",
    "create with a price feed reverts",
  ],
  "/guides/lockup/v4.0/batch#errors": [
    "batch creation reverts, which item is bad",
    "one of many streams fails",
  ],
  "/guides/lockup/v4.0/cancel#price-gated": [
    "refund of a stream whose target was not reached",
    "cancel reverts because the price was met",
  ],
  "/guides/lockup/v4.0/renounce#what-changes": [
    "effect of giving up the right to cancel",
    "event after renouncing",
  ],
  "/guides/lockup/v4.0/renounce#errors": ["renounce reverts", "stream is already not cancelable"],
  "/guides/lockup/v4.0/transfer#what-a-transfer-changes": [
    "are waiting tokens part of the handover to a new owner",
    "sender after the NFT moved",
  ],
  "/guides/lockup/v4.0/transfer#errors": [
    "transferFrom reverts for a stream NFT",
    "stream is not transferable error in v4",
  ],
  "/guides/lockup/v4.0/hooks#fee": [
    "who pays the withdrawal fee of a vault",
    "payable function in the recipient contract",
  ],
  "/guides/lockup/v4.0/hooks#errors": [
    "hook reverts or is not called",
    "selector returned by the hook is wrong",
  ],
  "/guides/lockup/v4.0/vesting-data#price-gated": [
    "read target price and feed of a stream",
    "show a price target on a dashboard",
  ],
  "/guides/lockup/v4.0/vesting-data#errors": [
    "reading a schedule reverts for another model",
    "getSegments or getTranches fails",
  ],
  "/guides/lockup/v4.0/etherscan#example": [
    "sample values for a stream made on an explorer",
    "weekly vesting for a year by hand",
  ],
  "/guides/lockup/v4.0/etherscan#allowance": [
    "approve tokens on Etherscan",
    "ERC-20 approval before creating without the app",
  ],
  "/guides/lockup/v4.0/etherscan#create": [
    "write contract form for a new stream",
    "create vesting manually on an explorer",
  ],
  "/guides/lockup/v4.0/etherscan#find-the-stream-id": [
    "token id in the transaction",
    "where do I see the number of my stream",
  ],
  "/guides/lockup/v4.0/etherscan#withdraw": [
    "withdraw by hand with Etherscan in v4",
    "payable amount box of withdrawMax",
  ],
  "/guides/lockup/v4.0/etherscan#other-calls": [
    "cancel or renounce on a block explorer",
    "statusOf answers with a number",
  ],
  "/guides/lockup/examples/local-environment#write-a-contract": [
    "first Solidity file that calls Lockup",
    "minimal contract that opens a stream",
  ],
  "/guides/lockup/examples/local-environment#test-it-without-a-network": [
    "unit test with a locally deployed Lockup",
    "deploy Lockup inside a Foundry test",
  ],
  "/guides/lockup/examples/create-stream/lockup-linear#errors": [
    "creation of a linear stream fails in v2.0",
    "unknown four bytes when creating",
  ],
  "/guides/lockup/examples/create-stream/lockup-dynamic#other-curves": [
    "logarithmic or S shaped vesting",
    "design my own curve",
  ],
  "/guides/lockup/examples/create-stream/lockup-dynamic#gas-cost": [
    "price of many segments",
    "does each segment cost more",
  ],
  "/guides/lockup/examples/create-stream/lockup-dynamic#errors": [
    "segments rejected by v2.0",
    "dynamic creation fails in v2.0",
  ],
  "/guides/lockup/examples/create-stream/lockup-tranched#unlock-on-dates": [
    "unlock on the first of a month",
    "calendar dates as Unix seconds",
  ],
  "/guides/lockup/examples/create-stream/lockup-tranched#errors": [
    "tranches rejected by v2.0",
    "tranched creation fails in v2.0",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-linear#errors": [
    "batch of linear streams fails",
    "find the wrong entry of a batch",
  ],
  "/guides/lockup/examples/batch-create-streams/batch-lockup-linear#items": [
    "field order of a batch entry",
    "encode an array of stream parameters",
  ],
  "/guides/lockup/examples/stream-management/setup#choose-the-role-of-your-contract": [
    "should my contract be sender or recipient",
    "msg.sender seen by Lockup",
  ],
  "/guides/lockup/examples/stream-management/setup#decide-who-commands-the-contract": [
    "restrict who may call my wrapper",
    "onlyOwner for a contract that manages streams",
  ],
  "/guides/lockup/examples/stream-management/withdraw#what-fails-and-how": [
    "overdraw or withdraw zero error",
    "withdraw reverts in v2.0",
  ],
  "/guides/lockup/examples/stream-management/cancel#cancel-several-streams": [
    "cancelMultiple fails because of one stream",
    "stop all grants together",
  ],
  "/guides/lockup/examples/stream-management/renounce#check-a-promise-as-a-recipient": [
    "how can I be sure that nobody takes my vesting away",
    "verify that a stream is irrevocable",
  ],
  "/guides/lockup/examples/hooks#guard-the-hooks": [
    "anyone can call my hook, how to secure it",
    "onlyLockup modifier",
  ],
  "/guides/lockup/examples/hooks#react-to-a-withdrawal": [
    "update my books when tokens arrive",
    "run code after a payout",
  ],
  "/guides/lockup/examples/vesting-data#the-next-tranche": [
    "date and size of the next unlock",
    "countdown to the next unlock",
  ],
  "/guides/lockup/examples/staking/setup#lockup-v4": [
    "stake v4.0 stream NFTs",
    "does the staking contract work with the newest Lockup",
  ],
  "/guides/lockup/examples/staking/setup#who-holds-what": [
    "who owns the NFT while it is staked",
    "does staking stop the vesting",
  ],
  "/guides/lockup/examples/staking/rewards#the-formulas": [
    "reward per token math",
    "how staking rewards accrue",
  ],
  "/guides/flow/examples/local-environment#install-flow-npm-packages": [
    "add the flow contracts with npm or bun",
    "package name of flow",
  ],
  "/guides/flow/examples/local-environment#run-a-fork-test": [
    "test payments on a forked chain",
    "mainnet fork with SablierFlow",
  ],
  "/guides/flow/examples/local-environment#test-it-without-a-network": [
    "deploy SablierFlow in a unit test",
    "constructor arguments of flow",
  ],
  "/guides/flow/examples/flow-calculate-rps#calculate-it-here": [
    "convert a monthly salary to per second",
    "calculator for the rate",
  ],
  "/guides/flow/examples/flow-calculate-rps#errors": [
    "rate is off by a factor of 10^12 with USDC",
    "wrong decimals in the rate",
  ],
  "/guides/flow/examples/create-stream#debt": [
    "stream without any deposit",
    "debt in the first seconds and days",
  ],
  "/guides/flow/examples/batchable#deposit-many": [
    "top up several streams in one transaction",
    "broker commission on deposits",
  ],
  "/guides/flow/examples/batchable#void-and-withdraw": [
    "close a payment stream for good",
    "write off debt and pay the rest",
  ],
  "/guides/flow/examples/batchable#errors": ["batch call reverts", "BatchError of Flow"],
  "/guides/flow/examples/stream-management#numbers": [
    "full run of a payment in figures",
    "deposit, pause, restart and void day by day",
  ],
  "/guides/flow/gas-benchmarks#calculate-a-fee": [
    "gas to dollars",
    "estimate what a transaction costs",
  ],
  "/guides/airdrops/overview#from-list-to-claim": [
    "steps from the recipient list to a payout",
    "life of a campaign",
  ],
  "/guides/airdrops/overview#three-types-of-campaign": [
    "instant, linear or tranched drop",
    "which campaigns vest, which are Airstreams",
  ],
  "/guides/airdrops/overview#install-the-documented-version": [
    "npm package of the merkle contracts",
    "add airdrops to package.json",
  ],
  "/guides/airdrops/examples/local-environment#write-a-contract": [
    "contract that creates a campaign",
    "deploy an instant airdrop from Solidity",
  ],
  "/guides/airdrops/verify-campaign#1-get-the-constructor-arguments": [
    "encode constructor args of a campaign",
    "abi encoded arguments for verification",
  ],
  "/guides/airdrops/verify-campaign#3-verify": [
    "verify source code on Etherscan with forge",
    "command to verify a campaign",
  ],
  "/guides/frontend/react#releases": [
    "switch the React sample to another version",
    "support v2 and v4 streams in one interface",
  ],
  "/guides/frontend/ethers#errors": [
    "user rejected the request in ethers",
    "decode an ethers call exception",
  ],
  "/guides/frontend/events#indexed": [
    "which event arguments are topics in each release",
    "filter logs by stream id or recipient",
  ],
  "/guides/frontend/events#holdings": [
    "track who holds a stream by NFT transfers",
    "list the streams of a wallet from logs",
  ],
  "/guides/frontend/events#other-contracts-and-events": [
    "listen for pause, void or rate changes",
    "events of campaigns and flow",
  ],
  "/guides/frontend/events#errors": [
    "getLogs block range too large",
    "RPC limit when reading logs",
  ],
  "/guides/frontend/indexers#digits": [
    "lost precision of amounts in JavaScript",
    "parse large integers from JSON",
  ],
  "/guides/custom-deployments#requirements": [
    "can my own chain host the contracts",
    "opcodes and presets a chain needs",
  ],
  "/guides/custom-deployments#who-becomes-the-admin": [
    "am I the owner after deploying it myself",
    "set my own protocol admin",
  ],
  "/guides/custom-deployments#deploy": [
    "run the deployment scripts",
    "deploy the protocol to another chain",
  ],
  "/guides/custom-deployments#compiler-settings": [
    "chain without PUSH0, EVM version Paris",
    "zksync compiler for the protocol",
  ],
  "/guides/snapshot-voting#set-it-up": ["add the strategy to my space", "let stream owners vote"],
  "/guides/snapshot-voting#networks": [
    "strategy not supported on my network",
    "which chains can be used for voting",
  ],
  "/guides/airdrops/v3.0/claim": [
    "claim an airdrop with a script",
    "claim for many recipients in one transaction",
  ],
  "/guides/airdrops/v3.0/claim#function": [
    "which claim function do I call",
    "send an airdrop to another address than the one on the list",
  ],
  "/guides/airdrops/v3.0/claim#fee": [
    "how much value do I send with a claim",
    "claim reverts with insufficient fee payment",
  ],
  "/guides/airdrops/v3.0/claim#result": [
    "which stream did my claim create, its id",
    "does a claim pay tokens or start a stream",
  ],
  "/guides/airdrops/v3.0/claim#errors": [
    "why does my airdrop claim revert",
    "invalid merkle proof",
  ],
  "/guides/airdrops/v3.0/claim-by-signature": [
    "claim without gas, gasless airdrop, relayer",
    "pay the gas of claims for my users",
  ],
  "/guides/airdrops/v3.0/claim-by-signature#typed-data": [
    "fields that a recipient signs for a claim",
    "eip-712 message of a claim",
  ],
  "/guides/airdrops/v3.0/claim-by-signature#contract-wallets": [
    "claim an airdrop with a safe or smart account, erc-1271",
    "signature of a contract for a claim",
  ],
  "/guides/airdrops/v3.0/claim-with-attestation": [
    "airdrop only for people who passed KYC",
    "proof of humanity before a claim",
  ],
  "/guides/airdrops/v3.0/claim-with-attestation#setup": [
    "set the attestor of a campaign",
    "attestor not set",
  ],
  "/guides/airdrops/v3.0/claim-with-attestation#revoke": [
    "revoke an attestation",
    "how long is an attestation valid",
  ],
  "/guides/airdrops/v3.0/clawback": [
    "get unclaimed airdrop tokens back",
    "clawback reverts, not allowed",
  ],
  "/guides/airdrops/v3.0/clawback#safe": [
    "clawback from a multisig",
    "safe transaction builder file for a campaign",
  ],
  "/guides/airdrops/v3.0/clawback#sponsor": [
    "pay the claim fee for all recipients",
    "make an airdrop free to claim",
  ],
  "/guides/airdrops/v3.0/explorer": [
    "claim an airdrop on etherscan",
    "create a campaign without code",
  ],
  "/guides/airdrops/v3.0/react": ["claim button in react", "wagmi airdrop claim component"],
  "/guides/airdrops/v3.0/react#vca": [
    "show visitors how much an early claim gives up",
    "variable claim amount in my frontend",
  ],
  "/guides/airdrops/v3.0/react#attested": [
    "claim page that asks my KYC service first",
    "get an attestation in the browser",
  ],
  "/guides/airdrops/v3.0/react#execute": [
    "claim page that deposits into a vault",
    "show target and selector of a campaign before the claim",
  ],
  "/guides/airdrops/v3.0/react#proof": [
    "find the merkle proof in the browser",
    "load the list of a campaign from ipfs",
  ],
  "/guides/airdrops/v3.0/claim-with-attestation#typed-data": [
    "which campaign a signed attestation is valid for",
    "what an attestor signs, EIP-712 domain of a campaign",
  ],
  "/guides/airdrops/v3.0/create-vca#forgone": [
    "early claim pays less, who gets the forgone part",
    "amount of a VCA claim before the end of the vesting",
  ],
  "/guides/flow/v3.0/pause#pause": [
    "pause a stream before its start",
    "stop the debt of a Flow stream for a while",
  ],
};
