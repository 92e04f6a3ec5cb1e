import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { type ReactNode, useEffect, useState } from "react";

import type { Candidate } from "@site/src/lib/routes/closest";

/**
 * The existing pages that are most like the address that was asked for. Found in the browser. Where a
 * whole folder moved, the reader is taken on, as a host with redirects does before the page is sent.
 */
export default function ClosestPages(): ReactNode {
  const { pathname } = useLocation();
  const [found, setFound] = useState<readonly Candidate[]>([]);

  useEffect(() => {
    let current = true;
    // Every page carries this component, for each can be left for one that does not exist.
    import("./find").then(
      ({ find }) => {
        const answer = find(pathname);
        if (!current) return;
        if ("movedTo" in answer) {
          window.location.replace(answer.movedTo + window.location.search + window.location.hash);
        } else {
          setFound(answer.closest);
        }
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
