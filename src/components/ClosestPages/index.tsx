import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { type ReactNode, useEffect, useState } from "react";

import { type Candidate, closestPages } from "@site/src/lib/routes/closest";

/** The existing pages that are most like the address that was asked for. Found in the browser. */
export default function ClosestPages(): ReactNode {
  const { pathname } = useLocation();
  const [found, setFound] = useState<readonly Candidate[]>([]);

  useEffect(() => {
    let current = true;
    import("@generated/site-index/default/pages.json").then(
      ({ default: pages }) => {
        if (current) setFound(closestPages(pathname, pages));
      },
      () => {
        // Offline, or a newer build is online: the hint below the list still leads on.
        if (current) setFound([]);
      },
    );
    return () => {
      current = false;
    };
  }, [pathname]);

  if (found.length === 0) return null;
  return (
    <section aria-labelledby="closest-pages">
      <h2 id="closest-pages">Did you mean one of these?</h2>
      <ul>
        {found.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>{page.title}</Link> <small>{page.path}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
