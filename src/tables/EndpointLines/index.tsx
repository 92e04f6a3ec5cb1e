import type { ReactElement } from "react";

import { ENDPOINTS } from "../../../data/endpoints";
import { type EndpointLine, endpointLines } from "@site/src/lib/endpoints/view";
import { protocolLabel } from "@site/src/lib/protocol/model";
import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import TableHead from "@site/src/ui/TableHead";

const COLUMNS = ["Name", "State", "What it reads", "Subgraphs", "Example"];

/** The forms of subgraph names, what they stand for and how many subgraphs have them. */
export default function EndpointLines(): ReactElement {
  return (
    <div className="sd-table">
      <table {...TABLE_ROLE.table} aria-label="Names of subgraphs">
        <TableHead columns={COLUMNS} />
        <tbody {...TABLE_ROLE.rowgroup}>
          {endpointLines(ENDPOINTS).map((line) => (
            <tr key={line.line} {...TABLE_ROLE.row}>
              <td {...TABLE_ROLE.cell} data-label="Name">
                <code>{line.line.replace("*", "<slug>")}</code>
                {line.bareName !== undefined && (
                  <>
                    , on Ethereum <code>{line.bareName}</code>
                  </>
                )}
              </td>
              <td {...TABLE_ROLE.cell} data-label="State">
                {describeState(line)}
              </td>
              <td {...TABLE_ROLE.cell} data-label="What it reads">
                {line.reads
                  .map(
                    ({ protocol, releases }) => `${protocolLabel(protocol)} ${releases.join(", ")}`,
                  )
                  .join("; ")}
              </td>
              <td {...TABLE_ROLE.cell} data-label="Subgraphs">
                {line.count}
              </td>
              <td {...TABLE_ROLE.cell} data-label="Example">
                <code>{line.example}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describeState({ status, deprecatedOn }: EndpointLine): string {
  if (status === "current" || deprecatedOn === null) return "current";
  return `${status === "deprecated" ? "deprecated" : "replaced"} on ${deprecatedOn}`;
}
