import type { ReactElement } from "react";

import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";

/** Head of a table that keeps its roles when it becomes blocks: the names of its columns. */
export default function TableHead({
  columns,
}: {
  readonly columns: readonly string[];
}): ReactElement {
  return (
    <thead {...TABLE_ROLE.rowgroup}>
      <tr {...TABLE_ROLE.row}>
        {columns.map((column) => (
          <th key={column} {...TABLE_ROLE.columnheader} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
