import type { ReactElement } from "react";

import { ENDPOINTS } from "../../../data/endpoints";
import type { IndexedProtocol } from "@site/src/lib/endpoints/model";

/**
 * Past addresses of a protocol at Envio, so that a search for one finds its successor. They are text:
 * nothing should be sent there.
 */
export function PastEnvio({ protocol }: { protocol: IndexedProtocol }): ReactElement {
  const past = ENDPOINTS.filter(
    (endpoint) =>
      endpoint.protocol === protocol && endpoint.vendor === "envio" && endpoint.chainId === null,
  );
  return (
    <ul>
      {past.map(({ url, notes }) => (
        <li key={url}>
          <code>{url}</code>: {notes.join(" ")}
        </li>
      ))}
    </ul>
  );
}
