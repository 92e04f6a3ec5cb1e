import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import pages from "@generated/front-matter/default/checks.json";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import type { ReactElement } from "react";

import FactChecks from "@site/src/tables/FactChecks";
import MarkdownAlternate from "@site/src/page/MarkdownAlternate";

/** The page about checks, made from `data/checks.ts` and the front matter of all pages. */
export default function HowThisIsChecked(): ReactElement {
  const { siteConfig } = useDocusaurusContext();
  const { filesUrl } = siteConfig.customFields as { filesUrl: string | null };
  return (
    <Layout
      title="How this is checked"
      description="The source of each kind of fact on this site, the test that fails when it is wrong, and the limits of the tests."
    >
      <MarkdownAlternate />
      <main className="container container--fluid margin-vert--lg">
        <div className="row">
          <div className="col col--8 col--offset-2">
            <Heading as="h1">How this is checked</Heading>
            <p>
              Find out where a number or an address on this site comes from. The end of every page
              names the kinds of facts on it and links their sections here. A section names the
              source of these facts, the test that fails when one is wrong, and the limits of the
              tests. Run all tests with <code>npm test</code>.
            </p>
            <FactChecks pages={pages} filesUrl={filesUrl} />
          </div>
        </div>
      </main>
    </Layout>
  );
}
