import pages from "@generated/front-matter/default/pages.json";

import { REDIRECTS } from "@site/data/redirects";
import { type Candidate, openClosestPages } from "@site/src/lib/routes/closest";
import { movedTo } from "@site/src/lib/routes/moved";

const closestPages = openClosestPages(pages);

/** Where a missing page has moved or, where it has not, the pages with the most similar addresses. */
export function find(
  pathname: string,
): { readonly movedTo: string } | { readonly closest: readonly Candidate[] } {
  const moved = movedTo(pathname, REDIRECTS);
  return moved === null ? { closest: closestPages(pathname) } : { movedTo: moved };
}
