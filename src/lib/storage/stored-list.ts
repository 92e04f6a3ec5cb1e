/** What of `Storage` is used here. */
export type HistoryStorage = Pick<Storage, "getItem" | "setItem">;

/** A store that the browser blocks throws when it is asked for. */
export type GetStorage = () => HistoryStorage;

/** Entries that the browser keeps, each once, the newest first. */
export interface StoredList<Entry> {
  readonly list: () => readonly Entry[];
  /** Puts an entry first, in the place of the one with its id; nothing for what cannot be used. */
  readonly add: (value: unknown) => void;
  readonly remove: (objectID: string) => void;
}

/**
 * A list in the browser's storage. Errors of the store are survived: the list is empty then. Other
 * versions of the site and other scripts on the origin can write there, so nothing is taken on trust.
 *
 * @param read gives null for what cannot be used
 * @param most entries that are kept; when the store is full the oldest go first, and in the end all do
 */
export function storedList<Entry extends { readonly objectID: string }>(
  key: string,
  read: (value: unknown) => Entry | null,
  most: number,
  storage: GetStorage = () => window.localStorage,
): StoredList<Entry> {
  const list = (): readonly Entry[] => {
    try {
      const parsed: unknown = JSON.parse(storage().getItem(key) ?? "[]");
      if (!Array.isArray(parsed)) return [];
      const byId = new Map<string, Entry>();
      for (const value of parsed) {
        const entry = read(value);
        if (entry !== null && !byId.has(entry.objectID)) byId.set(entry.objectID, entry);
      }
      return [...byId.values()].slice(0, most);
    } catch {
      return [];
    }
  };
  const write = (entries: readonly Entry[]): void => {
    for (let count = Math.min(entries.length, most); count >= 0; count -= 1) {
      try {
        storage().setItem(key, JSON.stringify(entries.slice(0, count)));
        return;
      } catch {
        continue;
      }
    }
  };
  const without = (id: string): Entry[] => list().filter(({ objectID }) => objectID !== id);
  return {
    list,
    add(value) {
      const entry = read(value);
      if (entry !== null) write([entry, ...without(entry.objectID)]);
    },
    remove(objectID) {
      const left = without(objectID);
      if (left.length < list().length) write(left);
    },
  };
}
