// The edge function loads this file by its name, without a bundler: it must import nothing.

/** Pages without a text of their own; they have no Markdown export and are not searched. */
export const PAGES_WITHOUT_EXPORT: readonly string[] = ["/search"];

/** One entry of an `Accept` header. */
interface Range {
  readonly type: string;
  /** From 0 (not acceptable) to 1. */
  readonly quality: number;
}

function parseAccept(accept: string): Range[] {
  return accept.split(",").map((entry) => {
    const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const quality = weight === undefined ? 1 : Number(weight.split("=")[1]);
    return { type, quality: Number.isFinite(quality) ? Math.min(1, Math.max(0, quality)) : 0 };
  });
}

/** Quality of a type by its own name, without ranges such as `text/*`; 0 when it is not named. */
function qualityOf(ranges: readonly Range[], type: string): number {
  return ranges.find((range) => range.type === type)?.quality ?? 0;
}

/** A path without the slashes at its end; an expression for them would try each of many slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * Path of the Markdown export of a page.
 *
 * @param route path of the page from the root; slashes at its end do not matter
 */
export function markdownPathOf(route: string): string {
  const path = withoutEndSlashes(route);
  return path === "" ? "/index.md" : `${path}.md`;
}

/**
 * Path that a request is answered from when it prefers Markdown over HTML and there is a file at that
 * path. Whether there is one tells a page from another file: names of pages have dots, too, as
 * `/reference/flow/contracts/contract.SablierFlow` has. Browsers never name `text/markdown`, so they
 * always get the page.
 *
 * @param accept value of its `Accept` header; null when it has none
 * @returns null when the request gets what it asks for, and for Markdown itself
 */
export function negotiateMarkdown(pathname: string, accept: string | null): string | null {
  if (accept === null || pathname.endsWith(".md")) return null;
  const ranges = parseAccept(accept);
  const markdown = qualityOf(ranges, "text/markdown");
  return markdown === 0 || markdown < qualityOf(ranges, "text/html")
    ? null
    : markdownPathOf(pathname);
}

/** What a client gets with the status 404 that calls a function that does not exist. */
export const MISSING_API = { error: "There is no function and no page at this address." } as const;

/**
 * Whether a request for a path where nothing is comes from a client that calls a function. A browser,
 * which names `text/html`, gets the not-found page, because there are pages below `/api`, too.
 *
 * @param accept value of its `Accept` header; null when it has none
 */
export function isApiCall(pathname: string, accept: string | null): boolean {
  return pathname.startsWith("/api/") && qualityOf(parseAccept(accept ?? ""), "text/html") === 0;
}

/** Path of the Markdown that stands for a page or a file that does not exist. */
export const MISSING_MARKDOWN = "/404.md";

/**
 * Whether a request for a path where nothing is gets {@link MISSING_MARKDOWN}: it asks for Markdown by
 * its path, or prefers it.
 *
 * @param accept value of its `Accept` header; null when it has none
 */
export const wantsMarkdown = (pathname: string, accept: string | null): boolean =>
  pathname.endsWith(".md") || negotiateMarkdown(pathname, accept) !== null;

/** Headers that a page is sent with, besides those of every file. */
export interface PageHeaders {
  /** A copy of the page must not answer a request for Markdown. */
  readonly vary: "accept";
  /** Where the Markdown export is; missing on pages without one. */
  readonly link?: string;
}

/**
 * What the answer to a request for a page says about its Markdown export.
 *
 * @param pathname path of the request, decoded or not
 */
export function pageHeaders(pathname: string): PageHeaders {
  const route = withoutEndSlashes(pathname.replace(/(?:\/index)?\.html$/, ""));
  if (PAGES_WITHOUT_EXPORT.includes(route)) return { vary: "accept" };
  const path = markdownPathOf(route)
    // Half a character has no code in an address.
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[^\w\-./~%]/gu, encodeURIComponent);
  return { vary: "accept", link: `<${path}>; rel="alternate"; type="text/markdown"` };
}
