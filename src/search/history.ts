import { PAGE_PROTOCOLS, type PageProtocol } from "../lib/page-records/types";
import { HIT_TYPES, type HitType, LEVELS, type SearchHit } from "../lib/search/types";
import { isObject } from "../lib/json/is-object";
import { type HistoryStorage, readList, writeList } from "../lib/storage/stored-list";

/** A page that the reader chose earlier: a hit without what belongs to one query. */
export interface StoredHit {
  readonly objectID: string;
  readonly type: HitType;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: SearchHit["hierarchy"];
  readonly protocol: PageProtocol | null;
}

/** How many recent searches are kept beside favorites, without favorites, and favorites at most. */
export const HISTORY_LIMITS = { recentWithFavorites: 4, recent: 7, favorites: 10 } as const;

const LONGEST_TEXT = 1_000;

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value.slice(0, LONGEST_TEXT) : null;
}

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
 * Reads one entry of a stored list. Anybody who can run a script on the origin can write there, and
 * other versions of the site did, so nothing is taken on trust.
 *
 * @returns null when it is not a hit on a page of this site
 */
export function readStoredHit(value: unknown): StoredHit | null {
  if (!isObject(value) || !isObject(value.hierarchy)) return null;
  const { objectID, url, hierarchy } = value;
  const type = HIT_TYPES.find((known) => known === value.type);
  if (typeof objectID !== "string" || typeof url !== "string" || !isSitePath(url)) return null;
  const levels = Object.fromEntries(LEVELS.map((level) => [level, textOrNull(hierarchy[level])]));
  if (type === undefined || levels.lvl1 === null) return null;
  return {
    objectID,
    type,
    url,
    content: textOrNull(value.content),
    hierarchy: levels as SearchHit["hierarchy"],
    protocol: PAGE_PROTOCOLS.find((known) => known === value.protocol) ?? null,
  };
}

/** Keeps of a hit what is worth storing. */
export function toStoredHit(hit: StoredHit): StoredHit {
  const { objectID, type, url, content, hierarchy, protocol } = hit;
  return { objectID, type, url, content, hierarchy, protocol };
}

/** Searches that the reader made and kept. Both lists have the newest first. */
export interface SearchHistory {
  readonly recent: () => readonly StoredHit[];
  readonly favorites: () => readonly StoredHit[];
  /** Remembers a chosen hit, unless it is a favorite. */
  readonly addRecent: (hit: StoredHit) => void;
  /** Moves a recent search to the favorites. */
  readonly keep: (objectID: string) => void;
  readonly remove: (objectID: string) => void;
}

/**
 * The searches stored in the browser, under the keys that DocSearch uses.
 *
 * @param storage where they are kept; errors of it are survived, the lists are then empty
 */
export function createSearchHistory(storage: HistoryStorage, indexName: string): SearchHistory {
  const recentKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const favoritesKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  const favorites = (): StoredHit[] =>
    readList(storage, favoritesKey, readStoredHit).slice(0, HISTORY_LIMITS.favorites);
  const recent = (): StoredHit[] => {
    const limit =
      favorites().length > 0 ? HISTORY_LIMITS.recentWithFavorites : HISTORY_LIMITS.recent;
    return readList(storage, recentKey, readStoredHit).slice(0, limit);
  };
  const without = (hits: readonly StoredHit[], id: string): StoredHit[] =>
    hits.filter(({ objectID }) => objectID !== id);
  return {
    recent,
    favorites,
    addRecent(hit) {
      if (favorites().some(({ objectID }) => objectID === hit.objectID)) return;
      const rest = without(readList(storage, recentKey, readStoredHit), hit.objectID);
      writeList(storage, recentKey, [toStoredHit(hit), ...rest].slice(0, HISTORY_LIMITS.recent));
    },
    keep(objectID) {
      const hits = readList(storage, recentKey, readStoredHit);
      const hit = hits.find((entry) => entry.objectID === objectID);
      if (hit === undefined) return;
      writeList(storage, recentKey, without(hits, objectID));
      const kept = [hit, ...without(readList(storage, favoritesKey, readStoredHit), objectID)];
      writeList(storage, favoritesKey, kept.slice(0, HISTORY_LIMITS.favorites));
    },
    remove(objectID) {
      for (const key of [recentKey, favoritesKey]) {
        const hits = readList(storage, key, readStoredHit);
        const left = without(hits, objectID);
        if (left.length < hits.length) writeList(storage, key, left);
      }
    },
  };
}
