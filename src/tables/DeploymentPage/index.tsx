import Link from "@docusaurus/Link";
import Layout from "@theme/Layout";
import { Fragment, type ReactElement } from "react";

import type { ReleaseTable } from "@site/src/lib/protocol/model";
import CheckedBy from "@site/src/page/CheckedBy";
import MarkdownAlternate from "@site/src/page/MarkdownAlternate";
import DeploymentExplorer from "../DeploymentExplorer";
import { describeCounts } from "../DeploymentExplorer/describe";
import styles from "./styles.module.css";

interface DeploymentPageProps {
  release: ReleaseTable;
  /** Route of the list of all releases. */
  indexPath: string;
}

/** Address page of a release that has none among the guides, with what describes the release. */
export default function DeploymentPage({ release, indexPath }: DeploymentPageProps): ReactElement {
  return (
    <Layout
      title={`${release.label} deployment addresses`}
      description={
        `Contract addresses and ABIs of Sablier ${release.label} on ` +
        `${describeCounts(release.counts)}, with explorer links.`
      }
    >
      <MarkdownAlternate />
      <main className={`container sd-sheet ${styles.page}`}>
        <nav aria-label="Breadcrumbs" className={styles.back}>
          <Link to={indexPath}>All deployments</Link>
        </nav>
        <h1>{release.label} deployments</h1>
        <div className="sd-callout sd-caution">
          <Documentation release={release} />
          {release.newer.length > 0 && (
            <p>
              Newer:{" "}
              {release.newer.map(({ version, path }, index) => (
                <span key={version}>
                  {index > 0 && ", "}
                  <Link to={path}>{version}</Link>
                </span>
              ))}
            </p>
          )}
        </div>
        <DeploymentExplorer release={release} />
        <CheckedBy checks={["addresses", "chains", "releases"]} />
      </main>
    </Layout>
  );
}

function Documentation({ release }: { release: ReleaseTable }): ReactElement {
  const { label, pages } = release;
  const links = [
    { title: "guides", path: pages.overview },
    { title: "reference", path: pages.reference },
  ].flatMap(({ title, path }) => (path === undefined ? [] : [{ title, path }]));
  if (links.length === 0) {
    return (
      <p>
        The guides and the reference of this site describe other releases, not {label}. Functions,
        fees and events differ. Use this page for addresses and ABIs, and read the source code
        before you integrate.
      </p>
    );
  }
  return (
    <p>
      This page lists the addresses. For the behavior of the contracts, see the{" "}
      {links.map(({ title, path }, index) => (
        <Fragment key={title}>
          {index > 0 && " and the "}
          <Link to={path}>{title}</Link>
        </Fragment>
      ))}{" "}
      of {label}.
    </p>
  );
}
