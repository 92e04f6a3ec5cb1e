import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS } from "../../../../data/endpoints";
import { endpointChains, endpointRows, unindexedChains } from "@site/src/lib/endpoints/view";
import type { ChainsData } from "@site/src/lib/protocol/model";
import type { IndexedChain } from "./choose";

/**
 * Chains that a reader can choose: those with an endpoint, and those with a documented release that
 * no vendor indexes.
 * @param data data of all chains
 * @returns in alphabetical order, with the vendors that index them
 */
export function chooserChains(data: Pick<ChainsData, "chains" | "releases">): IndexedChain[] {
  const chains = endpointChains(data, CHAINS_OUTSIDE_PACKAGE);
  return [
    ...endpointRows(ENDPOINTS, "lockup", chains),
    ...unindexedChains(ENDPOINTS, data).map((chain) => ({ chain, vendors: [] })),
  ]
    .map(({ chain: { id, name }, vendors }) => ({ chainId: id, name, vendors }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}
