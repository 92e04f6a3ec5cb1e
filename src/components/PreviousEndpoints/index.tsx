import type { ReactElement } from "react";

import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, ENDPOINTS_AS_OF } from "../../../data/endpoints";
import type { IndexedProtocol } from "../../lib/endpoints/model";
import { endpointChains, type Replacement, replacements } from "../../lib/endpoints/view";
import { chainAnchor, type ChainsData, protocolLabel } from "../../lib/protocol/model";
import { TABLE_ROLE } from "../../lib/protocol/table-roles";
import styles from "../EndpointExplorer/styles.module.css";
import { ChainHead, Notes, SubgraphLinks } from "../EndpointExplorer/Subgraph";
import PageLink from "../PageLink";
import TableHead from "../TableHead";

interface PreviousEndpointsProps {
  protocol: IndexedProtocol;
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: Pick<ChainsData, "chains">;
}

/** Deprecated subgraphs of one protocol, each with the one that replaces it. */
export default function PreviousEndpoints({
  protocol,
  chains,
}: PreviousEndpointsProps): ReactElement {
  const rows = replacements(
    ENDPOINTS,
    protocol,
    endpointChains(ENDPOINTS, chains, CHAINS_OUTSIDE_PACKAGE),
  );
  return (
    <div className={styles.explorer}>
      <div className={styles.container}>
        <table
          {...TABLE_ROLE.table}
          className={styles.table}
          aria-label={`Deprecated subgraphs of ${protocolLabel(protocol)}`}
        >
          <TableHead columns={["Chain", "Deprecated subgraph", "Replaced by"]} />
          <tbody {...TABLE_ROLE.rowgroup}>
            {rows.map((row) => (
              <ReplacementRow key={row.chain.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.date}>
        {rows.length} deprecated subgraphs, as of {ENDPOINTS_AS_OF}.
      </p>
    </div>
  );
}

function ReplacementRow({ row: { chain, previous, current } }: { row: Replacement }): ReactElement {
  const page = `/api/${current.protocol}/endpoints#${chainAnchor(chain.slug)}`;
  return (
    <tr {...TABLE_ROLE.row}>
      <ChainHead chain={chain} />
      <td {...TABLE_ROLE.cell} data-label="Deprecated subgraph">
        <code className={styles.name}>{previous.name}</code>{" "}
        <span className={`${styles.badge} ${styles.deprecated}`}>deprecated</span>
        <SubgraphLinks subgraph={previous} />
        <Notes notes={previous.notes} />
      </td>
      <td {...TABLE_ROLE.cell} data-label="Replaced by">
        <PageLink to={page}>{current.name}</PageLink>
      </td>
    </tr>
  );
}
