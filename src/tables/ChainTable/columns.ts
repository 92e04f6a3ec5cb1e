import type { ChainsData, ReleaseCoverage } from "@site/src/lib/protocol/model";
import { compareVersions, parseReleaseRef } from "@site/src/lib/protocol/model";

/** Products whose streams or campaigns can be created on a chain, in the order of the columns. */
const PRODUCTS = ["lockup", "flow", "airdrops"];

/**
 * Picks the releases that get a column: the newest release of each product that this site documents.
 * @param releases coverage of all releases, in any order
 */
export function documentedReleases(releases: readonly ReleaseCoverage[]): ReleaseCoverage[] {
  return PRODUCTS.flatMap((product) =>
    releases
      .filter(({ ref, depth }) => depth === "full" && parseReleaseRef(ref).protocol === product)
      .toSorted((a, b) =>
        compareVersions(parseReleaseRef(b.ref).version, parseReleaseRef(a.ref).version),
      )
      .slice(0, 1),
  );
}

/** Says what the table holds, for example "39 chains: 32 mainnets, 7 testnets; 28 in the app". */
export function describeChains({ counts }: Pick<ChainsData, "counts">): string {
  return (
    `${counts.chains} chains: ${counts.mainnets} mainnets and ${counts.testnets} testnets; ` +
    `the app offers ${counts.inApp}`
  );
}
