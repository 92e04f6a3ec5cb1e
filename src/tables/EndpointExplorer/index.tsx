import useBrokenLinks from "@docusaurus/useBrokenLinks";
import { type ReactElement, useId, useMemo, useState } from "react";

import { CHAINS_OUTSIDE_PACKAGE, ENDPOINTS, ENDPOINTS_AS_OF } from "../../../data/endpoints";
import { API_KEY, apiKeyProblem, MAX_KEY_LENGTH } from "@site/src/lib/endpoints/addresses";
import { type IndexedProtocol, VENDOR_NAMES } from "@site/src/lib/endpoints/model";
import {
  endpointChains,
  type EndpointRow,
  endpointRows,
  filterEndpointRows,
} from "@site/src/lib/endpoints/view";
import { chainAnchor, type ChainsData, protocolLabel } from "@site/src/lib/protocol/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import FilterForm from "@site/src/forms/FilterForm";
import { useForm } from "@site/src/forms/useForm";
import { NoneLeft } from "@site/src/ui/FilterBar";
import TableHead from "@site/src/ui/TableHead";
import { ENDPOINT_FIELDS } from "../chain-fields";
import { ChainHead, Notes } from "./cells";
import EndpointLinks from "./EndpointLinks";
import styles from "./styles.module.css";

interface EndpointExplorerProps {
  protocol: IndexedProtocol;
  /** Data of all chains: `@generated/protocol-data/default/chains.json`. */
  chains: Pick<ChainsData, "chains">;
}

/**
 * Current endpoints of one protocol, chain by chain, with a filter that lives in the address and a
 * field for the reader's key. Without JavaScript the table is complete, with a placeholder in place
 * of the key.
 */
export default function EndpointExplorer({
  protocol,
  chains,
}: EndpointExplorerProps): ReactElement {
  const rows = useMemo(
    () => endpointRows(ENDPOINTS, protocol, endpointChains(chains, CHAINS_OUTSIDE_PACKAGE)),
    [protocol, chains],
  );
  const [key, setKey] = useState("");
  const form = useForm(ENDPOINT_FIELDS);
  const shown = filterEndpointRows(rows, form.texts);
  const withEnvio = rows.some(({ envio }) => envio !== undefined);
  const label = protocolLabel(protocol);
  const usableKey = apiKeyProblem(key) === undefined ? key.trim() : "";
  return (
    <div className="sd-block">
      <FilterForm
        form={form}
        lists={withEnvio ? ["network", "vendor"] : ["network"]}
        label={`Filter the ${label} endpoints`}
        search={{ name: "text", label: "Chain, chain id or subgraph" }}
        status={
          shown.length < rows.length
            ? `${shown.length} of ${rows.length} chains`
            : `${rows.length} chains with ${label}`
        }
      />
      <KeyField value={key} onValue={setKey} />
      {shown.length === 0 ? (
        <NoneLeft noun="endpoint" />
      ) : (
        <div className="sd-table">
          <table {...TABLE_ROLE.table} aria-label={`Endpoints of ${label} by chain`}>
            <TableHead
              columns={["Chain", "Releases", "The Graph", ...(withEnvio ? ["Envio"] : [])]}
            />
            <tbody {...TABLE_ROLE.rowgroup}>
              {shown.map((row) => (
                <ChainRow key={row.chain.id} row={row} apiKey={usableKey} withEnvio={withEnvio} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="sd-note">
        Listed on {ENDPOINTS_AS_OF} by the indexers&apos; own sources. This site has called none of
        them.
      </p>
    </div>
  );
}

function KeyField({
  value,
  onValue,
}: {
  value: string;
  onValue: (value: string) => void;
}): ReactElement {
  const id = useId();
  const problem = apiKeyProblem(value);
  return (
    <div className={styles.key}>
      <label htmlFor={id}>Your API key for The Graph (optional)</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={MAX_KEY_LENGTH * 2}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onValue(event.target.value)}
      />
      <p
        id={`${id}-hint`}
        className={problem === undefined ? "sd-note" : "sd-problem"}
        role={problem === undefined ? undefined : "alert"}
      >
        {problem ?? (
          <>
            The copy buttons put your key in place of <code>{API_KEY}</code>. The key is neither
            stored nor sent and is gone when you leave the page.
          </>
        )}
      </p>
    </div>
  );
}

interface ChainRowProps {
  row: EndpointRow;
  apiKey: string;
  withEnvio: boolean;
}

function ChainRow({ row, apiKey, withEnvio }: ChainRowProps): ReactElement {
  const { chain, subgraph, envio } = row;
  const anchor = chainAnchor(chain.slug);
  useBrokenLinks().collectAnchor(anchor);
  const notes = [
    ...(subgraph?.notes ?? []),
    ...(envio?.notes ?? []).map((note) => `${VENDOR_NAMES.envio}: ${note}`),
    ...(chain.outside === undefined ? [] : [chain.outside]),
  ];
  return (
    <tr {...TABLE_ROLE.row} id={anchor}>
      <ChainHead chain={chain} />
      <td {...TABLE_ROLE.cell} data-label="Releases" className={styles.releases}>
        {(subgraph ?? envio)?.indexesReleases.join(", ")}
      </td>
      <td {...TABLE_ROLE.cell} data-label="The Graph">
        {subgraph === undefined ? (
          <span className="sd-aside">no subgraph</span>
        ) : (
          <>
            <code className={styles.name}>{subgraph.name}</code>
            <EndpointLinks endpoint={subgraph} apiKey={apiKey} />
          </>
        )}
        <Notes notes={notes} />
      </td>
      {withEnvio && (
        <td {...TABLE_ROLE.cell} data-label="Envio">
          {envio === undefined ? <span className="sd-aside">no</span> : "yes"}
        </td>
      )}
    </tr>
  );
}
