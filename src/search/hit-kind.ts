import type { StoredHit } from "./history";

const PRODUCTS = {
  lockup: "Lockup",
  flow: "Flow",
  airdrops: "Airdrops",
  legacy: "Legacy",
} as const;

/** Headings of the contract reference, and what stands below them. */
const KINDS: readonly (readonly [heading: RegExp, kind: string])[] = [
  [/functions$/iu, "function"],
  [/^events$/iu, "event"],
  [/^errors$|^checks /iu, "error"],
  [/^modifiers$/iu, "modifier"],
  [/^(?:structs|enums|types)$/iu, "type"],
  [/^state$/iu, "variable"],
];

/**
 * What kind of thing a hit is and of which product, in a word each.
 *
 * @returns no kind for prose, whose area says enough
 */
export function badgesOf({ url, hierarchy, protocol }: StoredHit): readonly string[] {
  const kind = url.startsWith("/reference/")
    ? KINDS.find(([heading]) => hierarchy.lvl3 !== null && heading.test(hierarchy.lvl2 ?? ""))?.[1]
    : undefined;
  return [kind, protocol === null ? undefined : PRODUCTS[protocol]].filter(
    (badge) => badge !== undefined,
  );
}

/**
 * The address that contract and interface have in common for one function, event or error.
 *
 * @returns undefined where there is no such pair
 */
export function symbolOf(url: string): string | undefined {
  const [, before, name, anchor] =
    /^(\/reference\/.*?)\/(?:contracts\/)?(?:[a-z]+\/)?(?:contract\.|abstract\.|interface\.I)(\w+)(#.+)$/u.exec(
      url,
    ) ?? [];
  return name === undefined ? undefined : `${before ?? ""}/${name}${anchor ?? ""}`;
}
