import Link from "@docusaurus/Link";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactElement } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
import {
  type ChainsData,
  type DeploymentIndex,
  type IndexedRelease,
  protocolLabel,
  PROTOCOLS,
} from "@site/src/lib/protocol/model";
import CheckedBy from "@site/src/page/CheckedBy";
import Marks from "@site/src/ui/Marks";
import ChainTable from "../ChainTable";
import { describeCounts } from "../DeploymentExplorer/describe";
import ReleaseFinder from "../ReleaseFinder";
import styles from "./styles.module.css";

const BY_CHAIN = "by-chain";

export interface DeploymentIndexPageProps {
  index: DeploymentIndex;
  /** The chains with the addresses of all releases. */
  chains: ChainsData;
}

/** All releases by protocol, with their reach and the page that lists their addresses. */
export default function Content({ index, chains }: DeploymentIndexPageProps): ReactElement {
  useBrokenLinks().collectAnchor(BY_CHAIN);
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
      <p data-extract-skip="">
        <a href={`#${BY_CHAIN}`}>Releases by chain</a> shows which releases are on your chain, with
        main addresses to copy.
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
      {/* A file leads to the same addresses by the list above, without a link for each chain. */}
      <section aria-labelledby={BY_CHAIN} data-extract-skip="">
        <h2 id={BY_CHAIN}>Releases by chain</h2>
        <p>
          A tick leads to the addresses of a release on that chain. Where a release has one main
          contract, the button beside the tick copies its address.
        </p>
        <ChainTable chains={chains} view="releases" />
      </section>
      <CheckedBy checks={["addresses", "chains", "releases"]} />
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
      </span>
      <Marks marks={[described, release.isLatest && "newest"]} />
      <span className="sd-visually-hidden">.</span>
      <span className={styles.facts}>
        {formatIsoDate(release.month)}. {describeCounts(release.counts)}.
        {release.aliases.length > 0 && ` Aliases: ${release.aliases.join(", ")}.`}
      </span>
    </li>
  );
}
