// cspell:ignore algoliasearch

import type { LiteClient } from "algoliasearch/lite";

type Cache = LiteClient["transporter"]["hostsCache"];

/** What identifies a host; the client asks by it alone and stores by it with the host's state. */
function keyOf(host: unknown): string {
  if (typeof host !== "object" || host === null) return String(host);
  const fields = new Map<string, unknown>(Object.entries(host));
  return JSON.stringify(["protocol", "url", "accept"].map((name) => fields.get(name)));
}

/**
 * Remembers which hosts failed, for as long as the page is open. The client's own caches do not:
 * they store a host with its state as the key and look it up without, and the one in the browser's
 * storage loses the functions that tell when a host may be tried again.
 */
export function createHostCache(): Cache {
  const values = new Map<string, unknown>();
  return {
    get: async (key, defaultValue, events) => {
      const known = keyOf(key);
      // What comes back is what was stored under the same key, so it has the type that is asked for.
      if (values.has(known)) return values.get(known) as Awaited<ReturnType<typeof defaultValue>>;
      const value = await defaultValue();
      await events?.miss(value);
      return value;
    },
    set: (key, value) => {
      values.set(keyOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => {
      values.delete(keyOf(key));
      return Promise.resolve();
    },
    clear: () => {
      values.clear();
      return Promise.resolve();
    },
  };
}
