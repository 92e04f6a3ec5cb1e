import { compareVersions, isVersion, protocolLabel } from "../protocol/model";
import type { IndexedPage } from "./indexed";

/** Protocol of a release such as `lockup@v2.0`. */
export const protocolOf = (release: string): string => release.split("@", 1)[0] ?? "";

const versionOf = (release: string): string => release.split("@")[1] ?? "";

/**
 * What a section is called where nothing else says which page it is on: the headings above it, after
 * the protocol and the release where the page's title leaves one out. Each has its "Deployment Addresses".
 *
 * @param path headings from the title of the page down
 */
export function fullTitle(
  path: readonly string[],
  { protocol, release }: Pick<IndexedPage, "protocol" | "release">,
): string {
  const label = protocol === null ? "" : protocolLabel(protocol);
  const version = release === null ? "" : versionOf(release);
  const isNamed = [label, version].every((part) => path[0]?.includes(part));
  return [...(isNamed ? [] : [`${label} ${version}`.trim()]), ...path].join(" › ");
}

/** Orders releases of one protocol: negative when `a` is older than `b`. */
export function compareReleases(a: string, b: string): number {
  const [versionA, versionB] = [versionOf(a), versionOf(b)];
  return isVersion(versionA) && isVersion(versionB) ? compareVersions(versionA, versionB) : 0;
}

/** The newest of some releases of one protocol; null for none. */
export const newestOf = (releases: readonly string[]): string | null =>
  releases.reduce<string | null>(
    (newest, release) =>
      newest === null || compareReleases(newest, release) <= 0 ? release : newest,
    null,
  );

/** The newest release of each protocol. */
export function newestByProtocol(pages: readonly Pick<IndexedPage, "release">[]): Set<string> {
  const all = [...new Set(pages.flatMap(({ release }) => release ?? []))];
  const ofSame = (release: string): string[] =>
    all.filter((other) => protocolOf(other) === protocolOf(release));
  return new Set(all.filter((release) => release === newestOf(ofSame(release))));
}

/**
 * Numbers of releases in a query, without the `v`: `v4.0`, `2.0`, and a generation alone when it is
 * written like one: `v4`, `lockup 4`. "v1" alone is what people call the legacy protocol.
 *
 * @param words terms of the query
 * @param isProtocol whether a word names a protocol
 */
export function releaseNumbersIn(
  words: readonly string[],
  isProtocol: (word: string) => boolean,
): string[] {
  return words.flatMap((word, index) => {
    if (!/^v?\d(?:\.\d)*$/u.test(word)) return [];
    const number = word.replace(/^v/u, "");
    const isGeneration = isProtocol(words[index - 1] ?? "") || (word !== number && number !== "1");
    return number.includes(".") || isGeneration ? [number] : [];
  });
}

/**
 * The releases that a reader means: those with a number of the query, else the one being read.
 *
 * @param numbers as `releaseNumbersIn` gives them
 * @param protocols those that the query names; none for all
 */
export function meantReleases(
  all: Iterable<string>,
  numbers: readonly string[],
  protocols: ReadonlySet<string>,
  reading: string | null,
): ReadonlySet<string> {
  const named = [...all].filter(
    (release) =>
      numbers.some((number) => `${versionOf(release)}.`.startsWith(`v${number}.`)) &&
      (protocols.size === 0 || protocols.has(protocolOf(release))),
  );
  return new Set(named.length > 0 || reading === null ? named : [reading]);
}
