/**
 * The middle value; of an even number of values the mean of the two in the middle.
 *
 * @throws {Error} when there is none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) {
    throw new Error("The median of no values is not defined: measure at least once.");
  }
  return (low + high) / 2;
}

/**
 * The smallest value that at least a share of all values do not exceed.
 *
 * @param share above 0 and up to 1, such as 0.95
 * @throws {Error} when there is no value
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) {
    throw new Error("A percentile of no values is not defined: measure at least once.");
  }
  return value;
}

/** The median of each figure in several records of the same figures. */
export function medians<Figure extends string>(
  records: readonly Readonly<Record<Figure, number>>[],
): Record<Figure, number> {
  const names = Object.keys(records[0] ?? {}) as Figure[];
  return Object.fromEntries(
    names.map((name) => [name, median(records.map((record) => record[name]))]),
  ) as Record<Figure, number>;
}
