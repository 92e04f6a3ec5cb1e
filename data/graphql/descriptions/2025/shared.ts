import type { EntityDescription, FieldDescription } from "../schema";

type Fields = Readonly<Record<string, FieldDescription>>;

export const CHAIN_ID: FieldDescription = {
  text: "Chain that the row belongs to.",
  unit: "chain id",
};

const transactionHash = (what: string): FieldDescription => ({
  text: `Hash of the transaction that ${what}, lower case.`,
});

/** Fields that place an action on its chain; the same in all protocols. */
export const ACTION_PLACE: Fields = {
  id: {
    text: "Names the log: `<hash>-<logIndex>`.",
    differs: "Envio appends the chain: `<hash>-<logIndex>-<chainId>`.",
  },
  subgraphId: {
    text: "Counts the actions of the chain. Sort and page by it.",
    unit: "counter",
    defect: "Numbers move when an indexer is rebuilt with an older contract. Do not store them.",
  },
  chainId: CHAIN_ID,
  block: { text: "Block of the log.", unit: "block" },
  timestamp: { text: "Time of that block.", unit: "Unix seconds" },
  hash: transactionHash("wrote the log"),
  from: {
    text: "Account that signed the transaction. When a contract called Sablier, this is not the caller that Sablier saw.",
  },
};

/** An action of Lockup or Flow, with its four generic slots. */
export function streamAction(approvalForAll: string): EntityDescription {
  const slot = (which: string): string =>
    `${which} of the event. [Slots by category](#2025-action-slots) lists its meaning.`;
  return {
    summary: "One event of a contract, kept forever. The history of a stream is its actions.",
    rank: "primary",
    groups: [
      {
        title: "What happened",
        fields: {
          category: { text: "Kind of event. It decides how to read the four slots." },
          stream: {
            text: "Stream that the event is about.",
            nullWhen: approvalForAll,
          },
          contract: { text: "Contract that wrote the log." },
          addressA: {
            text: slot("First address"),
            nullWhen: "the category leaves the slot empty",
          },
          addressB: {
            text: slot("Second address"),
            nullWhen: "the category leaves the slot empty",
          },
          amountA: {
            text: slot("First number"),
            unit: "by category",
            nullWhen: "the category leaves the slot empty",
          },
          amountB: {
            text: slot("Second number"),
            unit: "by category",
            nullWhen: "the category leaves the slot empty",
          },
          fee: {
            text: "Native coin sent along with the transaction.",
            unit: "wei",
            nullWhen: "no value was recorded",
            defect:
              "It is the value of the whole transaction, repeated on each of its actions. Never add it up over actions; take it once per `hash`.",
          },
        },
      },
      { title: "Where and when", fields: ACTION_PLACE },
    ],
  };
}

/** The token of streams or campaigns. */
export function asset(reverse: string, owner: string, decimalsFallback: string): EntityDescription {
  return {
    summary: `ERC-20 token of ${owner}. Its row is written once and never changes.`,
    rank: "primary",
    details: [
      "The indexers read name and symbol as text, then as `bytes32` for tokens from before the standard settled.",
    ],
    groups: [
      {
        fields: {
          id: {
            text: "Address of the token, lower case.",
            differs: "Envio appends the chain: `<address>-<chainId>`.",
          },
          address: { text: "Address of the token, lower case. Equal on both vendors." },
          chainId: CHAIN_ID,
          name: {
            text: "Name that the token reports.",
            differs:
              "When the token reports none, The Graph stores `Unknown`, Envio the token's address.",
          },
          symbol: {
            text: "Symbol that the token reports.",
            differs:
              "When the token reports none, The Graph stores `Unknown`, Envio the token's address.",
          },
          decimals: {
            text: "Decimal places that the token reports. Divide amounts in base units by 10 to this power.",
            unit: "digits",
            differs: decimalsFallback,
          },
          [reverse]: { text: `All ${owner} with this token. Not stored; the vendor looks it up.` },
        },
      },
    ],
  };
}

/** Streams of one transaction; the same for Lockup and Flow. */
export const BATCH: EntityDescription = {
  summary: "All streams that one transaction created. A lone stream has its own batch.",
  rank: "secondary",
  groups: [
    {
      fields: {
        id: {
          text: "Hash of the transaction, lower case.",
          differs: "Envio appends the chain: `<hash>-<chainId>`.",
        },
        hash: transactionHash("created the streams"),
        timestamp: { text: "Time of that transaction's block.", unit: "Unix seconds" },
        size: { text: "How many streams the transaction created; 1 or more.", unit: "count" },
        label: {
          text: "Number of the batch among the batches of its sender, as text.",
          nullWhen: "the batch holds a single stream",
        },
        batcher: {
          text: "Sender whose batches are counted.",
          nullWhen: "the sender never created two streams in one transaction",
          differs: "Always set on Envio.",
        },
        streams: { text: "Streams of the batch. Not stored; the vendor looks it up." },
      },
    },
  ],
};

/** A sender with batches; the same for Lockup and Flow. */
export const BATCHER: EntityDescription = {
  summary: "A sender, with the count of the batches it made.",
  rank: "secondary",
  groups: [
    {
      fields: {
        id: {
          text: "Address of the sender, lower case.",
          differs: "Envio appends the chain: `<address>-<chainId>`.",
        },
        address: { text: "Address of the sender, lower case." },
        batchIndex: {
          text: "Batches of two or more streams so far.",
          unit: "count",
          differs:
            "The Graph writes the row with the first batch of two or more streams, Envio with the first stream.",
        },
        batches: { text: "Batches of the sender. Not stored; the vendor looks it up." },
      },
    },
  ],
};

/** The row that hands out counters. */
export function watcher(
  counter: string,
  what: string,
  idText: FieldDescription,
): EntityDescription {
  return {
    summary: "Bookkeeping of the indexer: one row for each chain, with the next free counters.",
    rank: "secondary",
    groups: [
      {
        fields: {
          id: idText,
          chainId: CHAIN_ID,
          initialized: { text: "Whether the configured contracts have been registered." },
          actionIndex: {
            text: "`subgraphId` that the next action will get. Starts at 1.",
            unit: "counter",
          },
          [counter]: {
            text: `\`subgraphId\` that the next ${what} will get. Starts at 1.`,
            unit: "counter",
          },
          logs: {
            text: "Notes of the indexer's authors to themselves; an empty list in practice.",
          },
        },
      },
    ],
  };
}

/** Id of the watcher where it is the chain. */
export const WATCHER_CHAIN: FieldDescription = { text: "The chain id as text." };

/** Fields that every stream has, whatever its protocol. */
export const STREAM_IDENTITY: Fields = {
  id: {
    text: "`<contract>-<chainId>-<tokenId>`, lower case. Unique over all chains and releases, equal on both vendors: store this one.",
  },
  tokenId: { text: "Stream id for calls to the contract.", unit: "token id" },
  contract: { text: "Contract that holds the stream." },
  chainId: CHAIN_ID,
  subgraphId: {
    text: "Counts the streams of the chain in order of creation. Sort and page by it.",
    unit: "counter",
    defect: "Numbers move when an indexer is rebuilt with an older contract. Do not store them.",
  },
};

/** Where a stream came from. */
export const STREAM_ORIGIN: Fields = {
  hash: transactionHash("created the stream"),
  timestamp: { text: "Time of the creating block.", unit: "Unix seconds" },
  batch: { text: "Streams created in the same transaction. It is also set for lone streams." },
  position: { text: "Place of the stream in its batch.", unit: "place" },
  actions: { text: "History of the stream. Not stored; the vendor looks it up." },
};

/** Fields of an indexed contract. */
export function contract(of: string, version: string, more: Fields): EntityDescription {
  return {
    summary: `${of} that the indexer follows.`,
    rank: "primary",
    groups: [
      {
        fields: {
          id: {
            text: "Address of the contract, lower case.",
            differs: "Envio appends the chain: `<address>-<chainId>`.",
          },
          address: { text: "Address of the contract, lower case." },
          alias: {
            text: "Short name of the contract, first part of a stream's alias.",
            differs: "Lower case on The Graph, upper case on Envio. Compare without case.",
          },
          version: { text: version },
          ...more,
          admin: {
            text: "Account that may change protocol settings.",
            nullWhen: "no admin is known to the indexer",
            differs:
              "Envio stores an admin only after the first transfer of the role, and keeps its checksum capitals. Read it from the contract instead.",
          },
          streams: { text: "Streams of the contract. Not stored; the vendor looks it up." },
          actions: { text: "Events of the contract. Not stored; the vendor looks it up." },
        },
      },
    ],
  };
}
