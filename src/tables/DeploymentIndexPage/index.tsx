import Layout from "@theme/Layout";
import type { ReactElement } from "react";

import { protocolLabel, PROTOCOLS } from "@site/src/lib/protocol/model";
import MarkdownAlternate from "@site/src/page/MarkdownAlternate";
import Content, { type DeploymentIndexPageProps } from "./Content";

/** List of all releases, each with the page that holds its addresses. */
export default function DeploymentIndexPage(props: DeploymentIndexPageProps): ReactElement {
  return (
    <Layout
      title="Deployment addresses of all releases"
      description={
        "Every release of the Sablier contracts with the page that lists its addresses: " +
        `${PROTOCOLS.map(protocolLabel).join(", ")}.`
      }
    >
      <MarkdownAlternate />
      <Content {...props} />
    </Layout>
  );
}
