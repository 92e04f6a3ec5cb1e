/** Protocols whose events are indexed. Legacy subgraphs have a schema of their own. */
export const GRAPHQL_PROTOCOLS = ["lockup", "flow", "airdrops"] as const;

export type GraphqlProtocol = (typeof GRAPHQL_PROTOCOLS)[number];

/**
 * Layouts of the indexers, newest first. The first is what endpoints answer with today; its files and
 * anchors have plain names. Those of an older one lie in a folder of its name, and its anchors begin
 * with it.
 */
export const GENERATIONS = ["2026", "2025"] as const;

export type Generation = (typeof GENERATIONS)[number];

/** What endpoints answer with today. */
export const [TODAY] = GENERATIONS;

/** Place of a generation's files below a folder: empty, or the name of the older generation. */
export const generationFolder = (generation: Generation): string =>
  generation === TODAY ? "" : `${generation}/`;

/** Name of the schema that serves a protocol: its files are `<name>.<kind>.graphql`. */
export function schemaName(generation: Generation, protocol: GraphqlProtocol): string {
  const merged = generation === TODAY && protocol !== "airdrops";
  return `${generationFolder(generation)}${merged ? "streams" : protocol}`;
}

/** What the numbers of a field count, with a sentence for the table of units. */
export const UNITS = {
  "base units":
    "Amount in the smallest unit of the token. Divide by 10 to the power of `decimals`.",
  "Unix seconds": "Moment, in seconds since January 1, 1970, UTC.",
  seconds: "Length of time.",
  days: "Whole days since January 1, 1970, UTC.",
  wei: "Amount of the chain's native coin; 10^18 wei are one coin.",
  "by release": "Depends on the release, which `version` names.",
  "18 decimals": "Token amount with 18 decimals, regardless of the token's own `decimals`.",
  UD2x18: "Fixed-point number with 18 decimals: 10^18 is 1, and 100% where it is a share.",
  count: "Number of things.",
  counter: "Number of a row on its chain, from 1. Use it to page, not to identify.",
  place: "Place in a list, from 0 unless the field says otherwise.",
  "chain id": "EVM chain id, such as 1 for Ethereum.",
  "token id": "Id of the stream in its contract and of its NFT.",
  block: "Block number.",
  digits: "Number of decimal places.",
  "by category": "Depends on the row's `category`.",
} as const;

export type Unit = keyof typeof UNITS;

/** What a schema cannot say about a field. All texts are inline Markdown. */
export interface FieldDescription {
  /** Meaning, as one or two sentences. */
  readonly text: string;
  /** Required for every number, forbidden elsewhere. */
  readonly unit?: Unit;
  /** When the value is null: required where the schema allows null, forbidden elsewhere. */
  readonly nullWhen?: string;
  /** How the vendors' values differ. */
  readonly differs?: string;
  /** A value that is not what its name promises, and what to do about it. */
  readonly defect?: string;
}

/** Fields that belong together, in the order of the page. */
export interface FieldGroup {
  /** Heading above the fields; only an entity with a single group may leave it out. */
  readonly title?: string;
  readonly fields: Readonly<Record<string, FieldDescription>>;
}

export interface EntityDescription {
  /** One sentence: what a row stands for. */
  readonly summary: string;
  /** "primary": what most queries ask for. "secondary": grouping and bookkeeping. */
  readonly rank: "primary" | "secondary";
  /** Further paragraphs below the heading. */
  readonly details?: readonly string[];
  readonly groups: readonly FieldGroup[];
}

export interface EnumDescription {
  readonly summary: string;
  /** Meaning of each value. */
  readonly values: Readonly<Record<string, string>>;
}

/** What a generic slot of an action holds. */
export interface Slot {
  readonly text: string;
  /** Required for amounts, forbidden for addresses. */
  readonly unit?: Unit | "flag";
}

/** The four generic fields of a Lockup or Flow action. */
export const SLOTS = ["addressA", "addressB", "amountA", "amountB"] as const;

export type SlotName = (typeof SLOTS)[number];

/** Where the actions of one category come from and what they carry. */
export interface ActionDescription {
  /** Events of the contracts, as inline Markdown: links to their reference where there is one. */
  readonly events: readonly string[];
  /** Slots that hold something; the others are null. */
  readonly slots: Readonly<Partial<Record<SlotName, Slot>>>;
}

/** A version tag, the release that it stands for and the contracts of the release. */
export interface VersionTag {
  /** What `version` holds: `V20` in 2025, the release itself since. */
  readonly tag: string;
  /** `v1.0` */
  readonly release: string;
  /** Aliases of the contracts that have a row in the index. */
  readonly aliases: readonly string[];
}

/** A value that identifies something outside of the schema. */
export interface OutsideRelation {
  readonly entity: string;
  readonly field: string;
  /** One word, since it names a box of the diagram. */
  readonly target: string;
  /** Type and name of what the field holds, for the diagram: `String id`. */
  readonly key: string;
  /** What the target is. */
  readonly text: string;
}

/** Everything that the pages say about the schema of one protocol in one generation. */
export interface ProtocolDescription {
  readonly generation: Generation;
  readonly protocol: GraphqlProtocol;
  /** "Lockup" */
  readonly label: string;
  /** Page with the fields of the entities. */
  readonly fieldsRoute: string;
  /** Entity that most others refer to. */
  readonly hub: string;
  /** Oldest release first. */
  readonly versions: readonly VersionTag[];
  readonly entities: Readonly<Record<string, EntityDescription>>;
  readonly enums: Readonly<Record<string, EnumDescription>>;
  /** Enum with the kinds of actions. */
  readonly actionCategory: string;
  /** By value of that enum. */
  readonly actions: Readonly<Record<string, ActionDescription>>;
  readonly outside: readonly OutsideRelation[];
}

/** How the answers of the vendors compare. */
export const COMPARISONS = {
  same: "same",
  format: "other format",
  value: "other value",
  missing: "one vendor only",
} as const;

/** A difference between the vendors that readers of a similarities page must know. */
export interface VendorTopic {
  readonly topic: string;
  readonly comparison: keyof typeof COMPARISONS;
  readonly theGraph: string;
  readonly envio: string;
  readonly protocols: readonly GraphqlProtocol[];
}

/** What `data/graphql/descriptions` as a whole holds. */
export interface GraphqlDescriptions {
  readonly protocols: readonly ProtocolDescription[];
  readonly vendorTopics: Readonly<Record<Generation, readonly VendorTopic[]>>;
}
