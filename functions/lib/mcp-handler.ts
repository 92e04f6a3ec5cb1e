import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";

import { type FunctionHandler, guard, readJson } from "./http";
import { createMcpServer, type McpOptions } from "./mcp-server";
import { createRateLimiter } from "./rate-limit";
import type { FunctionSettings } from "./settings";

const LONGEST_BODY = 131_072;

/**
 * The function that serves programs over MCP: streamable HTTP without sessions, so that any process
 * can answer any request. There is nothing to listen to, hence no GET.
 */
export function createMcpHandler(
  options: McpOptions,
  settings: Pick<FunctionSettings, "allowedOrigins" | "mcpPerMinute">,
): FunctionHandler {
  return guard(
    {
      methods: ["POST"],
      limited: ["POST"],
      allowedOrigins: settings.allowedOrigins,
      limiter: createRateLimiter(settings.mcpPerMinute),
      log: options.log,
    },
    async (request) => {
      const parsedBody = await readJson(request, LONGEST_BODY);
      const server = createMcpServer(options);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      try {
        const response = await transport.handleRequest(request, { parsedBody });
        const body = await response.arrayBuffer();
        const { status, headers } = response;
        headers.set("cache-control", "no-store");
        return new Response(body.byteLength === 0 ? null : body, { status, headers });
      } finally {
        await server.close();
      }
    },
  );
}
