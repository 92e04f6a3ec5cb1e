import type { Endpoint, EndpointChain } from "../../src/lib/endpoints/model";
import type { IsoDate } from "../../src/lib/protocol/model";

/** Path of the public file, below the site's base URL. */
export const ENDPOINTS_FILE = "/data/endpoints.json";

/** Version of the file's shape. It grows when a field is removed or changes its meaning. */
export const ENDPOINTS_SCHEMA_VERSION = 1;

/** An endpoint as the public file has it: with the name of its chain. */
export interface PublicEndpoint extends Endpoint {
  /** Null for a past address that answered for all chains. */
  chain: string | null;
  testnet: boolean;
}

export interface EndpointsFile {
  schemaVersion: typeof ENDPOINTS_SCHEMA_VERSION;
  /** Day on which the endpoints were in this state. */
  asOf: IsoDate;
  endpoints: PublicEndpoint[];
}

/**
 * Adds the chains' names to the endpoints.
 * @throws Error that names an endpoint whose chain is not among them
 */
export function endpointsFile(
  endpoints: readonly Endpoint[],
  chains: ReadonlyMap<number, EndpointChain>,
  asOf: IsoDate,
): EndpointsFile {
  return {
    schemaVersion: ENDPOINTS_SCHEMA_VERSION,
    asOf,
    endpoints: endpoints.map((endpoint) => {
      if (endpoint.chainId === null) return { ...endpoint, chain: null, testnet: false };
      const chain = chains.get(endpoint.chainId);
      if (chain === undefined) {
        throw new Error(`${endpoint.name}: chain ${endpoint.chainId} has no name. Validate first.`);
      }
      return { ...endpoint, chain: chain.name, testnet: chain.testnet };
    }),
  };
}

/**
 * The public files.
 * @returns text of each file by its path, with a leading slash and below the site's base URL
 */
export function publicFiles(file: EndpointsFile): Map<string, string> {
  return new Map([[ENDPOINTS_FILE, `${JSON.stringify(file, null, 2)}\n`]]);
}
