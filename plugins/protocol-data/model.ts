import { getAddress } from "viem";

import { DATA_STATE } from "../../data/checks";
import { type Defect, GENERATIONS, type ReleaseRecord, type Withheld } from "../../data/releases";
import {
  type ChainInfo,
  type ChainRow,
  type ChainsData,
  compareChains,
  compareVersions,
  type ContractInfo,
  type DataSource,
  type DeployedContract,
  type Deployment,
  type DeploymentIndex,
  type HistoryData,
  isProtocolName,
  isVersion,
  type NewerRelease,
  type ProtocolGlobalData,
  type ProtocolName,
  PROTOCOLS,
  type ReleaseCounts,
  type ReleaseHistoryEntry,
  releaseLabel,
  type ReleasePages,
  type ReleaseRef,
  releaseRef,
  type ReleaseTable,
  SCHEMA_VERSION,
  type Version,
} from "../../src/lib/protocol/model";
import { placesOf } from "./pages";
import type { RawContract, RawData, RawDeployment, RawRelease } from "./read";

/** Everything that pages and public files are made from. */
export interface ProtocolModel {
  source: DataSource;
  /** In the order of `PROTOCOLS`, oldest release first. */
  tables: ReleaseTable[];
  chains: ChainsData;
  /** As `chains`, with the addresses of all releases: for the page that lists the releases. */
  deployments: ChainsData;
  history: HistoryData;
  index: DeploymentIndex;
  global: ProtocolGlobalData;
  abis: Map<ReleaseRef, Record<string, readonly object[]>>;
}

/** Folder of the public files, below the site's base URL. */
export const DATA_PATH = "/data";

/** A release of the package whose name has been checked, with this project's record of it. */
interface Release {
  ref: ReleaseRef;
  protocol: ProtocolName;
  version: Version;
  raw: RawRelease;
  record: ReleaseRecord;
  path: string;
  pages: ReleasePages;
}

/** What this project knows beside the package. */
interface Known {
  releases: readonly ReleaseRecord[];
  defects: readonly Defect[];
  withheld: readonly Withheld[];
  /** Ids of all pages, in the order of the site map. */
  pageIds: readonly string[];
}

/**
 * Turns validated package data into the typed shapes of `src/lib/protocol/model.ts`.
 * @param raw data that `assertValid` has accepted
 * @throws Error when the data was not validated first
 */
export function buildModel(raw: RawData, known: Known): ProtocolModel {
  const { source } = raw;
  const chains = new Map(raw.chains.map((chain) => [chain.id, chain]));
  const releases = raw.releases.map((release) => identify(release, known));
  releases.sort(
    (a, b) =>
      PROTOCOLS.indexOf(a.protocol) - PROTOCOLS.indexOf(b.protocol) ||
      compareVersions(a.version, b.version),
  );
  const tables = releases.map((release) =>
    toTable(release, newerThan(release, releases), { source, chains, ...known }),
  );
  const history = toHistory(releases);
  const toRows = (hasAddress: HasAddress): ChainsData =>
    toChains([...chains.values()], tables, source, hasAddress);
  return {
    source,
    tables,
    // Of the newest releases only: pages that show counts of chains load this, too.
    chains: toRows(({ depth, newer }) => depth === "full" && newer.length === 0),
    deployments: toRows(() => true),
    history,
    index: toIndex(history, tables),
    global: toGlobalData(releases, source),
    abis: new Map(releases.map(({ ref, raw: release }) => [ref, release.abi])),
  };
}

function identify(raw: RawRelease, known: Known): Release {
  const { protocol, version } = raw;
  if (!isProtocolName(protocol) || !isVersion(version)) {
    throw new Error(`"${protocol}@${version}" is not a release. Validate the data first.`);
  }
  const ref = releaseRef(protocol, version);
  const record = known.releases.find((candidate) => candidate.ref === ref);
  if (!record) throw new Error(`Release ${ref} has no record. Validate the data first.`);
  return { ref, protocol, version, raw, record, ...placesOf(record, known.pageIds) };
}

function newerThan(release: Release, all: readonly Release[]): NewerRelease[] {
  return all
    .filter(
      ({ protocol, version }) =>
        protocol === release.protocol && compareVersions(version, release.version) > 0,
    )
    .map(({ version, path, raw }) => ({ version, aliases: Object.values(raw.aliases), path }));
}

interface TableContext {
  source: DataSource;
  chains: ReadonlyMap<number, ChainInfo>;
  defects: readonly Defect[];
  withheld: readonly Withheld[];
}

function toTable(release: Release, newer: NewerRelease[], context: TableContext): ReleaseTable {
  const { ref, protocol, version, raw, record, path, pages } = release;
  const deployments = raw.deployments
    .map((deployment) => toDeployment(deployment, release, context))
    .sort((a, b) => compareChains(a.chain, b.chain));
  return {
    schemaVersion: SCHEMA_VERSION,
    source: context.source,
    ref,
    protocol,
    version,
    label: releaseLabel(protocol, version),
    isLatest: raw.isLatest,
    depth: record.depth,
    pages,
    path,
    features: Object.fromEntries(
      Object.entries(raw.features).map(([name, value]) => [name, value === true]),
    ),
    contracts: toContracts(release),
    deployments,
    counts: countDeployments(deployments),
    newer,
    unlistedChains: [...record.unlistedChains],
    withheld: context.withheld
      .filter((entry) => entry.release === ref)
      .map(({ chainId, contract, reason }) => ({
        chain: context.chains.get(chainId)?.name ?? String(chainId),
        contract,
        reason,
      })),
    files: {
      table: `${DATA_PATH}/deployments/${protocol}-${version}.json`,
      abi: `${DATA_PATH}/abi/${protocol}/${version}`,
    },
  };
}

function toContracts({ raw, record }: Release): ContractInfo[] {
  return [...record.contracts, ...record.codeOnly].map((name) => {
    const deployed = raw.deployments.flatMap(({ contracts }) =>
      contracts.filter((contract) => contract.name === name),
    );
    const alias = raw.aliases[name];
    const group = deployed[0]?.group;
    return {
      name,
      ...(alias !== undefined && { alias }),
      ...(group !== undefined && { group }),
      abi: raw.abi[name] !== undefined,
      chains: deployed.length,
    };
  });
}

function toDeployment(
  raw: RawDeployment,
  { ref, record }: Release,
  { chains, defects }: TableContext,
): Deployment {
  const chain = chains.get(raw.chainId);
  if (!chain) throw new Error(`Chain ${raw.chainId} is unknown. Validate the data first.`);
  const defect = defects.find(({ release, chainId }) => release === ref && chainId === raw.chainId);
  return {
    chain,
    contracts: record.contracts.flatMap((name) =>
      raw.contracts
        .filter((contract) => contract.name === name)
        .map((contract) => toContract(contract, defect)),
    ),
  };
}

function toContract(raw: RawContract, defect: Defect | undefined): DeployedContract {
  return {
    name: raw.name,
    address: getAddress(raw.address),
    explorerUrl: raw.explorerUrl,
    ...(raw.block !== undefined && { block: raw.block }),
    ...(defect?.contracts.includes(raw.name) && {
      note: { kind: "unconfirmed" as const, text: defect.explanation },
    }),
  };
}

function countDeployments(deployments: readonly Deployment[]): ReleaseCounts {
  const testnets = deployments.filter(({ chain }) => chain.testnet).length;
  const contracts = deployments.flatMap((deployment) => deployment.contracts);
  return {
    chains: deployments.length,
    mainnets: deployments.length - testnets,
    testnets,
    addresses: contracts.length,
    unconfirmed: contracts.filter(({ note }) => note?.kind === "unconfirmed").length,
  };
}

/** Whether the rows of the chains carry the address of a release. */
type HasAddress = (table: ReleaseTable) => boolean;

/** The contract that a release is known by: with its alias, or its only one. */
function mainContract(contracts: readonly ContractInfo[]): string | undefined {
  const deployed = contracts.filter(({ chains }) => chains > 0);
  const named = deployed.filter(({ alias }) => alias !== undefined);
  const [main, ...others] = named.length > 0 ? named : deployed;
  return others.length === 0 ? main?.name : undefined;
}

function toChains(
  chains: readonly ChainInfo[],
  tables: readonly ReleaseTable[],
  source: DataSource,
  hasAddress: HasAddress,
): ChainsData {
  const rows: ChainRow[] = chains.toSorted(compareChains).map((chain) => ({
    ...chain,
    releases: tables.flatMap((table) => {
      const { ref, contracts, deployments } = table;
      const deployment = deployments.find((candidate) => candidate.chain.id === chain.id);
      if (!deployment) return [];
      const name = hasAddress(table) ? mainContract(contracts) : undefined;
      const main = deployment.contracts.find((contract) => contract.name === name);
      return [
        {
          ref,
          confirmed: deployment.contracts.every(({ note }) => note === undefined),
          ...(main !== undefined && main.note === undefined && { address: main.address }),
        },
      ];
    }),
  }));
  const count = (test: (chain: ChainInfo) => boolean): number => chains.filter(test).length;
  return {
    schemaVersion: SCHEMA_VERSION,
    source,
    counts: {
      chains: chains.length,
      mainnets: count(({ testnet }) => !testnet),
      testnets: count(({ testnet }) => testnet),
      inApp: count(({ inApp }) => inApp),
      inAppMainnets: count(({ inApp, testnet }) => inApp && !testnet),
      inAppTestnets: count(({ inApp, testnet }) => inApp && testnet),
    },
    releases: tables.map(({ ref, label, path, depth, pages, counts }) => ({
      ref,
      label,
      path,
      depth,
      pages,
      ...counts,
    })),
    chains: rows,
  };
}

function toHistory(releases: readonly Release[]): HistoryData {
  const entries = releases.map(toHistoryEntry);
  entries.sort(
    (a, b) =>
      PROTOCOLS.indexOf(a.protocol) - PROTOCOLS.indexOf(b.protocol) ||
      compareVersions(b.version, a.version),
  );
  return { releases: entries };
}

function toHistoryEntry(release: Release): ReleaseHistoryEntry {
  const { ref, protocol, version, raw, record, path, pages } = release;
  return {
    ref,
    protocol,
    version,
    label: releaseLabel(protocol, version),
    depth: record.depth,
    pages,
    isLatest: raw.isLatest,
    path,
    aliases: Object.values(raw.aliases),
    month: GENERATIONS[record.generation],
    tags: record.tags.map((tag) => ({ ...tag })),
    ...(record.firstBroadcast !== undefined && { firstBroadcast: record.firstBroadcast }),
    packages: record.packages.map(({ name, versions }) => ({ name, versions: [...versions] })),
    ...(record.marketingName !== undefined && { marketingName: record.marketingName }),
    highlights: [...record.highlights],
  };
}

function toIndex(history: HistoryData, tables: readonly ReleaseTable[]): DeploymentIndex {
  return {
    releases: history.releases.flatMap((entry) =>
      tables.filter(({ ref }) => ref === entry.ref).map(({ counts }) => ({ ...entry, counts })),
    ),
  };
}

function toGlobalData(releases: readonly Release[], source: DataSource): ProtocolGlobalData {
  const data: ProtocolGlobalData = { source, published: DATA_STATE.published, releases: {} };
  for (const { protocol, version, path, raw } of releases) {
    const known = data.releases[protocol] ?? [];
    data.releases[protocol] = [...known, [version, path, ...Object.values(raw.aliases)]];
  }
  return data;
}
