import { Readable } from "node:stream";
import type { IncomingMessage, ServerResponse } from "node:http";

import type { FunctionHandler } from "../functions/lib/http";

interface FunctionModule {
  readonly default: FunctionHandler;
  readonly config: { readonly path: string };
}

/** The functions of the site by their paths. Each is loaded when it is first called. */
export const SITE_FUNCTIONS: Readonly<Record<string, () => Promise<FunctionModule>>> = {
  "/api/chat": () => import("../functions/chat"),
  "/api/feedback": () => import("../functions/feedback"),
  "/mcp": () => import("../functions/mcp"),
};

/** Whether the request has a body to read. */
const hasBody = (method: string): boolean => method !== "GET" && method !== "HEAD";

function toRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const { method = "GET" } = request;
  const host = request.headers.host ?? "localhost";
  const base = URL.canParse(`http://${host}/`) ? `http://${host}/` : "http://localhost/";
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const entry of [value ?? []].flat()) headers.append(name, entry);
  }
  const body = hasBody(method) ? (Readable.toWeb(request) as ReadableStream<Uint8Array>) : null;
  return new Request(new URL(request.url ?? "/", base), {
    method,
    headers,
    body,
    signal,
    // Node asks for it with a body that is a stream; the types of browsers do not know it.
    ...(body === null ? {} : { duplex: "half" }),
  });
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  const headers: Record<string, string> = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, headers);
  response.flushHeaders();
  if (answer.body === null) {
    response.end();
    return;
  }
  const reader = answer.body.getReader();
  const leave = (): void => {
    reader.cancel().catch(() => undefined);
  };
  response.once("close", leave);
  if (response.destroyed) leave();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || response.destroyed) break;
    // A reader that does not keep up is waited for.
    if (!response.write(value)) {
      await new Promise<void>((resolve) => {
        response.once("drain", resolve);
        response.once("close", resolve);
      });
    }
  }
  response.off("close", leave);
  response.end();
}

/** Address of the client; behind a proxy, the one that the nearest proxy wrote down. */
function clientOf(request: IncomingMessage, trustProxy: boolean): string | undefined {
  const forwarded = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const named = forwarded.at(-1)?.trim() ?? "";
  return trustProxy && named !== "" ? named : request.socket.remoteAddress;
}

/**
 * Answers a request by a function written for the web's `Request` and `Response`, as the host does:
 * the answer is streamed, and the request is aborted when the client goes.
 */
export async function callFunction(
  handler: FunctionHandler,
  request: IncomingMessage,
  response: ServerResponse,
  trustProxy: boolean,
): Promise<void> {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  const ip = clientOf(request, trustProxy);
  const context = ip === undefined ? {} : { ip };
  await send(response, await handler(toRequest(request, controller.signal), context));
}
