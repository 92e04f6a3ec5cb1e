// Wraps DocItem/Content of @docusaurus/theme-classic 3.10.2 to name, above the text, the release
// that a page documents (front matter `release`) and the newer ones.
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Content from "@theme-original/DocItem/Content";
import type { ComponentProps, ReactNode } from "react";

import ReleaseBar from "@site/src/page/ReleaseBar";

export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const { frontMatter } = useDoc();
  const release: unknown = "release" in frontMatter ? frontMatter.release : undefined;
  return (
    <>
      {typeof release === "string" && <ReleaseBar release={release} />}
      <Content {...props} />
    </>
  );
}
