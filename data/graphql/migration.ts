import type { GraphqlProtocol } from "./descriptions/schema";

/** What became of a field of August 2025. */
export interface FieldMove {
  /** Name today; absent when the field is gone. */
  readonly to?: string;
  /** Whether a row stood there and a text stands there today. */
  readonly flat?: true;
  /** What to know or to do, as a sentence. */
  readonly text: string;
}

/** A value that is not what it was under the same name. */
export interface ValueChange {
  /** Entity and field of August 2025. */
  readonly entity: string;
  readonly field: string;
  /** Whether it matters in what is compared, in what is answered, or in both. */
  readonly matters: "filter" | "answer" | "both";
  /** Whether a query that is not changed finds nothing, without an error. */
  readonly silent?: true;
  readonly text: string;
}

/** How one schema of August 2025 became today's. */
export interface Migration {
  /** Entities and enums with another name; all others keep theirs. */
  readonly types: Readonly<Record<string, string>>;
  /** Types that are gone, with what to do. */
  readonly gone: Readonly<Record<string, string>>;
  /** By entity and field of August 2025. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, FieldMove>>>>;
  readonly values: readonly ValueChange[];
}

const idForm = (entity: string, form: string): ValueChange => ({
  entity,
  field: "id",
  matters: "both",
  silent: true,
  text: `Ids have another form: \`${form}\` on both vendors. An old one finds nothing.`,
});

const reference = (entity: string, field: string, form: string): ValueChange => ({
  entity,
  field,
  matters: "filter",
  silent: true,
  text: `Compare with the new form of the id, \`${form}\`. An old one finds nothing.`,
});

const ASSET_ID = "asset-<chainId>-<address>";

const CURSOR =
  "Counters began anew. Do not carry a cursor over; start again from a number above any count.";

const VERSION = "Holds the release itself, such as `v1.1`, instead of a tag such as `V21`.";

const ALIAS: Omit<ValueChange, "entity" | "field"> = {
  matters: "both",
  silent: true,
  text: "Upper case on both vendors. A filter with lower case finds nothing.",
};

const GONE_CONTRACT: Readonly<Record<string, FieldMove>> = {
  admin: { text: "Gone. Read the admin from the contract." },
  version: { text: "Gone here. `version` of a stream has the release." },
  streams: { text: "Gone. Ask for streams with a filter on `contract`." },
  actions: { text: "Gone. Ask for actions with a filter on `contract`." },
};

const STAMP: Readonly<Record<string, FieldMove>> = {
  db_write_timestamp: { text: "Gone from every row of Envio." },
};

/** Moves that Lockup and Flow share. */
function streamFields(protocol: "lockup" | "flow"): Migration["fields"] {
  const contract: FieldMove = {
    to: "contract",
    flat: true,
    text: "Holds the address, no longer a row. Look the alias up in `Contract`, the release in `version`.",
  };
  const companion: FieldMove = {
    to: "contract",
    text: "`contract` holds the address itself. Compare with the bare address, in lower case.",
  };
  return {
    Stream: { contract, contract_id: companion, ...STAMP },
    Action: { contract, contract_id: companion, ...STAMP },
    Asset: {
      streams: { to: `${protocol}Streams`, text: "Lockup and Flow share the row of a token." },
      ...STAMP,
    },
    Batch: {
      label: {
        to: "position",
        text: "A number instead of a text. For a lone stream it is null on The Graph and 0 on Envio.",
      },
      ...STAMP,
    },
    Batcher: {
      batchIndex: { to: "batchCounter", text: "Same count under another name." },
      address: { text: "Gone. The id ends with the address." },
      ...STAMP,
    },
    Contract: { ...GONE_CONTRACT, ...STAMP },
    Watcher: {
      streamIndex: { to: `${protocol}StreamCounter`, text: "Same counter, one for each protocol." },
      actionIndex: { to: `${protocol}ActionCounter`, text: "Same counter, one for each protocol." },
      initialized: { text: "Gone." },
      logs: { text: "Gone; it was empty." },
      ...STAMP,
    },
  };
}

const STREAM_VALUES: readonly ValueChange[] = [
  reference("Stream", "asset", ASSET_ID),
  reference("Stream", "batch", "batch-<chainId>-<sender>-<hash>"),
  reference("Batch", "batcher", "batcher-<chainId>-<sender>"),
  idForm("Action", "action-<chainId>-<hash>-<logIndex>"),
  idForm("Asset", ASSET_ID),
  idForm("Batch", "batch-<chainId>-<sender>-<hash>"),
  idForm("Batcher", "batcher-<chainId>-<sender>"),
  idForm("Contract", "contract-<chainId>-<address>"),
  { entity: "Stream", field: "alias", ...ALIAS },
  { entity: "Contract", field: "alias", ...ALIAS },
  { entity: "Stream", field: "version", matters: "both", silent: true, text: VERSION },
  { entity: "Stream", field: "subgraphId", matters: "filter", text: CURSOR },
  { entity: "Action", field: "subgraphId", matters: "filter", text: CURSOR },
  {
    entity: "Action",
    field: "fee",
    matters: "answer",
    text: "Null for releases without fees. Still the value of the whole transaction on each action.",
  },
  {
    entity: "Batch",
    field: "hash",
    matters: "both",
    text: "Null while the batch holds a single stream.",
  },
  {
    entity: "Batch",
    field: "timestamp",
    matters: "both",
    text: "Null while the batch holds a single stream.",
  },
  {
    entity: "Contract",
    field: "category",
    matters: "both",
    text: "Names the protocol, as text: `Lockup` or `Flow` on The Graph, in lower case on Envio.",
  },
];

const merged = (name: "Lockup" | "Flow"): Readonly<Record<string, string>> => ({
  Stream: `${name}Stream`,
  Action: `${name}Action`,
  Batch: `${name}Batch`,
  Batcher: `${name}Batcher`,
  ActionCategory: `${name}ActionCategory`,
  StreamCategory: `${name}StreamCategory`,
});

const FEE_GONE: FieldMove = { text: "Gone: no release in use charges such a fee." };

/** How the three schemas of August 2025 became the two of today. */
export const MIGRATIONS: Readonly<Record<GraphqlProtocol, Migration>> = {
  lockup: {
    types: merged("Lockup"),
    gone: { ContractCategory: "Gone. `Contract.category` is a text." },
    fields: {
      ...streamFields("lockup"),
      Stream: {
        ...streamFields("lockup").Stream,
        parties: { text: "Gone. Filter on `sender`, `recipient` and `proxender`." },
        brokerFeeAmount: FEE_GONE,
        protocolFeeAmount: FEE_GONE,
      },
      Segment: {
        milestone: { to: "endTime", text: "Was a copy of `endTime`." },
        ...STAMP,
      },
      Tranche: {
        timestamp: { to: "endTime", text: "Was a copy of `endTime`." },
        ...STAMP,
      },
    },
    values: [
      ...STREAM_VALUES,
      idForm("Segment", "segment-<streamId>-<n>"),
      idForm("Tranche", "tranche-<streamId>-<n>"),
      {
        entity: "Stream",
        field: "cliff",
        matters: "both",
        silent: true,
        text: "Null for streams that are not linear, where it was false.",
      },
      {
        entity: "Stream",
        field: "initial",
        matters: "both",
        silent: true,
        text: "Null for streams that are not linear, where it was false.",
      },
      {
        entity: "Stream",
        field: "shape",
        matters: "both",
        text: "One list of names for all releases. Before v2.0 worked out by the indexer, where it was null.",
      },
    ],
  },
  flow: {
    types: merged("Flow"),
    gone: {},
    fields: {
      ...streamFields("flow"),
      Stream: { ...streamFields("flow").Stream, protocolFeeAmount: FEE_GONE },
    },
    values: [
      ...STREAM_VALUES,
      {
        entity: "Stream",
        field: "startTime",
        matters: "both",
        text: "The start that the creator chose, since v2.0. It may lie ahead.",
      },
      {
        entity: "Stream",
        field: "lastAdjustmentTimestamp",
        matters: "both",
        text: "Begins at the chosen start, which may lie ahead.",
      },
    ],
  },
  airdrops: {
    types: {},
    gone: {},
    fields: {
      Action: STAMP,
      Activity: STAMP,
      Asset: STAMP,
      Campaign: STAMP,
      Tranche: STAMP,
      Factory: {
        campaignIndex: { to: "campaignCounter", text: "Same count under another name." },
        version: { text: "Gone here. `version` of a campaign has the release." },
        ...STAMP,
      },
      Watcher: {
        campaignIndex: { to: "campaignCounter", text: "Same counter under another name." },
        actionIndex: { to: "actionCounter", text: "Same counter under another name." },
        initialized: { text: "Gone." },
        logs: { text: "Gone; it was empty." },
        ...STAMP,
      },
    },
    values: [
      reference("Campaign", "asset", ASSET_ID),
      reference("Campaign", "factory", "factory-<chainId>-<address>"),
      idForm("Action", "action-<chainId>-<hash>-<logIndex>"),
      idForm("Asset", ASSET_ID),
      idForm("Factory", "factory-<chainId>-<address>"),
      idForm("Tranche", "tranche-<campaignId>-<n>"),
      idForm("Watcher", "<chainId>"),
      { entity: "Factory", field: "alias", ...ALIAS },
      { entity: "Campaign", field: "version", matters: "both", silent: true, text: VERSION },
      { entity: "Campaign", field: "subgraphId", matters: "filter", text: CURSOR },
      { entity: "Action", field: "subgraphId", matters: "filter", text: CURSOR },
      {
        entity: "Campaign",
        field: "fee",
        matters: "both",
        text: "Wei of the native coin on v1.3, US dollars with 8 decimals since v2.0, null before v1.3.",
      },
      {
        entity: "Campaign",
        field: "position",
        matters: "both",
        text: "Counts from 0 on both vendors. It counted from 1, on The Graph only.",
      },
      {
        entity: "Campaign",
        field: "category",
        matters: "both",
        text: "`VariableClaimAmount` is new, `LockupDynamic` is gone.",
      },
      {
        entity: "Campaign",
        field: "lockup",
        matters: "both",
        silent: true,
        text: "Null for a campaign without streams, where it was the zero address.",
      },
      ...[
        "streamCliff",
        "streamCliffDuration",
        "streamCliffPercentage",
        "streamInitial",
        "streamInitialPercentage",
        "streamTotalDuration",
        "streamStart",
        "streamStartTime",
        "streamTransferable",
        "streamCancelable",
      ].map((field): ValueChange => ({
        entity: "Campaign",
        field,
        matters: "both",
        text: "Null where the campaign has no such setting. Envio also has the settings of v1.3.",
      })),
      {
        entity: "Action",
        field: "fee",
        matters: "answer",
        text: "Null for releases without fees and for actions that are no claim, where it was 0.",
      },
    ],
  },
};
