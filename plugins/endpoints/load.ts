import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, ENDPOINTS_AS_OF } from "../../data/endpoints";
import { assertEndpoints, type EndpointExpectations } from "./validate";
import { endpointChains } from "../../src/lib/endpoints/view";
import type { ProtocolName, Version } from "../../src/lib/protocol/model";
import type { ProtocolModel } from "../protocol-data/model";

/** Path of the public file, below the site's base URL. */
export const ENDPOINTS_FILE = "/data/endpoints.json";

/** Version of the file's shape. It grows when a field is removed or changes its meaning. */
const SCHEMA_VERSION = 1;

type Model = Pick<ProtocolModel, "chains" | "tables">;

/** What the endpoints are held against, from the model of the data package. */
export function expectationsFrom({ chains: { chains }, tables }: Model): EndpointExpectations {
  const releases: Partial<Record<ProtocolName, Version[]>> = {};
  for (const { protocol, version } of tables) {
    releases[protocol] = [...(releases[protocol] ?? []), version];
  }
  return { chains, releases, outsideChains: CHAINS_OUTSIDE_PACKAGE };
}

/**
 * Validates the endpoints and makes the public file from them, with the names of the chains; a past address
 * that answered for all chains has none.
 *
 * @returns text of the file by its path, with a leading slash and below the site's base URL
 * @throws Error that lists everything that does not fit the data package
 */
export function endpointFiles(model: Model): Map<string, string> {
  assertEndpoints(ENDPOINTS, expectationsFrom(model));
  const chains = endpointChains(model.chains, CHAINS_OUTSIDE_PACKAGE);
  const file = {
    schemaVersion: SCHEMA_VERSION,
    asOf: ENDPOINTS_AS_OF,
    endpoints: ENDPOINTS.map((endpoint) => {
      const chain = endpoint.chainId === null ? undefined : chains.get(endpoint.chainId);
      return { ...endpoint, chain: chain?.name ?? null, testnet: chain?.testnet ?? false };
    }),
  };
  return new Map([[ENDPOINTS_FILE, `${JSON.stringify(file, null, 2)}\n`]]);
}
