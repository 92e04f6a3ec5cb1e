// In place of DocItem of @docusaurus/theme-classic 3.10.2, which also names the page in a class of the
// root element. No style uses that name, and a root whose class changes is styled anew with each page:
// a tenth of the time that a click takes. And the page that a click leaves is not drawn once more: its
// content stays the same when the router hands its location on anew (see DocsRoot).
import { DocProvider } from "@docusaurus/plugin-content-docs/client";
import type { Props } from "@theme/DocItem";
import DocItemLayout from "@theme/DocItem/Layout";
import DocItemMetadata from "@theme/DocItem/Metadata";
import { memo, type ReactNode } from "react";

function DocItem({ content: Content }: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      <DocItemLayout>
        <Content />
      </DocItemLayout>
    </DocProvider>
  );
}

export default memo(DocItem, (before, now) => before.content === now.content);
