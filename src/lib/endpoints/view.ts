import {
  type ChainsData,
  compareChains,
  compareVersions,
  type IsoDate,
  type Version,
} from "../protocol/model";
import { type ChainFilter, isOnNetwork, matchesChain } from "../protocol/filter";
import {
  type Endpoint,
  type EndpointChain,
  type EndpointStatus,
  INDEXED_PROTOCOLS,
  type IndexedProtocol,
  type OutsideChain,
  type Vendor,
  VENDORS,
} from "./model";

/** One chain with what each vendor has there for one protocol. */
export interface EndpointRow {
  chain: EndpointChain;
  subgraph: Endpoint | undefined;
  envio: Endpoint | undefined;
}

/** A past subgraph and what replaces it on the same chain. */
export interface Replacement {
  chain: EndpointChain;
  previous: Endpoint;
  /** At the same vendor, or else at the other; undefined on a chain that nobody indexes any more. */
  current: Endpoint | undefined;
}

export interface ChainVendors {
  chain: EndpointChain;
  vendors: Vendor[];
  /** Whether The Graph's protocol is served there by a node of its own, outside the network. */
  ownNode: boolean;
}

/** Endpoints with the same form of name. */
export interface EndpointLine {
  line: string;
  /** Protocols that the line reads, with the releases that at least one endpoint has, oldest first. */
  reads: { protocol: IndexedProtocol; releases: Version[] }[];
  status: EndpointStatus;
  deprecatedOn: IsoDate | null;
  /** Name without a chain in it, where the line has one: Ethereum's in older lines. */
  bareName: string | undefined;
  example: string;
  count: number;
}

export interface EndpointFilter extends ChainFilter {
  /** Empty means all. */
  readonly vendor: string;
}

/**
 * Finds the chains of endpoints.
 * @param endpoints any endpoints; those without a chain are left out
 * @throws Error that lists every chain id without a chain
 */
export function endpointChains(
  endpoints: readonly Endpoint[],
  data: Pick<ChainsData, "chains">,
  outside: readonly OutsideChain[],
): Map<number, EndpointChain> {
  const known = new Map<number, EndpointChain>([
    ...data.chains.map(({ id, name, slug, testnet }): [number, EndpointChain] => [
      id,
      { id, name, slug, testnet },
    ]),
    ...outside.map(({ reason, ...chain }): [number, EndpointChain] => [
      chain.id,
      { ...chain, outside: reason },
    ]),
  ]);
  const ids = new Set(endpoints.flatMap(({ chainId }) => chainId ?? []));
  const unknown = [...ids].filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new Error(
      `Endpoints name chains that the data package does not have: ${unknown.join(", ")}. Correct ` +
        "the ids in data/endpoints.ts, or add the chains to CHAINS_OUTSIDE_PACKAGE.",
    );
  }
  return new Map([...known].filter(([id]) => ids.has(id)));
}

/**
 * Current endpoints of one protocol, chain by chain.
 * @returns mainnets first, then testnets, each by name
 */
export function endpointRows(
  endpoints: readonly Endpoint[],
  protocol: IndexedProtocol,
  chains: ReadonlyMap<number, EndpointChain>,
): EndpointRow[] {
  const here = endpoints.filter(
    (endpoint) => endpoint.protocol === protocol && endpoint.status === "current",
  );
  const at = (id: number, vendor: Vendor): Endpoint | undefined =>
    here.find((endpoint) => endpoint.chainId === id && endpoint.vendor === vendor);
  return [...chains.values()]
    .map((chain) => ({
      chain,
      subgraph: at(chain.id, "the-graph"),
      envio: at(chain.id, "envio"),
    }))
    .filter(({ subgraph, envio }) => subgraph !== undefined || envio !== undefined)
    .sort((a, b) => compareChains(a.chain, b.chain));
}

/**
 * Past subgraphs of one protocol with their successors: the newest first, then mainnets before
 * testnets, each by name.
 * @throws Error that names a subgraph on an unknown chain
 */
export function replacements(
  endpoints: readonly Endpoint[],
  protocol: IndexedProtocol,
  chains: ReadonlyMap<number, EndpointChain>,
): Replacement[] {
  const rows = endpointRows(endpoints, protocol, chains);
  return endpoints
    .filter(
      (endpoint) =>
        endpoint.protocol === protocol &&
        endpoint.status !== "current" &&
        endpoint.vendor === "the-graph",
    )
    .map((previous) => {
      const chain = chains.get(previous.chainId ?? -1);
      if (chain === undefined) {
        throw new Error(`${previous.name}: chain ${String(previous.chainId)} has no name.`);
      }
      const row = rows.find((one) => one.chain.id === previous.chainId);
      return { chain, previous, current: row?.subgraph ?? row?.envio };
    })
    .sort(
      (a, b) =>
        Number(a.previous.status === "deprecated") - Number(b.previous.status === "deprecated") ||
        compareChains(a.chain, b.chain),
    );
}

/** Past Envio addresses of one protocol, in the order of the data. */
export function pastEnvio(
  endpoints: readonly Endpoint[],
  protocol: IndexedProtocol,
): (Endpoint & { url: string })[] {
  return endpoints.flatMap((endpoint) =>
    endpoint.protocol === protocol && endpoint.vendor === "envio" && endpoint.chainId === null
      ? [{ ...endpoint, url: endpoint.url ?? "" }]
      : [],
  );
}

/**
 * Which vendors index which chain, for Lockup, Flow and Airdrops.
 * @returns mainnets first, then testnets, each by name
 * @throws Error that lists every chain on which the three protocols differ, since pages show one
 * answer for all of them
 */
export function chainVendors(
  endpoints: readonly Endpoint[],
  chains: ReadonlyMap<number, EndpointChain>,
): ChainVendors[] {
  const perProtocol = INDEXED_PROTOCOLS.filter((protocol) => protocol !== "legacy").map(
    (protocol) => endpointRows(endpoints, protocol, chains),
  );
  const byChain = new Map<number, string[]>();
  for (const row of perProtocol.flat()) {
    byChain.set(row.chain.id, [...(byChain.get(row.chain.id) ?? []), vendorsOf(row).join()]);
  }
  const uneven = [...byChain].filter(
    ([, answers]) => answers.length < perProtocol.length || new Set(answers).size > 1,
  );
  if (uneven.length > 0) {
    const ids = uneven.map(([id]) => id).join(", ");
    throw new Error(
      `Vendors differ between Lockup, Flow and Airdrops on chains ${ids}. Complete ` +
        "data/endpoints.ts, or show coverage for each protocol.",
    );
  }
  return (perProtocol[0] ?? []).map((row) => ({
    chain: row.chain,
    vendors: vendorsOf(row),
    ownNode: row.subgraph?.hosting === "custom-node",
  }));
}

function vendorsOf({ subgraph, envio }: EndpointRow): Vendor[] {
  return VENDORS.filter((vendor) => (vendor === "envio" ? envio : subgraph) !== undefined);
}

/**
 * Chains with a documented release of Lockup, Flow or Airdrops that no vendor indexes.
 * @returns in the order of the data package
 */
export function unindexedChains(
  endpoints: readonly Endpoint[],
  data: Pick<ChainsData, "chains" | "releases">,
): EndpointChain[] {
  const indexed = new Set(
    endpoints
      .filter(({ protocol, status }) => protocol !== "legacy" && status === "current")
      .map(({ chainId }) => chainId),
  );
  const documented = data.releases
    .filter(({ ref, depth }) => depth !== "holders" && !ref.startsWith("legacy@"))
    .map(({ ref }) => ref);
  return data.chains
    .filter(
      ({ id, releases }) =>
        !indexed.has(id) && releases.some(({ ref }) => documented.includes(ref)),
    )
    .map(({ id, name, slug, testnet }) => ({ id, name, slug, testnet }));
}

/** On how many chains each vendor is, and on how many both are. */
export function countByVendor(rows: readonly ChainVendors[]): Record<Vendor | "both", number> {
  const on = (vendor: Vendor): number =>
    rows.filter(({ vendors }) => vendors.includes(vendor)).length;
  return {
    "the-graph": on("the-graph"),
    envio: on("envio"),
    both: rows.filter(({ vendors }) => vendors.length === VENDORS.length).length,
  };
}

/** Groups endpoints of The Graph by the form of their names, current lines first. */
export function endpointLines(endpoints: readonly Endpoint[]): EndpointLine[] {
  const subgraphs = endpoints.filter(({ vendor }) => vendor === "the-graph");
  const lines = [...new Set(subgraphs.map(({ line }) => line))].flatMap((line) => {
    const all = subgraphs.filter((endpoint) => endpoint.line === line);
    const listed = all.filter(({ status }) => status === "current");
    const members = listed.length === 0 ? all : listed;
    const [first] = members;
    if (first === undefined) return [];
    const bareName = line.replace("-*", "");
    const example = members.find(({ name }) => name !== bareName) ?? first;
    return [
      {
        line,
        reads: [...new Set(members.map(({ protocol }) => protocol))].map((protocol) => ({
          protocol,
          releases: [
            ...new Set(
              members
                .filter((member) => member.protocol === protocol)
                .flatMap(({ indexesReleases }) => indexesReleases),
            ),
          ].sort(compareVersions),
        })),
        status: first.status,
        deprecatedOn: first.deprecatedOn,
        bareName: members.some(({ name }) => name === bareName) ? bareName : undefined,
        example: example.name,
        count: new Set(members.map(({ name }) => name)).size,
      },
    ];
  });
  const firstOf = ({ reads }: EndpointLine): IndexedProtocol => reads[0]?.protocol ?? "legacy";
  const rank = (status: EndpointStatus): number => (status === "current" ? 0 : 1);
  return lines.sort(
    (a, b) =>
      rank(a.status) - rank(b.status) ||
      INDEXED_PROTOCOLS.indexOf(firstOf(a)) - INDEXED_PROTOCOLS.indexOf(firstOf(b)),
  );
}

/** Keeps the chains that a filter asks for, as {@link filterEndpointRows} does. */
export function filterChainVendors(
  rows: readonly ChainVendors[],
  filter: EndpointFilter,
): ChainVendors[] {
  const text = filter.text.trim().toLowerCase();
  const exact = rows.some(({ chain }) => String(chain.id) === text);
  return rows.filter(
    ({ chain, vendors }) =>
      isOnNetwork(chain, filter.network) &&
      (filter.vendor === "" || vendors.some((vendor) => vendor === filter.vendor)) &&
      matchesChain(chain, text, exact),
  );
}

/** Keeps the rows that a filter asks for. Digits mean the chain with this id, or ids starting so. */
export function filterEndpointRows(
  rows: readonly EndpointRow[],
  filter: EndpointFilter,
): EndpointRow[] {
  const text = filter.text.trim().toLowerCase();
  const exact = rows.some(({ chain }) => String(chain.id) === text);
  return rows.filter(({ chain, subgraph, envio }) => {
    if (!isOnNetwork(chain, filter.network)) return false;
    if (filter.vendor !== "" && (filter.vendor === "envio" ? envio : subgraph) === undefined) {
      return false;
    }
    return matchesChain(chain, text, exact) || matchesSubgraph(subgraph, text);
  });
}

function matchesSubgraph(subgraph: Endpoint | undefined, text: string): boolean {
  if (subgraph === undefined || text === "") return false;
  return subgraph.name.includes(text) || subgraph.subgraphId?.toLowerCase() === text;
}
