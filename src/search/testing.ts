import type { SearchHit } from "../lib/search/types";

/** A hit for tests: the page `/<id>` with its id for a title, in an area of the documentation. */
export function pageHit(id: string, area: string | null = "Guides"): SearchHit {
  return {
    objectID: id,
    type: "lvl1",
    url: `/${id}`,
    content: null,
    hierarchy: {
      lvl0: area,
      lvl1: id,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    highlight: {},
    snippet: null,
    protocol: null,
    release: null,
    places: [],
  };
}
