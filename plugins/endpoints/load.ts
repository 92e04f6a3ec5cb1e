import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, ENDPOINTS_AS_OF } from "../../data/endpoints";
import { assertEndpoints, type EndpointExpectations } from "./validate";
import { endpointChains } from "../../src/lib/endpoints/view";
import type { ProtocolName, Version } from "../../src/lib/protocol/model";
import type { ProtocolModel } from "../protocol-data/model";
import { endpointsFile, type EndpointsFile } from "./emit";

/** What the endpoints are held against, from the model of the data package. */
export function expectationsFrom(
  model: Pick<ProtocolModel, "chains" | "tables">,
): EndpointExpectations {
  const releases: Partial<Record<ProtocolName, Version[]>> = {};
  for (const { protocol, version } of model.tables) {
    releases[protocol] = [...(releases[protocol] ?? []), version];
  }
  return {
    chains: model.chains.chains,
    releases,
    outsideChains: CHAINS_OUTSIDE_PACKAGE,
  };
}

/**
 * Validates the endpoints and makes the public file from them.
 * @throws Error that lists everything that does not fit the data package
 */
export function loadEndpoints(model: Pick<ProtocolModel, "chains" | "tables">): EndpointsFile {
  assertEndpoints(ENDPOINTS, expectationsFrom(model));
  const chains = endpointChains(ENDPOINTS, model.chains, CHAINS_OUTSIDE_PACKAGE);
  return endpointsFile(ENDPOINTS, chains, ENDPOINTS_AS_OF);
}
