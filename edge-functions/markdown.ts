import { negotiateMarkdown, pageHeaders } from "../src/lib/page-records/negotiate.ts";

/** What the host gives an edge function: the rest of its chain, with the static files at its end. */
interface Context {
  readonly next: () => Promise<Response>;
}

/** Paths as pages have them. An empty part or a backslash would begin the name of another host. */
const PAGE_PATH = /^(?:\/|(?:\/[\w\-.~]+)+\/?)$/u;

/** What is said about the Markdown; whatever else comes with it is about another answer. */
const KEPT_HEADERS = [
  "etag",
  "last-modified",
  "cache-control",
  "content-security-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
];

/** The Markdown of a page of this site; null where there is none, or none that can be had now. */
async function fetchTwin(url: URL, path: string, method: string): Promise<Response | null> {
  const twin = new URL(url.origin);
  twin.pathname = path;
  // Whatever a path may look like: nothing is asked of another host.
  if (!PAGE_PATH.test(url.pathname) || twin.origin !== url.origin) return null;
  const answer = await fetch(twin, {
    method,
    headers: { accept: "text/markdown" },
    redirect: "error",
  }).catch(() => null);
  if (answer?.ok === true) return answer;
  await answer?.body?.cancel();
  return null;
}

/**
 * Gives a page as Markdown to a program that prefers it (`Accept: text/markdown`), and tells the
 * others where the Markdown is. A rewrite rule cannot do it: hosts look for a file before they look
 * at rules, and the page is a file.
 */
export default async function markdown(request: Request, context: Context): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return context.next();
  const url = new URL(request.url);
  const path = negotiateMarkdown(url.pathname, request.headers.get("accept"));
  const twin = path === null ? null : await fetchTwin(url, path, request.method);
  if (twin !== null) {
    const kept = KEPT_HEADERS.flatMap((name): [string, string][] => {
      const value = twin.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return new Response(twin.body, {
      headers: [...kept, ["content-type", "text/markdown; charset=utf-8"], ["vary", "accept"]],
    });
  }
  const page = await context.next();
  if (page.status !== 200 || !page.headers.get("content-type")?.startsWith("text/html")) {
    return page;
  }
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
