/** What of `Storage` is used here; a test or a blocked browser gives its own. */
export type HistoryStorage = Pick<Storage, "getItem" | "setItem">;

/**
 * Reads a stored list: the entries that `read` understands, each once. Errors of the store and text
 * that is no list give an empty one.
 *
 * @param read gives null for what cannot be used
 */
export function readList<Entry extends { readonly objectID: string }>(
  storage: HistoryStorage,
  key: string,
  read: (value: unknown) => Entry | null,
): Entry[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    if (!Array.isArray(parsed)) return [];
    const entries = parsed.map(read).filter((entry) => entry !== null);
    // The first of equals stays, as the newest entries stand first.
    const byId = new Map(entries.toReversed().map((entry) => [entry.objectID, entry]));
    return entries.filter((entry) => byId.get(entry.objectID) === entry);
  } catch {
    return [];
  }
}

/** Stores a list; when the store is full the oldest entries go first, and in the end all do. */
export function writeList(storage: HistoryStorage, key: string, entries: readonly unknown[]): void {
  for (let count = entries.length; count >= 0; count -= 1) {
    try {
      storage.setItem(key, JSON.stringify(entries.slice(0, count)));
      return;
    } catch {
      continue;
    }
  }
}
