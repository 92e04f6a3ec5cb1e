// The edge function loads this file by its name, without a bundler: it must import nothing.

/** Pages without a text of their own; they have no Markdown twin and are not searched. */
export const PAGES_WITHOUT_TWIN: readonly string[] = ["/search"];

/** One entry of an `Accept` header. */
interface Range {
  readonly type: string;
  /** From 0 (not acceptable) to 1. */
  readonly quality: number;
}

/** Paths of files; a page may have dots in its last part, as `/deployments/lockup/v3.0` has. */
const FILE = /\.(?!\d+$)[a-z\d]+$/i;

function parseAccept(accept: string): Range[] {
  return accept.split(",").map((entry) => {
    const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const quality = weight === undefined ? 1 : Number(weight.split("=")[1]);
    return { type, quality: Number.isFinite(quality) ? Math.min(1, Math.max(0, quality)) : 0 };
  });
}

/** A path without the slashes at its end; an expression for them would try each of many slashes. */
function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/**
 * Path of the Markdown twin of a page.
 *
 * @param route path of the page from the root; slashes at its end do not matter
 */
export function markdownPathOf(route: string): string {
  const path = withoutEndSlashes(route);
  return path === "" ? "/index.md" : `${path}.md`;
}

/**
 * Path that a request is answered from when it prefers Markdown over HTML, or null when it gets what
 * it asked for. Browsers never name `text/markdown`, so they always get the page.
 *
 * @param accept value of its `Accept` header; null when it has none
 */
export function negotiateMarkdown(pathname: string, accept: string | null): string | null {
  if (accept === null || FILE.test(pathname)) return null;
  const ranges = parseAccept(accept);
  const qualityOf = (type: string): number =>
    ranges.find((range) => range.type === type)?.quality ?? 0;
  const markdown = qualityOf("text/markdown");
  return markdown === 0 || markdown < qualityOf("text/html") ? null : markdownPathOf(pathname);
}

/** Headers that a page is sent with, besides those of every file. */
export interface PageHeaders {
  /** A copy of the page must not answer a request for Markdown. */
  readonly vary: "accept";
  /** Where the Markdown twin is; missing on pages without one. */
  readonly link?: string;
}

/**
 * What the answer to a request for a page says about its Markdown twin.
 *
 * @param pathname path of the request, decoded or not
 */
export function pageHeaders(pathname: string): PageHeaders {
  const route = withoutEndSlashes(pathname.replace(/(?:\/index)?\.html$/, ""));
  if (PAGES_WITHOUT_TWIN.includes(route)) return { vary: "accept" };
  const path = markdownPathOf(route)
    // Half a character has no code in an address.
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/[^\w\-./~%]/gu, encodeURIComponent);
  return { vary: "accept", link: `<${path}>; rel="alternate"; type="text/markdown"` };
}
