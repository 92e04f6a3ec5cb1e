// In place of DocItem/Metadata of @docusaurus/theme-classic 3.10.2, which ignores the front matter
// `title_meta` on docs: without it a dozen pages would be called "Overview" in search results. It also
// names the page's Markdown twin, and the place that the first paint waits for. Of a page that the reader has followed a link to only the title is
// set with the text; what only machines read comes after it.
import Head from "@docusaurus/Head";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import type { ReactNode } from "react";

import { useLater } from "@site/src/components/LaterBlocks/use-later";
import MarkdownAlternate from "@site/src/components/MarkdownAlternate";
import { BEGINNING_ID } from "@site/src/lib/beginning";

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const title: unknown = "title_meta" in frontMatter ? frontMatter.title_meta : undefined;
  return (
    <>
      <PageMetadata title={typeof title === "string" ? title : metadata.title} />
      {useLater() && (
        <>
          <PageMetadata
            description={metadata.description}
            keywords={frontMatter.keywords}
            image={assets.image ?? frontMatter.image}
          />
          <MarkdownAlternate />
          <Head>
            <link rel="expect" href={`#${BEGINNING_ID}`} blocking="render" />
          </Head>
        </>
      )}
    </>
  );
}
