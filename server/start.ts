import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";

import { SITE_FUNCTIONS } from "./functions";
import { type HeaderRule, parseHeaders } from "./headers";
import type { ServerOptions } from "./options";
import { parseRedirects, type RedirectRule } from "./redirects";
import { createSiteServer } from "./site-server";

export interface RunningServer {
  /** Address to open, without a trailing slash. */
  readonly url: string;
  /** Stops accepting connections, lets open answers finish, and resolves when all are closed. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds that open answers get to finish when the server stops. */
const STOP_TIMEOUT_MS = 5_000;

function readRedirects(root: string): RedirectRule[] {
  const path = join(root, "_redirects");
  return existsSync(path) ? parseRedirects(readFileSync(path, "utf8")) : [];
}

function readHeaders(root: string): HeaderRule[] {
  const path = join(root, "_headers");
  return existsSync(path) ? parseHeaders(readFileSync(path, "utf8")) : [];
}

function listen(server: Server, { host, port }: ServerOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `Port ${String(port)} on ${host} is taken: stop the other program, or pass another port with --port.`,
              { cause: error },
            )
          : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
    }, STOP_TIMEOUT_MS);
    server.close((error) => {
      clearTimeout(timer);
      if (error === undefined) {
        resolve();
      } else {
        reject(error);
      }
    });
    server.closeIdleConnections();
  });
}

/**
 * Serves a built site.
 *
 * @param root folder with the built site; its `_redirects` and `_headers` are read when present
 * @throws {Error} when the site is not built, when one of the tables is malformed, or when the
 *   port is taken
 */
export async function startSite(
  root: string,
  options: ServerOptions,
  onError: (error: unknown) => void,
): Promise<RunningServer> {
  if (!existsSync(join(root, "index.html"))) {
    throw new Error(`No built site in ${root}: run npm run build first.`);
  }
  const server = createSiteServer({
    root,
    redirects: readRedirects(root),
    headers: readHeaders(root),
    functions: SITE_FUNCTIONS,
    trustProxy: options.trustProxy ?? false,
    onError,
  });
  const port = await listen(server, options);
  const host = options.host.includes(":") ? `[${options.host}]` : options.host;
  return { url: `http://${host}:${String(port)}`, stop: () => stop(server) };
}
