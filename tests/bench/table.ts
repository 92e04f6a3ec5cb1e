/** A table of results. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * A table as GitHub-flavored Markdown, its columns aligned so that a terminal shows it well. The
 * first column holds names, the others figures.
 *
 * @throws {Error} when a row has not as many cells as there are columns
 */
export function markdownTable({ columns, rows }: Table): string {
  const wrong = rows.filter((row) => row.length !== columns.length);
  if (wrong.length > 0) {
    throw new Error(
      `${wrong.length} rows do not have ${columns.length} cells: ${wrong.map((row) => row.join(" | ")).join("; ")}`,
    );
  }
  const lines = [columns, ...rows];
  const widths = columns.map((_, at) => Math.max(3, ...lines.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const padded = (row: readonly string[]): string =>
    line(
      row.map((cell, at) =>
        at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      ),
    );
  const rule = line(
    widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)),
  );
  return [padded(columns), rule, ...rows.map(padded)].join("\n");
}

/** Bytes in units of 1000, as people compare transfers. */
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} KB`;

/** Bytes of memory in units of 1000³. */
export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
