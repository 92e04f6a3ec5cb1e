import {
  compareVersions,
  type ContractGroup,
  type DataSource,
  isVersion,
} from "../../src/lib/protocol/model";

/**
 * The parts of the data package that this plugin reads. Everything that a damaged or changed
 * package could leave out is optional here, so that the validation has to deal with it.
 */
export interface PackageContent {
  version: string;
  chains: Readonly<Record<string, PackageChain>>;
  releases: Readonly<Record<string, Readonly<Record<string, PackageRelease>>>>;
  comptroller: PackageComptroller;
}

/** One proxy on each chain; a release replaces the code behind it. */
interface PackageComptroller {
  deployments: readonly (PackageContract & { chainId: number })[];
  releases: Readonly<Record<string, Pick<PackageRelease, "abi">>>;
}

interface PackageChain {
  id: number;
  slug: string;
  name: string;
  isTestnet: boolean;
  isSupportedByUI: boolean;
  isZK: boolean;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  blockExplorers?: { default?: { name: string; url: string } };
}

interface PackageContract {
  name: string;
  address: string;
  alias?: string;
  block?: number;
  explorerURL?: string;
}

interface PackageDeployment {
  chainId: number;
  contracts: readonly PackageContract[];
  core?: readonly PackageContract[];
  periphery?: readonly PackageContract[];
}

interface PackageRelease {
  protocol: string;
  version: string;
  isLatest: boolean;
  features: object;
  contractNames: readonly string[];
  aliases?: Readonly<Record<string, string>>;
  abi: Readonly<Record<string, readonly object[]>>;
  deployments: readonly PackageDeployment[];
}

export interface RawChain {
  id: number;
  slug: string;
  name: string;
  testnet: boolean;
  inApp: boolean;
  zk: boolean;
  nativeCurrency: { name: string; symbol: string; decimals: number };
  explorer: { name: string; url: string } | undefined;
}

export interface RawContract {
  name: string;
  address: string;
  alias: string | undefined;
  block: number | undefined;
  explorerUrl: string | undefined;
  group: ContractGroup | undefined;
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
  chains: RawChain[];
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
      ...Object.values(content.releases).flatMap((versions) =>
        Object.values(versions).map(readRelease),
      ),
      ...readComptroller(content.comptroller, chains),
    ],
  };
}

/**
 * The Comptroller as releases. The package gives the proxies once, without a release, as each
 * release replaces the code of the one before: they belong to the newest.
 */
function readComptroller(
  { deployments, releases }: PackageComptroller,
  chains: readonly RawChain[],
): RawRelease[] {
  const versions = Object.keys(releases).filter(isVersion).toSorted(compareVersions);
  return versions.map((version) => {
    const abi = releases[version]?.abi ?? {};
    const isLatest = version === versions.at(-1);
    return {
      protocol: "comptroller",
      version,
      isLatest,
      features: {},
      contractNames: Object.keys(abi),
      aliases: {},
      abi: { ...abi },
      deployments: (isLatest ? deployments : []).map(({ name, address, block, chainId }) => {
        const explorer = chains.find(({ id }) => id === chainId)?.explorer;
        const explorerUrl = explorer && `${explorer.url}/address/${address}`;
        const contract = { name, address, block, explorerUrl, alias: undefined, group: undefined };
        return { chainId, contracts: [contract] };
      }),
    };
  });
}

function readChain(chain: PackageChain): RawChain {
  const { name, symbol, decimals } = chain.nativeCurrency;
  const explorer = chain.blockExplorers?.default;
  return {
    id: chain.id,
    slug: chain.slug,
    name: chain.name,
    testnet: chain.isTestnet,
    inApp: chain.isSupportedByUI,
    zk: chain.isZK,
    nativeCurrency: { name, symbol, decimals },
    explorer: explorer && { name: explorer.name, url: explorer.url.replace(/\/+$/, "") },
  };
}

function readRelease(release: PackageRelease): RawRelease {
  return {
    protocol: release.protocol,
    version: release.version,
    isLatest: release.isLatest,
    features: { ...release.features },
    contractNames: [...release.contractNames],
    aliases: { ...release.aliases },
    abi: { ...release.abi },
    deployments: release.deployments.map((deployment) => ({
      chainId: deployment.chainId,
      contracts: deployment.contracts.map((contract) => ({
        name: contract.name,
        address: contract.address,
        alias: contract.alias,
        block: contract.block,
        explorerUrl: contract.explorerURL,
        group: groupOf(contract, deployment),
      })),
    })),
  };
}

function groupOf(
  contract: PackageContract,
  deployment: PackageDeployment,
): ContractGroup | undefined {
  const isIn = (contracts: readonly PackageContract[] | undefined): boolean =>
    contracts?.some(({ name }) => name === contract.name) ?? false;
  if (isIn(deployment.core)) return "core";
  return isIn(deployment.periphery) ? "periphery" : undefined;
}
