import { parseArgs } from "node:util";

import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";

import { openLibrary } from "../functions/lib/library";
import { createMcpServer } from "../functions/lib/mcp-server";
import { openProtocolFiles } from "../functions/lib/protocol-files";
import { findBuildFolder, openSiteFiles } from "../functions/lib/site-files";

/**
 * Serves the documentation over MCP on standard input and output, until the input ends. What is not
 * part of the protocol goes to standard error.
 *
 * @param args command line; `--site <folder>` names a built site other than this project's
 */
async function main(args: readonly string[]): Promise<void> {
  try {
    const { values } = parseArgs({ args: [...args], options: { site: { type: "string" } } });
    const files = openSiteFiles(values.site ?? findBuildFolder());
    const server = createMcpServer({
      library: openLibrary(files),
      protocol: openProtocolFiles(files),
      log: (entry) => {
        console.error(JSON.stringify(entry));
      },
    });
    await server.connect(new StdioServerTransport());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
