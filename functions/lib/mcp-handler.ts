import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";

import { isObject } from "../../src/lib/json/is-object";
import { type FunctionHandler, guard, HttpError, readJson, takeRequests } from "./http";
import { inTime } from "./in-time";
import { createMcpServer, type McpOptions } from "./mcp-server";
import { createRateLimiter } from "./rate-limit";
import type { FunctionSettings } from "./settings";

const LONGEST_BODY = 131_072;
/** Messages of one request; each of them counts for the rate limit. */
const MOST_MESSAGES = 10;
/** Milliseconds until all messages of a request must be answered. */
const TIMEOUT_MS = 20_000;

/**
 * Messages without those that cancel a request. A request of the same body would never be answered, and
 * so neither would the body be; others cannot be reached, as nothing is kept between bodies.
 */
function withoutCancellations(body: unknown): unknown {
  return Array.isArray(body)
    ? body.filter((entry) => !isObject(entry) || entry.method !== "notifications/cancelled")
    : body;
}

/**
 * The function that serves programs over MCP: streamable HTTP without sessions, so that any process
 * can answer any request. There is nothing to listen to, hence no GET.
 */
export function createMcpHandler(
  options: McpOptions,
  settings: Pick<FunctionSettings, "allowedOrigins" | "mcpPerMinute">,
  timeoutMs = TIMEOUT_MS,
): FunctionHandler {
  const limiter = createRateLimiter(settings.mcpPerMinute);
  const mostMessages = Math.min(MOST_MESSAGES, settings.mcpPerMinute);
  return guard(
    {
      methods: ["POST"],
      allowedOrigins: settings.allowedOrigins,
      limiter,
      log: options.log,
    },
    async (request, context) => {
      const parsedBody = withoutCancellations(await readJson(request, LONGEST_BODY));
      if (Array.isArray(parsedBody) && parsedBody.length > mostMessages) {
        throw new HttpError(413, `A request has at most ${mostMessages} messages.`);
      }
      // The first was counted before the body was read.
      if (Array.isArray(parsedBody) && parsedBody.length > 1) {
        takeRequests(limiter, context, parsedBody.length - 1);
      }
      const server = createMcpServer({ ...options, perMinute: settings.mcpPerMinute });
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      try {
        const response = await inTime(
          transport.handleRequest(request, { parsedBody }),
          timeoutMs,
          new HttpError(504, "The request took too long."),
          { signal: request.signal, gone: new HttpError(499, "The request was given up.") },
        );
        const body = await response.arrayBuffer();
        const { status, headers } = response;
        return new Response(body.byteLength === 0 ? null : body, { status, headers });
      } finally {
        await server.close();
      }
    },
  );
}
