import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

import { openLibrary } from "../../functions/lib/library";
import { createMcpHandler } from "../../functions/lib/mcp-handler";
import { openProtocolFiles } from "../../functions/lib/protocol-files";
import { openSiteFiles } from "../../functions/lib/site-files";
import { BUILD_FOLDER } from "./site";

const MCP_URL = "https://docs.example.org/mcp";

export const files = openSiteFiles(BUILD_FOLDER);
export const library = openLibrary(files);

/** A client of the MCP server over the built site. */
export async function connect(): Promise<Client> {
  const handler = createMcpHandler(
    { library, protocol: openProtocolFiles(files), log: () => undefined },
    { allowedOrigins: [], mcpPerMinute: 1_000_000 },
  );
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(MCP_URL), {
      fetch: (url, init) => handler(new Request(url, init), { ip: "192.0.2.1" }),
    }),
  );
  return client;
}

/** What a tool answers; a failure begins with its own mark. */
export async function call(client: Client, name: string, args: object): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content as { type: string; text?: string }[];
  return `${isError === true ? "FAILED: " : ""}${first?.text ?? ""}`;
}

export const callJson = async <Answer>(
  client: Client,
  name: string,
  args: object,
): Promise<Answer> => JSON.parse(await call(client, name, args)) as Answer;

export const hasText = (answer: string): boolean =>
  !answer.startsWith("FAILED") && answer.replace(/^#.*$/mu, "").trim().length > 10;

/** Those of some pages and sections for which `read_page` has no text. */
export async function unreadable(client: Client, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    if (!hasText(await call(client, "read_page", { path }))) found.push(path);
  }
  return found;
}
