import type { ReactElement } from "react";

import { ENDPOINTS } from "../../../data/endpoints";
import type { IndexedProtocol } from "@site/src/lib/endpoints/model";
import { pastEnvio } from "@site/src/lib/endpoints/view";

/**
 * Past addresses of a protocol at Envio, so that a search for one finds its successor. They are text:
 * nothing should be sent there.
 */
export function PastEnvio({ protocol }: { protocol: IndexedProtocol }): ReactElement {
  return (
    <ul>
      {pastEnvio(ENDPOINTS, protocol).map(({ url, notes }) => (
        <li key={url}>
          <code>{url}</code>: {notes.join(" ")}
        </li>
      ))}
    </ul>
  );
}
