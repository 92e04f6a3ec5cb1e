import { isSparing } from "../../../src/clients/connection";
import { WORKER_PATH } from "../names";

/** An address for the worker to fetch and keep, as Workbox takes it. */
type Wanted = string | readonly [string, { readonly headers: Readonly<Record<string, string>> }];

/** Whether nothing can or may be loaded that the reader did not ask for. */
const isRefused = (): boolean => !navigator.onLine || isSparing();

const asPage = (pathname: string): Wanted => [pathname, { headers: { Accept: "text/html" } }];

function send(worker: ServiceWorker | null, urlsToCache: readonly Wanted[]): void {
  worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

/**
 * Hands the worker what this page loads from the site, from its beginning on: a file that was asked for
 * before the worker was there may come after it. The browser has them, so nothing is loaded again.
 */
function keepFiles(worker: ServiceWorker | null): void {
  new PerformanceObserver((list) => {
    const paths = list
      .getEntries()
      .map(({ name }) => new URL(name))
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && /^\/(assets|fonts|img)\//u.test(pathname),
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
 * Installs the worker. On a first visit it gets the page and what that loads, and nothing else is
 * loaded. What fails is tried again on the next visit.
 */
export const keepVisit = (): Promise<void> =>
  attempt(async () => {
    const isReturning = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register(WORKER_PATH);
    const { active } = await navigator.serviceWorker.ready;
    if (isReturning) return;
    send(active, [asPage(location.pathname)]);
    keepFiles(active);
  });

/** Keeps the HTML of a page that the reader has opened by a link within the site. */
export const keepPage = (pathname: string): Promise<void> =>
  attempt(async () => {
    if (isRefused()) return;
    const { active } = await navigator.serviceWorker.ready;
    send(active, [asPage(pathname)]);
  });
