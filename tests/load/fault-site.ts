import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, vi } from "vitest";

import { createChatHandler } from "../../functions/lib/chat-handler";
import { createFeedbackHandler } from "../../functions/lib/feedback-handler";
import type { FunctionHandler } from "../../functions/lib/http";
import { openLibrary } from "../../functions/lib/library";
import { createMcpHandler } from "../../functions/lib/mcp-handler";
import { openProtocolFiles } from "../../functions/lib/protocol-files";
import { createRecentStreams, STREAM_LIMITS } from "../../functions/lib/recent-streams";
import { type FunctionSettings, readFunctionSettings } from "../../functions/lib/settings";
import { openSiteFiles } from "../../functions/lib/site-files";
import type { ConnectionLimits } from "../../server/connections";
import { parseRedirects } from "../../server/redirects";
import { createSiteServer } from "../../server/site-server";
import { writeSmallSite } from "../functions/site";

/** Text of a file beside the site, which no answer may hold. */
export const SECRET = "beside the site";

/** Bytes of `/large.txt`: more than the buffers of a connection hold. */
export const LARGE_BYTES = 48_000_000;

/** Limits that are reached within a test, for clients that are slow on purpose. */
export const SHORT = {
  headersMs: 400,
  requestMs: 800,
  keepAliveMs: 200,
  idleMs: 1_000,
  checkMs: 40,
  lingerMs: 300,
} as const satisfies Partial<ConnectionLimits>;

/** Limits that no client reaches because the machine is busy. */
export const PATIENT: Partial<ConnectionLimits> = { ...SHORT, headersMs: 8_000, requestMs: 8_000 };

export interface FaultSite {
  readonly origin: string;
  readonly port: number;
  readonly log: Readonly<Record<string, unknown>>[];
  /** Connections that are open. */
  readonly connections: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

export interface FaultSiteOptions {
  readonly settings?: Partial<FunctionSettings>;
  readonly streams?: Partial<typeof STREAM_LIMITS>;
  readonly limits?: Partial<ConnectionLimits>;
  /** Functions besides those of the site. */
  readonly functions?: Readonly<Record<string, FunctionHandler>>;
  readonly trustProxy?: boolean;
}

/** What the tests of one file did, for the line that it prints. */
export const figures = { faults: 0, requests: 0, crashes: 0 };

const crashed = (): void => {
  figures.crashes += 1;
};

/** Begins to count what would have ended a process. */
export function countCrashes(): void {
  Object.assign(figures, { faults: 0, requests: 0, crashes: 0 });
  process.on("uncaughtExceptionMonitor", crashed);
}

/** Prints what the tests of a file did. */
export function printFigures(name: string): void {
  process.off("uncaughtExceptionMonitor", crashed);
  const { faults, requests, crashes } = figures;
  process.stdout.write(
    `${name}: faults injected: ${faults}, requests: ${requests}, crashes: ${crashes}\n`,
  );
  expect(crashes).toBe(0);
}

/** Serves a small site with the functions, on this machine. */
export async function openFaultSite(options: FaultSiteOptions = {}): Promise<FaultSite> {
  const parent = mkdtempSync(join(tmpdir(), "fault-site-"));
  const small = writeSmallSite();
  const root = small.folder;
  writeFileSync(join(root, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(root, "404.html"), "<h1>Page not found</h1>");
  writeFileSync(join(root, "large.txt"), Buffer.alloc(LARGE_BYTES, "x"));
  mkdirSync(`${root}-beside`);
  writeFileSync(join(`${root}-beside`, "secret.txt"), SECRET);
  const settings: FunctionSettings = {
    ...readFunctionSettings({}),
    chatPerMinute: 10_000,
    mcpPerMinute: 10_000,
    ...options.settings,
  };
  const log: Readonly<Record<string, unknown>>[] = [];
  const write = (entry: Readonly<Record<string, unknown>>): void => {
    log.push(entry);
  };
  const files = openSiteFiles(root);
  const library = openLibrary(files);
  const streams = createRecentStreams({ ...STREAM_LIMITS, ...options.streams });
  const handlers: Readonly<Record<string, FunctionHandler>> = {
    "/api/chat": createChatHandler({ settings, library, streams, log: write }),
    "/api/feedback": createFeedbackHandler(settings, write),
    "/mcp": createMcpHandler({ library, protocol: openProtocolFiles(files), log: write }, settings),
    ...options.functions,
  };
  const server: Server = createSiteServer({
    root,
    redirects: parseRedirects("/old/* /new/:splat 301\n/away/:name https://docs.example/:name"),
    functions: Object.fromEntries(
      Object.entries(handlers).map(([path, handler]) => [
        path,
        () => Promise.resolve({ default: handler }),
      ]),
    ),
    limits: { ...PATIENT, ...options.limits },
    trustProxy: options.trustProxy ?? false,
    onError: crashed,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    log,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => {
          if (error === null) resolve(count);
          else reject(error);
        });
      }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          small.remove();
          rmSync(`${root}-beside`, { recursive: true });
          rmSync(parent, { recursive: true });
          resolve();
        });
      }),
  };
}

/** A request by fetch, counted. */
export function send(site: FaultSite, path: string, init?: RequestInit): Promise<Response> {
  figures.requests += 1;
  return fetch(`${site.origin}${path}`, init);
}

/** A request with a JSON body. */
export function sendJson(
  site: FaultSite,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return send(site, path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** A connection that a test writes to as it likes. */
export interface RawConnection {
  readonly socket: Socket;
  /** What has come so far. */
  readonly received: () => string;
  /** Resolves when the connection is closed, with all that came. */
  readonly closed: Promise<string>;
}

/** Opens a connection and sends a text over it. */
export function openRaw(site: FaultSite, text: string | Buffer = ""): RawConnection {
  figures.requests += 1;
  const socket = connect({ port: site.port, host: "127.0.0.1", allowHalfOpen: true });
  const pieces: Buffer[] = [];
  const received = (): string => Buffer.concat(pieces).toString("latin1");
  socket.on("data", (piece) => pieces.push(piece));
  // A connection that is reset is closed, too.
  socket.on("error", () => undefined);
  // The server is done with it; what this side holds open does not matter any more.
  socket.on("end", () => socket.destroy());
  const closed = new Promise<string>((resolve) => {
    socket.on("close", () => resolve(received()));
  });
  if (text.length > 0) socket.write(text);
  return { socket, received, closed };
}

/** Status codes of the answers in what came over a connection. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /gu)].map(([, status]) => Number(status));
}

/** Sends a text over a connection that the server closes, and gives what came. */
export function exchange(site: FaultSite, text: string | Buffer): Promise<string> {
  return openRaw(site, text).closed;
}

/** Checks after a fault that the site answers, and that nothing of the fault is left. */
export async function expectHealthy(site: FaultSite): Promise<void> {
  figures.faults += 1;
  // On a busy machine, even this request may be one that comes too slowly.
  await vi.waitFor(async () => {
    const page = await send(site, "/", { headers: { connection: "close" } });
    expect([page.status, await page.text()]).toEqual([200, "<h1>Home</h1>"]);
  });
  await vi.waitFor(async () => expect(await site.connections()).toBe(0), {
    timeout: 3_000,
    interval: 5,
  });
}
