import type { SearchIndexData } from "./index-file";
import { compareReleases } from "./releases";
import { symbolOf } from "./symbol-of";
import type { ReleasePlace } from "./types";

/** A name of code, maybe with its parameters. */
const NAME = /^[A-Za-z_$][\w$]*(?:\(.*\))?$/u;

/** Whether a page lists addresses. */
export function isDeploymentPage(route: string): boolean {
  return /\/(?:previous-)?deployments(?:\/|$)/u.test(route);
}

/** Which sections are about one and the same thing. */
export interface Symbols {
  /** What a section has in common with those of other releases and of interfaces; null for none. */
  keyOf(section: number): string | null;
  /** All sections with a key. */
  siblingsOf(key: string): readonly number[];
  /** Where each release with such a section has it, the newest first. */
  placesOf(section: number): readonly ReleasePlace[];
}

/**
 * Finds what several releases have, or contract and interface: names of code on reference pages about
 * the same thing, guides and their sections with the same heading, and the addresses of the releases of
 * one protocol, as a whole and by chain.
 */
export function createSymbols({ pages, sections }: SearchIndexData): Symbols {
  const keys = sections.map(({ page: number, id, heading }): string | null => {
    const page = pages[number];
    if (page === undefined) return null;
    const { route, protocol, release, topic, isFirstOfTopic } = page;
    if (isDeploymentPage(route)) {
      if (release === null || (id !== "" && !id.startsWith("chain-"))) return null;
      return `${protocol ?? ""} addresses#${id}`;
    }
    const isReference = route.startsWith("/reference/");
    if (topic === null) {
      return isReference && NAME.test(heading) ? (symbolOf(`${route}#${id}`) ?? null) : null;
    }
    if (isReference && NAME.test(heading)) return `${topic}#${heading}`;
    if (isReference && id !== "") return null;
    return isFirstOfTopic ? `${topic}#${id === "" ? "" : heading}` : null;
  });
  const siblings = new Map<string, number[]>();
  keys.forEach((key, section) => {
    if (key !== null) siblings.set(key, [...(siblings.get(key) ?? []), section]);
  });
  return {
    keyOf: (section) => keys[section] ?? null,
    siblingsOf: (key) => siblings.get(key) ?? [],
    placesOf: (section) => {
      const places = new Map<string, string>();
      for (const number of siblings.get(keys[section] ?? "") ?? []) {
        const { page: pageNumber = -1, id = "" } = sections[number] ?? {};
        const { release, route } = pages[pageNumber] ?? {};
        if (release === undefined || release === null || route === undefined) continue;
        // Of contract and interface the contract is what a caller reads.
        if (places.get(release)?.includes("/interface.") === false) continue;
        places.set(release, id === "" ? route : `${route}#${id}`);
      }
      return [...places]
        .map(([release, url]): ReleasePlace => ({ release, url }))
        .sort((a, b) => compareReleases(b.release, a.release));
    },
  };
}
