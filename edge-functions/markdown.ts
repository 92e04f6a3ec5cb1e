import { negotiateMarkdown, pageHeaders } from "../src/lib/page-records/negotiate.ts";

/** What the host gives an edge function: the rest of its chain, with the static files at its end. */
interface Context {
  readonly next: () => Promise<Response>;
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
  if (path !== null) {
    const twin = await fetch(new URL(path, url), {
      method: request.method,
      headers: { accept: "text/markdown" },
    });
    if (twin.ok) {
      return new Response(twin.body, {
        headers: {
          ...Object.fromEntries(twin.headers),
          "content-type": "text/markdown; charset=utf-8",
          vary: "accept",
        },
      });
    }
    await twin.body?.cancel();
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
