import { VERSIONS } from "../../data/graphql/descriptions/versions";
import type { AppContractsData } from "../../src/lib/app-urls";

const CHAIN = 137;

/**
 * The newest indexed contract that each protocol with streams has on one chain, in the form of the full list:
 * what a page shows before it loads that list.
 *
 * @param all the full list, see `compactContracts`
 * @throws Error naming the protocol that has no contract on the chain
 */
export function exampleContracts(
  all: AppContractsData,
): Readonly<Record<"lockup" | "flow", AppContractsData>> {
  const chains = all.chains
    .filter(({ id }) => id === CHAIN)
    .map((chain) => ({ ...chain, explorer: { name: "", url: "" } }));
  const example = (protocol: "lockup" | "flow"): AppContractsData => {
    // A new release may not be on this chain yet.
    const [newest] = VERSIONS[protocol].toReversed().flatMap(({ aliases: [alias] }) =>
      all.contracts.flatMap((contract) => {
        const address = contract.addresses[CHAIN];
        return contract.alias === alias && address !== undefined ? [{ contract, address }] : [];
      }),
    );
    if (newest === undefined) {
      throw new Error(
        `The data package has no indexed contract of ${protocol} on chain ${CHAIN}. ` +
          "Choose another chain: CHAIN in plugins/graphql-reference/examples.ts.",
      );
    }
    const { contract, address } = newest;
    const unconfirmed = contract.unconfirmed.filter((id) => id === CHAIN);
    return { chains, contracts: [{ ...contract, addresses: { [CHAIN]: address }, unconfirmed }] };
  };
  return { lockup: example("lockup"), flow: example("flow") };
}
