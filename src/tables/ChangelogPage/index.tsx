import Layout from "@theme/Layout";
import type { ReactElement } from "react";

import MarkdownAlternate from "@site/src/page/MarkdownAlternate";
import Content from "./Content";
import type { Changelog } from "@site/src/lib/changelog/model";

/** What changed in the documentation, and the releases of the protocol. */
export default function ChangelogPage({ log }: { readonly log: Changelog }): ReactElement {
  return (
    <Layout
      title="Change log of the docs and the protocol releases"
      description="What changed in this documentation and when, and every release of the Sablier protocol with its month and its main changes."
    >
      <MarkdownAlternate />
      <Content log={log} />
    </Layout>
  );
}
