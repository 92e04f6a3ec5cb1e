import { isSparing } from "../../../src/clients/connection";
import { pageKey, type RequestKind, requestKind, WORKER_PATH } from "../names";

/** An address for the worker to fetch and keep, as Workbox takes it. */
type Wanted = string | readonly [string, { readonly headers: Readonly<Record<string, string>> }];

/** Whether nothing can or may be loaded that the reader did not ask for. */
const isRefused = (): boolean => !navigator.onLine || isSparing();

const asPage = (pathname: string): Wanted => [pathname, { headers: { Accept: "text/html" } }];

function send(worker: ServiceWorker | null, urlsToCache: readonly Wanted[]): void {
  worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

/**
 * Hands the worker what this page loads from the site, from its beginning on: a worker takes over a page at
 * any time, and a file that was asked for before may come after it. Not every browser tells which came by
 * the worker. The browser has them, and the worker skips assets that it has, so nothing is loaded again.
 */
function keepFiles(worker: ServiceWorker | null, kinds: readonly RequestKind[]): void {
  new PerformanceObserver((list) => {
    const paths = list
      .getEntries()
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && kinds.includes(requestKind(pathname, false)),
      )
      .map(({ pathname }) => pathname);
    if (paths.length > 0) send(worker, paths);
  }).observe({ type: "resource", buffered: true });
}

/** Does what readers can do without: what fails, as where a browser denies workers, is only noted. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn("This visit could not be kept for reading offline.", error);
  }
}

/**
 * Installs the worker and hands it the page, unless it has that, and what the page loads; nothing else is
 * loaded. What fails is tried again on the next visit.
 */
export const keepVisit = (): Promise<void> =>
  attempt(async () => {
    await navigator.serviceWorker.register(WORKER_PATH);
    const { active } = await navigator.serviceWorker.ready;
    const isKept = (await caches.match(pageKey(location.href), { ignoreVary: true })) !== undefined;
    if (isKept && isRefused()) return;
    if (!isKept) send(active, [asPage(location.pathname)]);
    // The worker asks again for other files that it has, each time.
    keepFiles(active, isKept ? ["asset"] : ["asset", "file"]);
  });

/** Keeps the HTML of a page that the reader has opened by a link within the site. */
export const keepPage = (pathname: string): Promise<void> =>
  attempt(async () => {
    if (isRefused()) return;
    const { active } = await navigator.serviceWorker.ready;
    send(active, [asPage(pathname)]);
  });
