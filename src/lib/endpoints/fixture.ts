import { explorerPage, gatewayAddress, studioAddress } from "./addresses";
import type { Endpoint, OutsideChain } from "./model";

const NAMES: Readonly<Record<number, string>> = {
  1: "ethereum",
  10: "optimism",
  478: "form",
  11155111: "sepolia",
};

/** A subgraph of Flow v1.1 on The Graph Network; `id` fills up to the length of a subgraph id. */
export function subgraph(chainId: number, id: string, change: Partial<Endpoint> = {}): Endpoint {
  const subgraphId = id.padEnd(44, "x");
  const name = `sablier-flow-${NAMES[chainId] ?? "unknown"}`;
  return {
    protocol: "flow",
    vendor: "the-graph",
    hosting: "decentralized-network",
    status: "current",
    line: "sablier-flow-*",
    chainId,
    name,
    subgraphId,
    url: gatewayAddress(subgraphId),
    testingUrl: studioAddress(1, name),
    explorerUrl: explorerPage(subgraphId),
    playgroundUrl: null,
    auth: "the-graph-api-key",
    indexesReleases: ["v1.1"],
    deprecatedOn: null,
    listedOn: "2026-08-22",
    notes: [],
    ...change,
  };
}

/** Flow v1.1 on a hosted indexer. */
export function envio(chainId: number | null, change: Partial<Endpoint> = {}): Endpoint {
  const url = "https://indexer.example/abc/v1/graphql";
  return {
    protocol: "flow",
    vendor: "envio",
    hosting: "hosted-multichain",
    status: "current",
    line: "flow-envio",
    chainId,
    name: "flow-envio",
    subgraphId: null,
    url,
    testingUrl: null,
    explorerUrl: "https://vendor.example/flow-envio",
    playgroundUrl: null,
    auth: "none",
    indexesReleases: ["v1.1"],
    deprecatedOn: null,
    listedOn: "2026-08-22",
    notes: [],
    ...change,
  };
}

/** A chain that the package of the fixture does not have. */
export const FORM: OutsideChain = {
  id: 478,
  name: "Form",
  slug: "form",
  testnet: false,
  reason: "Dropped by the package.",
};

/** Flow on Ethereum with both vendors, on Sepolia, and on a chain outside the package. */
export const SAMPLE: readonly Endpoint[] = [
  subgraph(11155111, "Sep"),
  subgraph(478, "Form", {
    hosting: "custom-node",
    subgraphId: null,
    url: "https://node.example/sablier-flow-form",
    testingUrl: null,
    explorerUrl: null,
    auth: "none",
    notes: ["Served by a node of its own."],
  }),
  subgraph(1, "Eth"),
  envio(1),
  subgraph(1, "Qod", {
    name: "sablier-v2-fl",
    line: "sablier-v2-fl-*",
    status: "deprecated",
    deprecatedOn: "2025-02-03",
    testingUrl: studioAddress(1, "sablier-v2-fl"),
    indexesReleases: ["v1.0"],
  }),
  envio(null, {
    status: "deprecated",
    url: "https://indexer.example/old/v1/graphql",
    explorerUrl: null,
    notes: ["Published in May, replaced since."],
  }),
];
