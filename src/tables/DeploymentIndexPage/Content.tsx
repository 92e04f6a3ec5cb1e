import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import {
  type DeploymentIndex,
  type IndexedRelease,
  protocolLabel,
  PROTOCOLS,
} from "@site/src/lib/protocol/model";
import CheckedBy from "@site/src/page/CheckedBy";
import { describeCounts } from "../DeploymentExplorer/describe";
import ReleaseFinder from "../ReleaseFinder";
import styles from "./styles.module.css";

export interface DeploymentIndexPageProps {
  index: DeploymentIndex;
}

/** All releases by protocol, with their reach and the page that lists their addresses. */
export default function Content({ index }: DeploymentIndexPageProps): ReactElement {
  const protocols = PROTOCOLS.map((protocol) => ({
    protocol,
    releases: index.releases.filter((release) => release.protocol === protocol),
  })).filter(({ releases }) => releases.length > 0);
  return (
    <main className="container sd-sheet">
      <h1>Deployments</h1>
      <p>
        Pick a release to see its contract addresses, chain by chain. The newest release of a
        protocol comes first. A mark says whether this site has guides or only a reference for it;
        for releases without a mark it has addresses and ABIs.
      </p>
      <ReleaseFinder />
      {protocols.map(({ protocol, releases }) => (
        <section key={protocol} aria-labelledby={`releases-${protocol}`}>
          <h2 id={`releases-${protocol}`}>{protocolLabel(protocol)}</h2>
          <ul className="clean-list margin--none">
            {releases.map((release) => (
              <ReleaseItem key={release.ref} release={release} />
            ))}
          </ul>
        </section>
      ))}
      <CheckedBy checks={["chains", "releases"]} />
    </main>
  );
}

function ReleaseItem({ release }: { release: IndexedRelease }): ReactElement {
  const { overview, reference } = release.pages;
  const described = overview ? "guides" : reference && "reference";
  return (
    <li className={styles.release}>
      <span className="text--semibold">
        <Link to={release.path}>{release.label}</Link>
      </span>{" "}
      {described !== undefined && <span className="sd-badge">{described}</span>}{" "}
      {release.isLatest && <span className="sd-badge">newest</span>}
      <span className={styles.facts}>
        {formatIsoDate(release.month)}. {describeCounts(release.counts)}.
        {release.aliases.length > 0 && ` Aliases: ${release.aliases.join(", ")}.`}
      </span>
    </li>
  );
}
