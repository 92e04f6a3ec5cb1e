import type { SearchHit } from "../lib/search/types";
import type { StoredHit } from "./history";
import type { AreaAndProtocol } from "./search-address";

/** One line of the modal that can be chosen. */
export type SearchItem = Readonly<
  { id: string; url: string } &
    /** `query` is what the hit answers. */
    (
      | { kind: "hit"; hit: SearchHit; query: string }
      | { kind: "recent" | "favorite"; hit: StoredHit }
      | { kind: "section"; label: string; hint: string }
      /** Opens the assistant; an empty question lets the reader write one. */
      | { kind: "ask"; label: string; question: string; aboutPage: boolean }
      /** A conversation with the assistant; `objectID` is its first question. */
      | { kind: "conversation"; objectID: string }
    )
>;

export interface SearchFilters extends AreaAndProtocol {
  /** Release of the page that is open, where only that is looked for. */
  readonly release: string | null;
}

export const NO_FILTERS: SearchFilters = { area: "", protocol: "", release: null };

/** A hit as an item of the result list. */
export function toItem(hit: SearchHit, query: string): SearchItem {
  return { kind: "hit", id: `hit-${hit.objectID}`, url: hit.url, hit, query };
}
