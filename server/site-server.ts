import { existsSync, readFileSync, type ReadStream } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { extname, join } from "node:path";

import compression from "compression";
import send from "send";

import {
  isApiCall,
  MISSING_API,
  MISSING_MARKDOWN,
  negotiateMarkdown,
  pageHeaders,
  wantsMarkdown,
} from "../src/lib/page-records/negotiate";
import { PACKED_ENDING } from "../src/lib/search/build";
import { listenersFor, type LoadFunction, SITE_FUNCTIONS } from "./functions";
import { headersFor, parseHeaders } from "./headers";
import { PACKED_PATH, TAKES_BROTLI } from "./packed";
import { fileOf, readTarget, type Target } from "./paths";
import { findRedirect, parseRedirects } from "./redirects";
import { tableReader } from "./tables";

/** Each may hold a socket and a file; systems let a process have 1,024 of both, some of them fewer. */
const MAX_CONNECTIONS = 256;

const PLAIN = "text/plain; charset=utf-8";

/** Types of texts that the list of types does not know, or takes for programs or videos. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  ".graphql": PLAIN,
  ".sh": PLAIN,
  ".sol": PLAIN,
  ".ts": PLAIN,
  ".tsx": PLAIN,
};

/** A file that answers a request. */
interface FoundFile {
  /** Path of the file, relative to the folder. */
  readonly file: string;
  /** Path of the Markdown that the request prefers; null when it does not. */
  readonly exported: string | null;
  readonly pathname: string;
}

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

/**
 * Takes back what an answer was to say.
 *
 * @returns whether it can say something else; if not, it is cut off, so that its reader notices
 */
function restart(response: ServerResponse): boolean {
  if (response.headersSent) response.destroy();
  else for (const name of response.getHeaderNames()) response.removeHeader(name);
  return !response.headersSent;
}

/** Takes a step of an answer. What it throws ends this answer, and neither the others nor the server. */
function guard(response: ServerResponse, step: () => void): void {
  try {
    step();
  } catch (error) {
    console.error(error);
    if (restart(response)) sendText(response, 500, "The server failed.");
  }
}

/** Whether a request names its host more than once, so that two programs may read two names. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/iu.test(name)).length > 1;
}

/**
 * A server that shows the built site as its host does: clean addresses, the not-found page with its
 * status, the header rules, the redirect table, pages as Markdown for programs that prefer it, and the
 * functions. It is made for one reader on the same machine. A build that is made meanwhile is served at
 * once, with its own rules.
 *
 * @returns a server that does not listen yet
 * @throws {Error} when one of the tables is malformed
 */
export function createSiteServer(
  root: string,
  functions: Readonly<Record<string, LoadFunction>> = SITE_FUNCTIONS,
): Server {
  const redirects = tableReader(join(root, "_redirects"), parseRedirects);
  const rules = tableReader(join(root, "_headers"), parseHeaders);
  const listeners = listenersFor(functions);
  const compress = compression();

  function setHeaders(response: ServerResponse, pathname: string, status: number): void {
    response.setHeaders(new Headers(headersFor({ pathname, status }, rules())));
  }

  function sendMissing(
    { headers: { accept } }: IncomingMessage,
    response: ServerResponse,
    { pathname }: Target,
  ): void {
    const isMarkdown =
      wantsMarkdown(pathname, accept ?? null) && existsSync(join(root, MISSING_MARKDOWN));
    const isCall = !isMarkdown && isApiCall(pathname, accept ?? null);
    let text: Buffer | undefined;
    try {
      if (!isCall) text = readFileSync(join(root, isMarkdown ? MISSING_MARKDOWN : "404.html"));
    } catch (error) {
      // The build has no such page, or there is no build while the next takes its place.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    }
    if (text === undefined && !existsSync(root)) {
      setHeaders(response, pathname, 503);
      sendText(response, 503, "There is no build now.", { "retry-after": "1" });
      return;
    }
    setHeaders(response, pathname, 404);
    if (isCall) {
      response.writeHead(404, { "content-type": "application/json", vary: "accept" });
      response.end(JSON.stringify(MISSING_API));
    } else if (text !== undefined) {
      const type = `text/${isMarkdown ? "markdown" : "html"}; charset=utf-8`;
      response.writeHead(404, { "content-type": type, vary: "accept" }).end(text);
    } else sendText(response, 404, "Not found.");
  }

  function sendFile(
    request: IncomingMessage,
    response: ServerResponse,
    { file, exported, pathname }: FoundFile,
  ): void {
    const current = rules();
    response.setHeaders(new Headers(headersFor({ pathname, status: 200 }, current)));
    const type = TEXT_TYPES[extname(file)];
    if (type !== undefined) response.setHeader("content-type", type);
    if (`/${file}` === exported) response.setHeader("vary", "accept");
    if (file.endsWith(".html")) response.setHeaders(new Headers({ ...pageHeaders(pathname) }));
    // Answers without a text, such as 304, say as well on which headers they depend.
    response.appendHeader("vary", "Accept-Encoding");
    const { "accept-encoding": accepted = "" } = request.headers;
    const packed = file + PACKED_ENDING;
    const isPacked =
      `/${file}` === PACKED_PATH && TAKES_BROTLI.test(accepted) && existsSync(join(root, packed));
    if (isPacked) {
      response.setHeader("content-encoding", "br");
      response.setHeader("content-type", "application/json; charset=utf-8");
    }
    send(request, encodeURI(`/${isPacked ? packed : file}`), {
      root,
      dotfiles: "allow",
      cacheControl: false,
      // Who asks for a part gets all of the file: no page has one that is read in parts.
      acceptRanges: false,
    })
      .on("stream", (source: ReadStream) => {
        // What has been said about the file, and its policy, may be those of the build before.
        source.once("open", () => {
          if (rules() !== current) source.destroy(new Error("The build has changed."));
        });
      })
      .on("error", ({ status: cause }: { readonly status: number }) => {
        guard(response, () => {
          if (!restart(response)) return;
          // A file that was there just now and cannot be read: the build changes, or no handle is free.
          const status = cause === 412 ? cause : 503;
          setHeaders(response, pathname, status);
          sendText(response, status, `${STATUS_CODES[status] ?? ""}.`);
        });
      })
      .pipe(response);
  }

  function answer(request: IncomingMessage, response: ServerResponse, target: Target): void {
    const { method = "GET", headers } = request;
    const { pathname, search } = target;
    const redirect = findRedirect(redirects(), pathname, search);
    const exported = negotiateMarkdown(pathname, headers.accept ?? null);
    const file =
      redirect?.force === true
        ? undefined
        : ((exported === null ? undefined : fileOf(root, exported)) ?? fileOf(root, pathname));
    if (file === undefined && redirect === undefined) {
      sendMissing(request, response, target);
    } else if (method !== "GET" && method !== "HEAD") {
      sendText(response, 405, "Method not allowed: use GET or HEAD.", { allow: "GET, HEAD" });
    } else if (file !== undefined) {
      sendFile(request, response, { file, exported, pathname });
    } else if (redirect !== undefined) {
      const { location, status } = redirect;
      setHeaders(response, pathname, status);
      sendText(response, status, `See ${location}`, { location });
    }
  }

  const server = createServer((request, response) => {
    response.on("error", () => response.destroy());
    const target = readTarget(request.url ?? "/") ?? NOWHERE;
    const listener = listeners.get(target.pathname);
    guard(response, () => {
      if (hasSeveralHosts(request)) {
        sendText(response, 400, "A request has one Host header.");
      } else if (listener !== undefined) {
        request.url = target.pathname + target.search;
        listener(request, response);
      } else compress(request, response, () => answer(request, response, target));
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
