import type { DocumentationChange } from "../../data/changelog";
import { isIsoDay } from "../../src/lib/format/iso-dates";
import type { ReleaseHistoryEntry } from "../../src/lib/protocol/model";
import type { DocumentationEntry, ReleaseEntry } from "../../src/lib/changelog/model";

/**
 * Checks the changes of the documentation and orders them, newest first.
 *
 * @throws Error that lists ids that are used twice or are no anchors, and dates that are none
 */
export function documentationEntries(
  changes: readonly DocumentationChange[],
): DocumentationEntry[] {
  const ids = changes.map(({ id }) => id);
  const problems = changes.flatMap(({ id, date }, index) => [
    ...(ids.indexOf(id) === index ? [] : [`  "${id}" is used twice: give each change its own id`]),
    ...(/^[a-z][a-z0-9-]*$/.test(id) ? [] : [`  "${id}" is no anchor: use words and hyphens`]),
    ...(isIsoDay(date) ? [] : [`  ${id} has the date "${date}": use YYYY-MM-DD`]),
  ]);
  if (problems.length > 0) {
    throw new Error(`data/changelog.ts cannot be used:\n${problems.join("\n")}`);
  }
  return changes
    .map(({ date, ...rest }): DocumentationEntry => ({ ...rest, listed: date }))
    .sort((a, b) => b.listed.localeCompare(a.listed));
}

/** What the log says of each release; newest month first. */
export function releaseEntries(releases: readonly ReleaseHistoryEntry[]): ReleaseEntry[] {
  return releases
    .map(({ ref, label, month, tags, highlights, path }) => ({
      id: ref.replace("@", "-"),
      title: label,
      month,
      tags,
      highlights,
      path,
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
}
