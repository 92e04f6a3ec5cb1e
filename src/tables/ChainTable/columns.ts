import {
  type ChainsData,
  newestWithGuides,
  parseReleaseRef,
  protocolLabel,
  PROTOCOLS,
  type ReleaseCoverage,
} from "@site/src/lib/protocol/model";

/** Products whose streams or campaigns can be created on a chain, in the order of the columns. */
const PRODUCTS = ["lockup", "flow", "airdrops"] as const;

/** The newest release of each product that has guides here. */
export function documentedReleases(releases: readonly ReleaseCoverage[]): ReleaseCoverage[] {
  return PRODUCTS.flatMap((product) => newestWithGuides(releases, product) ?? []);
}

/** A choice of releases that are shown beside each other. */
export interface ReleaseChoice {
  readonly value: string;
  readonly label: string;
  /** The newest first. */
  readonly releases: readonly ReleaseCoverage[];
}

/**
 * The newest release of each protocol, and all of each protocol that has several.
 *
 * @param releases oldest first within each protocol; those that are on no chain are left out
 */
export function releaseChoices(releases: readonly ReleaseCoverage[]): ReleaseChoice[] {
  const all = PROTOCOLS.map((protocol) => ({
    value: protocol,
    label: `All of ${protocolLabel(protocol)}`,
    releases: releases
      .filter(({ ref, chains }) => chains > 0 && parseReleaseRef(ref).protocol === protocol)
      .toReversed(),
  }));
  const newest = all.flatMap((choice) => choice.releases.slice(0, 1));
  return [
    { value: "", label: "Newest releases", releases: newest },
    ...all.filter((choice) => choice.releases.length > 1),
  ];
}

/** Says what the table holds, for example "39 chains: 32 mainnets, 7 testnets; 28 in the app". */
export function describeChains({ counts }: Pick<ChainsData, "counts">): string {
  return (
    `${counts.chains} chains: ${counts.mainnets} mainnets and ${counts.testnets} testnets; ` +
    `the app offers ${counts.inApp}`
  );
}
