// Wraps DocItem/Footer of @docusaurus/theme-classic 3.10.2 to add the page actions below the link to
// the source and the date of the last change.
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Footer from "@theme-original/DocItem/Footer";
import type { ReactNode } from "react";

import PageActions from "@site/src/components/PageActions";
import type { PageActionSettings } from "@site/src/config/page-actions";

export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Footer />
      <PageActions
        route={metadata.permalink}
        origin={siteConfig.url}
        settings={siteConfig.customFields?.pageActions as PageActionSettings}
      />
    </>
  );
}
