// cspell:ignore urql

import type { SectionQuestions } from "./types";

/** What programmers ask with sections of guides and APIs that the other files leave out. */
export const DEVELOPER_QUESTIONS: SectionQuestions = {
  "/guides/lockup/v4.0/linear#params": [
    "how to create a vesting stream with TypeScript",
    "arguments of the create function, fields of the struct",
    "new vesting contract with a cliff in Solidity",
  ],
  "/guides/lockup/v4.0/linear#use-dates-instead-of-durations": [
    "schedule with a start time in the past or the future",
    "createWithTimestampsLL sample",
  ],
  "/guides/lockup/v4.0/linear#errors": [
    "creating a linear stream reverts",
    "why does createWithDurationsLL fail",
  ],
  "/guides/lockup/v4.0/dynamic#what-it-streams": [
    "how much does an exponential curve release over time",
    "evaluate segments at a given moment",
  ],
  "/guides/lockup/v4.0/dynamic#dates": [
    "createWithTimestampsLD sample",
    "segments with absolute timestamps",
  ],
  "/guides/lockup/v4.0/dynamic#errors": [
    "creating a dynamic stream reverts",
    "sum of segment amounts does not match",
  ],
  "/guides/lockup/v4.0/tranched#errors": [
    "creating a tranched stream reverts",
    "tranche timestamps not in order",
  ],
  "/guides/lockup/v4.0/batch#funding": [
    "approve BatchLockup before creating multiple streams",
    "allowance for several streams at once",
  ],
  "/guides/lockup/v4.0/batch#items": [
    "multiple streams with different recipients, array of structs",
    "pass a list of recipients and amounts to one call",
  ],
  "/guides/lockup/v4.0/batch#events": [
    "get the ids of all streams of a batch",
    "which stream belongs to which recipient after a batch",
  ],
  "/guides/lockup/v4.0/withdraw#target": [
    "withdraw on behalf of the recipient from a contract",
    "can anybody trigger a payout, and to which address",
  ],
  "/guides/lockup/v4.0/withdraw#errors": [
    "withdraw reverts with an insufficient fee",
    "withdrawing fails, what is wrong",
  ],
  "/guides/lockup/v4.0/cancel#cancel-one-stream": [
    "cancel from my contract and get the refund",
    "terminate vesting of an employee with code",
  ],
  "/guides/lockup/v4.0/cancel#errors": [
    "cancel reverts, not the sender or not cancelable",
    "why can my contract not cancel",
  ],
  "/guides/lockup/v4.0/renounce#check": [
    "verify that nobody can cancel my stream",
    "is a stream really not cancelable any more",
    "read isCancelable before relying on it",
  ],
  "/guides/lockup/v4.0/transfer#choose-one-of-three-ways": [
    "safeTransferFrom of a stream NFT",
    "change the recipient from code",
  ],
  "/guides/lockup/v4.0/hooks#does-your-hook-run": [
    "notify my contract when a stream is canceled or withdrawn",
    "onSablierLockupCancel is not called",
    "react to a withdrawal in the recipient contract",
  ],
  "/guides/lockup/v4.0/vesting-data#the-quantities": [
    "read streamed, withdrawable and refundable amounts",
    "how much is vested so far, view function",
  ],
  "/guides/lockup/v4.0/vesting-data#models": [
    "when is the next unlock",
    "read the segments or tranches of an existing stream",
  ],
  "/guides/lockup/v4.0/environment#test-it-without-a-network": [
    "mock or deploy Lockup in a unit test",
    "test with time travel, vm.warp",
  ],
  "/guides/lockup/v4.0/environment#write-a-contract": [
    "minimal contract that calls Lockup",
    "how do I import ISablierLockup",
  ],
  "/guides/lockup/v4.0/environment#errors": [
    "forge build fails, remapping or source not found",
    "compiling the package fails",
  ],
  "/guides/lockup/v4.0/overview#find-the-function": [
    "which function of Lockup v4.0 creates, cancels or withdraws",
    "list of calls by task",
  ],
  "/guides/lockup/v4.0/gas#calculate": [
    "what does a call cost in dollars",
    "estimate gas for a number of segments",
  ],
  "/guides/flow/examples/create-stream#read-it": [
    "read balance, debt and status of a payment stream",
    "getter for rate per second",
  ],
  "/guides/flow/examples/create-stream#errors": [
    "creating a Flow stream reverts",
    "createAndDeposit fails",
  ],
  "/guides/flow/examples/stream-management#permissions": [
    "who may pause, void, refund or deposit",
    "roles of sender and recipient in code",
  ],
  "/guides/flow/examples/stream-management#errors": [
    "pause, refund or withdraw of Flow reverts",
    "overdraw, what does it mean",
  ],
  "/guides/flow/examples/batchable#how-it-works": [
    "multicall several actions in one transaction",
    "delegatecall batch, who is msg.sender",
  ],
  "/guides/flow/examples/batchable#create-two": [
    "create multiple Flow streams at once",
    "open payment streams for a whole team in one call",
  ],
  "/guides/airdrops/examples/create-campaign#the-call": [
    "deploy a campaign from a script",
    "call the factory, sample code",
  ],
  "/guides/airdrops/examples/create-campaign#build-it-here-first": [
    "generate the merkle root and see a proof",
    "experiment with a list of recipients",
  ],
  "/guides/airdrops/examples/create-campaign#errors": [
    "claim reverts with an invalid proof",
    "creating a campaign fails",
  ],
  "/guides/frontend/react#errors": [
    "ContractFunctionExecutionError in viem, read the custom error",
    "transaction fails in my web app",
  ],
  "/guides/frontend/ethers#types": [
    "import the ABI in JavaScript or TypeScript",
    "where do I get ABIs for a web app",
  ],
  "/guides/frontend/ethers#send": [
    "sign and send a transaction with a signer",
    "estimate a call before it is sent",
  ],
  "/guides/frontend/ethers#create": [
    "create a stream with ethers",
    "convert an amount to base units in JavaScript",
  ],
  "/guides/frontend/ethers#withdraw": [
    "ethers withdrawal with value for the fee",
    "why add a margin to the minimum fee",
  ],
  "/guides/frontend/ethers#cancel": [
    "end a stream with a signer of ethers",
    "void a flow stream with ethers",
  ],
  "/guides/frontend/events#flow": [
    "listen to Flow events with viem",
    "track Flow streams without an indexer",
  ],
  "/guides/frontend/events#flow-state": [
    "compute the debt of a stream from its events",
    "which event changes the snapshot or the rate",
  ],
  "/guides/flow/v3.0/environment#token": [
    "get a token on Sepolia to test with",
    "faucet for a test token",
    "who can mint the local token",
  ],
  "/guides/frontend/events#creation": [
    "detect a new stream, parse CreateLockupLinearStream logs",
    "find out the id from an event",
  ],
  "/guides/frontend/events#new-events": [
    "listen live, watchContractEvent",
    "events removed by a reorg, wait for confirmations",
    "push a notification when somebody claims",
  ],
  "/guides/frontend/indexers#types": [
    "codegen for graphql types",
    "generate TypeScript from the schema",
  ],
  "/guides/frontend/indexers#errors": [
    "429 too many requests from the indexer",
    "fetch of the graph endpoint fails in the browser",
  ],
  "/api/getting-started#curl": ["query from the command line", "post a graphql request by hand"],
  "/api/getting-started#fetch": ["query with JavaScript fetch", "call the API from node"],
  "/api/getting-started#client": ["urql, apollo or graphql-request", "which library to query with"],
  "/api/migration#steps": [
    "my old query fails, cannot query field on type",
    "error: type Query has no field",
    "error: field not found in type query_root",
    "port an app to the new schema",
  ],
  "/api/migration#lockup": [
    "asset is now token, field names of Lockup before and after",
    "old Stream entity of the vesting subgraph",
  ],
  "/api/development#own": ["an indexer on our own server", "run my own graph node"],
  "/api/development#both-vendors": [
    "fall back to another provider when one is down",
    "use the graph and envio together",
  ],
  "/api/overview#version-tags": ["which version of a subgraph is live", "pin the schema"],
  "/api/lockup/the-graph/queries#streams-by-sender": [
    "all streams that an employer created, graphql",
    "list vesting of our treasury",
  ],
  "/api/lockup/the-graph/queries#wallet": [
    "get all streams for a wallet",
    "incoming streams of an address, vesting and payments",
  ],
  "/api/lockup/the-graph/queries#withdrawals-of-a-recipient": [
    "payouts of an account with dates for accounting",
    "export of past withdrawals",
  ],
  "/api/lockup/the-graph/queries#missing-stream": [
    "the API returns null for my id",
    "empty result although the stream exists",
  ],
  "/api/lockup/the-graph/queries#search-with-several-conditions": [
    "where filter with and, or",
    "filter by token, status and sender together",
  ],
  "/api/lockup/envio/queries#portfolio-of-a-recipient": [
    "dashboard of everything an account gets on all chains",
    "total claimable of a user",
  ],
  "/reference/errors#how-an-error-is-encoded": [
    "first four bytes of revert data",
    "parse a custom error by hand",
  ],
  "/reference/errors#names": ["what does a name like SablierLockup_X mean", "prefix of an error"],
  "/reference/errors#all-errors": ["list of custom errors with selectors", "look up an error code"],
  "/reference/overview#interfaces-to-import": [
    "solidity interfaces for integration",
    "which interface file do I need",
  ],
};
