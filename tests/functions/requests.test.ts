// cspell:ignore PROPFIND
import { gzipSync } from "node:zlib";

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import { CHAT_LIMITS } from "../../functions/lib/chat-request";
import { readJson } from "../../functions/lib/http";
import { bodyOf } from "./chat-client";
import { type SmallSite, writeSmallSite } from "./site";
import { openSiteFunctions, type SiteFunctions } from "./site-functions";

/** The functions, a body that each of them takes, and the methods that it allows. */
const FUNCTIONS = [
  ["/api/chat", bodyOf({ text: "Who can cancel a stream?" }), "GET, POST, OPTIONS"],
  ["/api/feedback", { page: "/concepts/fees", thumbs: 1 }, "POST, OPTIONS"],
  ["/mcp", { jsonrpc: "2.0", id: 1, method: "ping" }, "POST, OPTIONS"],
] as const;

/** Spaces that become 50 MB again. */
const BOMB = gzipSync(Buffer.alloc(50_000_000, " "), { level: 1 });

let small: SmallSite;
let site: SiteFunctions;
beforeAll(() => {
  small = writeSmallSite();
  site = openSiteFunctions(small.folder);
});
// Whatever came, nothing failed inside, and the next question is answered.
afterEach(async () => {
  expect(site.log.filter(({ event }) => event === "failure")).toEqual([]);
  const [path, body] = FUNCTIONS[0];
  expect((await site.sendJson(path, body)).status).toBe(200);
});
afterAll(() => small.remove());

describe.each(FUNCTIONS)("%s", (path, body, allow) => {
  test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "PROPFIND"])(
    "refuses %s unless it allows that, and says what it allows",
    async (method) => {
      const response = await site.send(path, { method });
      const isAllowed = allow.includes(method);
      expect(response.status).toBe(isAllowed ? 400 : 405);
      if (!isAllowed) expect(response.headers.get("allow")).toBe(allow);
    },
  );

  test.each([
    ..."https://evil.example https://docs.example.org.evil.example null file://".split(" "),
    ..."https://evil.example#docs.example.org http://localhost:3000".split(" "),
  ])("is not called by a page of %s", async (origin) => {
    const { status, headers } = await site.sendJson(path, body, { origin });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([403, null]);
    expect((await site.sendJson(path, body, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test("is called by the site, by programs without an origin, and by origins of the settings", async () => {
    const allowed = "https://app.example.org";
    const open = openSiteFunctions(small.folder, { allowedOrigins: [allowed] });
    for (const origin of ["https://docs.example.org", allowed]) {
      const { ok, headers } = await open.sendJson(path, body, { origin });
      expect(ok).toBe(true);
      const may = origin === allowed ? allowed : null;
      expect(headers.get("access-control-allow-origin")).toBe(may);
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      if (may !== null) expect(headers.get("vary")).toMatch(/origin/iu);
    }
    const before = await open.send(path, { method: "OPTIONS", headers: { origin: allowed } });
    expect([before.status, before.headers.get("access-control-allow-methods")]).toEqual([
      204,
      allow.replace(", OPTIONS", ""),
    ]);
  });

  test("answers what nothing keeps and no browser takes for a page", async () => {
    for (const sent of [body, "no JSON"]) {
      const { headers } = await site.sendJson(path, sent);
      expect(headers.get("cache-control")).toMatch(/^no-store/u);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
    }
  });

  test("refuses other types than JSON", async () => {
    const form = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];
    for (const type of ["text/plain", ...form, "application/jsonp", "text/json", ""]) {
      const response = await site.sendJson(path, body, { "content-type": type });
      expect(response.status, type).toBe(415);
    }
  });

  test("refuses a compressed body, whatever it would become", async () => {
    for (const coding of ["gzip", "br", "deflate", "gzip, gzip"]) {
      const response = await site.send(path, {
        method: "POST",
        headers: { "content-type": "application/json", "content-encoding": coding },
        body: BOMB,
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
    const response = await site.send(path, {
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
    expect((await site.sendJson(path, long)).status).toBe(413);
    expect(
      (
        await site.send(path, {
          method: "POST",
          headers: { "content-type": "application/json", "content-length": "100000000000" },
          body: "{}",
        })
      ).status,
    ).toBe(413);
  });

  test("reads no more of a body than it may be long, however it is sent", async () => {
    let sent = 0;
    const response = await site.send(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(32));
        },
      }),
      ...{ duplex: "half" },
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(CHAT_LIMITS.bytes + 4 * 65_536);
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
    const response = await site.sendJson("/mcp", [search(1), cancel]);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining("Who can cancel a stream"),
    ]);
    expect((await site.sendJson("/mcp", [cancel])).status).toBe(202);
  });

  test("takes ten messages in a body, and refuses more", async () => {
    const messages = Array.from({ length: 11 }, (_, id) => search(id));
    const ten = await site.sendJson("/mcp", messages.slice(1));
    expect([ten.status, await ten.json()]).toMatchObject([200, { length: 10 }]);
    expect((await site.sendJson("/mcp", messages)).status).toBe(413);
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
    const response = await site.sendJson("/mcp", body);
    expect([200, 202, 400]).toContain(response.status);
    expect(await response.text()).not.toMatch(/\n\s+at |node_modules/u);
  });
});

describe("limits of a client", () => {
  test.each([
    ["/api/chat", bodyOf({ text: "Who can cancel a stream?" })],
    ["/mcp", { jsonrpc: "2.0", id: 1, method: "ping" }],
  ])("%s says when to come back, to whoever the host says it is", async (path, body) => {
    const strict = openSiteFunctions(small.folder, { chatPerMinute: 2, mcpPerMinute: 2 });
    const status = async (ip: string): Promise<readonly [number, number]> => {
      const response = await strict.sendJson(path, body, {}, ip);
      await response.text();
      return [response.status, Number(response.headers.get("retry-after"))];
    };
    // A port tells no clients apart, nor does the end of an address of version 6.
    for (const ip of ["192.0.2.1", "192.0.2.1:4000"]) expect(await status(ip)).toEqual([200, 0]);
    const [code, seconds] = await status("192.0.2.1:4001");
    expect(code).toBe(429);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(await status("192.0.2.2")).toEqual([200, 0]);
    expect((await status("[2001:db8::1]:4000"))[0]).toBe(200);
    expect((await status("2001:db8::2"))[0]).toBe(200);
    expect((await status("[2001:db8::3]:4001"))[0]).toBe(429);
  });

  test("each message of a body counts", async () => {
    const post = async (mcpPerMinute: number, counts: readonly number[]): Promise<number[]> => {
      const limited = openSiteFunctions(small.folder, { mcpPerMinute });
      const statuses: number[] = [];
      for (const count of counts) {
        const body = Array.from({ length: count }, (_, id) => ({
          jsonrpc: "2.0",
          id,
          method: "ping",
        }));
        statuses.push((await limited.sendJson("/mcp", body, {}, "192.0.2.1")).status);
      }
      return statuses;
    };
    expect(await post(12, [10, 10, 1, 1])).toEqual([200, 429, 200, 429]);
    expect(await post(3, [4])).toEqual([413]);
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
