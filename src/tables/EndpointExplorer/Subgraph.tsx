import type { ReactElement } from "react";

import type { Endpoint, EndpointChain } from "@site/src/lib/endpoints/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import Address, { AddressList, VendorPages } from "./Address";
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

interface SubgraphLinksProps {
  subgraph: Endpoint;
  /** Key that a copy of the production address gets. */
  apiKey?: string;
}

/** The addresses of a subgraph and the pages about it. */
export function SubgraphLinks({ subgraph, apiKey = "" }: SubgraphLinksProps): ReactElement {
  const { name, url, testingUrl } = subgraph;
  return (
    <>
      <AddressList>
        {url !== null && (
          <Address
            term="Production"
            url={url}
            apiKey={apiKey}
            label={`Copy production address of ${name}`}
          />
        )}
        {testingUrl !== null && (
          <Address term="Testing" url={testingUrl} label={`Copy testing address of ${name}`} />
        )}
      </AddressList>
      <VendorPages endpoint={subgraph} />
    </>
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
