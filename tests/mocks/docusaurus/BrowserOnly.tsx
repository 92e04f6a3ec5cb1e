import type { ReactNode } from "react";

/** Stands in for Docusaurus's BrowserOnly: tests run as in a browser. */
export default function BrowserOnly({
  children,
}: {
  readonly children: () => ReactNode;
}): ReactNode {
  return children();
}
