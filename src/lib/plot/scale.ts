/** Lowest and highest value, in this order or reversed. */
export type Extent = readonly [number, number];

/** Maps a number of a domain to a number of a range. */
export type Scale = (value: number) => number;

/**
 * Straight-line mapping of a domain onto a range. Values outside the domain are continued, not
 * clamped. A domain without length maps everything to the start of the range.
 *
 * @param domain values at the two ends, for example seconds or base units
 * @param range where the ends go, for example percent of a plot's width
 */
export function linearScale([from, to]: Extent, [start, end]: Extent): Scale {
  const span = to - from;
  return (value) => (span === 0 ? start : start + ((value - from) / span) * (end - start));
}

/** The number between two limits that is nearest to a value. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/**
 * Distance between round marks that gives at most `count` steps over a span: 1, 2, 2.5 or 5 times a
 * power of ten.
 *
 * @param span length of the axis, above 0
 * @param count most steps wanted, at least 1
 */
export function niceStep(span: number, count: number): number {
  const rough = span / Math.max(count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * Round marks from the low to the high end of an axis. An axis without length has one mark.
 *
 * @param count most steps wanted; there can be one mark more
 * @returns rising numbers, free of binary dust such as 0.30000000000000004
 */
export function niceTicks([low, high]: Extent, count = 5): number[] {
  if (!(high > low) || !Number.isFinite(high - low)) {
    return [low];
  }
  const step = niceStep(high - low, count);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/**
 * Domain of an axis that starts at 0 (or below) and ends at a round number not below the largest
 * value.
 *
 * @param values all finite; an empty list or only zeros gives 0 to 1
 */
export function niceDomain(values: readonly number[], count = 5): Extent {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) {
    return [0, 1];
  }
  const step = niceStep(high - low, count);
  return [Math.floor(low / step + 1e-9) * step, Math.ceil(high / step - 1e-9) * step];
}

/**
 * Evenly spaced values from one end to the other, both included.
 *
 * @param count how many, at least 2
 */
export function spread([from, to]: Extent, count: number): number[] {
  const steps = Math.max(count, 2) - 1;
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
}
