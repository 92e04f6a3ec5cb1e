import Link from "@docusaurus/Link";
import { Fragment, type ReactElement } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import {
  type ProtocolName,
  type TimelineData,
  type TimelineRelease,
} from "@site/src/lib/protocol/model";
import styles from "./styles.module.css";
import { groupByMonth, guidedReleases } from "./timeline";

interface ReleaseTimelineProps {
  history: TimelineData;
  protocol: ProtocolName;
}

/**
 * Releases of a protocol in the order in which they came out, month by month, with the short names
 * under which the app and the indexers know them.
 */
export default function ReleaseTimeline({ history, protocol }: ReleaseTimelineProps): ReactElement {
  const months = groupByMonth(history, protocol);
  const guided = guidedReleases(history);
  return (
    <div className={styles.timeline}>
      <p className={styles.key}>
        A code such as <code className={styles.alias}>LK</code> is the alias that ids and links use.{" "}
        <span className={styles.badge}>with guides</span> marks the releases that have guides on
        this site; <span className={styles.badge}>newest</span> marks the latest.
      </p>
      <ol className={styles.months}>
        {months.map(({ month, releases }) => (
          <li key={month} className={styles.month}>
            <time dateTime={month} className={styles.date}>
              {formatIsoDate(month)}
            </time>
            <ul className={styles.releases}>
              {releases.map((release) => (
                <Release key={release.ref} release={release} guided={guided.has(release.ref)} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ReleaseProps {
  release: TimelineRelease;
  /** Whether the guides describe the release. */
  guided: boolean;
}

function Release({ release, guided }: ReleaseProps): ReactElement {
  return (
    <li className={styles.release} data-guided={guided || undefined}>
      <span className={styles.name}>
        <Link to={release.path}>{release.label}</Link>
      </span>
      <ReleaseBadges release={release} guided={guided} />
      {release.highlights[0] !== undefined && (
        <span className={styles.note}>{release.highlights[0]}</span>
      )}
    </li>
  );
}

/** Short names of a release and what sets it apart. */
export function ReleaseBadges({ release, guided }: ReleaseProps): ReactElement {
  return (
    <>
      {release.aliases.map((alias) => (
        <Fragment key={alias}>
          <code className={styles.alias}>{alias}</code>{" "}
        </Fragment>
      ))}
      {guided && <span className={styles.badge}>with guides</span>}{" "}
      {release.isLatest && <span className={styles.badge}>newest</span>}{" "}
      {release.marketingName !== undefined && (
        <span className={styles.aside}>announced as {release.marketingName}</span>
      )}
    </>
  );
}
