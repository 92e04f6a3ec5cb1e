import type { EntityDescription, EnumDescription, FieldDescription } from "./schema";

type Fields = Readonly<Record<string, FieldDescription>>;

export const CHAIN_ID: FieldDescription = {
  text: "Chain that the row belongs to.",
  unit: "chain id",
};

const transactionHash = (what: string): FieldDescription => ({
  text: `Hash of the transaction that ${what}, lower case.`,
});

const COUNTER_MOVES =
  "Numbers move when an indexer is rebuilt with an older contract. Do not store them.";

/** Fields that place an action on its chain; the same in all protocols. */
export const ACTION_PLACE: Fields = {
  id: {
    text: "Names the log: `action-<chainId>-<hash>-<logIndex>`. The index counts within the block.",
  },
  subgraphId: {
    text: "Counts the actions of the protocol on the chain. Sort and page by it.",
    unit: "counter",
    defect: COUNTER_MOVES,
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
export function streamAction(withoutFee: string): EntityDescription {
  const slot = (which: string): string =>
    `${which} of the event. [Slots by category](#action-slots) lists its meaning.`;
  const nullWhen = "the category leaves the slot empty";
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
            nullWhen: "the event gives an operator rights over all streams of an owner",
          },
          contract: { text: "Address of the contract that wrote the log, lower case." },
          addressA: { text: slot("First address"), nullWhen },
          addressB: { text: slot("Second address"), nullWhen },
          amountA: { text: slot("First number"), unit: "by category", nullWhen },
          amountB: { text: slot("Second number"), unit: "by category", nullWhen },
          fee: {
            text: "Native coin sent along with the transaction.",
            unit: "wei",
            nullWhen: `the contract is of a release without fees: ${withoutFee}`,
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
export function asset(owner: string, reverse: Fields): EntityDescription {
  return {
    summary: `ERC-20 token of ${owner}, as it was when the indexer first met it.`,
    rank: "primary",
    groups: [
      {
        fields: {
          id: {
            text: "`asset-<chainId>-<address>`, lower case, equal on both vendors.",
            defect:
              "A bare address, which was the id on The Graph until August 2025, matches nothing and raises no error.",
          },
          address: { text: "Address of the token, lower case." },
          chainId: CHAIN_ID,
          name: {
            text: "Name that the token reports, without web addresses. `Unknown` when it reports none.",
          },
          symbol: {
            text: "Symbol that the token reports, without web addresses.",
            differs: "When the token reports none, The Graph stores `Unknown`, Envio `UNKNOWN`.",
          },
          decimals: {
            text: "Decimal places that the token reports. Divide amounts in base units by 10 to this power.",
            unit: "digits",
            defect:
              "0 when the token reports none. With an unknown symbol, show no amount rather than one that is 10^18 times too large.",
          },
          ...reverse,
        },
      },
    ],
  };
}

/** The token that Lockup and Flow share. */
export const STREAM_ASSET: EntityDescription = asset("streams", {
  lockupStreams: { text: "Lockup streams of the token. Not stored; the vendor looks it up." },
  flowStreams: { text: "Flow streams of the token. Not stored; the vendor looks it up." },
});

const LONE = "the batch holds a single stream";

/** Streams of one sender in one transaction; the same for Lockup and Flow. */
export const BATCH: EntityDescription = {
  summary:
    "All streams that one sender created in one transaction. A lone stream has its own batch.",
  rank: "secondary",
  groups: [
    {
      fields: {
        id: { text: "`batch-<chainId>-<sender>-<hash>`, lower case." },
        hash: { ...transactionHash("created the streams"), nullWhen: LONE },
        timestamp: {
          text: "Time of that transaction's block.",
          unit: "Unix seconds",
          nullWhen: LONE,
        },
        size: { text: "How many streams the sender created in it; 1 or more.", unit: "count" },
        position: {
          text: "Number of the batch among the sender's batches, from 1.",
          unit: "place",
          nullWhen: LONE,
          differs: "For a lone stream Envio stores 0.",
        },
        batcher: { text: "Sender whose batches are counted.", nullWhen: LONE },
        streams: { text: "Streams of the batch. Not stored; the vendor looks it up." },
      },
    },
  ],
};

/** A sender with batches; the same for Lockup and Flow. */
export const BATCHER: EntityDescription = {
  summary: "A sender of streams, with a count of the batches of two or more.",
  rank: "secondary",
  groups: [
    {
      fields: {
        id: { text: "`batcher-<chainId>-<sender>`, lower case. It holds the sender's address." },
        batchCounter: { text: "Batches of two or more streams so far.", unit: "count" },
        batches: { text: "Batches of the sender. Not stored; the vendor looks it up." },
      },
    },
  ],
};

/** The row that hands out counters, one for each chain. */
export function watcher(counters: Readonly<Record<string, string>>): EntityDescription {
  return {
    summary: "Bookkeeping of the indexer: one row for each chain, with the next free counters.",
    rank: "secondary",
    groups: [
      {
        fields: {
          id: { text: "The chain id as text." },
          chainId: CHAIN_ID,
          ...Object.fromEntries(
            Object.entries(counters).map(([field, what]): [string, FieldDescription] => [
              field,
              {
                text: `\`subgraphId\` that the next ${what} will get. Starts at 1.`,
                unit: "counter",
              },
            ]),
          ),
        },
      },
    ],
  };
}

export const STREAM_WATCHER: EntityDescription = watcher({
  lockupStreamCounter: "Lockup stream",
  lockupActionCounter: "Lockup action",
  flowStreamCounter: "Flow stream",
  flowActionCounter: "Flow action",
});

/** Fields that every stream has, whatever its protocol. */
export const STREAM_IDENTITY: Fields = {
  id: {
    text: "`<contract>-<chainId>-<tokenId>`, lower case. Unique over all chains and releases, equal on both vendors, and the same as in 2025: store this one.",
  },
  tokenId: { text: "Stream id for calls to the contract.", unit: "token id" },
  contract: { text: "Address of the contract that holds the stream, lower case." },
  chainId: CHAIN_ID,
  subgraphId: {
    text: "Counts the streams of the protocol on the chain in order of creation. Sort and page by it.",
    unit: "counter",
    defect: COUNTER_MOVES,
  },
  alias: {
    text: "`<contract alias>-<chainId>-<tokenId>`, upper case on both vendors, as the app shows it.",
    defect: "It was lower case until August 2025. A filter with lower case finds nothing.",
  },
};

/** Token of a stream. */
export const STREAM_TOKEN: Fields = {
  asset: { text: "Token of the stream." },
  assetDecimalsValue: { text: "Copy of the token's `decimals`.", unit: "digits" },
};

/** Where a stream came from. */
export const STREAM_ORIGIN: Fields = {
  hash: transactionHash("created the stream"),
  timestamp: { text: "Time of the creating block.", unit: "Unix seconds" },
  batch: {
    text: "Streams that the sender created in the same transaction. It is also set for lone ones.",
  },
  position: { text: "Place of the stream in its batch.", unit: "place" },
  actions: { text: "History of the stream. Not stored; the vendor looks it up." },
};

/** A contract with streams, in the table that Lockup and Flow share. */
export const CONTRACT: EntityDescription = {
  summary: "A Lockup or Flow contract in which a stream has been created.",
  rank: "secondary",
  details: ["A table to look up aliases. It leads to no other row."],
  groups: [
    {
      fields: {
        id: { text: "`contract-<chainId>-<address>`, lower case." },
        address: { text: "Address of the contract, lower case." },
        alias: { text: "Short name in upper case, first part of a stream's alias." },
        category: {
          text: "Protocol of the contract.",
          differs: "`Lockup` or `Flow` on The Graph, `lockup` or `flow` on Envio.",
        },
        chainId: CHAIN_ID,
      },
    },
  ],
};

/** Stands for a stream that the indexers leave out. */
export const DEPRECATED_STREAM: EntityDescription = {
  summary:
    "A stream that exists onchain and is not indexed: created since September 19, 2025 on a release without fees.",
  rank: "secondary",
  details: [
    "Releases without fees are Lockup v1.0, v1.1, v1.2 and Flow v1.0. Streams created earlier on them stay indexed, and so do those of four exempt tokens. [Streams that are not there](/api/caveats#not-indexed) has the rule.",
  ],
  groups: [
    {
      fields: {
        id: { text: "`<contract>-<chainId>-<tokenId>`: the id that the stream would have." },
        chainId: CHAIN_ID,
        contractAddress: { text: "Address of the contract that holds the stream, lower case." },
        tokenId: { text: "Stream id for calls to the contract.", unit: "token id" },
        hash: transactionHash("created the stream"),
        timestamp: { text: "Time of the creating block.", unit: "Unix seconds" },
      },
    },
  ],
};

/** What all actions on a stream's NFT are called. */
export const NFT_ACTIONS: EnumDescription["values"] = {
  Approval: "An account may act for one stream.",
  ApprovalForAll: "An operator may act for all streams of an owner, or no longer.",
  Transfer: "The NFT changed hands. Minting is not counted.",
};
