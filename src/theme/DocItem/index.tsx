// In place of DocItem of @docusaurus/theme-classic 3.10.2, which also names the page in a class of the
// root element. No style uses that name, and a root whose class changes is styled anew with each page:
// a tenth of the time that a click takes.
import { DocProvider } from "@docusaurus/plugin-content-docs/client";
import type { Props } from "@theme/DocItem";
import DocItemLayout from "@theme/DocItem/Layout";
import DocItemMetadata from "@theme/DocItem/Metadata";
import type { ReactNode } from "react";

export default function DocItem({ content: Content }: Props): ReactNode {
  return (
    <DocProvider content={Content}>
      <DocItemMetadata />
      <DocItemLayout>
        <Content />
      </DocItemLayout>
    </DocProvider>
  );
}
