import type { DocumentationChange } from "../../data/changelog";
import { isIsoDay } from "../../src/lib/format/iso-dates";
import type { IsoDate, ReleaseHistoryEntry, ReleaseRef } from "../../src/lib/protocol/model";
import type { DocumentationEntry, ReleaseEntry } from "../../src/lib/changelog/model";

function report(problems: readonly string[]): void {
  if (problems.length > 0) {
    throw new Error(`data/changelog.ts cannot be used:\n${problems.join("\n")}`);
  }
}

/**
 * Checks the changes of the documentation and orders them, newest first.
 *
 * @throws Error that lists ids that are used twice or are no anchors, and dates that are none
 */
export function documentationEntries(
  changes: readonly DocumentationChange[],
): DocumentationEntry[] {
  const ids = changes.map(({ id }) => id);
  report(
    changes.flatMap(({ id, date }, index) => [
      ...(ids.indexOf(id) === index
        ? []
        : [`  "${id}" is used twice: give each change its own id`]),
      ...(/^[a-z][a-z0-9-]*$/.test(id) ? [] : [`  "${id}" is no anchor: use words and hyphens`]),
      ...(isIsoDay(date) ? [] : [`  ${id} has the date "${date}": use YYYY-MM-DD`]),
    ]),
  );
  return changes
    .map(({ date, ...rest }): DocumentationEntry => ({ ...rest, listed: date }))
    .sort((a, b) => b.listed.localeCompare(a.listed));
}

/**
 * Joins what is known of each release with the day on which it was listed; newest month first.
 *
 * @throws Error that lists releases without a day, with two, and days of unknown releases
 */
export function releaseEntries(
  releases: readonly ReleaseHistoryEntry[],
  listed: Readonly<Record<IsoDate, readonly ReleaseRef[]>>,
): ReleaseEntry[] {
  const days = new Map<ReleaseRef, IsoDate[]>();
  for (const [day, refs] of Object.entries(listed) as [IsoDate, readonly ReleaseRef[]][]) {
    for (const ref of refs) days.set(ref, [...(days.get(ref) ?? []), day]);
  }
  const known = new Set(releases.map(({ ref }) => ref));
  report([
    ...[...days.values()]
      .flat()
      .filter((day) => !isIsoDay(day))
      .map((day) => `  "${day}" is no date: use YYYY-MM-DD`),
    ...[...days].flatMap(([ref, all]) => [
      ...(known.has(ref) ? [] : [`  ${ref} is no release of the data package: remove it`]),
      ...(all.length === 1 ? [] : [`  ${ref} is listed on ${all.join(" and ")}: keep the first`]),
    ]),
    ...releases
      .filter(({ ref }) => !days.has(ref))
      .map(({ ref }) => `  ${ref} has no day: add it to RELEASES_LISTED with today's date`),
  ]);
  return releases
    .flatMap(({ ref, label, month, tags, highlights, path }): ReleaseEntry[] =>
      (days.get(ref) ?? []).map((day) => ({
        id: ref.replace("@", "-"),
        title: label,
        listed: day,
        month,
        tags,
        highlights,
        path,
      })),
    )
    .sort((a, b) => b.month.localeCompare(a.month));
}
