import type { DocumentationChange } from "../../data/changelog";
import type { ReleaseHistoryEntry } from "../../src/lib/protocol/model";
import type { DocumentationEntry, ReleaseEntry } from "../../src/lib/changelog/model";

/** The changes of the documentation, newest first. */
export function documentationEntries(
  changes: readonly DocumentationChange[],
): DocumentationEntry[] {
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
