import type { SearchIndexData } from "./index-file";
import { compareReleases } from "./releases";
import { isDeploymentPage } from "./settings";
import { symbolOf } from "./symbol-of";
import type { ReleasePlace } from "./types";

/** A name of code, maybe with its parameters. */
const NAME = /^[A-Za-z_$][\w$]*(?:\(.*\))?$/u;

/** Which sections are about one and the same thing. */
export interface Symbols {
  /** What a section has in common with those of other releases and of interfaces; null for none. */
  keyOf(section: number): string | null;
  /** Where each release with such a section has it, the newest first. */
  placesOf(section: number): readonly ReleasePlace[];
}

/**
 * Finds the functions, events, errors and types that several releases have, or contract and interface:
 * a name of code on reference pages about the same thing. So are the addresses of the releases of one
 * protocol, as a whole and by chain.
 */
export function createSymbols({ pages, sections }: SearchIndexData): Symbols {
  const keys = sections.map(({ page: number, id, heading }): string | null => {
    const page = pages[number];
    if (page === undefined) return null;
    const { route, protocol, release, topic } = page;
    if (isDeploymentPage(route)) {
      if (release === null || (id !== "" && !id.startsWith("chain-"))) return null;
      return `${protocol ?? ""} addresses#${id}`;
    }
    if (id === "" || !route.startsWith("/reference/") || !NAME.test(heading)) return null;
    return topic === null ? (symbolOf(`${route}#${id}`) ?? null) : `${topic}#${heading}`;
  });
  const places = new Map<string, ReleasePlace[]>();
  keys.forEach((key, number) => {
    const section = sections[number];
    const page = section === undefined ? undefined : pages[section.page];
    if (key === null || section === undefined || page?.release === null || page === undefined)
      return;
    const { release, route } = page;
    const place = { release, url: section.id === "" ? route : `${route}#${section.id}` };
    const list = places.get(key) ?? [];
    places.set(key, list);
    const at = list.findIndex((other) => other.release === release);
    if (at < 0) list.push(place);
    // Of contract and interface the contract is what a caller reads.
    else if (list[at]?.url.includes("/interface.") === true) list[at] = place;
  });
  for (const list of places.values()) {
    list.sort((a, b) => compareReleases(b.release, a.release));
  }
  return {
    keyOf: (section) => keys[section] ?? null,
    placesOf: (section) => places.get(keys[section] ?? "") ?? [],
  };
}
