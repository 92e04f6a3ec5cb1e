// In place of DocItem/Metadata of @docusaurus/theme-classic 3.10.2, which ignores the front matter
// `title_meta` on docs: without it a dozen pages would be called "Overview" in search results. It also
// names the page's Markdown export.
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { PageMetadata } from "@docusaurus/theme-common";
import type { ReactNode } from "react";

import MarkdownAlternate from "@site/src/page/MarkdownAlternate";

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter, assets } = useDoc();
  const title: unknown = "title_meta" in frontMatter ? frontMatter.title_meta : undefined;
  return (
    <>
      <PageMetadata
        title={typeof title === "string" ? title : metadata.title}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <MarkdownAlternate />
    </>
  );
}
