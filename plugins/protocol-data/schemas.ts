import { DEPTHS, PROTOCOLS, SCHEMA_VERSION } from "../../src/lib/protocol/model";

export type JsonSchema = Readonly<Record<string, unknown>>;

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

const count: JsonSchema = { type: "integer", minimum: 0 };
const text: JsonSchema = { type: "string", minLength: 1 };
const flag: JsonSchema = { type: "boolean" };
const sitePath: JsonSchema = { type: "string", pattern: "^/[^\\s]*$" };
const version: JsonSchema = { type: "string", pattern: "^v\\d+\\.\\d+$" };
const ref: JsonSchema = {
  type: "string",
  pattern: `^(${PROTOCOLS.join("|")})@v\\d+\\.\\d+$`,
  description: "Protocol and version, for example lockup@v2.0.",
};
const protocol: JsonSchema = { enum: [...PROTOCOLS] };

/** An object that has exactly the given properties; those named optional may be missing. */
function record(
  properties: Record<string, JsonSchema>,
  optional: readonly string[] = [],
): JsonSchema {
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    additionalProperties: false,
  };
}

function list(items: JsonSchema): JsonSchema {
  return { type: "array", items };
}

const source = record({ package: { const: "sablier" }, version: text });

const envelope: Record<string, JsonSchema> = {
  $schema: { type: "string", description: "Path of this schema, relative to the file." },
  schemaVersion: {
    const: SCHEMA_VERSION,
    description: "Grows when a field is removed or changes its meaning.",
  },
  source,
};

const chainProperties: Record<string, JsonSchema> = {
  id: { type: "integer", minimum: 1, description: "EIP-155 chain id." },
  slug: { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
  name: text,
  testnet: flag,
  inApp: { type: "boolean", description: "Whether the Sablier app offers the chain." },
  zk: { type: "boolean", description: "Whether the chain needs a ZK compiler." },
  nativeCurrency: record({ name: text, symbol: text, decimals: { const: 18 } }),
  explorer: record({ name: text, url: { type: "string", pattern: "^https://[^?#]+[^/?#]$" } }),
};

const chainCounts: Record<string, JsonSchema> = { chains: count, mainnets: count, testnets: count };

const releaseCounts: Record<string, JsonSchema> = {
  ...chainCounts,
  addresses: { ...count, description: "Addresses over all chains, flagged ones included." },
  unconfirmed: { ...count, description: "Addresses with a note: check them before you use them." },
};

const contractProperties: Record<string, JsonSchema> = {
  name: text,
  address: {
    type: "string",
    pattern: "^0x[0-9a-fA-F]{40}$",
    description: "Address with the EIP-55 checksum.",
  },
  explorerUrl: { type: "string", pattern: "^https://[^?#]+/address/0x[0-9a-fA-F]{40}$" },
  block: { type: "integer", minimum: 1, description: "Block of the deployment, where known." },
  note: record({ kind: { const: "unconfirmed" }, text }),
};

const deployedContract = record(contractProperties, ["block", "note"]);

const contractInfo = record(
  {
    name: text,
    alias: { ...text, description: "Short name in stream ids and app URLs." },
    group: { enum: ["core", "periphery"] },
    abi: { type: "boolean", description: "Whether the ABI folder has a file for it." },
    chains: { ...count, description: "Chains with an address; 0 for code without one." },
  },
  ["alias", "group"],
);

const depth: JsonSchema = {
  enum: [...DEPTHS],
  description:
    "full: guides, reference and examples; reference: reference and differences; holders: " +
    "addresses, ABIs and what holders need.",
};

const pages = record(
  {
    overview: { ...sitePath, description: "Where the guides begin." },
    reference: { ...sitePath, description: "Where the reference begins." },
    migration: list(record({ from: ref, path: sitePath })),
  },
  ["overview", "reference"],
);

const releaseProperties: Record<string, JsonSchema> = {
  ref,
  protocol,
  version,
  label: text,
  isLatest: flag,
  depth,
  pages,
  path: { ...sitePath, description: "Page with the addresses." },
  features: { type: "object", additionalProperties: flag },
  contracts: list(contractInfo),
  counts: record(releaseCounts),
  unlistedChains: { ...list(text), description: "Chains with a deployment that is not listed." },
  withheld: {
    ...list(record({ chain: text, contract: text, reason: text })),
    description: "Addresses of the data package that are not shown, with the reason.",
  },
  files: record({ table: sitePath, abi: sitePath }),
};

const release: JsonSchema = {
  $schema: DIALECT,
  title: "Deployments of one release",
  ...record({
    ...envelope,
    ...releaseProperties,
    deployments: list(
      record({ chain: record(chainProperties), contracts: list(deployedContract) }),
    ),
    newer: list(record({ version, aliases: list(text), path: sitePath })),
  }),
};

const deployments: JsonSchema = {
  $schema: DIALECT,
  title: "Deployments of all releases",
  description: "Chains are given by id; /data/chains.json describes them.",
  ...record({
    ...envelope,
    releases: list(
      record({
        ...releaseProperties,
        deployments: list(
          record({
            chainId: { type: "integer", minimum: 1 },
            contracts: list(deployedContract),
          }),
        ),
      }),
    ),
  }),
};

const chains: JsonSchema = {
  $schema: DIALECT,
  title: "Chains and the releases that live on them",
  ...record({
    ...envelope,
    counts: record({ ...chainCounts, inApp: count, inAppMainnets: count, inAppTestnets: count }),
    releases: list(record({ ref, label: text, path: sitePath, depth, pages, ...releaseCounts })),
    chains: list(
      record({
        ...chainProperties,
        releases: list(
          record(
            {
              ref,
              confirmed: { type: "boolean", description: "False when an address is flagged." },
              address: {
                ...contractProperties.address,
                description:
                  "Of the contract that holds the streams, in the newest release; absent where several do, or it is flagged.",
              },
            },
            ["address"],
          ),
        ),
      }),
    ),
  }),
};

/** Schemas of the public files by name: `<name>.json` in the folder `schema`. */
export const SCHEMAS: Readonly<Record<"chains" | "deployments" | "release", JsonSchema>> = {
  chains,
  deployments,
  release,
};
