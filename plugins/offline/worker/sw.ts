// What stands between a page and the network. Pages come from the network whenever it answers in
// time, so that nobody is kept on an old page; only files whose names change with their content come
// from the caches first.
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { enable as enableNavigationPreload } from "workbox-navigation-preload";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";

import { fits } from "../fits";
import {
  ASSET_CACHE,
  CACHE_PREFIX,
  CACHES,
  FILE_CACHE,
  isPackage,
  PACKAGE_CACHE,
  PACKAGES,
  PAGE_CACHE,
  pageKey,
  requestKind,
  type RequestKind,
  SEARCH_CACHE,
} from "../names";
import { offlinePage, savedPage } from "../offline-page";
import { scope } from "./scope";
import { fromMarkdownPackage, fromSearchPackage } from "./packages";

/** Seconds after which a kept page is shown while the network still thinks. */
const PAGE_TIMEOUT_SECONDS = 5;
/** Seconds after which an entry that was not used is removed: 60 days. */
const MAX_AGE_SECONDS = 5_184_000;
const LISTED_PAGES = 50;

const limit = (maxEntries: number): ExpirationPlugin =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MAX_AGE_SECONDS, purgeOnQuotaError: true });

/** An answer as it should be: found, not by way of another address. */
const isSound = (response: Response): boolean => response.status === 200 && !response.redirected;
const isPage = (response: Response): boolean =>
  response.headers.get("Content-Type")?.startsWith("text/html") === true;

const soundOnly = {
  cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) => {
    const isFitting = fits(new URL(request.url).pathname, response.headers.get("Content-Type"));
    return Promise.resolve(isSound(response) && isFitting ? response : null);
  },
};

/** Lets what is kept stand in for the answer of a host that fails, as for one that is not there. */
const unlessHostFails = (
  findKept: (url: string) => Promise<Response | undefined>,
): WorkboxPlugin => ({
  // A page that the browser has asked for ahead passes no plugin before this one.
  handlerWillRespond: async ({ request, response }) =>
    response.status < 500 ? response : ((await findKept(request.url)) ?? response),
});

const keptIn =
  (name: string) =>
  async (url: string): Promise<Response | undefined> =>
    (await caches.open(name)).match(url, { ignoreVary: true });

const fromMarkdown = (url: string): Promise<Response | undefined> =>
  fromMarkdownPackage(new URL(url).pathname);

async function answerOffline(): Promise<Response> {
  const cache = await caches.open(PAGE_CACHE);
  const requests = [...(await cache.keys())].reverse().slice(0, LISTED_PAGES);
  const pages = await Promise.all(
    requests.map(async (request) => {
      const html = (await (await cache.match(request))?.text()) ?? "";
      return savedPage(new URL(request.url).pathname, html);
    }),
  );
  const kept = await (await caches.open(PACKAGE_CACHE)).keys();
  const hasSearch = PACKAGES.every((name) =>
    kept.some(({ url }) => isPackage(name, new URL(url).pathname)),
  );
  return new Response(offlinePage(pages, hasSearch), {
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
      unlessHostFails((url) => keptIn(PAGE_CACHE)(pageKey(url))),
      limit(100),
    ],
  }),
  asset: new CacheFirst({
    cacheName: ASSET_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [soundOnly, limit(400)],
  }),
  file: new StaleWhileRevalidate({
    cacheName: FILE_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [soundOnly, limit(60)],
  }),
  "search-index": new NetworkFirst({
    cacheName: PACKAGE_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [soundOnly, unlessHostFails(keptIn(PACKAGE_CACHE))],
  }),
  "search-file": new CacheFirst({
    cacheName: SEARCH_CACHE,
    matchOptions: { ignoreVary: true },
    plugins: [
      soundOnly,
      limit(300),
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await fromSearchPackage(new URL(request.url).pathname)),
      },
    ],
  }),
  markdown: new NetworkOnly({
    plugins: [
      { handlerDidError: ({ request }) => fromMarkdown(request.url) },
      unlessHostFails(fromMarkdown),
    ],
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
