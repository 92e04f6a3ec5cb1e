// cspell:ignore tokenid

import type { SectionQuestions } from "./types";

/** What people ask with a query, an entity or a field of the indexers. */
export const QUERY_QUESTIONS: SectionQuestions = {
  "/api/lockup/the-graph/architecture": [
    "how does the subgraph work inside",
    "source of the streams subgraph",
  ],
  "/api/lockup/envio/similarities#table": [
    "differences of The Graph and Envio for vesting",
    "does the id or the enum format differ",
  ],
  "/api/lockup/envio/similarities#one-client": [
    "write code that works with both indexers",
    "abstraction over two vendors for vesting",
  ],
  "/api/lockup/envio/architecture": [
    "how does the Envio indexer work inside",
    "source of the streams indexer",
  ],
  "/api/lockup/envio/queries#before-you-send": [
    "rules for Hasura queries, chainId filter",
    "operators such as _eq and _in",
  ],
  "/api/lockup/envio/queries#newest-streams-of-all-chains": [
    "latest vesting over every network",
    "most recent streams on all chains",
  ],
  "/api/lockup/envio/queries#search-with-several-conditions": [
    "Envio filter with _and and _or",
    "search by sender, recipient and id",
  ],
  "/api/lockup/envio/queries#newest-streams": [
    "latest streams of one chain on Envio",
    "order_by timestamp desc",
  ],
  "/api/lockup/envio/queries#streams-by-sender": [
    "streams that a company created, Envio",
    "list vesting by sender with Hasura",
  ],
  "/api/lockup/envio/queries#streams-by-campaign": [
    "streams from an airdrop, Envio",
    "funder is a campaign",
  ],
  "/api/lockup/envio/queries#cancelable-streams-of-a-token": [
    "which streams of a token can still be canceled, Envio",
    "asset_id filter",
  ],
  "/api/lockup/envio/queries#stream-by-id": [
    "LockupStream_by_pk example",
    "one vesting stream from Envio",
  ],
  "/api/lockup/envio/queries#stream-by-alias": [
    "find a stream by alias on Envio",
    "alias must be upper case",
  ],
  "/api/lockup/envio/queries#history-of-a-stream": [
    "event log of a stream from Envio",
    "actions of a stream with Hasura",
  ],
  "/api/lockup/envio/queries#withdrawals-of-a-recipient": [
    "income report of a recipient over all chains",
    "withdrawals of a month for taxes, query",
  ],
  "/api/lockup/envio/queries#batches-of-a-sender": [
    "bulk creations of an account, Envio",
    "batcher and batches with Hasura",
  ],
  "/api/lockup/envio/queries#sync-state": [
    "how far is Envio, progress block",
    "is the indexer behind the head of the chain",
  ],
  "/api/flow/envio/queries#newest-streams-of-all-chains": [
    "latest payments on all networks",
    "newest salaries over all chains",
  ],
  "/api/flow/envio/queries#streams-of-a-recipient": [
    "everything that pays an account, Envio",
    "incoming salaries of a wallet",
  ],
  "/api/flow/envio/queries#insolvent-streams-of-a-sender": [
    "which of my payment streams are underfunded, query",
    "find salaries without enough balance",
  ],
  "/api/flow/envio/queries#streams-about-to-run-dry": [
    "payment streams that need a top-up soon, query",
    "depletionTime within the next week",
  ],
  "/api/flow/envio/queries#streams-by-sender": [
    "salaries that a company pays, Envio",
    "FlowStream filter by sender",
  ],
  "/api/flow/envio/queries#stream-by-id": [
    "FlowStream_by_pk example",
    "one payment stream from Envio",
  ],
  "/api/flow/envio/queries#history-of-a-stream": [
    "event log of a payment from Envio",
    "FlowAction query",
  ],
  "/api/flow/envio/queries#deposits-into-a-stream": [
    "deposits of a payment, Envio",
    "who paid into my salary, Hasura",
  ],
  "/api/flow/envio/queries#sync-state": [
    "progress of the payments indexer",
    "is Envio behind for Flow",
  ],
  "/api/airdrops/envio/queries#newest-campaigns-of-all-chains": [
    "latest airdrops on every network",
    "newest campaigns over all chains",
  ],
  "/api/airdrops/envio/queries#claims-of-an-account": [
    "claims of a wallet on all chains, Envio",
    "airdrop history of an account across networks",
  ],
  "/api/airdrops/envio/queries#expired-campaigns-of-an-admin": [
    "unclaimed tokens of our expired campaigns, Envio",
    "which campaigns can I claw back on any chain",
  ],
  "/api/airdrops/envio/queries#campaign-by-id": [
    "Campaign_by_pk example",
    "one campaign from Envio",
  ],
  "/api/airdrops/envio/queries#did-an-account-claim": [
    "has this address claimed already, query",
    "check the claim status of a wallet",
  ],
  "/api/airdrops/envio/queries#claims-of-several-accounts": [
    "check many wallets for claims, Envio",
    "_in filter on claim recipients",
  ],
  "/api/airdrops/envio/queries#campaigns-by-admin-and-token": [
    "airdrops of an admin, Envio",
    "filter campaigns by token with Hasura",
  ],
  "/api/airdrops/envio/queries#claims-of-a-token": [
    "claims of a token, Envio",
    "nested campaign filter",
  ],
  "/api/airdrops/envio/queries#sync-state": [
    "progress of the airdrops indexer",
    "is Envio behind for campaigns",
  ],
};
