// cspell:ignore PROPFIND fredirects Fevil
import { gzipSync } from "node:zlib";

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { CHAT_LIMITS } from "../../functions/lib/chat-request";
import { readJson } from "../../functions/lib/http";
import { bodyOf } from "../functions/chat-client";
import {
  countCrashes,
  exchange,
  expectHealthy,
  type FaultSite,
  openFaultSite,
  openRaw,
  printFigures,
  SECRET,
  send,
  sendJson,
  statusesOf,
} from "./fault-site";

const HOST = "Host: 127.0.0.1\r\n";
const END = "Connection: close\r\n\r\n";

/** The functions, a body that each of them takes, and the methods that it allows. */
const FUNCTIONS = [
  ["/api/chat", bodyOf({ text: "Who can cancel a stream?" }), "GET, POST, OPTIONS"],
  ["/api/feedback", { page: "/concepts/fees", thumbs: 1 }, "POST, OPTIONS"],
  ["/mcp", { jsonrpc: "2.0", id: 1, method: "ping" }, "POST, OPTIONS"],
] as const;
const PATHS = FUNCTIONS.map(([path]) => path);

let site: FaultSite;
beforeAll(async () => {
  countCrashes();
  site = await openFaultSite();
});
afterEach(() => expectHealthy(site));
afterAll(async () => {
  await site.stop();
  printFigures("Requests");
});

/** Starts a request with a JSON body. */
const post = (path: string, rest: string): string =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n${rest}`;

describe.each(FUNCTIONS)("%s", (path, body, allow) => {
  test("answers what it is made for, over and over on one connection", async () => {
    for (let count = 0; count < 5; count += 1) {
      const response = await sendJson(site, path, body);
      expect([200, 204]).toContain(response.status);
      await response.text();
    }
  });

  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])(
    "refuses %s unless it allows that, and says what it allows",
    async (method) => {
      const received = await exchange(site, `${method} ${path} HTTP/1.1\r\n${HOST}${END}`);
      const isAllowed = allow.includes(method);
      expect(statusesOf(received)).toEqual([isAllowed ? 400 : 405]);
      if (!isAllowed) expect(received).toContain(`\r\nallow: ${allow}\r\n`);
    },
  );

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
    "text/json",
    "",
  ])("refuses the type %j", async (type) => {
    const response = await sendJson(site, path, body, { "content-type": type });
    expect(response.status).toBe(415);
  });

  test("refuses a compressed body, whatever it would become", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, " "));
    for (const coding of ["gzip", "br", "deflate", "gzip, gzip"]) {
      const response = await send(site, path, {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": coding },
        body: bomb,
      });
      expect(response.status).toBe(415);
    }
  });

  test.each([
    ["no JSON", "{"],
    ["no value of JSON", "NaN"],
    ["nothing", ""],
    ["text after the end", "{}{}"],
    ["broken UTF-8", Buffer.from([0x22, 0xff, 0xfe, 0x22])],
    ["a half character of UTF-8", Buffer.from([0x22, 0xe2, 0x82])],
    ["UTF-16", Buffer.from('{"id":1}', "utf16le")],
    ["deep nesting", "[".repeat(60_000) + "]".repeat(60_000)],
    ["deep objects", '{"a":'.repeat(20_000) + "1" + "}".repeat(20_000)],
    ["a list", "[1,2,3]"],
    ["null", "null"],
  ])("answers a body of %s with 400 and no more", async (_, text) => {
    const response = await send(site, path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
      },
      body: text,
    });
    expect([400, path === "/api/feedback" ? 413 : 400]).toContain(response.status);
    expect(await response.text()).not.toMatch(/\n\s+at |node_modules|\.ts:|SyntaxError/u);
  });

  test("says that a body is too long, whoever announces it or not", async () => {
    const long = "x".repeat(CHAT_LIMITS.bytes + 1);
    expect((await sendJson(site, path, long)).status).toBe(413);
    const pieces = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
    });
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: pieces,
      duplex: "half",
    };
    expect((await send(site, path, init)).status).toBe(413);
  });

  test("answers before a huge body has come, and reads little of it", async () => {
    const connection = openRaw(site, post(path, "Content-Length: 100000000000\r\n\r\n"));
    let sent = 0;
    const piece = Buffer.alloc(1_000_000, " ");
    const more = (): void => {
      while (!connection.socket.destroyed && connection.socket.write(piece)) sent += piece.length;
      if (!connection.socket.destroyed) connection.socket.once("drain", more);
      sent += piece.length;
    };
    more();
    expect(statusesOf(await connection.closed)).toEqual([413]);
    // What is in flight fills the buffers of both ends.
    expect(sent).toBeLessThan(60_000_000);
  });

  test("lets the connection be used again after a body that was too long", async () => {
    const text = " ".repeat(CHAT_LIMITS.bytes + 1);
    const received = await exchange(
      site,
      `${post(path, `Content-Length: ${text.length}\r\n\r\n`)}${text}GET / HTTP/1.1\r\n${HOST}${END}`,
    );
    expect(statusesOf(received)).toEqual([413, 200]);
  });
});

describe("pages", () => {
  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])(
    "refuse %s, and say what they allow",
    async (method) => {
      const received = await exchange(site, `${method} / HTTP/1.1\r\n${HOST}${END}`);
      expect(statusesOf(received)).toEqual([405]);
      expect(received).toContain("\r\nallow: GET, HEAD\r\n");
    },
  );

  test("answer before a huge body has come", async () => {
    const connection = openRaw(
      site,
      `POST / HTTP/1.1\r\n${HOST}Content-Length: 100000000000\r\n\r\n`,
    );
    const timer = setInterval(() => connection.socket.write(Buffer.alloc(1_000_000)), 5);
    expect(statusesOf(await connection.closed)).toEqual([405]);
    clearInterval(timer);
  });

  test.each([
    "/../%B/secret.txt",
    "/%2e%2e/%B/secret.txt",
    "/%2E%2E%2F%B%2Fsecret.txt",
    "/..%2f%B/secret.txt",
    "/..%5c%B%5csecret.txt",
    "/..\\%B\\secret.txt",
    "/concepts/../../%B/secret.txt",
    "/concepts/%2e%2e/%2e%2e/%B/secret.txt",
    "/%252e%252e/%B/secret.txt",
    "/%c0%ae%c0%ae/%B/secret.txt",
    "/%e0%80%ae%e0%80%ae/%B/secret.txt",
    "/%uff0e%uff0e/%B/secret.txt",
    "/\u002e\u002e;/%B/secret.txt",
    "/....//%B/secret.txt",
    "/.%00./%B/secret.txt",
    "/%00../%B/secret.txt",
    "//%B/secret.txt",
    "/-beside/secret.txt",
    "http://127.0.0.1/../%B/secret.txt",
    "http://127.0.0.1//%B/secret.txt",
    "/index.html/../../%B/secret.txt",
    "/mcp/../../%B/secret.txt",
    "/api/chat/%2e%2e/%2e%2e/%B/secret.txt",
    "/_redirects",
    "/%5fredirects",
    "/etc/passwd",
    "/proc/self/environ",
  ])("never lead to files beside the site: %s", async (path) => {
    const target = path.replace("%B", "beside");
    const received = await exchange(site, `GET ${target} HTTP/1.1\r\n${HOST}${END}`);
    expect([400, 404]).toContain(statusesOf(received)[0]);
    expect(received).not.toContain(SECRET);
    expect(received).not.toContain("root:");
  });
});

describe("headers of an answer", () => {
  test.each([
    "/old/a%0d%0aX-Injected:%20yes",
    "/old/a?x=%0d%0aX-Injected:%20yes",
    "/old/%E5%98%8A%E5%98%8DX-Injected:%20yes",
    "/away/a%0aX-Injected:yes",
    "/away/%2F%2Fevil.example",
    "/large.txt%0d%0aX-Injected:%20yes",
    "/concepts/fees%0d%0aX-Injected:%20yes",
    "/api/chat?chatId=a%0d%0aX-Injected:%20yes",
  ])("come from nobody's address: %s", async (path) => {
    const received = await exchange(site, `GET ${path} HTTP/1.1\r\n${HOST}${END}`);
    const [head = ""] = received.split("\r\n\r\n");
    expect(statusesOf(received)).toHaveLength(1);
    expect(head).not.toMatch(/^X-Injected/imu);
    expect(head).not.toMatch(/^location: (?!\/(?!\/)|https:\/\/docs\.example\/)/imu);
  });

  test.each([
    ["a line end without its first half", "X-A: a\nX-Injected: yes\r\n", [200, 400]],
    ["a line end without its second half", "X-A: a\rX-Injected: yes\r\n", [400]],
    ["a zero byte", "X-A: a\0b\r\n", [400]],
    ["a folded line", "X-A: a\r\n b\r\n", [200, 400]],
    ["a name with a space", "X A: a\r\n", [400]],
    ["no name", ": a\r\n", [400]],
    ["two hosts", HOST, [200, 400]],
    ["bytes of no character", "X-A: \xff\xfe\r\nAccept: \xff\r\nIf-None-Match: \xff\r\n", [200]],
    ["an origin of many lines", "Origin: http://a\r\n\thttp://b\r\n", [200, 400]],
  ])("come from nobody's headers: %s", async (_, headers, statuses) => {
    const received = await exchange(
      site,
      Buffer.from(`GET / HTTP/1.1\r\n${HOST}${headers}${END}`, "latin1"),
    );
    const found = statusesOf(received);
    expect(found).toHaveLength(1);
    expect(statuses).toContain(found[0]);
    expect(received.split("\r\n\r\n")[0]).not.toMatch(/^X-Injected/imu);
  });

  test("come from no name of a host", async () => {
    for (const path of ["/", ...PATHS]) {
      for (const host of ["", "a b", "[", "evil.example:99999", "a\tb", "user@host", "h/p?q#f"]) {
        const received = await exchange(site, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${END}`);
        expect(statusesOf(received)).toHaveLength(1);
        expect([200, 400, 405]).toContain(statusesOf(received)[0]);
        if (host !== "") expect(received.split("\r\n\r\n")[0]).not.toContain(host);
      }
    }
  });
});

describe("a request whose end is in doubt", () => {
  const SMUGGLED = `GET /large.txt HTTP/1.1\r\n${HOST}\r\n`;

  test.each([
    ["two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"],
    ["the same length twice", "Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}"],
    ["two lengths in one header", "Content-Length: 2, 3\r\n\r\n{}"],
    ["a negative length", "Content-Length: -2\r\n\r\n{}"],
    ["a length with a sign", "Content-Length: +2\r\n\r\n{}"],
    ["a length that is none", "Content-Length: 0x2\r\n\r\n{}"],
    ["a length beyond numbers", "Content-Length: 99999999999999999999\r\n\r\n{}"],
    ["a length and pieces", "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
    ["pieces and a length", "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n0\r\n\r\n"],
    ["pieces that are not the last coding", "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n"],
    ["a hidden name of the coding", "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n"],
    ["a piece of a wrong size", "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"],
    ["a piece of an endless size", `Transfer-Encoding: chunked\r\n\r\n${"f".repeat(40)}\r\n{}`],
    [
      "a piece with a huge extension",
      `Transfer-Encoding: chunked\r\n\r\n2;${"x".repeat(40_000)}\r\n{}`,
    ],
  ])("is refused with %s, and what follows is no request", async (_, rest) => {
    const received = await exchange(site, post("/api/feedback", rest) + SMUGGLED);
    expect([[400], [413]]).toContainEqual(statusesOf(received));
  });
});

describe("MCP", () => {
  const search = (id: unknown): unknown => ({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name: "search_docs", arguments: { query: "cancel a stream" } },
  });
  const cancel = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };

  test("answers a request that its own body cancels", async () => {
    const response = await sendJson(site, "/mcp", [search(1), cancel]);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("Who can cancel a stream"),
    ]);
    expect((await sendJson(site, "/mcp", [cancel])).status).toBe(202);
  });

  test("takes ten messages in a body, and refuses more", async () => {
    const messages = Array.from({ length: 11 }, (_, id) => search(id));
    const ten = await sendJson(site, "/mcp", messages.slice(1));
    expect([ten.status, await ten.json()]).toMatchObject([200, { length: 10 }]);
    expect((await sendJson(site, "/mcp", messages)).status).toBe(413);
  });

  test.each([
    ["a list as an id", search([1])],
    ["the same id twice", [search(1), search(1)]],
    [
      "deep arguments",
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_docs","arguments":{"query":${"[".repeat(40_000)}${"]".repeat(40_000)}}}}`,
    ],
    ["an unknown tool", { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "rm" } }],
    [
      "a name of every object",
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "__proto__", arguments: {} } },
    ],
    [
      "a task",
      {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "search_docs", arguments: { query: "fee" }, task: { ttl: 1 } },
      },
    ],
    ["an answer to nobody", { jsonrpc: "2.0", id: 1, result: {} }],
  ])("answers %s", async (_, body) => {
    const response = await sendJson(site, "/mcp", body);
    expect([200, 202, 400]).toContain(response.status);
    expect(await response.text()).not.toMatch(/\n\s+at |node_modules/u);
  });
});

describe("limits of a client", () => {
  test.each([
    ["/api/chat", bodyOf({ text: "Who can cancel a stream?" })],
    ["/mcp", { jsonrpc: "2.0", id: 1, method: "ping" }],
  ])("%s says when to come back, to whoever asks behind a proxy", async (path, body) => {
    const strict = await openFaultSite({
      settings: { chatPerMinute: 2, mcpPerMinute: 2 },
      trustProxy: true,
    });
    const status = async (from: string): Promise<readonly [number, number]> => {
      const response = await sendJson(strict, path, body, { "x-forwarded-for": from });
      await response.text();
      return [response.status, Number(response.headers.get("retry-after"))];
    };
    // What the client wrote itself comes first, and a port tells no clients apart.
    for (const from of ["198.51.100.1, 192.0.2.1", "198.51.100.2, 192.0.2.1:4000"]) {
      expect(await status(from)).toEqual([200, 0]);
    }
    const [code, seconds] = await status("198.51.100.3, 192.0.2.1:4001");
    expect(code).toBe(429);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(await status("192.0.2.2")).toEqual([200, 0]);
    expect((await status("[2001:db8::1]:4000"))[0]).toBe(200);
    expect((await status("2001:db8::2"))[0]).toBe(200);
    expect((await status("[2001:db8::3]:4001"))[0]).toBe(429);
    await expectHealthy(strict);
    await strict.stop();
  });
});

test("a body that does not come is given up with a sentence", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const request = new Request("http://127.0.0.1/api/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new ReadableStream(),
      ...{ duplex: "half" },
    });
    const reading = expect(readJson(request, 100)).rejects.toMatchObject({ status: 408 });
    await vi.advanceTimersByTimeAsync(10_001);
    await reading;
  } finally {
    vi.useRealTimers();
  }
});
