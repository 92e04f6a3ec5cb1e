import type { RequestListener } from "node:http";

import { getRequestListener, RequestError } from "@hono/node-server";

import type { FunctionHandler } from "../functions/lib/http";
import { clientAddress } from "./client-address";

export type LoadFunction = () => Promise<{ readonly default: FunctionHandler }>;

/** The functions of the site by their paths, as the host has them. Each is loaded when it is first called. */
export const SITE_FUNCTIONS = {
  "/api/chat": () => import("../functions/chat"),
  "/api/feedback": () => import("../functions/feedback"),
  "/mcp": () => import("../functions/mcp"),
} as const satisfies Readonly<Record<string, LoadFunction>>;

/**
 * Hosts that a function may take for its own: local names and addresses. Any other name can be made
 * to lead here by whoever owns it, for pages of theirs to pass as the site's.
 */
const LOCAL_HOST = /^(?:(?:[\w-]+\.)*localhost|[\d.]+|\[[\da-f:]+\])(?::\d+)?$/iu;

/** Listeners for the functions of a table such as {@link SITE_FUNCTIONS}, by their paths. */
export function listenersFor(
  functions: Readonly<Record<string, LoadFunction>>,
  trustedProxies = 0,
): ReadonlyMap<string, RequestListener> {
  return new Map(
    Object.entries(functions).map(([path, load]) => [path, callFunction(load, trustedProxies)]),
  );
}

/**
 * Answers requests by a function written for the web's `Request` and `Response`, as the host does: the
 * answer is streamed, and the request is aborted when the reader goes.
 *
 * @param trustedProxies number of proxies in front, whose word for the client's address is taken
 */
function callFunction(load: LoadFunction, trustedProxies: number): RequestListener {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const ip = clientAddress(
        request.headers.get("x-forwarded-for") ?? undefined,
        incoming.socket.remoteAddress,
        trustedProxies,
      );
      return (await load()).default(request, ip === undefined ? {} : { ip });
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        const isRefused = error instanceof RequestError;
        if (!isRefused) console.error(error);
        return new Response(
          isRefused ? "The request has no address.\n" : "The function failed.\n",
          {
            status: isRefused ? 400 : 500,
          },
        );
      },
    },
  );
  return (request, response) => {
    const { headers } = request;
    if (!LOCAL_HOST.test(headers.host ?? "")) headers.host = "localhost";
    // A body that was given up in its middle would be held back, and the next request behind it.
    response.once("finish", () => request.removeAllListeners("data").resume());
    void listener(request, response);
  };
}
