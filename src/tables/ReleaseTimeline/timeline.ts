import type {
  IsoMonth,
  ProtocolName,
  ReleaseRef,
  TimelineData,
  TimelineRelease,
} from "@site/src/lib/protocol/model";

/** Releases that became public in the same month. */
export interface TimelineMonth {
  month: IsoMonth;
  /** In the order of the history data. */
  releases: TimelineRelease[];
}

/** Releases of a protocol by month, oldest first. */
export function groupByMonth(history: TimelineData, protocol: ProtocolName): TimelineMonth[] {
  const byMonth = new Map<IsoMonth, TimelineRelease[]>();
  for (const release of history.releases) {
    if (release.protocol !== protocol) continue;
    byMonth.set(release.month, [...(byMonth.get(release.month) ?? []), release]);
  }
  return [...byMonth]
    .map(([month, releases]) => ({ month, releases }))
    .sort((a, b) => a.month.localeCompare(b.month));
}

/**
 * Releases that the guides describe.
 */
export function guidedReleases(history: TimelineData): ReadonlySet<ReleaseRef> {
  return new Set(history.releases.filter(({ pages }) => pages.overview).map(({ ref }) => ref));
}
