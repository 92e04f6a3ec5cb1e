import { HITS_PER_PAGE } from "../lib/search/page-size";

/** How many results there are, as long as a reader would look through them: "1 result", "20 results". */
export function resultCount(total: number): string {
  if (total > HITS_PER_PAGE) return `More than ${HITS_PER_PAGE} results`;
  return total === 1 ? "1 result" : `${total} results`;
}
