// Wraps DocItem/Paginator of @docusaurus/theme-classic 3.10.2 so that the text of a page that the
// reader has followed a link to is on the screen before the links to its neighbors are drawn.
import Paginator from "@theme-original/DocItem/Paginator";
import type { ReactNode } from "react";

import { useLater } from "@site/src/components/LaterBlocks/use-later";

export default function DocItemPaginator(): ReactNode {
  return useLater() && <Paginator />;
}
