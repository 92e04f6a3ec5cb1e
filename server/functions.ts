import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";

import type { FunctionHandler } from "../functions/lib/http";
import { originForm } from "./request-path";

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

/** Stands in for the address of the server where that is not known. */
const LOCAL = "http://localhost/";

/** Whether the request has a body to read. */
const hasBody = (method: string): boolean => method !== "GET" && method !== "HEAD";

/** Methods that the web's `Request` cannot hold; under another name functions refuse them as any other. */
const NOT_OF_THE_WEB: ReadonlySet<string> = new Set(["CONNECT", "TRACE", "TRACK"]);

/**
 * The body of a request as it comes. Giving it up leaves the connection open, which has to carry the
 * answer; Node's own conversion would close it.
 */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let isOver = false;
  const end = (finish: () => void): void => {
    if (!isOver) finish();
    isOver = true;
  };
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      request.on("data", (piece: Buffer) => {
        if (isOver) return;
        controller.enqueue(piece);
        request.pause();
      });
      request.once("end", () => end(() => controller.close()));
      request.once("error", (error) => end(() => controller.error(error)));
      request.once("close", () =>
        end(() => controller.error(new Error("The connection ended before the request did."))),
      );
      request.pause();
    },
    pull: () => {
      request.resume();
    },
    cancel: () => {
      isOver = true;
      request.pause();
    },
  });
}

/**
 * Where the server is, by what the request says. Only addresses and local names are believed: any
 * other name can be made to lead here by whoever owns it, for pages of theirs to pass as the site's.
 */
function baseOf({ headers }: IncomingMessage): string {
  const { host = "" } = headers;
  const base = `http://${host}/`;
  const isHost = /^[\w.:[\]-]+$/u.test(host) && URL.canParse(base);
  const { hostname } = new URL(isHost ? base : LOCAL);
  const isLocal =
    /(?:^|\.)localhost$/u.test(hostname) || isIP(hostname.replace(/^\[|\]$/gu, "")) > 0;
  return isHost && isLocal ? base : LOCAL;
}

function toRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const { method = "GET" } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const entry of [value ?? []].flat()) headers.append(name, entry);
  }
  const body = hasBody(method) ? bodyOf(request) : null;
  return new Request(new URL(originForm(request.url ?? "/"), baseOf(request)), {
    method: NOT_OF_THE_WEB.has(method) ? "UNKNOWN" : method,
    headers,
    body,
    signal,
    // Node asks for it with a body that is a stream; the types of browsers do not know it.
    ...(body === null ? {} : { duplex: "half" }),
  });
}

/** Waits until a reader who did not keep up has caught up, or has gone. */
function caughtUp(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const goOn = (): void => {
      response.off("drain", goOn);
      response.off("close", goOn);
      resolve();
    };
    response.on("drain", goOn);
    response.on("close", goOn);
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
    if (!response.write(value)) await caughtUp(response);
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
  const asked = toRequest(request, controller.signal);
  try {
    await send(response, await handler(asked, context));
  } finally {
    if (!asked.bodyUsed) await asked.body?.cancel();
  }
}
