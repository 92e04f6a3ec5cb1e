import type { ChainInfo, IsoDate, ProtocolName, Version } from "../protocol/model";

/** Protocols that an indexer reads, in the order in which pages list them. */
export const INDEXED_PROTOCOLS = [
  "lockup",
  "flow",
  "airdrops",
  "legacy",
] as const satisfies readonly ProtocolName[];

export type IndexedProtocol = (typeof INDEXED_PROTOCOLS)[number];

export const VENDORS = ["the-graph", "envio"] as const;

export type Vendor = (typeof VENDORS)[number];

export const VENDOR_NAMES: Readonly<Record<Vendor, string>> = {
  envio: "Envio",
  "the-graph": "The Graph",
};

/**
 * Who serves an endpoint: The Graph Network, a Graph Node run by the chain or a provider, or Envio's
 * hosted service, which answers for all chains at one address.
 */
export type Hosting = "decentralized-network" | "custom-node" | "hosted-multichain";

/**
 * Whether an endpoint is listed today, its data is served elsewhere, its vendor dropped the chain, or
 * it was deprecated before August 2025 already.
 */
export type EndpointStatus = "current" | "superseded" | "removed" | "deprecated";

/** What a request needs: nothing, a key from Subgraph Studio, or a key of the hosting provider. */
export type EndpointAuth = "none" | "the-graph-api-key" | "provider-query-key";

/** One protocol at one vendor, on one chain unless `chainId` is null. */
export interface Endpoint {
  protocol: IndexedProtocol;
  vendor: Vendor;
  hosting: Hosting;
  status: EndpointStatus;
  /** Family of names, with `*` in place of the chain; the indexer's name for Envio. */
  line: string;
  /** EIP-155 chain id; null for a past address that answered for all chains. */
  chainId: number | null;
  name: string;
  /** Id on The Graph Network; null elsewhere and where it was never published. */
  subgraphId: string | null;
  /** Production address, with a placeholder where a key belongs; null where none is known. */
  url: string | null;
  /** Rate-limited address without a key, for trying things out. */
  testingUrl: string | null;
  explorerUrl: string | null;
  /** Page with a query editor. */
  playgroundUrl: string | null;
  auth: EndpointAuth;
  /** Releases with a contract that the endpoint reads, oldest first. */
  indexesReleases: readonly Version[];
  /** Day since which it is not listed as current. */
  deprecatedOn: IsoDate | null;
  /** Last day on which the indexers' own sources were seen to list it. That is no call of it. */
  listedOn: IsoDate;
  /** What a reader must know about this endpoint, one sentence each. */
  notes: readonly string[];
}

/** A chain with an endpoint that the data package does not know. */
export interface OutsideChain {
  id: number;
  name: string;
  slug: string;
  testnet: boolean;
  /** Why the chain is listed although the package does not know it. */
  reason: string;
}

/** What pages show of a chain with an endpoint. */
export interface EndpointChain extends Pick<ChainInfo, "id" | "name" | "slug" | "testnet"> {
  /** Why the data package does not list the chain; absent for the chains it lists. */
  outside?: string;
}
