import { createChatHandler } from "../../functions/lib/chat-handler";
import { createFeedbackHandler } from "../../functions/lib/feedback-handler";
import type { FunctionHandler } from "../../functions/lib/http";
import { openLibrary } from "../../functions/lib/library";
import { createMcpHandler } from "../../functions/lib/mcp-handler";
import { openProtocolFiles } from "../../functions/lib/protocol-files";
import { createRecentStreams, STREAM_LIMITS } from "../../functions/lib/recent-streams";
import { type FunctionSettings, readFunctionSettings } from "../../functions/lib/settings";
import { openSiteFiles } from "../../functions/lib/site-files";

const ORIGIN = "https://docs.example.org";

/** The functions of the site, with what they wrote to the log. */
export interface SiteFunctions {
  readonly log: Readonly<Record<string, unknown>>[];
  /** Calls the function at a path, as the host does: for another client each time, unless one is named. */
  readonly send: (path: string, init?: RequestInit, ip?: string) => Promise<Response>;
  /** Calls it with a JSON body; a text is sent as it is. */
  readonly sendJson: (
    path: string,
    body: unknown,
    headers?: Readonly<Record<string, string>>,
    ip?: string,
  ) => Promise<Response>;
}

/** Opens the functions over a site, with limits that no test reaches unless it sets others. */
export function openSiteFunctions(
  folder: string,
  given: Partial<FunctionSettings> = {},
  streams: Partial<typeof STREAM_LIMITS> = {},
): SiteFunctions {
  const log: Readonly<Record<string, unknown>>[] = [];
  const write = (entry: Readonly<Record<string, unknown>>): void => {
    log.push(entry);
  };
  const settings: FunctionSettings = {
    ...readFunctionSettings({}),
    chatPerMinute: 10_000,
    mcpPerMinute: 10_000,
    ...given,
  };
  const files = openSiteFiles(folder);
  const library = openLibrary(files);
  const recent = createRecentStreams({ ...STREAM_LIMITS, ...streams });
  const handlers: Readonly<Record<string, FunctionHandler>> = {
    "/api/chat": createChatHandler({ settings, library, streams: recent, log: write }),
    "/api/feedback": createFeedbackHandler(settings, write),
    "/mcp": createMcpHandler({ library, protocol: openProtocolFiles(files), log: write }, settings),
  };
  let clients = 0;
  const send: SiteFunctions["send"] = (path, init, ip) => {
    clients += 1;
    const request = new Request(`${ORIGIN}${path}`, init);
    const handler = handlers[new URL(request.url).pathname];
    return handler === undefined
      ? Promise.reject(new Error(`No function is at ${path}.`))
      : handler(request, { ip: ip ?? `10.0.${clients >> 8}.${clients & 255}` });
  };
  return {
    log,
    send,
    sendJson: (path, body, headers = {}, ip) =>
      send(
        path,
        {
          method: "POST",
          headers: {
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
            ...headers,
          },
          body: typeof body === "string" ? body : JSON.stringify(body),
        },
        ip,
      ),
  };
}
