// Wraps DocItem/TOC/Desktop of @docusaurus/theme-classic 3.10.2 so that the text of a page that the
// reader has followed a link to is on the screen before its table of contents is drawn.
import Desktop from "@theme-original/DocItem/TOC/Desktop";
import type { ReactNode } from "react";

import { useLater } from "@site/src/components/LaterBlocks/use-later";

export default function DocItemTocDesktop(): ReactNode {
  return useLater() && <Desktop />;
}
