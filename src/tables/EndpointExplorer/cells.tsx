import type { ReactElement } from "react";

import type { EndpointChain } from "@site/src/lib/endpoints/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import styles from "./styles.module.css";

/** Head of a row of subgraphs: their chain. */
export function ChainHead({ chain }: { chain: EndpointChain }): ReactElement {
  return (
    <th {...TABLE_ROLE.rowheader} scope="row" className={styles.chain}>
      {chain.name} <span className={`sd-fine ${styles.id}`}>{chain.id}</span>
      {chain.testnet && <span className="sd-badge">testnet</span>}
    </th>
  );
}

/** What to know about the endpoints of a row. */
export function Notes({ notes }: { notes: readonly string[] }): ReactElement {
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="sd-fine margin-bottom--none">
          {note}
        </p>
      ))}
    </>
  );
}
