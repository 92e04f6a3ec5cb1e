import { createServer, type Server } from "node:http";

import { listenersFor, type LoadFunction, SITE_FUNCTIONS } from "./functions";
import { readTarget } from "./paths";

/** Where a server of the functions is by itself. */
export const FUNCTIONS_PORT = 8787;

/** Milliseconds that a client may take, and connections at one time. */
const LIMITS = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 5_000,
  /** Without a byte in either direction: more than the longest `CHAT_TIMEOUT`, which ends an answer. */
  silenceMs: 310_000,
  connections: 1_000,
};

/**
 * A server of the functions alone, to stand behind one that serves the pages. `/healthz` says that it
 * runs.
 *
 * @param trustedProxies number of proxies in front, whose word for the client's address is taken
 * @returns a server that does not listen yet; `close()` lets answers that have begun come to their end
 */
export function createFunctionsServer(
  trustedProxies: number,
  functions: Readonly<Record<string, LoadFunction>> = SITE_FUNCTIONS,
  limits: Partial<typeof LIMITS> = {},
): Server {
  const { headersMs, requestMs, keepAliveMs, silenceMs, connections } = { ...LIMITS, ...limits };
  const listeners = listenersFor(functions, trustedProxies);
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: Math.min(headersMs, requestMs) / 2,
    },
    (request, response) => {
      const target = readTarget(request.url ?? "/");
      const listener = listeners.get(target?.pathname ?? "");
      if (target !== undefined && listener !== undefined) {
        request.url = target.pathname + target.search;
        listener(request, response);
        return;
      }
      const isHealth = target?.pathname === "/healthz";
      response.writeHead(isHealth ? 200 : 404, {
        "content-type": "application/json",
        "cache-control": "no-store",
      });
      response.end(JSON.stringify(isHealth ? { status: "ok" } : { error: "Not found." }));
    },
  );
  server.setTimeout(silenceMs);
  server.maxConnections = connections;
  return server;
}
