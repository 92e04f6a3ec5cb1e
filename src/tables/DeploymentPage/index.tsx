import { PageMetadata } from "@docusaurus/theme-common";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

import { describeCounts } from "../DeploymentExplorer/describe";
import MarkdownAlternate from "@site/src/page/MarkdownAlternate";
import Content, { type DeploymentPageProps } from "./Content";

/** Address page of a release that has no guide on this site. */
export default function DeploymentPage({ release, indexPath }: DeploymentPageProps): ReactElement {
  return (
    <>
      <PageMetadata
        title={`${release.label} deployment addresses`}
        description={
          `Contract addresses and ABIs of Sablier ${release.label} on ` +
          `${describeCounts(release.counts)}, with explorer links.`
        }
      />
      <MarkdownAlternate />
      <Layout>
        <Content release={release} indexPath={indexPath} />
      </Layout>
    </>
  );
}
