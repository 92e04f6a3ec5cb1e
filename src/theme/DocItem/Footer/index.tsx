// Wraps DocItem/Footer of @docusaurus/theme-classic 3.10.2 to add, below the link to the source and
// the date of the last change, what checks the page's facts, and the page actions. All of it can wait
// until the text is on the screen.
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Footer from "@theme-original/DocItem/Footer";
import type { ReactNode } from "react";

import { useLater } from "@site/plugins/fast-pages/browser/later-blocks";
import CheckedBy from "@site/src/page/CheckedBy";
import PageActions from "@site/src/page/PageActions";
import type { PageActionSettings } from "@site/src/config/page-actions";

/** What the build has added to the front matter of every page. */
interface CheckedFrontMatter {
  readonly checks?: readonly string[];
  readonly verified?: string;
  readonly older_than_data?: boolean;
}

export default function DocItemFooter(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { checks = [], verified, older_than_data: isOld } = frontMatter as CheckedFrontMatter;
  if (!useLater()) return null;
  return (
    <>
      <Footer />
      <CheckedBy checks={checks} verified={verified} isOlderThanData={isOld} />
      <PageActions
        route={metadata.permalink}
        origin={siteConfig.url}
        settings={siteConfig.customFields?.pageActions as PageActionSettings}
      />
    </>
  );
}
