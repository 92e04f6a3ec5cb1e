import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import type { ReactElement } from "react";

import { markdownPathOf } from "@site/src/lib/page-records/negotiate";

/** Names the Markdown export of the page in its head, for programs that read the page. */
export default function MarkdownAlternate(): ReactElement {
  const { pathname } = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPathOf(pathname)} />
    </Head>
  );
}
