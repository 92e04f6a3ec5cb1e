/**
 * What the worker, the pages and the build call things. A cache whose name is not in this file is
 * removed when a worker takes over, so raise the version when what a cache holds changes its form.
 */
const VERSION = 1;

/** Beginning of the names of all caches that belong to this site's worker. */
export const CACHE_PREFIX = "docs-offline-";

const nameOf = (content: string): string => `${CACHE_PREFIX}${content}-v${VERSION}`;

/** HTML of pages, each under its clean address. */
export const PAGE_CACHE = nameOf("pages");
/** Scripts and styles whose names change with their content. */
export const ASSET_CACHE = nameOf("assets");
/** Fonts and images. */
export const FILE_CACHE = nameOf("files");
export const CACHES: readonly string[] = [PAGE_CACHE, ASSET_CACHE, FILE_CACHE];

export const WORKER_PATH = "/sw.js";
/** Functions, and what lies below their paths: what they answer is of one moment and one reader, so the worker leaves it alone. */
export const FUNCTION_PATHS: readonly string[] = ["/api/chat", "/api/feedback", "/mcp"];
/** What the worker does with a request, by its address; null leaves it to the browser. */
export type RequestKind = "page" | "asset" | "file" | null;

/**
 * Sorts requests of this site.
 *
 * @param isPage whether a page is asked for: a navigation, or a request that accepts HTML first
 */
export function requestKind(pathname: string, isPage: boolean): RequestKind {
  if (FUNCTION_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`))) return null;
  if (isPage) return "page";
  if (pathname.startsWith("/assets/")) return "asset";
  return pathname.startsWith("/fonts/") || pathname.startsWith("/img/") ? "file" : null;
}

/** The address under which a page is kept: without query, fragment and the endings of its file. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/(\/index)?\.html$|\/$/u, "") || "/"}`;
}
