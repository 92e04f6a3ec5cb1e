import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, LAST_SEEN } from "../../../data/endpoints";
import { type IndexedProtocol, VENDOR_NAMES } from "@site/src/lib/endpoints/model";
import { endpointChains, type Replacement, replacements } from "@site/src/lib/endpoints/view";
import { chainAnchor, type ChainsData, protocolLabel } from "@site/src/lib/protocol/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import styles from "../EndpointExplorer/styles.module.css";
import { ChainHead, Notes } from "../EndpointExplorer/cells";
import EndpointLinks from "../EndpointExplorer/EndpointLinks";
import TableHead from "@site/src/ui/TableHead";

interface PreviousEndpointsProps {
  protocol: IndexedProtocol;
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: Pick<ChainsData, "chains">;
}

/** Past subgraphs of one protocol, each with what replaces it. */
export default function PreviousEndpoints({
  protocol,
  chains,
}: PreviousEndpointsProps): ReactElement {
  const rows = replacements(ENDPOINTS, protocol, endpointChains(chains, CHAINS_OUTSIDE_PACKAGE));
  return (
    <div className="sd-block">
      <div className="sd-table">
        <table {...TABLE_ROLE.table} aria-label={`Past subgraphs of ${protocolLabel(protocol)}`}>
          <TableHead columns={["Chain", "Past subgraph", "Replaced by"]} />
          <tbody {...TABLE_ROLE.rowgroup}>
            {rows.map((row) => (
              <ReplacementRow key={row.previous.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="sd-note">
        {rows.length} past subgraphs, as listed on {LAST_SEEN}. None was called: a past one may
        still answer, with the data that it had.
      </p>
    </div>
  );
}

function ReplacementRow({ row: { chain, previous, current } }: { row: Replacement }): ReactElement {
  return (
    <tr {...TABLE_ROLE.row}>
      <ChainHead chain={chain} />
      <td {...TABLE_ROLE.cell} data-label="Past subgraph">
        <code className={styles.name}>{previous.name}</code>{" "}
        <span className={`sd-badge ${styles.deprecated}`}>{previous.status}</span>
        <EndpointLinks endpoint={previous} />
        <Notes notes={previous.notes} />
      </td>
      <td {...TABLE_ROLE.cell} data-label="Replaced by">
        {current === undefined ? (
          <span className="sd-aside">nothing: no vendor indexes the chain</span>
        ) : (
          <>
            <Link to={`/api/${current.protocol}/endpoints#${chainAnchor(chain.slug)}`}>
              {current.name}
            </Link>
            {current.vendor !== previous.vendor && ` at ${VENDOR_NAMES[current.vendor]}`}
          </>
        )}
      </td>
    </tr>
  );
}
