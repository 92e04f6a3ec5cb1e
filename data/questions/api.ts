import type { SectionQuestions } from "./types";

/** What data teams ask that the pages about the APIs answer. */
export const API_QUESTIONS: SectionQuestions = {
  "/api/overview": [
    "how do I get data about streams, is there a REST API",
    "graphql, subgraph or indexer for analytics",
    "how do I build a dashboard of all streams",
  ],
  "/api/overview#programs": [
    "agent skills, skill.md, llms.txt",
    "MCP server for an assistant, which tools are there",
    "JSON files with addresses, chains and errors to download",
    "how do I let an AI agent withdraw or cancel a stream",
  ],
  "/api/overview#choose-a-vendor": [
    "Envio or The Graph, which indexer should I use",
    "difference between the two indexers",
  ],
  "/api/overview#what-to-query-for-what": [
    "which API answers my question",
    "where do I get streams, campaigns, claims or eligibility",
  ],
  "/api/overview#access": [
    "do I need an API key, is it free",
    "rate limit of the endpoints, too many requests",
    "which endpoint is public, API key of The Graph",
    "rate limit or HTTP 429 of the gateway",
    "how many requests are free",
  ],
  "/api/overview#coverage": ["which chains are indexed", "does one endpoint have all chains"],
  "/api/getting-started": [
    "first graphql query, hello world",
    "query streams with curl, fetch or a script in five minutes",
    "example of a graphql request",
  ],
  "/api/getting-started#page": ["get more than the first results", "loop over all streams"],
  "/api/caveats#paging": [
    "more rows than one answer holds, next page of results",
    "only 100 or 1000 results come back, how do I get the rest",
    "pagination with skip, offset, limit or a cursor",
    "iterate over all entities of an API",
    "pagination, skip is limited to 5000",
    "fetch all rows, cursor or offset",
  ],
  "/api/caveats#querying-language": [
    "why does a query work on one vendor and not on the other",
    "where filter syntax, Hasura compared with The Graph",
  ],
  "/api/caveats#big-numbers": [
    "amounts are long strings of digits, precision in javascript",
    "BigInt, wei, decimals of amounts",
  ],
  "/api/caveats#letter-case": [
    "query by address returns nothing, checksum or lower case",
    "address filter finds no stream",
  ],
  "/api/caveats#ids": ["id format differs between vendors", "how is an entity identified"],
  "/api/caveats#not-indexed": [
    "what does the indexer not store",
    "why is the withdrawable amount or status not in the data",
  ],
  "/api/caveats#freshness": [
    "how fresh or up to date is the data of an indexer, sync status of a subgraph",
    "how far is the index behind the chain",
    "how fresh is the data, indexing delay",
    "my new stream is missing in the API, behind the chain",
    "indexer lags behind, data is stale",
  ],
  "/api/caveats#data-defects": [
    "wrong values in the indexed data, known errors",
    "data does not match the contract",
  ],
  "/api/identifiers": [
    "stream id, alias, chain id and contract in the API",
    "how do I build the id of a stream",
    "convert between token id, stream id and alias",
  ],
  "/api/identifiers#aliases": [
    "short codes of releases such as LK or FL3",
    "alias of a stream in the indexer",
  ],
  "/api/migration": [
    "old endpoint stopped working, move to the new schema",
    "upgrade my queries from 2025",
    "my subgraph query broke in 2025 or 2026",
  ],
  "/api/migration#names": ["renamed fields and types of the schema", "what is Stream called now"],
  "/api/lockup/endpoints": [
    "graphql url of lockup for my chain",
    "subgraph address for Ethereum, Base or Arbitrum vesting",
  ],
  "/api/flow/endpoints": [
    "graphql url of flow for my chain",
    "subgraph address for payment streams",
  ],
  "/api/airdrops/endpoints": [
    "graphql url of airdrops for my chain",
    "subgraph address for campaigns and claims",
  ],
  "/api/lockup/envio/queries#over-all-chains": [
    "one query for streams of all chains",
    "cross chain portfolio of a wallet",
  ],
  "/api/lockup/envio/queries#streams-by-sender-or-recipient": [
    "all streams of a wallet",
    "incoming and outgoing streams of an address",
  ],
  "/api/lockup/the-graph/queries#streams-by-sender-or-recipient": [
    "subgraph query for all streams of an account",
    "streams that I send or receive",
  ],
  "/api/lockup/the-graph/queries#next-page": [
    "next page of streams in the subgraph",
    "paging with id_gt or skip",
  ],
  "/api/lockup/envio/queries#next-page": [
    "next page of streams from Envio",
    "paging with limit and offset",
  ],
  "/api/lockup/the-graph/queries#history-of-a-stream": [
    "all withdrawals, cancels and transfers of a stream",
    "actions of one stream over time",
    "when was something withdrawn from a stream",
  ],
  "/api/lockup/the-graph/queries#cancelable-streams-of-a-token": [
    "find streams that were canceled or can be canceled",
    "filter streams by token or symbol",
  ],
  "/api/lockup/envio/queries#totals-of-a-token": [
    "sum of all deposits of a token",
    "aggregate vesting of our token",
    "how many tokens are vesting in all",
  ],
  "/api/lockup/envio/queries#missing-stream": [
    "stream exists on chain but not in the API",
    "query returns null for my stream",
  ],
  "/api/lockup/the-graph/queries#streams-at-a-past-block": [
    "historical state at a block",
    "time travel query",
  ],
  "/api/lockup/the-graph/queries#sync-state": [
    "is the subgraph up to date, which block is indexed",
    "lag of the indexer",
  ],
  "/api/lockup/overview#status": [
    "compute the status of a stream from indexed data",
    "is a stream settled or depleted in the API",
  ],
  "/api/flow/overview#what-is-stored-and-what-you-compute": [
    "current debt of a payment stream from indexed values",
    "does the indexer update amounts every second",
  ],
  "/api/flow/the-graph/queries#streams-about-to-run-dry": [
    "find payment streams that will be depleted soon",
    "alert before a salary stream is empty",
  ],
  "/api/flow/the-graph/queries#insolvent-streams-of-a-sender": [
    "which of my payment streams are in debt",
    "list insolvent streams",
  ],
  "/api/flow/the-graph/queries#streams-by-sender": [
    "all payment streams of a company",
    "outgoing salaries of a wallet",
  ],
  "/api/airdrops/the-graph/queries#claims": [
    "list who has claimed from a campaign",
    "get all claims of an airdrop campaign",
    "export the claimers of an airdrop",
  ],
  "/api/airdrops/the-graph/queries#did-an-account-claim": [
    "has this wallet claimed already",
    "check a claim by graphql",
  ],
  "/api/airdrops/envio/queries#claims-total": [
    "how much of an airdrop has been claimed",
    "number of claims and sum",
  ],
  "/api/airdrops/merkle-api/overview": [
    "backend for airdrop lists and proofs",
    "can I run an airdrop without the Sablier service",
    "who stores the list of an airdrop",
  ],
  "/api/airdrops/merkle-api/overview#campaign-types": [
    "which csv template for a VCA or execute campaign",
    "can I use my old airdrop list again",
  ],
  "/api/airdrops/merkle-api/overview#three-ways-to-use-it": [
    "host the list of recipients myself",
    "hosted service, own server or local script",
  ],
  "/api/airdrops/merkle-api/examples#without-the-service": [
    "make proofs on my own computer",
    "generate the tree and the proofs offline",
  ],
  "/api/airdrops/merkle-api/examples#check-eligibility-for-an-address": [
    "is an address in the list, by API",
    "get the proof and amount of a wallet",
  ],
  "/api/airdrops/merkle-api/functionality#eligibility-apieligibility": [
    "eligibility route, request and response",
    "endpoint that returns the proof of an address",
  ],
  "/api/airdrops/merkle-api/functionality#create-apicreate": [
    "upload a csv to the merkle backend",
    "create route, request and response",
  ],
  "/api/development": [
    "generate types, run a subgraph or indexer locally",
    "self host the indexer",
  ],
  "/api/legacy": ["query old streams of the legacy protocol", "data of streams from 2019 to 2022"],
  "/api/caveats": ["traps of the indexers", "what to know before I trust the data"],
  "/api/overview#choose-a-task": ["overview of data guides", "what can I look up with GraphQL"],
  "/api/overview#send-a-first-query": ["hello world request", "try a query in the browser"],
  "/api/overview#how-the-services-fit-together": [
    "RPC node or indexer",
    "do I need an indexer at all",
  ],
  "/api/overview#endpoints--slugs": ["name of a subgraph for a chain", "slug of my network"],
  "/api/caveats#types": [
    "variable has the wrong type, BigInt or String",
    "GraphQL validation error for a variable",
  ],
  "/api/caveats#price-gated": [
    "stream with a price target is not in the API",
    "LPG streams missing from the index",
  ],
  "/api/caveats#one-client": [
    "fail over from one provider to the other",
    "normalize answers of both vendors",
  ],
  "/api/caveats#one-vendor-only": [
    "Envio field unknown to The Graph",
    "aggregate lists exist on one side",
  ],
  "/api/caveats#other-value": [
    "vendors return different values",
    "category in upper or lower case",
  ],
  "/api/caveats#schema-state": [
    "unknown field error, ask the endpoint for its schema",
    "introspection query",
  ],
  "/api/identifiers#ids": [
    "primary key of a stream in the API",
    "build the id from chain, contract and token id",
  ],
  "/api/identifiers#lockup": [
    "LK, LL2 and other codes of lockup contracts",
    "short code of a vesting contract",
  ],
  "/api/identifiers#flow": ["FL code of a flow contract", "short code of a payment contract"],
  "/api/migration#flow": [
    "renamed flow fields of the indexer",
    "FlowStream and FlowAction after April 2026",
  ],
  "/api/migration#airdrops": [
    "renamed campaign fields of the indexer",
    "db_write_timestamp is gone",
  ],
};
