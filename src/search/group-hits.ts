import type { SearchHit } from "../lib/search/types";

/** Hits of one area. */
export interface HitGroup {
  /** The area (`lvl0`). */
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

/** Most hits of one area that are shown. */
export const HITS_PER_GROUP = 5;

/**
 * Groups hits by area. The group of the best hit comes first, and hits keep their order in a group.
 *
 * @param limit most hits of a group; further ones are left out
 */
export function groupHits(hits: readonly SearchHit[], limit = HITS_PER_GROUP): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const label = hit.hierarchy.lvl0 ?? "Documentation";
    const group = groups.get(label) ?? [];
    groups.set(label, group);
    if (group.length < limit) group.push(hit);
  }
  return [...groups].map(([label, entries]) => ({ label, hits: entries }));
}
