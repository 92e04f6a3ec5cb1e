import { CACHE_PREFIX } from "./names";

/** Where Workbox keeps when each entry was used. */
const EXPIRATION_DATABASE = "workbox-expiration";

/**
 * Text of the worker that takes the place of the one that earlier builds installed: it removes what
 * that one kept, then itself. Pages that are open go to the network from then on, because it answers
 * no request.
 */
export function removalScript(): string {
  return `addEventListener("install", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => event.waitUntil((async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(${JSON.stringify(CACHE_PREFIX)}));
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase(${JSON.stringify(EXPIRATION_DATABASE)});
  await registration.unregister();
})()));
`;
}
