// cspell:ignore algoliasearch

import type { LiteClient } from "algoliasearch/lite";

type Cache = LiteClient["transporter"]["responsesCache"];

interface Entry {
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
  readonly value: unknown;
}

const PREFIX = "sablier-docs-search-";
const MAX_ENTRIES = 50;

/** Milliseconds that a response is good for. */
const LIFETIME = 5 * 60 * 1_000;

function readEntries(text: string | null): Record<string, Entry> {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, Entry>) : {};
  } catch {
    return {};
  }
}

const isFresh = (entry: Entry | undefined): entry is Entry =>
  typeof entry?.at === "number" && Date.now() - entry.at < LIFETIME;

/**
 * Keeps responses in the browser's storage, one item an index, the newest 50 for five minutes. Where
 * storage is blocked or full, they are kept in memory for as long as the page is open.
 *
 * @param name of the item, after a prefix
 * @param storage gives the storage; may throw
 */
export function createStorageCache(name: string, storage: () => Storage): Cache {
  const item = PREFIX + name;
  let memory: Record<string, Entry> | null = null;

  const load = (): Record<string, Entry> => {
    if (memory !== null) return memory;
    try {
      return readEntries(storage().getItem(item));
    } catch {
      memory = {};
      return memory;
    }
  };
  const save = (entries: Record<string, Entry>): void => {
    const newest = Object.entries(entries)
      .filter(([, entry]) => isFresh(entry))
      .sort(([, a], [, b]) => b.at - a.at)
      .slice(0, MAX_ENTRIES);
    const kept = Object.fromEntries(newest);
    if (memory === null) {
      try {
        storage().setItem(item, JSON.stringify(kept));
        return;
      } catch {
        // Full or blocked: from now on in memory.
      }
    }
    memory = kept;
  };
  const keyOf = (key: unknown): string => JSON.stringify(key);

  const cache: Cache = {
    get: async (key, defaultValue, events) => {
      const entry = load()[keyOf(key)];
      // What comes back is what was stored under the same key, so it has the type that is asked for.
      if (isFresh(entry)) return entry.value as Awaited<ReturnType<typeof defaultValue>>;
      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    set: async (key, value) => {
      save({ ...load(), [keyOf(key)]: { at: Date.now(), value } });
      return Promise.resolve(value);
    },
    delete: async (key) => {
      const asked = keyOf(key);
      save(Object.fromEntries(Object.entries(load()).filter(([stored]) => stored !== asked)));
      return Promise.resolve();
    },
    clear: async () => {
      memory = memory === null ? null : {};
      try {
        storage().removeItem(item);
      } catch {
        memory = {};
      }
      return Promise.resolve();
    },
  };
  return cache;
}
