import type { AppChain, AppContract, AppContractsData } from "../../src/lib/app-urls";
import { compareVersions, type ReleaseTable } from "../../src/lib/protocol/model";

const AREA_OF: Readonly<Partial<Record<string, AppContract["area"]>>> = {
  flow: "payments",
  lockup: "vesting",
};

/**
 * Picks out of the release tables what links into the app refer to: contracts that hold streams and
 * have an alias, with one address a chain. Contracts that make campaigns have aliases too, but no
 * link uses them.
 * @throws Error that lists every alias that stands for two contracts
 */
export function compactContracts(tables: readonly ReleaseTable[]): AppContractsData {
  const chains = new Map<number, AppChain>();
  const contracts = tables
    .toSorted(
      (a, b) =>
        Number(b.depth === "full") - Number(a.depth === "full") ||
        compareVersions(b.version, a.version),
    )
    .flatMap((table) => contractsOf(table, chains));
  const repeated = contracts
    .map(({ alias }) => alias)
    .filter((alias, index, all) => all.indexOf(alias) !== index);
  if (repeated.length > 0) {
    throw new Error(
      `Links into the app would be ambiguous: ${repeated.join(", ")} name more than one contract each.`,
    );
  }
  return {
    chains: [...chains.values()].sort((a, b) => a.name.localeCompare(b.name, "en")),
    contracts,
  };
}

function contractsOf(table: ReleaseTable, chains: Map<number, AppChain>): AppContract[] {
  const area = AREA_OF[table.protocol];
  if (area === undefined) return [];
  return table.contracts.flatMap(({ name, alias }) => {
    if (alias === undefined || !holdsStreams(name)) return [];
    const addresses: Record<string, string> = {};
    const unconfirmed: number[] = [];
    for (const { chain, contracts } of table.deployments) {
      const contract = contracts.find((candidate) => candidate.name === name);
      if (contract === undefined) continue;
      const { id, name: chainName, slug, testnet, explorer } = chain;
      chains.set(id, { id, name: chainName, slug, testnet, explorer });
      addresses[id] = contract.address;
      if (contract.note?.kind === "unconfirmed") unconfirmed.push(id);
    }
    const { label: release, path } = table;
    const documented = table.depth === "full";
    return [{ alias, name, area, release, documented, path, addresses, unconfirmed }];
  });
}

/** Whether a contract of this name holds streams, each with a number of its own. */
export function holdsStreams(name: string): boolean {
  return /^Sablier(?:V2)?(?:Lockup|Flow)/.test(name);
}
