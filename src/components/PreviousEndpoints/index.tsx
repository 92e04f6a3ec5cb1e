import type { ReactElement } from "react";

import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, ENDPOINTS_AS_OF } from "../../../data/endpoints";
import type { IndexedProtocol } from "../../lib/endpoints/model";
import { endpointChains, type Replacement, replacements } from "../../lib/endpoints/view";
import { chainAnchor, type ChainsData, protocolLabel } from "../../lib/protocol/model";
import { TABLE_ROLE } from "../../lib/protocol/table-roles";
import Address, { AddressList, OutsideLink } from "../EndpointExplorer/Address";
import styles from "../EndpointExplorer/styles.module.css";
import PageLink from "../PageLink";

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
          <thead {...TABLE_ROLE.rowgroup}>
            <tr {...TABLE_ROLE.row}>
              {["Chain", "Deprecated subgraph", "Replaced by"].map((name) => (
                <th key={name} {...TABLE_ROLE.columnheader} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
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
      <th {...TABLE_ROLE.rowheader} scope="row" className={styles.chain}>
        {chain.name} <span className={styles.id}>{chain.id}</span>
        {chain.testnet && <span className={styles.badge}>testnet</span>}
      </th>
      <td {...TABLE_ROLE.cell} data-label="Deprecated subgraph">
        <code className={styles.name}>{previous.name}</code>{" "}
        <span className={`${styles.badge} ${styles.deprecated}`}>deprecated</span>
        <AddressList>
          {previous.url !== null && (
            <Address
              term="Production"
              url={previous.url}
              label={`Copy production address of ${previous.name}`}
            />
          )}
          {previous.testingUrl !== null && (
            <Address
              term="Testing"
              url={previous.testingUrl}
              label={`Copy testing address of ${previous.name}`}
            />
          )}
        </AddressList>
        {previous.explorerUrl !== null && (
          <OutsideLink url={previous.explorerUrl} about={previous.name}>
            Explorer
          </OutsideLink>
        )}{" "}
        {previous.playgroundUrl !== null && (
          <OutsideLink url={previous.playgroundUrl} about={previous.name}>
            Playground
          </OutsideLink>
        )}
        {previous.notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </td>
      <td {...TABLE_ROLE.cell} data-label="Replaced by">
        <PageLink to={page}>{current.name}</PageLink>
      </td>
    </tr>
  );
}
