import type { StoredHit } from "./history";

/** Headings of the contract reference, and what stands below them. */
const KINDS: readonly (readonly [heading: RegExp, kind: string])[] = [
  [/functions$/iu, "function"],
  [/^events$/iu, "event"],
  [/^errors$|^checks /iu, "error"],
  [/^modifiers$/iu, "modifier"],
  [/^(?:structs|enums|types)$/iu, "type"],
  [/^state$/iu, "variable"],
];

/** What kind of thing a hit is, in a word; undefined for prose, whose area says enough. */
export function kindOf({ url, hierarchy }: StoredHit): string | undefined {
  if (!url.startsWith("/reference/") || hierarchy.lvl3 === null) return undefined;
  return KINDS.find(([heading]) => heading.test(hierarchy.lvl2 ?? ""))?.[1];
}
