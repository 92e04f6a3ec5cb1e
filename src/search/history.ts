import { PAGE_PROTOCOLS } from "../lib/page-records/types";
import { HIT_TYPES, LEVELS, type SearchHit } from "../lib/search/types";
import { isObject } from "../lib/json/is-object";
import { type GetStorage, type StoredList, storedList } from "../lib/storage/stored-list";

/** A page that the reader chose earlier: a hit without what belongs to one query. */
export type StoredHit = Pick<
  SearchHit,
  "objectID" | "type" | "url" | "content" | "hierarchy" | "protocol"
>;

/** How many recent searches are kept beside favorites, without favorites, and favorites at most. */
export const HISTORY_LIMITS = { recentWithFavorites: 4, recent: 7, favorites: 10 } as const;

const LONGEST_TEXT = 1_000;

const textOrNull = (value: unknown): string | null =>
  typeof value === "string" ? value.slice(0, LONGEST_TEXT) : null;

/** Stands in for the site's own, whatever it is: addresses of another one do not stay on it. */
const SITE = "https://site.invalid";

/**
 * Whether a stored address stays on this site, read as a browser does: it takes `/<tab>/host` for
 * `//host`, which does not.
 */
export function isSitePath(url: string): boolean {
  if (!url.startsWith("/") || !URL.canParse(url, SITE)) return false;
  const { origin, pathname } = new URL(url, SITE);
  return origin === SITE && !pathname.startsWith("//");
}

/**
 * Keeps of a hit what is worth storing, and reads what was stored.
 *
 * @returns null when it is not a hit on a page of this site
 */
export function readStoredHit(value: unknown): StoredHit | null {
  if (!isObject(value) || !isObject(value.hierarchy)) return null;
  const { objectID, url, hierarchy: levels } = value;
  const type = HIT_TYPES.find((known) => known === value.type);
  if (typeof objectID !== "string" || typeof url !== "string" || !isSitePath(url)) return null;
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, textOrNull(levels[level])]),
  ) as StoredHit["hierarchy"];
  if (type === undefined || hierarchy.lvl1 === null) return null;
  const protocol = PAGE_PROTOCOLS.find((known) => known === value.protocol) ?? null;
  return { objectID, type, url, content: textOrNull(value.content), hierarchy, protocol };
}

/** Searches that the reader made and kept. */
export interface SearchHistory extends Pick<StoredList<StoredHit>, "remove"> {
  readonly recent: StoredList<StoredHit>["list"];
  readonly favorites: StoredList<StoredHit>["list"];
  /** Remembers a chosen hit, unless it is a favorite. */
  readonly addRecent: (hit: StoredHit) => void;
  /** Moves a recent search to the favorites. */
  readonly keep: (objectID: string) => void;
}

/** The searches stored in the browser, under the keys that DocSearch uses. */
export function createSearchHistory(indexName: string, storage?: GetStorage): SearchHistory {
  const listOf = (name: string, most: number): StoredList<StoredHit> =>
    storedList(`__DOCSEARCH_${name}_SEARCHES__${indexName}`, readStoredHit, most, storage);
  const recent = listOf("RECENT", HISTORY_LIMITS.recent);
  const favorites = listOf("FAVORITE", HISTORY_LIMITS.favorites);
  const find = (list: readonly StoredHit[], id: string): StoredHit | undefined =>
    list.find(({ objectID }) => objectID === id);
  return {
    recent: () =>
      favorites.list().length > 0
        ? recent.list().slice(0, HISTORY_LIMITS.recentWithFavorites)
        : recent.list(),
    favorites: favorites.list,
    addRecent(hit) {
      if (find(favorites.list(), hit.objectID) === undefined) recent.add(hit);
    },
    keep(objectID) {
      const hit = find(recent.list(), objectID);
      recent.remove(objectID);
      favorites.add(hit);
    },
    remove(objectID) {
      recent.remove(objectID);
      favorites.remove(objectID);
    },
  };
}
