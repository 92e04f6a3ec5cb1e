// Wraps DocBreadcrumbs of @docusaurus/theme-classic 3.10.2 to put the product's sign before its name,
// as in the sidebar, which a phone does not show.
import { useLocation } from "@docusaurus/router";
import DocBreadcrumbs from "@theme-original/DocBreadcrumbs";
import type { ReactNode } from "react";

import { productOfPath } from "@site/src/lib/products";

export default function DocBreadcrumbsWithProduct(): ReactNode {
  const { pathname } = useLocation();
  return (
    <div data-product={productOfPath(pathname) ?? undefined}>
      <DocBreadcrumbs />
    </div>
  );
}
