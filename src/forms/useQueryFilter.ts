import { useLocation } from "@docusaurus/router";
import useIsBrowser from "@docusaurus/useIsBrowser";
import { useMemo, useState } from "react";

import type { ParsedFilter } from "../lib/protocol/filter";

interface QueryFilter<Filter> extends ParsedFilter<Filter> {
  /** Applies a filter and writes it into the address, without a new entry in the history. */
  setFilter: (filter: Filter) => void;
}

/**
 * Keeps a filter in the query of the address, so that a filtered view can be linked and survives a
 * reload. On the server, and until the browser has taken over, the filter is the one of an empty
 * query, which is also what readers without JavaScript see.
 * @param parse reads a filter from a query; must keep its identity between renders
 * @param format writes a filter into a query
 */
export function useQueryFilter<Filter>(
  parse: (search: string) => ParsedFilter<Filter>,
  format: (filter: Filter, search: string) => string,
): QueryFilter<Filter> {
  const isBrowser = useIsBrowser();
  const location = useLocation();
  const [edit, setEdit] = useState<{ filter: Filter; at: typeof location }>();

  // Reads the address itself: the router does not see what setFilter writes there. Its location
  // only tells that the reader has moved, and that an edit belongs to an earlier place.
  const search = isBrowser ? window.location.search : "";
  const fromAddress = useMemo(() => parse(search), [parse, search]);

  function setFilter(filter: Filter): void {
    setEdit({ filter, at: location });
    const { pathname, search, hash } = window.location;
    try {
      window.history.replaceState(
        window.history.state,
        "",
        pathname + format(filter, search) + hash,
      );
    } catch {
      // Some browsers limit how often the address may change. The next change catches up.
    }
  }

  const current = edit?.at === location ? { filter: edit.filter, problems: [] } : fromAddress;
  return { ...current, setFilter };
}
