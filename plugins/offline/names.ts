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
/** Files of the search that were asked for one by one. */
export const SEARCH_CACHE = nameOf("search");
/** The search index and the packages. */
export const PACKAGE_CACHE = nameOf("package");

export const CACHES: readonly string[] = [
  PAGE_CACHE,
  ASSET_CACHE,
  FILE_CACHE,
  SEARCH_CACHE,
  PACKAGE_CACHE,
];

export const WORKER_PATH = "/sw.js";
/** Functions, and what lies below their paths: what they answer is of one moment and one reader, so the worker leaves it alone. */
export const FUNCTION_PATHS: readonly string[] = ["/api/chat", "/api/feedback", "/mcp"];
export const SEARCH_INDEX_PATH = "/search/index.json";
/** Lists the scripts and styles of the search dialog and the assistant. */
export const FILE_LIST_PATH = "/offline/files.json";

/**
 * Packages join some hundreds of files of one build into one: all files of the search beside its
 * index, and all pages as Markdown, which the assistant reads.
 */
export const PACKAGES = ["search", "markdown"] as const;

export type PackageName = (typeof PACKAGES)[number];

/** @param build of the search, which changes with every text */
export const packagePath = (name: PackageName, build: string): string =>
  `/offline/${name}-${build}.json`;

export const isPackage = (name: PackageName, pathname: string): boolean =>
  pathname.startsWith(`/offline/${name}-`);

/** What the worker does with a request, by its address; null leaves it to the browser. */
export type RequestKind =
  "page" | "asset" | "file" | "search-index" | "search-file" | "markdown" | null;

/**
 * Sorts requests of this site.
 *
 * @param isPage whether a page is asked for: a navigation, or a request that accepts HTML first
 */
export function requestKind(pathname: string, isPage: boolean): RequestKind {
  if (FUNCTION_PATHS.some((path) => `${pathname}/`.startsWith(`${path}/`))) return null;
  if (isPage) return "page";
  if (pathname.startsWith("/assets/")) return "asset";
  if (pathname.startsWith("/fonts/") || pathname.startsWith("/img/")) return "file";
  if (pathname === SEARCH_INDEX_PATH) return "search-index";
  if (pathname.startsWith("/search/")) return "search-file";
  return pathname.endsWith(".md") ? "markdown" : null;
}

/** The address under which a page is kept: without query, fragment and the endings of its file. */
export function pageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname.replace(/(\/index)?\.html$|\/$/u, "") || "/"}`;
}

/** The build in the path of a file of the search; null for another path. */
export function searchBuildOf(pathname: string): string | null {
  return /^\/search\/([^/]+)\/[^/]+$/u.exec(pathname)?.[1] ?? null;
}
