import { compareVersions, isVersion } from "../protocol/model";
import type { IndexedPage } from "./index-file";
import { isDeploymentPage, isReleaseWord, PROTOCOL_WORDS, SETTINGS } from "./settings";

/** Protocol of a release such as `lockup@v2.0`. */
const protocolOf = (release: string): string => release.split("@", 1)[0] ?? "";

const versionOf = (release: string): string => release.split("@")[1] ?? "";

/** Orders releases of one protocol: negative when `a` is older than `b`. */
export function compareReleases(a: string, b: string): number {
  const [versionA, versionB] = [versionOf(a), versionOf(b)];
  return isVersion(versionA) && isVersion(versionB) ? compareVersions(versionA, versionB) : 0;
}

/**
 * Numbers of releases in a query, without the `v`: `v4.0`, `2.0`, and a generation alone when it is
 * written like one: `v4`, `lockup 4`. "v1" alone is what people call the legacy protocol.
 */
export function releaseNumbersIn(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (!isReleaseWord(word)) return [];
    const number = word.replace(/^v/u, "");
    const isOfProtocol = PROTOCOL_WORDS.has(words[index - 1] ?? "");
    const isGeneration = isOfProtocol || (word !== number && number !== "1");
    return number.includes(".") || isGeneration ? [number] : [];
  });
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
      const numbers = releaseNumbersIn(words);
      const named = [...all].filter(
        (release) =>
          numbers.some((number) => `${versionOf(release)}.`.startsWith(`v${number}.`)) &&
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
