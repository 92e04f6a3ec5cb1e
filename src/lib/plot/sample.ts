/**
 * Times at which to evaluate a curve so that its jumps and bends are drawn where they are: an even
 * spread, plus every break point with the second before it.
 *
 * @param start first moment, Unix seconds
 * @param end last moment, Unix seconds; must not lie before the start
 * @param breaks moments at which the curve may jump or bend, in any order; those outside are ignored
 * @param count how many evenly spread moments, at least 2
 * @returns rising Unix seconds without duplicates, the start first and the end last
 */
export function sampleTimes(
  start: bigint,
  end: bigint,
  breaks: readonly bigint[],
  count = 101,
): bigint[] {
  const steps = BigInt(Math.max(count, 2) - 1);
  const times = new Set<bigint>([start, end]);
  for (let index = 1n; index < steps; index++) {
    times.add(start + ((end - start) * index) / steps);
  }
  for (const moment of breaks) {
    for (const time of [moment - 1n, moment]) {
      if (time >= start && time <= end) {
        times.add(time);
      }
    }
  }
  return [...times].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
