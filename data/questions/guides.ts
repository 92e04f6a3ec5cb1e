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
    "reproduce the bytecode",
  ],
  "/guides/lockup/deployments#how-the-addresses-came-about": [
    "why is the address different on each chain",
    "create2 salt of the deployment",
  ],
  "/guides/lockup/deployments#versions": [
    "list of all releases of lockup and what changed",
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
  "/guides/frontend/react#read": [
    "useReadContract for the withdrawable amount",
    "show a live counter of a stream in the browser",
  ],
  "/guides/frontend/react#write": [
    "withdraw button in React",
    "send a create transaction from a dapp",
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
};
