import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import type { ChainsData, ReleaseRef } from "@site/src/lib/protocol/model";
import { joinWords } from "@site/src/lib/text/join-words";

interface ChainCoverageProps {
  chains: ChainsData;
  /** Releases to compare, in reading order. */
  releases: readonly ReleaseRef[];
}

/**
 * On how many chains several releases are together, and the chains on which they differ.
 * @throws Error that names a release without data and lists the known ones
 */
export default function ChainCoverage({
  chains,
  releases: refs,
}: ChainCoverageProps): ReactElement {
  const releases = refs.map((ref) => {
    const release = chains.releases.find((candidate) => candidate.ref === ref);
    if (release !== undefined) return release;
    const known = chains.releases.map((candidate) => candidate.ref).join(", ");
    throw new Error(`There is no chain data for the release "${ref}". Known releases: ${known}.`);
  });
  const rows = chains.chains.map((chain) => ({
    ...chain,
    missing: releases.filter(({ ref }) => !chain.releases.some((here) => here.ref === ref)),
  }));
  const lacking = (count: number) => rows.filter(({ missing }) => missing.length === count);
  const [complete, absent] = [lacking(0), lacking(releases.length)];
  const partial = rows.filter((row) => !complete.includes(row) && !absent.includes(row));
  return (
    <>
      <ul>
        {releases.map((release) => (
          <li key={release.ref}>
            <Link to={release.path}>{release.label}</Link>: {release.chains} chains,{" "}
            {release.mainnets} of them mainnets
            {release.unconfirmed > 0 && `, ${release.unconfirmed} addresses unconfirmed`}
          </li>
        ))}
        <li>
          {joinWords(releases.map(({ label }) => label))} together: {complete.length} chains
        </li>
      </ul>
      {partial.length > 0 && (
        <>
          <p>These chains have some of them:</p>
          <ul>
            {partial.map(({ id, name, missing }) => (
              <li key={id}>
                {name}: {joinWords(missing.map(({ label }) => `no ${label}`))}
              </li>
            ))}
          </ul>
        </>
      )}
      {absent.length > 0 && (
        <p>Only other releases are on {joinWords(absent.map(({ name }) => name))}.</p>
      )}
    </>
  );
}
