import type { IndexedSection, SearchIndexData } from "./indexed";
import { compareReleases } from "./releases";
import type { ReleasePlace } from "./types";

/** A name of code, maybe with its parameters. */
const NAME = /^[A-Za-z_$][\w$]*(?:\(.*\))?$/u;

/** Whether a page lists addresses. */
export const isDeploymentPage = (route: string): boolean =>
  /\/(?:previous-)?deployments(?:\/|$)/u.test(route);

/**
 * The address that contract and interface have in common for one function, event or error.
 *
 * @returns undefined where there is no such pair
 */
export function symbolOf(url: string): string | undefined {
  const [, before = "", name, anchor = ""] =
    /^(\/reference\/.*?)\/(?:contracts\/)?(?:[a-z]+\/)?(?:contract\.|abstract\.|interface\.I)(\w+)(#.+)$/u.exec(
      url,
    ) ?? [];
  return name === undefined ? undefined : `${before}/${name}${anchor}`;
}

/** Which sections are about one and the same thing. */
export interface Symbols {
  /** All sections with a key. */
  siblingsOf(key: string): readonly IndexedSection[];
  /** Where each release with such a section has it, the newest first. */
  placesOf(section: IndexedSection): readonly ReleasePlace[];
}

/** What a section has in common with those of other releases and of interfaces; none without. */
export function keyOf({
  page,
  id,
  heading,
  url,
}: Pick<IndexedSection, "page" | "id" | "heading" | "url">): string | undefined {
  const { route, protocol, release, topic, isFirstOfTopic } = page;
  if (isDeploymentPage(route)) {
    const isListed = release !== null && (id === "" || id.startsWith("chain-"));
    return isListed ? `${protocol ?? ""} addresses#${id}` : undefined;
  }
  const isReference = route.startsWith("/reference/");
  if (isReference && NAME.test(heading))
    return topic === null ? symbolOf(url) : `${topic}#${heading}`;
  if (topic === null || !isFirstOfTopic || (isReference && id !== "")) return undefined;
  return `${topic}#${id === "" ? "" : heading}`;
}

/**
 * Finds what several releases have, or contract and interface: names of code on reference pages about
 * the same thing, guides and their sections with the same heading, and the addresses of the releases of
 * one protocol, as a whole and by chain.
 */
export function createSymbols({ sections, siblings }: SearchIndexData): Symbols {
  const siblingsOf = (key: string): IndexedSection[] =>
    (siblings.get(key) ?? []).flatMap((number) => sections[number] ?? []);
  return {
    siblingsOf,
    placesOf: ({ key = "" }) => {
      const places = new Map<string, string>();
      for (const { page, url } of siblingsOf(key)) {
        // Of contract and interface the contract is what a caller reads.
        const isBetter = places.get(page.release ?? "")?.includes("/interface.") !== false;
        if (page.release !== null && isBetter) places.set(page.release, url);
      }
      return [...places]
        .map(([release, url]): ReleasePlace => ({ release, url }))
        .sort((a, b) => compareReleases(b.release, a.release));
    },
  };
}
