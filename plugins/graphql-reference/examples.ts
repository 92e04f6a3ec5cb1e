import type { releases } from "sablier";
import { getAddress } from "viem";

import { VERSIONS } from "../../data/graphql/descriptions/versions";
import { RELEASES } from "../../data/releases";
import type { AppContractsData } from "../../src/lib/app-urls";

/** Protocols whose contracts hold streams. */
export const STREAM_PROTOCOLS = ["lockup", "flow"] as const;

export type StreamProtocol = (typeof STREAM_PROTOCOLS)[number];

const CHAIN = { id: 137, name: "Polygon", slug: "polygon", testnet: false } as const;

const RELEASE_NAMES: Readonly<Record<StreamProtocol, string>> = { lockup: "Lockup", flow: "Flow" };

/**
 * The newest indexed contract that each protocol has on one chain, in the form of the full list: what a
 * page shows before it loads that list.
 *
 * @throws Error naming the protocol that the package does not have on the chain
 */
export function exampleContracts(
  all: typeof releases,
): Readonly<Record<StreamProtocol, AppContractsData>> {
  const example = (protocol: StreamProtocol): AppContractsData => {
    // A new release may not be on this chain yet.
    const newest = VERSIONS[protocol].toReversed().flatMap(({ release, aliases: [alias] }) => {
      const found = all[protocol]?.[release]?.deployments
        .find(({ chainId }) => chainId === CHAIN.id)
        ?.contracts.find((candidate) => candidate.alias === alias);
      return found === undefined || alias === undefined
        ? []
        : [{ version: release, alias, contract: found }];
    })[0];
    if (newest === undefined) {
      throw new Error(
        `The data package has no indexed contract of ${protocol} on ${CHAIN.name}. ` +
          "Choose another chain: CHAIN in plugins/graphql-reference/examples.ts.",
      );
    }
    const { version, alias, contract } = newest;
    return {
      chains: [{ ...CHAIN, explorer: { name: "", url: "" } }],
      contracts: [
        {
          alias,
          name: contract.name,
          area: protocol === "lockup" ? "vesting" : "payments",
          release: `${RELEASE_NAMES[protocol]} ${version}`,
          documented: RELEASES.some(
            ({ ref, depth }) => ref === `${protocol}@${version}` && depth === "full",
          ),
          path: `/deployments/${protocol}/${version}`,
          addresses: { [CHAIN.id]: getAddress(contract.address) },
          unconfirmed: [],
        },
      ],
    };
  };
  return { lockup: example("lockup"), flow: example("flow") };
}
