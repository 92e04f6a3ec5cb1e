// Wraps DocBreadcrumbs/StructuredData of @docusaurus/theme-classic 3.10.2 so that the text of a page
// that the reader has followed a link to is on the screen before it is described to machines.
import StructuredData from "@theme-original/DocBreadcrumbs/StructuredData";
import type { ComponentProps, ReactNode } from "react";

import { useLater } from "@site/src/components/LaterBlocks/use-later";

export default function DocBreadcrumbsStructuredData(
  props: ComponentProps<typeof StructuredData>,
): ReactNode {
  return useLater() && <StructuredData {...props} />;
}
