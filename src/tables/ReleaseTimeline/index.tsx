import Link from "@docusaurus/Link";
import { Fragment, type ReactElement } from "react";

import {
  type ProtocolName,
  type TimelineData,
  type TimelineRelease,
} from "@site/src/lib/protocol/model";
import Marks from "@site/src/ui/Marks";
import Timeline, { TimelineItem } from "@site/src/ui/Timeline";
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
    <div className="sd-block">
      <p className="sd-aside">
        A code such as <code className={styles.alias}>LK</code> is the alias that ids and links use.
        Releases with guides on this site have the mark{" "}
        <span className="sd-badge">with guides</span>; the latest has the mark{" "}
        <span className="sd-badge">newest</span>.
      </p>
      <Timeline label="Releases by month">
        {months.map(({ month, releases }) => (
          <TimelineItem key={month} date={month}>
            <ul className="clean-list margin--none">
              {releases.map((release) => (
                <Release key={release.ref} release={release} guided={guided.has(release.ref)} />
              ))}
            </ul>
          </TimelineItem>
        ))}
      </Timeline>
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
    <li className={styles.release}>
      <span className="text--semibold">
        <Link to={release.path}>{release.label}</Link>
      </span>
      <ReleaseBadges release={release} guided={guided} />
      {release.highlights[0] !== undefined && (
        <span className={styles.note}>
          <span className="sd-visually-hidden">: </span>
          {release.highlights[0]}
        </span>
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
          {" "}
          <code className={styles.alias}>{alias}</code>
        </Fragment>
      ))}
      <Marks marks={[guided && "with guides", release.isLatest && "newest"]} />
      {release.marketingName !== undefined && (
        <>
          {" "}
          <span className="sd-aside">announced as {release.marketingName}</span>
        </>
      )}
    </>
  );
}
