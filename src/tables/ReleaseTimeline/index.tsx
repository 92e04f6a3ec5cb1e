import Link from "@docusaurus/Link";
import { Fragment, type ReactElement } from "react";

import type { HistoryData, ProtocolName, ReleaseHistoryEntry } from "@site/src/lib/protocol/model";
import Marks from "@site/src/ui/Marks";
import Timeline, { TimelineItem } from "@site/src/ui/Timeline";
import styles from "./styles.module.css";

interface ReleaseTimelineProps {
  history: HistoryData;
  protocol: ProtocolName;
}

/**
 * Releases of a protocol in the order in which they came out, with their months and the short names
 * under which the app and the indexers know them.
 */
export default function ReleaseTimeline({ history, protocol }: ReleaseTimelineProps): ReactElement {
  const releases = history.releases.filter((release) => release.protocol === protocol).toReversed();
  return (
    <div className="sd-block">
      <p className="sd-aside">
        A code such as <code className={styles.alias}>LK</code> is the alias that ids and links use.
        Releases with guides on this site have the mark{" "}
        <span className="sd-badge">with guides</span>; the latest has the mark{" "}
        <span className="sd-badge">newest</span>.
      </p>
      <Timeline label="Releases by month">
        {releases.map((release) => (
          <TimelineItem key={release.ref} date={release.month}>
            <div className={styles.release}>
              <span className="text--semibold">
                <Link to={release.path}>{release.label}</Link>
              </span>
              <ReleaseBadges release={release} />
              {release.highlights[0] !== undefined && (
                <span className={styles.note}>
                  <span className="sd-visually-hidden">: </span>
                  {release.highlights[0]}
                </span>
              )}
            </div>
          </TimelineItem>
        ))}
      </Timeline>
    </div>
  );
}

/** Short names of a release and what sets it apart. */
export function ReleaseBadges({ release }: { release: ReleaseHistoryEntry }): ReactElement {
  return (
    <>
      {release.aliases.map((alias) => (
        <Fragment key={alias}>
          {" "}
          <code className={styles.alias}>{alias}</code>
        </Fragment>
      ))}
      <Marks
        marks={[
          release.pages.overview !== undefined && "with guides",
          release.isLatest && "newest",
        ]}
      />
      {release.marketingName !== undefined && (
        <>
          {" "}
          <span className="sd-aside">announced as {release.marketingName}</span>
        </>
      )}
    </>
  );
}
