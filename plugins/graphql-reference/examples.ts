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
 * The newest indexed contract of each protocol on one chain, in the form of the full list: what a
 * page shows before it loads that list.
 *
 * @throws Error naming the contract that the package lacks on the chain
 */
export function exampleContracts(
  all: typeof releases,
): Readonly<Record<StreamProtocol, AppContractsData>> {
  const example = (protocol: StreamProtocol): AppContractsData => {
    const newest = VERSIONS[protocol].at(-1);
    const [alias = ""] = newest?.aliases ?? [];
    const version = newest?.release ?? "";
    const contract = all[protocol]?.[version]?.deployments
      .find(({ chainId }) => chainId === CHAIN.id)
      ?.contracts.find((candidate) => candidate.alias === alias);
    if (contract === undefined) {
      throw new Error(
        `The data package has no ${alias} of ${protocol} ${version} on ${CHAIN.name}. Choose another chain.`,
      );
    }
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
