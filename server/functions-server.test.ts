import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { FunctionHandler } from "../functions/lib/http";
import { readFunctionSettings } from "../functions/lib/settings";
import { bodyOf, openChat } from "../tests/functions/chat-client";
import { type SmallSite, writeSmallSite } from "../tests/functions/site";
import { createFunctionsServer } from "./functions-server";
import { listen } from "./listen";
import { sendText } from "./testing";

const SITE_URL = "https://docs.example.org";
const LOOPBACK = { host: "127.0.0.1", port: 0 };

let site: SmallSite;
let server: Server | undefined;

beforeAll(() => {
  site = writeSmallSite();
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});
afterAll(() => site.remove());

type Limits = Parameters<typeof createFunctionsServer>[2];

/** Starts a server of one function, and returns its address. */
function start(handler: FunctionHandler, trustedProxies = 0, limits?: Limits): Promise<string> {
  const load = () => Promise.resolve({ default: handler });
  server = createFunctionsServer(trustedProxies, { "/api/chat": load }, limits);
  return listen(server, LOOPBACK);
}

/** The chat function over a small site, with the limits that it has by itself. */
const chat = (): FunctionHandler =>
  openChat(site.folder, readFunctionSettings({ SITE_URL })).handler;

/** Asks a question, and returns the status. */
async function ask(origin: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const response = await fetch(`${origin}/api/chat`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(bodyOf({ text: "Who can cancel a stream?" })),
  });
  await response.text();
  return response.status;
}

async function askTwelveTimes(
  origin: string,
  forwarded: (index: number) => string,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    statuses.push(await ask(origin, { "x-forwarded-for": forwarded(index) }));
  }
  return statuses;
}

/** Statuses of 12 questions of one client in one minute. */
const LIMITED = [...Array<number>(10).fill(200), 429, 429];

describe("clients of the functions' server", () => {
  // A slow machine gives nobody more questions.
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  test("are counted by what the proxy says, not by what they say", async () => {
    const origin = await start(chat(), 1);
    expect(await askTwelveTimes(origin, (index) => `192.0.2.${index}, 198.51.100.1`)).toEqual(
      LIMITED,
    );
    expect(await ask(origin, { "x-forwarded-for": "198.51.100.2" })).toBe(200);
  });

  test("are counted by their connection where no proxy is trusted", async () => {
    const origin = await start(chat());
    expect(await askTwelveTimes(origin, (index) => `192.0.2.${index}`)).toEqual(LIMITED);
  });

  test("may ask from pages at SITE_URL behind a proxy, and from no other name", async () => {
    const origin = await start(chat(), 1);
    const host = "docs.example.org";
    const from = (page: string): Promise<string> =>
      sendText(
        origin,
        `POST /api/chat HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${page}\r\nConnection: close\r\n` +
          "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
      );
    expect(await from(SITE_URL)).toContain("HTTP/1.1 400");
    expect(await from("https://evil.example")).toContain("HTTP/1.1 403");
    // The name that a request gives is nobody's proof: only SITE_URL makes it the site's.
    expect(await from("http://docs.example.org")).toContain("HTTP/1.1 403");
  });
});

describe("the functions' server", () => {
  const quick: FunctionHandler = () => Promise.resolve(new Response("done"));

  test("says that it runs, and answers other paths in JSON", async () => {
    const origin = await start(quick);
    const health = await fetch(`${origin}/healthz`);
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
    for (const path of ["/", "/api/chat/", "/api/constructor", "//api/chat", "/%"]) {
      const missing = await fetch(origin + path);
      expect([missing.status, await missing.json()]).toEqual([404, { error: "Not found." }]);
    }
  });

  test("ends connections that send too slowly", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const limits = { headersMs: 100, requestMs: 200, keepAliveMs: 100 };
    const origin = await start(async (request) => new Response(await request.text()), 0, limits);
    const head = "POST /api/chat HTTP/1.1\r\nHost: localhost\r\n";
    expect(await sendText(origin, head)).toContain("408 Request Timeout");
    expect(await sendText(origin, `${head}Content-Length: 9\r\n\r\nhalf`)).toContain("408 Request");
    expect(await sendText(origin, `${head}Content-Length: 4\r\n\r\nfull`)).toContain("full");
    // The body that was cut off.
    expect(log).toHaveBeenCalledOnce();
  });

  test("lets an answer last longer than a request may, and ends one that falls silent", async () => {
    const body = (pieces: number): ReadableStream<Uint8Array> => {
      let sent = 0;
      return new ReadableStream({
        pull: async (controller) => {
          if (sent === pieces) return;
          await new Promise((resolve) => setTimeout(resolve, 50));
          sent += 1;
          controller.enqueue(new TextEncoder().encode(`<${sent}>`));
        },
      });
    };
    const limits = { headersMs: 50, requestMs: 100, silenceMs: 400 };
    const origin = await start(() => Promise.resolve(new Response(body(12))), 0, limits);
    const answer = await sendText(origin, "GET /api/chat HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(answer).toContain("<12>");
  });

  test("drops connections above its limit", async () => {
    const origin = await start(quick, 0, { connections: 1 });
    const first = connect(Number(new URL(origin).port), "127.0.0.1");
    await once(first, "connect");
    expect(await sendText(origin, "").catch(() => "")).toBe("");
    first.destroy();
  });

  test("lets an answer come to its end when it is stopped, and takes no other", async () => {
    let finish = (): void => undefined;
    const origin = await start(() =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => {
              controller.enqueue(new TextEncoder().encode("begun "));
              finish = () => {
                controller.enqueue(new TextEncoder().encode("ended"));
                controller.close();
              };
            },
          }),
        ),
      ),
    );
    const response = await fetch(`${origin}/api/chat`);
    server?.close();
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
    finish();
    expect(await response.text()).toBe("begun ended");
  });
});
