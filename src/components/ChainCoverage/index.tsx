import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import type { ChainsData, ReleaseCoverage, ReleaseRef } from "../../lib/protocol/model";
import { compareCoverage, joinWords } from "./coverage";
import styles from "./styles.module.css";

interface ChainCoverageProps {
  chains: ChainsData;
  /** Releases to compare, in reading order. */
  releases: readonly ReleaseRef[];
}

/** How many chains each of several releases has, and the chains on which they differ. */
export default function ChainCoverage({ chains, releases }: ChainCoverageProps): ReactElement {
  const report = compareCoverage(chains, releases);
  return (
    <div className={styles.coverage}>
      <dl className={styles.counts}>
        {report.releases.map((release) => (
          <div key={release.ref} className={styles.count}>
            <dt>
              <Link to={release.path}>{release.label}</Link>
            </dt>
            <dd>
              <strong>{release.chains}</strong> chains
              <span className={styles.split}>{split(release)}</span>
            </dd>
          </div>
        ))}
        <div className={styles.count}>
          <dt>Offered by the app</dt>
          <dd>
            <strong>{chains.counts.inApp}</strong> chains
            <span className={styles.split}>
              {chains.counts.inAppMainnets} mainnets, {chains.counts.inAppTestnets} testnets, any
              release
            </span>
          </dd>
        </div>
      </dl>
      <p>
        {report.complete.length} chains have all of {joinWords(report.releases.map(labelOf))}.
        {report.partial.length > 0 && " These have some:"}
      </p>
      {report.partial.length > 0 && (
        <ul>
          {report.partial.map(({ chain, missing }) => (
            <li key={chain.id}>
              {chain.name}: no {joinWords(missing.map(labelOf))}
            </li>
          ))}
        </ul>
      )}
      {report.absent.length > 0 && (
        <p>
          {joinWords(report.absent.map((chain) => chain.name))} carry other releases, but none of
          these.
        </p>
      )}
    </div>
  );
}

function labelOf(release: ReleaseCoverage): string {
  return release.label;
}

function split({ mainnets, testnets, unconfirmed }: ReleaseCoverage): string {
  const parts = [`${mainnets} mainnets`, `${testnets} testnets`];
  if (unconfirmed > 0) parts.push(`${unconfirmed} addresses unconfirmed`);
  return parts.join(", ");
}
