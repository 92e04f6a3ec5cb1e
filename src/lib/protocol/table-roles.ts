/**
 * ARIA roles of a table's elements, to be spread onto them. Tables that turn into stacked blocks on
 * narrow screens change their `display`, and browsers then drop the roles that the elements have.
 */
export const TABLE_ROLE = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
