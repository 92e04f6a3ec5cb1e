import type { ReactElement } from "react";

import type { ChainsData, ReleaseCoverage, ReleaseRef } from "@site/src/lib/protocol/model";
import { joinWords } from "@site/src/lib/text/join-words";
import { compareCoverage } from "./coverage";

interface ChainCoverageProps {
  chains: ChainsData;
  /** Releases to compare, in reading order. */
  releases: readonly ReleaseRef[];
}

/** On how many chains several releases are together, and the chains on which they differ. */
export default function ChainCoverage({ chains, releases }: ChainCoverageProps): ReactElement {
  const report = compareCoverage(chains, releases);
  return (
    <>
      <ul>
        {report.releases.map((release) => (
          <li key={release.ref}>
            {release.label}: {release.chains} chains
            {release.unconfirmed > 0 && `, ${release.unconfirmed} addresses unconfirmed`}
          </li>
        ))}
        <li>
          {joinWords(report.releases.map(labelOf))} together: {report.complete.length} chains
        </li>
      </ul>
      {report.partial.length > 0 && (
        <>
          <p>These chains have some of them:</p>
          <ul>
            {report.partial.map(({ chain, missing }) => (
              <li key={chain.id}>
                {chain.name}: {joinWords(missing.map((release) => `no ${labelOf(release)}`))}
              </li>
            ))}
          </ul>
        </>
      )}
      {report.absent.length > 0 && (
        <p>Only other releases are on {joinWords(report.absent.map((chain) => chain.name))}.</p>
      )}
    </>
  );
}

function labelOf(release: ReleaseCoverage): string {
  return release.label;
}
