/** One measurement over time. */
export interface Point {
  /** Seconds since the start. */
  readonly seconds: number;
  readonly value: number;
}

/**
 * A percentile by the nearest rank: the smallest value that at least that share of all does not
 * exceed.
 *
 * @param share from 0 to 1
 * @returns 0 when there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

/**
 * How fast a value grows over the last half of its measurements: the slope of the line with the
 * least squares of distances.
 *
 * @returns change a minute; 0 with fewer than two points
 */
export function growthPerMinute(points: readonly Point[]): number {
  const last = points.slice(Math.floor(points.length / 2));
  const mean = (of: (point: Point) => number): number =>
    last.reduce((sum, point) => sum + of(point), 0) / last.length;
  const meanSeconds = mean(({ seconds }) => seconds);
  const meanValue = mean(({ value }) => value);
  const spread = last.reduce((sum, { seconds }) => sum + (seconds - meanSeconds) ** 2, 0);
  if (spread === 0 || last.length < 2) return 0;
  const together = last.reduce(
    (sum, { seconds, value }) => sum + (seconds - meanSeconds) * (value - meanValue),
    0,
  );
  return (together / spread) * 60;
}

/** Lines of a table whose columns are as wide as their longest cell; numbers stand at the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
