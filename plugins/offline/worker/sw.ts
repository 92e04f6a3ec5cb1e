// What stands between a page and the network. Pages come from the network whenever it answers in
// time, so that nobody is kept on an old page; only files whose names change with their content come
// from the caches first.
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from "workbox-strategies";

import {
  ASSET_CACHE,
  CACHE_PREFIX,
  CACHES,
  FILE_CACHE,
  PAGE_CACHE,
  pageKey,
  requestKind,
  type RequestKind,
} from "../names";
import { offlinePage, savedPage } from "../offline-page";
import { scope } from "./scope";

/** Seconds after which a kept page is shown while the network still thinks. */
const PAGE_TIMEOUT_SECONDS = 5;
/** Seconds after which an entry that was not used is removed: 60 days. */
const MAX_AGE_SECONDS = 5_184_000;
const LISTED_PAGES = 50;

const limit = (maxEntries: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true });

/** An answer as it should be: found, not by way of another address. */
const isSound = (response: Response): boolean => response.status === 200 && !response.redirected;
const typeOf = (response: Response): string => response.headers.get("Content-Type") ?? "";
const isPage = (response: Response): boolean => typeOf(response).startsWith("text/html");
/** A host that lacks a file for a moment may send a page or a note in its place, with the status 200. */
const isFile = (response: Response): boolean =>
  !/^(?:text\/(?:html|plain)|$)/iu.test(typeOf(response));

const filesOnly = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isSound(response) && isFile(response) ? response : null),
};

async function answerOffline(): Promise<Response> {
  const cache = await caches.open(PAGE_CACHE);
  const requests = [...(await cache.keys())].reverse().slice(0, LISTED_PAGES);
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? "";
      return savedPage(new URL(request.url).pathname, html);
    }),
  );
  return new Response(offlinePage(pages), {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

const STRATEGIES = {
  page: new NetworkFirst({
    cacheName: PAGE_CACHE,
    networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)) },
      {
        cacheWillUpdate: ({ response }) =>
          Promise.resolve(isSound(response) && isPage(response) ? response : null),
      },
      { handlerDidError: answerOffline },
      {
        // What is kept stands in for the answer of a host that fails, as for one that is not there. A page
        // that the browser has asked for ahead passes no plugin before this one.
        handlerWillRespond: async ({ request, response }) =>
          response.status < 500
            ? response
            : ((await (
                await caches.open(PAGE_CACHE)
              ).match(pageKey(request.url), {
                ignoreVary: true,
              })) ?? response),
      },
      limit(100),
    ],
  }),
  asset: new CacheFirst({
    cacheName: ASSET_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [filesOnly, limit(400)],
  }),
  file: new StaleWhileRevalidate({
    cacheName: FILE_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [filesOnly, limit(60)],
  }),
} as const satisfies Record<NonNullable<RequestKind>, unknown>;

for (const [kind, strategy] of Object.entries(STRATEGIES)) {
  registerRoute(({ request, url, sameOrigin }) => {
    const wantsPage =
      request.mode === "navigate" ||
      request.headers.get("Accept")?.startsWith("text/html") === true;
    return sameOrigin && requestKind(url.pathname, wantsPage) === kind;
  }, strategy);
}

scope.addEventListener("install", (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener("activate", (event) => {
  const removeOld = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !CACHES.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOld());
});

// The browser asks for a page while the worker starts, so that no navigation waits for it.
enableNavigationPreload();
clientsClaim();
