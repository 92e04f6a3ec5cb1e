import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";

import type { FunctionHandler } from "../functions/lib/http";
import { negotiateMarkdown, pageHeaders } from "../src/lib/page-records/negotiate";
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  discardRest,
  hasSeveralHosts,
  hasTooManyHeaders,
  limitConnections,
  serverOptions,
} from "./connections";
import { pickEncoding } from "./encoding";
import { createFileStore, type FileStore, type StoredFile } from "./file-store";
import { callFunction } from "./functions";
import { type HeaderRule, headersFor } from "./headers";
import { findRedirect, type RedirectRule } from "./redirects";
import {
  BadRequestError,
  candidateFiles,
  originForm,
  parseRequestTarget,
  type RequestPath,
  UnsafePathError,
} from "./request-path";

export interface SiteServerOptions {
  /** Folder with the built site. */
  readonly root: string;
  /** Redirect table; none by default. */
  readonly redirects?: readonly RedirectRule[];
  /** Header rules; none by default. */
  readonly headers?: readonly HeaderRule[];
  /** Functions by their paths, loaded when they are first called; none by default. */
  readonly functions?: Readonly<Record<string, () => Promise<{ default: FunctionHandler }>>>;
  /** Whether a proxy in front names the client; see the options of the server. */
  readonly trustProxy?: boolean;
  /** Limits other than the usual ones. */
  readonly limits?: Partial<ConnectionLimits>;
  /** Called with an error that the server answered with status 500. */
  readonly onError?: (error: unknown) => void;
}

/** Files that configure the host and are not part of the site. */
const HOST_FILES: ReadonlySet<string> = new Set(["/_headers", "/_redirects"]);

/** What is answered where there is no page; itself, it is none. */
const NOT_FOUND_PAGE = "404.html";

/** An answer under way: the request, where the answer goes, and the header rules. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly headers: readonly HeaderRule[];
}

function sendText(
  { request, response, headers }: Exchange,
  status: number,
  text: string,
  extraHeaders: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    ...headersFor({ pathname: "/", status }, headers),
    "content-type": "text/plain; charset=utf-8",
    "content-length": body.byteLength,
    ...extraHeaders,
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? "")
    .split(",")
    .map((value) => value.trim().replace(/^W\//u, ""))
    .some((value) => value === etag || value === "*");
}

function sendFile(
  { request, response, headers: rules }: Exchange,
  file: StoredFile,
  pathname: string,
  status: 200 | 404,
): void {
  const isPage = status === 200 && file.contentType.startsWith("text/html");
  const isTwin = file.contentType.startsWith("text/markdown") && !pathname.endsWith(".md");
  const { vary, ...pageOnly } = isPage ? pageHeaders(pathname) : {};
  const varies = [isTwin ? "accept" : vary, file.varies ? "accept-encoding" : undefined].filter(
    (name) => name !== undefined,
  );
  const headers: OutgoingHttpHeaders = {
    ...headersFor({ pathname, status }, rules),
    ...pageOnly,
    etag: file.etag,
    ...(varies.length > 0 ? { vary: varies.join(", ") } : {}),
  };
  if (status === 200 && matchesEtag(request.headers["if-none-match"], file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, {
    ...headers,
    "content-type": file.contentType,
    "content-length": file.body.byteLength,
    ...(file.encoding === "identity" ? {} : { "content-encoding": file.encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : file.body);
}

async function answer(
  exchange: Exchange,
  store: FileStore,
  redirects: readonly RedirectRule[],
): Promise<void> {
  const { request } = exchange;
  if (request.method !== "GET" && request.method !== "HEAD") {
    sendText(exchange, 405, "Method not allowed: use GET or HEAD.", {
      allow: "GET, HEAD",
    });
    return;
  }

  const encoding = pickEncoding(request.headers["accept-encoding"]);
  const notFound = async (pathname: string): Promise<void> => {
    const page = await store.read([NOT_FOUND_PAGE], encoding);
    if (page === undefined) {
      sendText(exchange, 404, "Not found.");
    } else {
      sendFile(exchange, page, pathname, 404);
    }
  };

  let path: RequestPath;
  try {
    path = parseRequestTarget(request.url ?? "/");
  } catch (error) {
    if (error instanceof BadRequestError) {
      sendText(exchange, 400, error.message);
      return;
    }
    if (error instanceof UnsafePathError) {
      await notFound("/");
      return;
    }
    throw error;
  }

  const redirect = findRedirect(redirects, path.pathname, path.search);
  const twin = negotiateMarkdown(path.pathname, request.headers.accept ?? null);
  const candidates = candidateFiles(path.pathname);
  if (twin !== null) candidates.unshift(twin.slice(1));
  const file =
    redirect?.force === true || HOST_FILES.has(path.pathname) || candidates.includes(NOT_FOUND_PAGE)
      ? undefined
      : await store.read(candidates, encoding);
  if (file !== undefined) {
    sendFile(exchange, file, path.pathname, 200);
  } else if (redirect !== undefined) {
    sendText(exchange, redirect.status, `See ${redirect.location}`, {
      location: redirect.location,
    });
  } else {
    await notFound(path.pathname);
  }
}

/**
 * A server for the built site that behaves as a static host does: clean URLs, the not-found page
 * with status 404, validators, compression, the header rules, the redirect table, pages as Markdown for
 * programs that prefer it, and the functions of the site.
 *
 * @returns a server that does not listen yet
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const {
    root,
    redirects = [],
    headers = [],
    functions = {},
    trustProxy = false,
    onError,
  } = options;
  const store = createFileStore(root);
  const load = (target: string): (() => Promise<{ default: FunctionHandler }>) | undefined => {
    const path = originForm(target).replace(/[?#].*$/su, "");
    return Object.hasOwn(functions, path) ? functions[path] : undefined;
  };
  const limits = { ...CONNECTION_LIMITS, ...options.limits };
  const respond = async (exchange: Exchange): Promise<void> => {
    const { request, response } = exchange;
    const loadFunction = load(request.url ?? "/");
    if (hasTooManyHeaders(request, limits)) {
      sendText(exchange, 431, `A request has at most ${limits.headers} headers.`);
    } else if (hasSeveralHosts(request)) {
      sendText(exchange, 400, "A request has one Host header.");
    } else if (loadFunction === undefined) {
      await answer(exchange, store, redirects);
    } else {
      await callFunction((await loadFunction()).default, request, response, trustProxy);
    }
  };
  const server = createServer(serverOptions(limits), (request, response) => {
    const exchange = { request, response, headers };
    respond(exchange)
      .catch((error: unknown) => {
        onError?.(error);
        if (response.headersSent) response.destroy();
        else sendText(exchange, 500, "The server failed to read the page.");
      })
      .finally(() => discardRest(request, limits));
  });
  limitConnections(server, limits);
  return server;
}
