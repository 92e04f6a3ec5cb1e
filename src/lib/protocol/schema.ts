/**
 * The public files about deployments: types and JSON Schemas from one description. The types are in
 * `model.ts`; only the build imports this file's code.
 */
import * as z from "zod";

import {
  type Address,
  DEPTHS,
  PROTOCOLS,
  type ReleaseRef,
  SCHEMA_VERSION,
  type Version,
} from "./names";

/** A text whose pattern TypeScript knows as a type of its own. */
const pattern = <Text extends string>(expression: RegExp): z.ZodType<Text> =>
  z.string().regex(expression) as unknown as z.ZodType<Text>;

/** The one value that a field may have, of which TypeScript knows the kind only. */
const only = <Value extends string | number>(value: Value) =>
  z.literal(value) as unknown as z.ZodType<Value extends string ? string : number>;

const count = z.int().min(0);
const positive = z.int().min(1);
const text = z.string().min(1);
const sitePath = z.string().regex(/^\/[^\s]*$/u);
const version = pattern<Version>(/^v\d+\.\d+$/u);
const ref = pattern<ReleaseRef>(
  new RegExp(`^(${PROTOCOLS.join("|")})@v\\d+\\.\\d+$`, "u"),
).describe("Protocol and version, for example lockup@v2.0.");

const source = z.strictObject({ package: only("sablier"), version: text });

const envelope = {
  schemaVersion: z
    .literal(SCHEMA_VERSION)
    .describe("Grows when a field is removed or changes its meaning."),
  source,
};
/** What a file has beside the data that the build holds. */
const file = { $schema: z.string().describe("Path of this schema, relative to the file.") };

export const chainInfo = z.strictObject({
  id: positive.describe("EIP-155 chain id."),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/u)
    .describe("Name for addresses and anchors."),
  name: text,
  testnet: z.boolean(),
  inApp: z
    .boolean()
    .describe("Whether the Sablier app offers the chain; contracts can be live on others."),
  zk: z.boolean().describe("Whether the chain needs a ZK compiler."),
  nativeCurrency: z.strictObject({ name: text, symbol: text, decimals: only(18) }),
  explorer: z.strictObject({ name: text, url: z.string().regex(/^https:\/\/[^?#]+[^/?#]$/u) }),
});

const chainCounts = z.strictObject({ chains: count, mainnets: count, testnets: count });

const releaseCounts = chainCounts.extend({
  addresses: count.describe("Addresses over all chains, flagged ones included."),
  unconfirmed: count.describe("Addresses with a note: check them before you use them."),
});

export const deployedContract = z.strictObject({
  name: text,
  address: pattern<Address>(/^0x[0-9a-fA-F]{40}$/u).describe("Address with the EIP-55 checksum."),
  explorerUrl: z.string().regex(/^https:\/\/[^?#]+\/address\/0x[0-9a-fA-F]{40}$/u),
  block: z.exactOptional(positive.describe("Block of the deployment, where known.")),
  note: z.exactOptional(
    z
      .strictObject({ kind: z.literal("unconfirmed"), text })
      .describe("unconfirmed: check the address before you use it."),
  ),
});

export const contractInfo = z.strictObject({
  name: text,
  alias: z.exactOptional(text.describe("Short name in stream ids and app URLs.")),
  group: z.exactOptional(
    z
      .enum(["core", "periphery"])
      .describe("Half of a release up to Lockup v1.2, which had both deployed separately."),
  ),
  abi: z.boolean().describe("Whether the ABI folder has a file for it."),
  chains: count.describe("Chains with an address; 0 for code without one."),
});

const depth = z
  .enum(DEPTHS)
  .describe(
    "full: guides, reference and examples; reference: reference and differences; holders: addresses, ABIs and what holders need.",
  );

export const releasePages = z.strictObject({
  overview: z.exactOptional(sitePath.describe("Where the guides begin.")),
  reference: z.exactOptional(sitePath.describe("Where the reference begins.")),
  migration: z.array(z.strictObject({ from: ref, path: sitePath })),
});

const newerRelease = z.strictObject({ version, aliases: z.array(text), path: sitePath });

const releaseProperties = {
  ref,
  protocol: z.enum(PROTOCOLS),
  version,
  label: text,
  isLatest: z.boolean(),
  depth,
  pages: releasePages,
  path: sitePath.describe("Page with the addresses."),
  features: z.record(z.string(), z.boolean()),
  contracts: z
    .array(contractInfo)
    .describe("Deployed contracts, in reading order, before code without an address."),
  counts: releaseCounts,
  unlistedChains: z.array(text).describe("Chains with a deployment that is not listed."),
  withheld: z
    .array(z.strictObject({ chain: text, contract: text, reason: text }))
    .describe("Addresses of the data package that are not shown, with the reason."),
  files: z.strictObject({ table: sitePath, abi: sitePath }),
};

export const releaseTable = z.strictObject({
  ...envelope,
  ...releaseProperties,
  deployments: z
    .array(z.strictObject({ chain: chainInfo, contracts: z.array(deployedContract) }))
    .describe("Mainnets before testnets, each by name."),
  newer: z.array(newerRelease),
});

const deploymentsFile = z.strictObject({
  ...file,
  ...envelope,
  releases: z.array(
    z.strictObject({
      ...releaseProperties,
      deployments: z.array(
        z.strictObject({ chainId: positive, contracts: z.array(deployedContract) }),
      ),
    }),
  ),
});

export const chainsData = z.strictObject({
  ...envelope,
  counts: chainCounts.extend({ inApp: count, inAppMainnets: count, inAppTestnets: count }),
  releases: z.array(
    releaseCounts.extend({ ref, label: text, path: sitePath, depth, pages: releasePages }),
  ),
  chains: z.array(
    chainInfo.extend({
      releases: z.array(
        z.strictObject({
          ref,
          confirmed: z.boolean().describe("False when an address is flagged."),
          address: z.exactOptional(
            deployedContract.shape.address.describe(
              "Of the contract that holds the streams, in the newest release; absent where several do, or it is flagged.",
            ),
          ),
        }),
      ),
    }),
  ),
});

/** Schemas of the public files by name: `<name>.json` in the folder `schema`. */
export const SCHEMAS = {
  chains: chainsData.extend(file).meta({ title: "Chains and the releases that live on them" }),
  deployments: deploymentsFile.meta({
    title: "Deployments of all releases",
    description: "Chains are given by id; /data/chains.json describes them.",
  }),
  release: releaseTable.extend(file).meta({ title: "Deployments of one release" }),
} as const;
