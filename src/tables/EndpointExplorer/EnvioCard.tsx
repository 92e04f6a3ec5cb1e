import type { ReactElement } from "react";

import { ENDPOINTS } from "../../../data/endpoints";
import type { IndexedProtocol } from "@site/src/lib/endpoints/model";
import EndpointLinks from "./EndpointLinks";

/**
 * The one address of a protocol at Envio.
 * @throws Error that names a protocol without an endpoint at Envio
 */
export function EnvioCard({ protocol }: { protocol: IndexedProtocol }): ReactElement {
  const endpoints = ENDPOINTS.filter(
    (endpoint) =>
      endpoint.protocol === protocol &&
      endpoint.vendor === "envio" &&
      endpoint.status === "current",
  );
  const [endpoint] = endpoints;
  if (endpoint === undefined) {
    throw new Error(`There is no Envio endpoint of "${protocol}" in data/endpoints.ts.`);
  }
  const { name, listedOn } = endpoint;
  return (
    <div className="sd-panel">
      <p className="margin--none text--semibold">
        {protocol === "airdrops" ? "Airdrops" : "Lockup and Flow"} on Envio: <code>{name}</code>
      </p>
      <EndpointLinks endpoint={endpoint} term={`${endpoints.length} chains, no key`} />
      <p className="sd-fine margin-bottom--none">Listed on {listedOn}; not called.</p>
    </div>
  );
}
