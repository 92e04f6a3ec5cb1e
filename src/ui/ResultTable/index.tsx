import type { ReactElement, ReactNode } from "react";

import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import TableHead from "../TableHead";

interface ResultTableProps {
  /** What the table shows. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether the exports keep it, as the answer of a tool. */
  readonly isKept?: boolean;
}

/** Figures of a calculation as a table that becomes labeled blocks where there is little room. */
export default function ResultTable(props: ResultTableProps): ReactElement {
  const { caption, columns, rows, isKept = false } = props;
  return (
    <div className="sd-table" data-extract-keep={isKept ? "" : undefined}>
      <table {...TABLE_ROLE.table} aria-label={caption}>
        <TableHead columns={columns} />
        <tbody {...TABLE_ROLE.rowgroup}>
          {rows.map((cells, row) => (
            <tr key={row} {...TABLE_ROLE.row}>
              {cells.map((cell, column) => (
                <td key={columns[column]} {...TABLE_ROLE.cell} data-label={columns[column]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
