import { existsSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";

import compression from "compression";
import sirv from "sirv";

import { negotiateMarkdown, pageHeaders } from "../src/lib/page-records/negotiate";
import { callFunction, findFunction, type LoadFunction, SITE_FUNCTIONS } from "./functions";
import { headersFor, parseHeaders } from "./headers";
import { fileOf, readTarget, type Target } from "./paths";
import { findRedirect, parseRedirects } from "./redirects";

const PLAIN = "text/plain; charset=utf-8";

/** Types of texts that lists of types leave without a charset, do not know, or take for videos. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".graphql": PLAIN,
  ".md": "text/markdown; charset=utf-8",
  ".sh": PLAIN,
  ".sol": PLAIN,
  ".ts": PLAIN,
  ".tsx": PLAIN,
  ".txt": PLAIN,
};

/** What a request asks for that names no file. */
const NOWHERE: Target = { pathname: "/404.html", search: "" };

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { "content-type": PLAIN, ...headers }).end(`${text}\n`);
}

/** Whether a request names its host more than once, so that two programs may read two names. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/iu.test(name)).length > 1;
}

/**
 * A server that shows the built site as its host does: clean addresses, the not-found page with its
 * status, the header rules, the redirect table, pages as Markdown for programs that prefer it, and the
 * functions. It is made for one reader on the same machine.
 *
 * @returns a server that does not listen yet
 * @throws {Error} when one of the tables is malformed
 */
export function createSiteServer(
  root: string,
  functions: Readonly<Record<string, LoadFunction>> = SITE_FUNCTIONS,
): Server {
  const readTable = (name: string): string =>
    existsSync(join(root, name)) ? readFileSync(join(root, name), "utf8") : "";
  const redirects = parseRedirects(readTable("_redirects"));
  const rules = parseHeaders(readTable("_headers"));
  const listeners = Object.fromEntries(
    Object.entries(functions).map(([path, load]) => [path, callFunction(load)]),
  );
  const compress = compression();
  // A build that is made meanwhile is served at once.
  const sendFile = sirv(root, { dev: true, etag: true, extensions: [] });

  function sendMissing(response: ServerResponse): void {
    const page = join(root, "404.html");
    if (existsSync(page)) {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(readFileSync(page));
    } else sendText(response, 404, "Not found.");
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, search }: Target,
  ): void {
    const redirect = findRedirect(redirects, pathname, search);
    const twin = negotiateMarkdown(pathname, request.headers.accept ?? null);
    const file =
      redirect?.force === true
        ? undefined
        : ((twin === null ? undefined : fileOf(root, twin)) ?? fileOf(root, pathname));
    const status = file === undefined ? (redirect?.status ?? 404) : 200;
    response.setHeaders(new Headers(headersFor({ pathname, status }, rules)));
    if (file !== undefined) {
      const type = TEXT_TYPES[extname(file)];
      if (type !== undefined) response.setHeader("content-type", type);
      if (`/${file}` === twin) response.setHeader("vary", "accept");
      if (file.endsWith(".html")) response.setHeaders(new Headers({ ...pageHeaders(pathname) }));
      // Without this, a file stays open whose reader has gone in its middle.
      response.once("pipe", (source: Readable) => {
        response.once("close", () => source.destroy());
      });
      request.url = `/${encodeURI(file)}`;
      sendFile(request, response);
    } else if (redirect !== undefined) {
      const { location } = redirect;
      sendText(response, status, `See ${location}`, { location });
    } else sendMissing(response);
  }

  return createServer((request, response) => {
    const target = readTarget(request.url ?? "/") ?? NOWHERE;
    const listener = findFunction(listeners, target.pathname);
    if (hasSeveralHosts(request)) {
      sendText(response, 400, "A request has one Host header.");
    } else if (listener !== undefined) {
      request.url = target.pathname + target.search;
      listener(request, response);
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      sendText(response, 405, "Method not allowed: use GET or HEAD.", { allow: "GET, HEAD" });
    } else compress(request, response, () => answer(request, response, target));
  });
}
