import { SECTIONS } from "../config/navigation";
import type { SearchHit } from "../lib/search/types";
import type { StoredHit } from "./history";
import { type AreaAndProtocol, searchPageUrl } from "./search-address";

/** One line of the modal that can be chosen. */
export type SearchItem = Readonly<
  { id: string; url: string } &
    /** `query` is what the hit answers. */
    (
      | { kind: "hit"; hit: SearchHit; query: string }
      | { kind: "recent" | "favorite"; hit: StoredHit }
      | { kind: "section"; label: string; hint: string }
      /** Opens the assistant; an empty question lets the reader write one. */
      | { kind: "ask"; label: string; question: string; isAboutPage: boolean }
      /** A conversation with the assistant, by its first question. */
      | { kind: "conversation"; label: string }
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

export const storedItem =
  (kind: "recent" | "favorite") =>
  (hit: StoredHit): SearchItem => ({ kind, id: `${kind}-${hit.objectID}`, url: hit.url, hit });

export function askItem(label: string, question: string, isAboutPage = false): SearchItem {
  const id = isAboutPage ? "ask-page" : "ask";
  return { kind: "ask", id, url: searchPageUrl({ query: question }), label, question, isAboutPage };
}

export function conversationItem({ objectID: label }: { objectID: string }): SearchItem {
  const url = searchPageUrl({ query: label });
  return { kind: "conversation", id: `conversation-${label}`, url, label };
}

export const SECTION_ITEMS = SECTIONS.map(({ id, label, hint, landing }): SearchItem => {
  return { kind: "section", id: `section-${id}`, url: landing, label, hint };
});
