import { isSparing } from "./connection";
import { fits } from "../fits";
import {
  FILE_LIST_PATH,
  PACKAGE_CACHE,
  SEARCH_INDEX_PATH,
  packagePath,
  PACKAGES,
  WORKER_PATH,
} from "../names";

/** An address for the worker to fetch and keep, as Workbox takes it. */
type Wanted = string | readonly [string, { readonly headers: Readonly<Record<string, string>> }];

/** Whether nothing can or may be loaded that the reader did not ask for. */
const isRefused = (): boolean => !navigator.onLine || isSparing();

const asPage = (pathname: string): Wanted => [pathname, { headers: { Accept: "text/html" } }];

function send(worker: ServiceWorker | null, urlsToCache: readonly Wanted[]): void {
  worker?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}

/** What this page has loaded from the site; the browser has it, so the worker need not load it. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) =>
        origin === location.origin && /^\/(assets|fonts|img)\//u.test(pathname),
    )
    .map(({ pathname }) => pathname);
}

async function readJson(path: string): Promise<unknown> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} cannot be read: status ${response.status}`);
  return response.json();
}

/** @throws {Error} when the host answers something else than the package */
async function keepPackage(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path);
  const type = response.headers.get("Content-Type");
  if (!response.ok || !fits(path, type)) {
    throw new Error(`${path} cannot be kept: status ${response.status}, content type ${type}`);
  }
  await cache.put(path, response);
}

/** Loads what search and assistant read, and the scripts that they run. */
async function keepSearch(worker: ServiceWorker | null): Promise<void> {
  const { scripts } = (await readJson(FILE_LIST_PATH)) as { scripts: readonly string[] };
  send(worker, scripts);
  const { build } = (await readJson(SEARCH_INDEX_PATH)) as { build: string };
  const wanted = PACKAGES.map((name) => packagePath(name, build));
  const cache = await caches.open(PACKAGE_CACHE);
  for (const path of wanted) {
    if ((await cache.match(path)) === undefined) await keepPackage(cache, path);
  }
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== SEARCH_INDEX_PATH && !wanted.includes(pathname);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
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
 * Installs the worker. On a first visit it gets what the page has loaded already, and nothing else
 * is loaded. From the second visit on, search and assistant are loaded once for each build, unless
 * the reader saves data. What fails is tried again on the next visit.
 */
export const keepVisit = (): Promise<void> =>
  attempt(async () => {
    const isReturning = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register(WORKER_PATH);
    const { active } = await navigator.serviceWorker.ready;
    if (!isReturning) send(active, [asPage(location.pathname), ...loadedFiles()]);
    else if (!isRefused()) await keepSearch(active);
  });

/** Keeps the HTML of a page that the reader has opened by a link within the site. */
export const keepPage = (pathname: string): Promise<void> =>
  attempt(async () => {
    if (isRefused()) return;
    const { active } = await navigator.serviceWorker.ready;
    send(active, [asPage(pathname)]);
  });
