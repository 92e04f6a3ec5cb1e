import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { CONNECTION_LIMITS } from "../../server/connections";
import { bodyOf } from "../functions/chat-client";
import { type ModelServer, startModelServer } from "../functions/model-server";
import {
  countCrashes,
  exchange,
  expectHealthy,
  type FaultSite,
  LARGE_BYTES,
  openFaultSite,
  openRaw,
  printFigures,
  type RawConnection,
  sendJson,
  SHORT,
  statusesOf,
} from "./fault-site";

const HOST = "Host: 127.0.0.1\r\n";
const PAGE = `GET / HTTP/1.1\r\n${HOST}\r\n`;
const POST = `POST /api/feedback HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

/** What an endless function made, and whether it was told to stop. */
const endless = { bytes: 0, isCancelled: false };

let site: FaultSite;
let model: ModelServer;
/** Timers that keep the process when nothing is under way. */
let timers = 0;

const countTimers = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;

beforeAll(async () => {
  countCrashes();
  timers = countTimers();
  model = await startModelServer();
  site = await openFaultSite({
    settings: { model: { baseUrl: model.baseUrl, model: "test", apiKey: null } },
    streams: { graceMs: 50 },
    limits: SHORT,
    functions: {
      "/endless": () =>
        Promise.resolve(
          new Response(
            new ReadableStream<Uint8Array>({
              pull: (controller) => {
                endless.bytes += 65_536;
                controller.enqueue(new Uint8Array(65_536));
              },
              cancel: () => {
                endless.isCancelled = true;
              },
            }),
          ),
        ),
    },
  });
});
afterEach(() => expectHealthy(site));
afterAll(async () => {
  await site.stop();
  await model.stop();
  await vi.waitFor(() => expect(countTimers()).toBeLessThanOrEqual(timers));
  printFigures("Connections");
});

/** Sends a text a few bytes at a time for as long as the connection is open. */
async function drip(connection: RawConnection, text: string, milliseconds = 20): Promise<string> {
  let at = 0;
  const timer = setInterval(() => {
    connection.socket.write(text.charAt(at % text.length));
    at += 1;
  }, milliseconds);
  const received = await connection.closed;
  clearInterval(timer);
  return received;
}

describe("the usual limits", () => {
  test("leave a model time to think, and are shorter than what Node would wait", () => {
    const { headersMs, requestMs, keepAliveMs, idleMs, checkMs, headers } = CONNECTION_LIMITS;
    expect(idleMs).toBeGreaterThan(45_000);
    expect([headersMs < 60_000, requestMs < 300_000, keepAliveMs <= 5_000]).not.toContain(false);
    expect(checkMs).toBeLessThan(headersMs);
    expect(headers).toBeLessThan(2_000);
  });
});

describe("a slow client", () => {
  test("that says nothing is closed", async () => {
    expect(statusesOf(await exchange(site, ""))).toEqual([408]);
  });

  test("that sends headers a byte at a time is closed", async () => {
    const received = await drip(openRaw(site, "GET / HTTP/1.1\r\n"), "X-Slow: 1\r\n");
    expect(statusesOf(received)).toEqual([408]);
  });

  test("that sends a body a byte at a time is closed", async () => {
    const received = await drip(openRaw(site, `${POST}Content-Length: 4000\r\n\r\n{`), " ");
    expect(statusesOf(received)).toEqual([408]);
  });

  test("that sends no more of a chunked body is closed", async () => {
    const received = await exchange(site, `${POST}Transfer-Encoding: chunked\r\n\r\n5\r\n{`);
    expect(statusesOf(received)).toEqual([408]);
  });

  test("does not keep others from being answered, thirty at a time", async () => {
    const slow = Array.from({ length: 30 }, () =>
      drip(openRaw(site, "GET / HTTP/1.1\r\n"), "X-Slow: 1\r\n"),
    );
    const started = Date.now();
    const response = await sendJson(site, "/api/feedback", { page: "/concepts/fees", thumbs: 1 });
    expect(response.status).toBe(204);
    expect(Date.now() - started).toBeLessThan(2_000);
    expect((await Promise.all(slow)).flatMap(statusesOf)).toEqual(Array(30).fill(408));
  });
});

describe("a client that closes its side", () => {
  test.each([
    ["at once", ""],
    ["inside the headers", "GET / HTTP/1.1\r\nHost: a"],
    ["after the headers", `${POST}Content-Length: 40\r\n\r\n`],
    ["inside the body", `${POST}Content-Length: 40\r\n\r\n{"page":`],
    ["inside a chunk", `${POST}Transfer-Encoding: chunked\r\n\r\n9\r\n{"page"`],
  ])("%s is let go", async (_, text) => {
    const { socket, closed } = openRaw(site, text);
    socket.end();
    expect(statusesOf(await closed).every((status) => status === 400)).toBe(true);
  });

  test("and one that goes without a word, twenty times each", async () => {
    for (const text of ["", "GET / HT", PAGE, `${POST}Content-Length: 40\r\n\r\n{"page":`]) {
      const connections = Array.from({ length: 20 }, () => openRaw(site, text));
      await new Promise((resolve) => setTimeout(resolve, 20));
      for (const { socket } of connections) socket.resetAndDestroy();
    }
  });
});

describe("a client that stops reading", () => {
  test("a large file is closed, and takes no more than the buffers of its connection", async () => {
    const { socket, received, closed } = openRaw(site, `GET /large.txt HTTP/1.1\r\n${HOST}\r\n`);
    socket.pause();
    await vi.waitFor(async () => expect(await site.connections()).toBe(1));
    await vi.waitFor(async () => expect(await site.connections()).toBe(0), { timeout: 4_000 });
    socket.resume();
    await closed;
    expect(received().length).toBeLessThan(LARGE_BYTES);
  });

  test("an endless answer is closed, and the answer is given up", async () => {
    const { socket, closed } = openRaw(site, `GET /endless HTTP/1.1\r\n${HOST}\r\n`);
    socket.pause();
    await vi.waitFor(() => expect(endless.isCancelled).toBe(true), { timeout: 4_000 });
    const made = endless.bytes;
    expect(made).toBeLessThan(LARGE_BYTES);
    socket.resume();
    await closed;
    expect(endless.bytes).toBe(made);
  });

  test("but goes on later gets all of it", async () => {
    const { socket, received, closed } = openRaw(
      site,
      `GET /large.txt HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    );
    socket.pause();
    setTimeout(() => socket.resume(), SHORT.idleMs / 2);
    await closed;
    expect(received().length).toBeGreaterThan(LARGE_BYTES);
  });

  test("for a moment again and again is not watched by more and more listeners", async () => {
    const warnings: string[] = [];
    const warn = ({ name }: Error): void => {
      warnings.push(name);
    };
    process.on("warning", warn);
    const { socket, received } = openRaw(site, `GET /endless HTTP/1.1\r\n${HOST}\r\n`);
    await vi.waitFor(() => expect(received().length).toBeGreaterThan(40 * 65_536));
    socket.destroy();
    process.off("warning", warn);
    expect(warnings).toEqual([]);
  });
});

describe("a client that leaves an answer", () => {
  const ask = (id: string): string => {
    const body = JSON.stringify(bodyOf({ id, text: "Who can cancel a stream?" }));
    return `POST /api/chat HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  };

  test("before it begins ends the call of the model", async () => {
    model.play(() => undefined);
    const { socket } = openRaw(site, ask("before"));
    await vi.waitFor(() => expect(model.calls).toHaveLength(1));
    socket.destroy();
    await vi.waitFor(() => expect(model.aborted()).toBe(1));
  });

  test("in its middle ends the call of the model", async () => {
    model.play(({ deltas }) => deltas({ content: "Only the sender " }));
    const { socket, received } = openRaw(site, ask("middle"));
    await vi.waitFor(() => expect(received()).toContain("Only the"));
    socket.resetAndDestroy();
    await vi.waitFor(() => expect(model.aborted()).toBe(1));
  });
});

describe("a connection", () => {
  test("is kept for the next request, for a while", async () => {
    const { socket, received, closed } = openRaw(site, PAGE);
    await vi.waitFor(() => expect(statusesOf(received())).toEqual([200]));
    socket.write(PAGE);
    expect(statusesOf(await closed)).toEqual([200, 200]);
  });

  test("may bring many requests at once", async () => {
    const text = PAGE.repeat(199) + PAGE.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
    const received = await exchange(site, text);
    expect(statusesOf(received)).toEqual(Array(200).fill(200));
  });

  test.each([
    ["more headers than it may have", "X-Header: 1\r\n".repeat(120)],
    ["one header that is too long", `X-Header: ${"x".repeat(20_000)}\r\n`],
  ])("with %s is refused", async (_, headers) => {
    const received = await exchange(
      site,
      `GET / HTTP/1.1\r\n${HOST}${headers}Connection: close\r\n\r\n`,
    );
    expect(statusesOf(received)).toEqual([431]);
  });

  test("with an address that is too long is refused", async () => {
    const received = await exchange(site, `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`);
    expect(statusesOf(received)).toEqual([431]);
  });
});

test("more connections than there may be are closed, and the others are answered", async () => {
  const small = await openFaultSite({ limits: { ...SHORT, connections: 5 } });
  const open = Array.from({ length: 20 }, () => openRaw(small));
  await vi.waitFor(() => expect(open.filter(({ socket }) => socket.destroyed)).toHaveLength(15));
  for (const { socket } of open) if (!socket.destroyed) socket.end(PAGE);
  await Promise.all(open.map(({ closed }) => closed));
  await expectHealthy(small);
  await small.stop();
});
