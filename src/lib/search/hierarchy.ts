import type { HierarchyLevel } from "./types";

const BELOW_PAGE: readonly HierarchyLevel[] = ["lvl6", "lvl5", "lvl4", "lvl3", "lvl2"];

/** The level of the lowest heading that a hit is under; that of the page when there is none. */
export function lowestLevel(
  hierarchy: Readonly<Record<HierarchyLevel, string | null>>,
): HierarchyLevel {
  return BELOW_PAGE.find((level) => hierarchy[level] !== null) ?? "lvl1";
}
