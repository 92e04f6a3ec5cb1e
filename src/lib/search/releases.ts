import { compareVersions, isVersion } from "../protocol/model";
import type { IndexedPage } from "./index-file";
import { isDeploymentPage, isReleaseWord, SETTINGS } from "./settings";

/** Protocol of a release such as `lockup@v2.0`. */
const protocolOf = (release: string): string => release.split("@", 1)[0] ?? "";

const versionOf = (release: string): string => release.split("@")[1] ?? "";

/** Orders releases of one protocol: negative when `a` is older than `b`. */
export function compareReleases(a: string, b: string): number {
  const [versionA, versionB] = [versionOf(a), versionOf(b)];
  return isVersion(versionA) && isVersion(versionB) ? compareVersions(versionA, versionB) : 0;
}

/** What the ranking needs of a page. */
export type ReleasePage = Pick<IndexedPage, "route" | "release">;

/** Which releases a reader means, and what that makes of a page. */
export interface MeantReleases {
  /** More for pages of the releases that are meant, less for others of the same protocols. */
  factorOf(page: number): number;
  /** Whether a page is about a release that is meant; null when the protocol's is not told. */
  isMeant(page: number): boolean | null;
}

/** Tells releases from the words of a query, or from what is being read. */
export interface Releases {
  /**
   * @param words terms of the query
   * @param protocols those that the query names
   * @param reading release of the page being read
   */
  meantBy(
    words: readonly string[],
    protocols: ReadonlySet<string>,
    reading: string | null,
  ): MeantReleases;
}

/**
 * Prepares the releases of an index. The newest release of a protocol is the newest one with pages
 * beside those of addresses, of which each release has some.
 */
export function createReleases(pages: readonly ReleasePage[]): Releases {
  const all = new Set(pages.flatMap(({ release }) => release ?? []));
  const newest = new Map<string, string>();
  for (const { route, release } of pages) {
    if (release === null || isDeploymentPage(route)) continue;
    const protocol = protocolOf(release);
    const other = newest.get(protocol);
    if (other === undefined || compareReleases(release, other) > 0) newest.set(protocol, release);
  }
  const ageFactors = pages.map(({ route, release }) => {
    if (release === null || isDeploymentPage(route)) return 1;
    if (newest.get(protocolOf(release)) === release) return 1;
    // Beside the newest release some have all their guides, at the plain addresses; others a reference.
    return /\/v\d/u.test(route) ? SETTINGS.olderReference : SETTINGS.olderRelease;
  });
  return {
    meantBy: (words, protocols, reading) => {
      const numbers = new Set(words.filter(isReleaseWord).map((word) => word.replace(/^v/u, "")));
      const named = [...all].filter(
        (release) =>
          numbers.has(versionOf(release).slice(1)) &&
          (protocols.size === 0 || protocols.has(protocolOf(release))),
      );
      const meant = new Set(named.length > 0 || reading === null ? named : [reading]);
      const told = new Set([...meant].map(protocolOf));
      const isMeant = (page: number): boolean | null => {
        const release = pages[page]?.release ?? null;
        return release === null || !told.has(protocolOf(release)) ? null : meant.has(release);
      };
      return {
        isMeant,
        factorOf: (page) => {
          const is = isMeant(page);
          if (is === null) return ageFactors[page] ?? 1;
          return is ? SETTINGS.meantRelease : SETTINGS.otherRelease;
        },
      };
    },
  };
}
