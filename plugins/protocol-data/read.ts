import type * as sablier from "sablier";
import type { Sablier } from "sablier";

import {
  type ChainInfo,
  compareVersions,
  type ContractGroup,
  type DataSource,
  isVersion,
} from "../../src/lib/protocol/model";

/** What this plugin reads of the data package. */
export interface PackageContent extends Pick<
  typeof sablier,
  "chains" | "comptroller" | "releases"
> {
  version: string;
}

export interface RawContract {
  name: string;
  address: string;
  alias?: string | undefined;
  block?: number | undefined;
  /** Empty without one. */
  explorerUrl: string;
  group?: ContractGroup | undefined;
}

export interface RawDeployment {
  chainId: number;
  contracts: RawContract[];
}

export interface RawRelease {
  protocol: string;
  version: string;
  isLatest: boolean;
  features: Record<string, unknown>;
  contractNames: string[];
  aliases: Record<string, string>;
  abi: Record<string, readonly object[]>;
  deployments: RawDeployment[];
}

/** What the package says, in this plugin's words, before anything is checked. */
export interface RawData {
  source: DataSource;
  chains: ChainInfo[];
  releases: RawRelease[];
}

/**
 * Copies what this site uses out of the data package, without judging it.
 * @param content exports `chains`, `releases` and `comptroller` of the npm package `sablier`, and
 * its version
 */
export function readPackage(content: PackageContent): RawData {
  const chains = Object.values(content.chains).map(readChain);
  return {
    source: { package: "sablier", version: content.version },
    chains,
    releases: [
      ...Object.values(content.releases)
        .flatMap((versions): Sablier.Release[] => Object.values(versions))
        .map(readRelease),
      ...readComptroller(content.comptroller, chains),
    ],
  };
}

/**
 * The Comptroller as releases. The package gives the proxies once, without a release, as each
 * release replaces the code of the one before: they belong to the newest.
 */
function readComptroller(
  { deployments, releases }: PackageContent["comptroller"],
  chains: readonly ChainInfo[],
): RawRelease[] {
  const abis = new Map(Object.entries(releases).map(([version, { abi }]) => [version, abi]));
  const versions = [...abis.keys()].filter(isVersion).toSorted(compareVersions);
  return versions.map((version) => {
    const abi = { ...abis.get(version) };
    const isLatest = version === versions.at(-1);
    return {
      protocol: "comptroller",
      version,
      isLatest,
      features: {},
      contractNames: Object.keys(abi),
      aliases: {},
      abi,
      deployments: (isLatest ? deployments : []).map(({ name, address, block, chainId }) => {
        const explorer = chains.find(({ id }) => id === chainId)?.explorer;
        const explorerUrl = `${explorer?.url ?? ""}/address/${address}`;
        return { chainId, contracts: [{ name, address, block, explorerUrl }] };
      }),
    };
  });
}

function readChain(chain: Sablier.Chain): ChainInfo {
  const { name, symbol, decimals } = chain.nativeCurrency;
  const { name: explorer, url } = chain.blockExplorers.default;
  return {
    id: chain.id,
    slug: chain.slug,
    name: chain.name,
    testnet: chain.isTestnet,
    inApp: chain.isSupportedByUI,
    zk: chain.isZK,
    nativeCurrency: { name, symbol, decimals },
    explorer: { name: explorer, url: url.replace(/\/+$/, "") },
  };
}

const readRelease = (release: Sablier.Release): RawRelease => ({
  ...release,
  features: { ...release.features },
  aliases: { ...release.aliases },
  deployments: release.deployments.map((deployment) => ({
    chainId: deployment.chainId,
    contracts: deployment.contracts.map((contract) => ({
      ...contract,
      explorerUrl: contract.explorerURL ?? "",
      group: groupOf(contract, deployment),
    })),
  })),
});

function groupOf(
  { name }: Sablier.Contract,
  deployment: Sablier.Deployment,
): ContractGroup | undefined {
  if (!("core" in deployment)) return undefined;
  const isIn = (contracts: readonly Sablier.Contract[]): boolean =>
    contracts.some((contract) => contract.name === name);
  if (isIn(deployment.core)) return "core";
  return isIn(deployment.periphery) ? "periphery" : undefined;
}
