import Link from "@docusaurus/Link";
import type { ReactElement, ReactNode } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import type { HistoryData, ProtocolName, ReleaseHistoryEntry } from "@site/src/lib/protocol/model";
import { ReleaseBadges } from ".";
import styles from "./styles.module.css";

interface VersionListProps {
  history: HistoryData;
  protocol: ProtocolName;
}

/**
 * Releases of one protocol, newest first: short names, packages, dates and what each one changed.
 */
export default function VersionList({ history, protocol }: VersionListProps): ReactElement {
  return (
    <ol className="clean-list">
      {history.releases
        .filter((release) => release.protocol === protocol)
        .map((release) => (
          <VersionEntry key={release.ref} release={release} />
        ))}
    </ol>
  );
}

function VersionEntry({ release }: { release: ReleaseHistoryEntry }): ReactElement {
  return (
    <li className={styles.version}>
      <div className={styles.release}>
        <span className="text--semibold">
          <Link to={release.path}>{release.label}</Link>
        </span>
        <ReleaseBadges release={release} />
      </div>
      <dl className={styles.facts}>
        <Fact name="Released">{formatIsoDate(release.month)}</Fact>
        {release.tags.length > 0 && (
          <Fact name="Git tags">
            {release.tags.map((tag) => `${tag.version} (${formatIsoDate(tag.date)})`).join(", ")}
          </Fact>
        )}
        {release.firstBroadcast !== undefined && (
          <Fact name="First on Ethereum">{formatIsoDate(release.firstBroadcast)}</Fact>
        )}
        {release.packages.length > 0 && (
          <Fact name="npm">
            {release.packages.map((pkg) => `${pkg.name} ${pkg.versions.join(", ")}`).join("; ")}
          </Fact>
        )}
      </dl>
      {release.highlights.length > 0 && (
        <ul className="margin--none">
          {release.highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
