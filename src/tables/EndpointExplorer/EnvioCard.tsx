import type { ReactElement } from "react";

import { ENDPOINTS } from "../../../data/endpoints";
import type { IndexedProtocol } from "@site/src/lib/endpoints/model";
import Address, { AddressList, VendorPages } from "./Address";

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
  if (endpoint?.url === undefined || endpoint.url === null) {
    throw new Error(`There is no Envio endpoint of "${protocol}" in data/endpoints.ts.`);
  }
  const { name, url, listedOn } = endpoint;
  return (
    <div className="sd-panel">
      <p className="margin--none text--semibold">
        {protocol === "airdrops" ? "Airdrops" : "Lockup and Flow"} on Envio: <code>{name}</code>
      </p>
      <AddressList>
        <Address
          term={`${endpoints.length} chains, no key`}
          url={url}
          label={`Copy address of ${name}`}
        />
      </AddressList>
      <VendorPages endpoint={endpoint} />
      <p className="sd-fine margin-bottom--none">Listed on {listedOn}; not called.</p>
    </div>
  );
}
