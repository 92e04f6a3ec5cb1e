import type { SearchHit } from "../lib/search/types";
import { symbolOf } from "../lib/search/symbols";

export interface HitGroup {
  /** The area (`lvl0`). */
  readonly label: string;
  readonly hits: readonly SearchHit[];
}

/** Most hits of one area that are shown. */
export const HITS_PER_GROUP = 5;

/**
 * Groups hits by area. The group of the best hit comes first, and hits keep their order in a group.
 * What contract and interface both have is one row, the better hit's.
 *
 * @param limit most hits of a group; further ones are left out
 */
export function groupHits(hits: readonly SearchHit[], limit = HITS_PER_GROUP): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  const symbols = new Set<string>();
  for (const hit of hits) {
    const symbol = symbolOf(hit.url);
    if (symbol !== undefined) {
      if (symbols.has(symbol)) continue;
      symbols.add(symbol);
    }
    const label = hit.hierarchy.lvl0 ?? "Documentation";
    const group = groups.get(label) ?? [];
    groups.set(label, group);
    if (group.length < limit) group.push(hit);
  }
  return [...groups].map(([label, entries]) => ({ label, hits: entries }));
}
