import {
  isApiCall,
  MISSING_API,
  MISSING_MARKDOWN,
  negotiateMarkdown,
  pageHeaders,
  wantsMarkdown,
} from "../src/lib/page-records/negotiate.ts";

/** What the host gives an edge function: the rest of its chain, with the static files at its end. */
interface Context {
  readonly next: () => Promise<Response>;
}

/** Paths as pages have them. An empty part or a backslash would begin the name of another host. */
const PAGE_PATH = /^(?:\/|(?:\/[\w\-.~]+)+\/?)$/u;

/** What is said about every answer of the site; whatever else comes with one is about that answer. */
const SITE_HEADERS = [
  "cache-control",
  "content-security-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];

/** What is said about one text, besides. */
const TEXT_HEADERS = [...SITE_HEADERS, "etag", "last-modified"];

/** The headers of these names that an answer has, and that its text depends on `Accept`. */
function keep({ headers }: Response, names: readonly string[]): Headers {
  const kept = new Headers({ vary: "accept" });
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

/** Markdown of this site; null where there is none, or none that can be had now. */
async function fetchMarkdown(
  origin: string,
  path: string,
  method: string,
): Promise<Response | null> {
  const exported = new URL(origin);
  exported.pathname = path;
  // Whatever a path may look like: nothing is asked of another host.
  if (!PAGE_PATH.test(path) || exported.origin !== origin) return null;
  const answer = await fetch(exported, {
    method,
    headers: { accept: "text/markdown" },
    redirect: "error",
  }).catch(() => null);
  if (answer?.ok === true) return answer;
  await answer?.body?.cancel();
  return null;
}

function asMarkdown({ body }: Response, status: number, headers: Headers): Response {
  headers.set("content-type", "text/markdown; charset=utf-8");
  return new Response(body, { status, headers });
}

/**
 * Gives a page as Markdown to a client that prefers it (`Accept: text/markdown`), and tells the
 * others where the Markdown is. A rewrite rule cannot do it: hosts look for a file before they look
 * at rules, and the page is a file. Instead of the not-found page, it gets Markdown, and a client
 * that calls a function that does not exist gets JSON.
 */
export default async function markdown(request: Request, context: Context): Promise<Response> {
  const { method, url: address } = request;
  const accept = request.headers.get("accept");
  const url = new URL(address);
  const isRead = method === "GET" || method === "HEAD";
  const path = isRead ? negotiateMarkdown(url.pathname, accept) : null;
  const exported = path === null ? null : await fetchMarkdown(url.origin, path, method);
  if (exported !== null) return asMarkdown(exported, 200, keep(exported, TEXT_HEADERS));
  const page = await context.next();
  if (page.headers.get("content-type")?.startsWith("text/html") !== true) return page;
  if (page.status === 404 && isRead && wantsMarkdown(url.pathname, accept)) {
    const missing = await fetchMarkdown(url.origin, MISSING_MARKDOWN, method);
    if (missing !== null) {
      await page.body?.cancel();
      return asMarkdown(missing, 404, keep(page, SITE_HEADERS));
    }
  }
  if (page.status === 404 && isApiCall(url.pathname, accept)) {
    await page.body?.cancel();
    return Response.json(MISSING_API, { status: 404, headers: keep(page, SITE_HEADERS) });
  }
  if (page.status !== 200 || !isRead) return page;
  const { vary, link } = pageHeaders(url.pathname);
  const headers = new Headers(page.headers);
  headers.append("vary", vary);
  if (link !== undefined) headers.append("link", link);
  return new Response(page.body, { status: page.status, headers });
}

/** Every path but those of files that no page is. */
export const config = {
  path: "/*",
  excludedPath: ["/assets/*", "/data/*", "/examples/*", "/fonts/*", "/img/*", "/search/*"],
};
