import {
  type ChainInfo,
  type ChainRow,
  type Deployment,
  type DeployedContract,
  type ReleaseTable,
} from "./model";

/** The networks as a reader chooses among them. */
export const NETWORK_CHOICES = [
  { value: "all", label: "All networks" },
  { value: "mainnet", label: "Mainnets" },
  { value: "testnet", label: "Testnets" },
] as const;

export interface ChainFilter {
  /** Chain name, id or slug, and what else the table has. Empty means all. */
  readonly text: string;
  /** A value of {@link NETWORK_CHOICES}. */
  readonly network: string;
}

export interface DeploymentFilter extends ChainFilter {
  /** Contract name; empty means all. */
  readonly contract: string;
}

/**
 * Keeps the deployments that a filter asks for. A text that fits the chain keeps all its contracts;
 * otherwise only the contracts that it fits stay. Digits mean the chain with this id, or without
 * such a chain all ids that start with them.
 * @returns deployments with at least one contract, in the order of the table
 */
export function filterDeployments(
  table: Pick<ReleaseTable, "contracts" | "deployments">,
  filter: DeploymentFilter,
): Deployment[] {
  const text = normalize(filter.text);
  const exactId = table.deployments.some(({ chain }) => String(chain.id) === text);
  const aliases = new Map(table.contracts.map(({ name, alias }) => [name, alias ?? ""]));
  return table.deployments.flatMap((deployment) => {
    if (!isOnNetwork(deployment.chain, filter.network)) return [];
    const wholeChain = matchesChain(deployment.chain, text, exactId);
    const contracts = deployment.contracts.filter(
      (contract) =>
        (filter.contract === "" || contract.name === filter.contract) &&
        (wholeChain || matchesContract(contract, aliases.get(contract.name) ?? "", text)),
    );
    return contracts.length === 0 ? [] : [{ ...deployment, contracts }];
  });
}

/** Keeps the chains that a filter asks for, by name, id, slug or symbol of the gas token. */
export function filterChains(chains: readonly ChainRow[], filter: ChainFilter): ChainRow[] {
  const text = normalize(filter.text);
  const exactId = chains.some(({ id }) => String(id) === text);
  return chains.filter(
    (chain) =>
      isOnNetwork(chain, filter.network) &&
      (matchesChain(chain, text, exactId) || normalize(chain.nativeCurrency.symbol) === text),
  );
}

/** Whether a chain is on a network that a filter asks for. */
export function isOnNetwork(chain: Pick<ChainInfo, "testnet">, network: string): boolean {
  return network === "all" || chain.testnet === (network === "testnet");
}

/**
 * Whether a text fits a chain, by name, slug or id.
 *
 * @param text in lower case
 * @param exactId whether some chain has the text as its id; else it may begin one
 */
export function matchesChain(
  chain: Pick<ChainInfo, "id" | "name" | "slug">,
  text: string,
  exactId: boolean,
): boolean {
  const id = String(chain.id);
  if (/^\d+$/.test(text) && (exactId ? id === text : id.startsWith(text))) return true;
  return normalize(chain.name).includes(text) || chain.slug.includes(text);
}

// Short words such as "bad" are hexadecimal too, so an address needs 0x or at least six digits.
function matchesContract(contract: DeployedContract, alias: string, text: string): boolean {
  const isAddressPart = /^(0x[0-9a-f]*|[0-9a-f]{6,})$/.test(text);
  return (
    normalize(contract.name).includes(text) ||
    normalize(alias) === text ||
    (isAddressPart && contract.address.toLowerCase().includes(text))
  );
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}
