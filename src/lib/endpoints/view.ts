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
  /** Those that have an endpoint there. */
  vendors: Vendor[];
}

/** A past subgraph and what replaces it on the same chain. */
export interface Replacement {
  chain: EndpointChain;
  previous: Endpoint;
  /** At the same vendor, or else at the other; undefined on a chain that nobody indexes any more. */
  current: Endpoint | undefined;
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

/** The chains on which an endpoint may be, by id: those of the data package and those outside it. */
export function endpointChains(
  data: Pick<ChainsData, "chains">,
  outside: readonly OutsideChain[],
): Map<number, EndpointChain> {
  const chains: EndpointChain[] = [
    ...data.chains.map(({ id, name, slug, testnet }) => ({ id, name, slug, testnet })),
    ...outside.map(({ reason, ...chain }) => ({ ...chain, outside: reason })),
  ];
  return new Map(chains.map((chain) => [chain.id, chain]));
}

/**
 * Current endpoints of one protocol, chain by chain. A vendor that has a chain has Lockup, Flow and
 * Airdrops there, so the rows of one tell for all three who indexes a chain.
 * @returns mainnets first, then testnets, each by name
 */
export function endpointRows(
  endpoints: readonly Endpoint[],
  protocol: IndexedProtocol,
  chains: ReadonlyMap<number, EndpointChain>,
): EndpointRow[] {
  return [...chains.values()]
    .toSorted(compareChains)
    .map((chain) => {
      const at = (vendor: Vendor): Endpoint | undefined =>
        endpoints.find(
          (one) =>
            one.protocol === protocol &&
            one.status === "current" &&
            one.chainId === chain.id &&
            one.vendor === vendor,
        );
      return {
        chain,
        subgraph: at("the-graph"),
        envio: at("envio"),
        vendors: VENDORS.filter((vendor) => at(vendor) !== undefined),
      };
    })
    .filter(({ vendors }) => vendors.length > 0);
}

/**
 * Past subgraphs of one protocol with their successors: the newest first, then mainnets before
 * testnets, each by name.
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
    .flatMap((previous) => {
      const chain = chains.get(previous.chainId ?? -1);
      if (chain === undefined) return [];
      const row = rows.find((one) => one.chain.id === chain.id);
      return [{ chain, previous, current: row?.subgraph ?? row?.envio }];
    })
    .sort(
      (a, b) =>
        Number(a.previous.status === "deprecated") - Number(b.previous.status === "deprecated") ||
        compareChains(a.chain, b.chain),
    );
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
  return data.chains.filter(
    ({ id, releases }) => !indexed.has(id) && releases.some(({ ref }) => documented.includes(ref)),
  );
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
  return lines.sort((a, b) => Number(b.status === "current") - Number(a.status === "current"));
}

/** Keeps the rows that a filter asks for. Digits mean the chain with this id, or ids starting so. */
export function filterEndpointRows(
  rows: readonly EndpointRow[],
  filter: EndpointFilter,
): EndpointRow[] {
  const text = filter.text.trim().toLowerCase();
  const exact = rows.some(({ chain }) => String(chain.id) === text);
  return rows.filter(
    ({ chain, subgraph, vendors }) =>
      isOnNetwork(chain, filter.network) &&
      (filter.vendor === "" || vendors.some((vendor) => vendor === filter.vendor)) &&
      (matchesChain(chain, text, exact) || matchesSubgraph(subgraph, text)),
  );
}

function matchesSubgraph(subgraph: Endpoint | undefined, text: string): boolean {
  if (subgraph === undefined || text === "") return false;
  return subgraph.name.includes(text) || subgraph.subgraphId?.toLowerCase() === text;
}
