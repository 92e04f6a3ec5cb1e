import type { FunctionContext, FunctionHandler } from "./lib/http";
import { createMcpHandler } from "./lib/mcp-handler";
import { openProtocolFiles } from "./lib/protocol-files";
import { openServices } from "./lib/services";

let handler: FunctionHandler | null = null;

/** Lets programs read the documentation over MCP. */
export default function mcp(request: Request, context: FunctionContext): Promise<Response> {
  if (handler === null) {
    const { settings, files, library, log } = openServices();
    handler = createMcpHandler({ library, protocol: openProtocolFiles(files), log }, settings);
  }
  return handler(request, context);
}

export const config = { path: "/mcp" };
