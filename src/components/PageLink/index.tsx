import Link from "@docusaurus/Link";
import { usePluginData } from "@docusaurus/useGlobalData";
import type { ReactNode } from "react";

interface PageLinkProps {
  /** Route of this site, with or without a fragment. */
  to: string;
  children: ReactNode;
}

/**
 * A link to a page of this site that a component makes from data. While the page is only planned,
 * its text stands alone, as for links in Markdown.
 */
export default function PageLink({ to, children }: PageLinkProps): ReactNode {
  const index = usePluginData("site-index") as { planned?: readonly string[] } | undefined;
  const route = to.split(/[?#]/, 1)[0];
  const planned = index?.planned?.some((candidate) => candidate === route) ?? false;
  return planned ? <span>{children}</span> : <Link to={to}>{children}</Link>;
}
