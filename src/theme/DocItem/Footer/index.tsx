// In place of DocItem/Footer of @docusaurus/theme-classic 3.10.2: what it shows, the link to the source
// and the date of the last change, stands in the page's head (src/page/PageHead). The question below
// the text can wait until the text is on the screen.
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";

import { useDeferredDrawn } from "@site/src/page/DeferredBlocks";
import type { PageActionSettings } from "@site/src/config/page-actions";
import Helpful from "@site/src/page/Helpful";

export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const { feedbackUrl, reportUrl } = siteConfig.customFields?.pageActions as PageActionSettings;
  if (!useDeferredDrawn()) return null;
  return (
    <Helpful
      page={siteConfig.url + metadata.permalink}
      feedbackUrl={feedbackUrl}
      reportUrl={reportUrl}
    />
  );
}
