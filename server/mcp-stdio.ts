import { parseArgs } from "node:util";

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import { openLibrary } from "../functions/lib/library";
import { createMcpServer } from "../functions/lib/mcp-server";
import { openProtocolFiles } from "../functions/lib/protocol-files";
import { findBuildFolder, openSiteFiles } from "../functions/lib/site-files";
import { runCommand } from "./command";

/**
 * Serves the documentation over MCP on standard input and output, until the input ends. What is not
 * part of the protocol goes to standard error.
 * `--site <folder>` names a built site other than this project's.
 */
runCommand(async () => {
  const { values } = parseArgs({ options: { site: { type: "string" } } });
  const files = openSiteFiles(values.site ?? findBuildFolder());
  const server = createMcpServer({
    library: openLibrary(files),
    protocol: openProtocolFiles(files),
    log: (entry) => {
      console.error(JSON.stringify(entry));
    },
  });
  await server.connect(new StdioServerTransport());
});
