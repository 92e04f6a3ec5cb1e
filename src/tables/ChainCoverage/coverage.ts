import type {
  ChainRow,
  ChainsData,
  ReleaseCoverage,
  ReleaseRef,
} from "@site/src/lib/protocol/model";

/** A chain with some of the compared releases, and the ones it lacks. */
export interface PartialChain {
  chain: ChainRow;
  missing: ReleaseCoverage[];
}

export interface CoverageReport {
  /** The compared releases, in the order asked for. */
  releases: ReleaseCoverage[];
  /** Chains with all of them. */
  complete: ChainRow[];
  /** Chains with some of them. */
  partial: PartialChain[];
  /** Chains with none of them. */
  absent: ChainRow[];
}

/**
 * Compares on which chains several releases live.
 * @param data all chains with their releases
 * @param refs releases to compare, for example `["lockup@v2.0", "flow@v1.1"]`
 * @throws Error that names a release without data and lists the known ones
 */
export function compareCoverage(data: ChainsData, refs: readonly ReleaseRef[]): CoverageReport {
  const releases = refs.map((ref) => {
    const release = data.releases.find((candidate) => candidate.ref === ref);
    if (release === undefined) {
      const known = data.releases.map((candidate) => candidate.ref).join(", ");
      throw new Error(`There is no chain data for the release "${ref}". Known releases: ${known}.`);
    }
    return release;
  });
  const report: CoverageReport = { releases, complete: [], partial: [], absent: [] };
  for (const chain of data.chains) {
    const here = new Set(chain.releases.map((release) => release.ref));
    const missing = releases.filter((release) => !here.has(release.ref));
    if (missing.length === 0) report.complete.push(chain);
    else if (missing.length === releases.length) report.absent.push(chain);
    else report.partial.push({ chain, missing });
  }
  return report;
}
