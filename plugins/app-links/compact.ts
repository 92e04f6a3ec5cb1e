import type { AppChain, AppContract, AppContractsData } from "../../src/lib/app-urls";
import { compareVersions, type Deployment, type ReleaseTable } from "../../src/lib/protocol/model";

const AREA_OF: Readonly<Partial<Record<string, AppContract["area"]>>> = {
  flow: "payments",
  lockup: "vesting",
};

/** Chains of deployments, each once, by name. */
export function chainsOf(deployments: readonly Pick<Deployment, "chain">[]): AppChain[] {
  const chains = deployments.map(({ chain: { id, name, slug, testnet, explorer } }) => {
    return [id, { id, name, slug, testnet, explorer }] as const;
  });
  return [...new Map(chains).values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** A contract on the chains that it is on. */
export const placesOf = ({ deployments }: ReleaseTable, name: string) =>
  deployments.flatMap(({ chain, contracts }) =>
    contracts.filter((contract) => contract.name === name).map((contract) => ({ chain, contract })),
  );

type Place = ReturnType<typeof placesOf>[number];

/** The addresses of a contract by chain id, and the chains on which its address is in doubt. */
export const addressesOf = (places: readonly Place[]) => ({
  addresses: Object.fromEntries(
    places.map(({ chain, contract }) => [String(chain.id), contract.address]),
  ),
  unconfirmed: places
    .filter(({ contract }) => contract.note?.kind === "unconfirmed")
    .map(({ chain }) => chain.id),
});

/**
 * Picks out of the release tables what links into the app refer to: contracts that hold streams and
 * have an alias, with one address a chain. Contracts that make campaigns have aliases too, but no
 * link uses them.
 */
export function compactContracts(tables: readonly ReleaseTable[]): AppContractsData {
  const found = tables
    .toSorted(
      (a, b) =>
        Number(b.depth === "full") - Number(a.depth === "full") ||
        compareVersions(b.version, a.version),
    )
    .flatMap((table) => {
      const area = AREA_OF[table.protocol];
      return table.contracts.flatMap(({ name, alias }) =>
        area === undefined || alias === undefined || !holdsStreams(name)
          ? []
          : [{ table, area, name, alias, places: placesOf(table, name) }],
      );
    });
  return {
    chains: chainsOf(found.flatMap(({ places }) => places)),
    contracts: found.map(({ table, area, name, alias, places }) => ({
      alias,
      name,
      area,
      release: table.label,
      path: table.path,
      ...addressesOf(places),
    })),
  };
}

/** Whether a contract of this name holds streams, each with a number of its own. */
export function holdsStreams(name: string): boolean {
  return /^Sablier(?:V2)?(?:Lockup|Flow)/.test(name);
}
