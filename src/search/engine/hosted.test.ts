import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { HostedSearchConfig } from "../../config/search";
import { createHostedEngine, TIMEOUTS } from "./hosted";

interface Received {
  readonly url: URL;
  readonly body: unknown;
}

interface Host {
  readonly address: string;
  readonly received: Received[];
}

type Reply = (response: ServerResponse, request: Received) => void;

const servers: Server[] = [];

/** A host that speaks the service's protocol. */
async function host(reply: Reply): Promise<Host> {
  const received: Received[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://host");
      const entry = { url, body: JSON.parse(text) as unknown };
      received.push(entry);
      reply(response, entry);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

const record = {
  objectID: "/concepts/fees#claim-fee",
  type: "content",
  url: "https://docs.example.org/concepts/fees#claim-fee",
  content: "The claim fee is paid in <b>gas</b> tokens.",
  protocol: "airdrops",
  release: "airdrops@v1.3",
  hierarchy: { lvl0: "Concepts", lvl1: "Fees", lvl2: "Claim fee", lvl3: null },
  _highlightResult: { hierarchy: { lvl2: { value: "<mark>Claim</mark> fee" } } },
  _snippetResult: { content: { value: "The <mark>claim</mark> fee is paid in <b>gas</b>" } },
};

const json =
  (value: unknown, status = 200): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };

const found = json({
  results: [{ hits: [record], nbHits: 41, page: 0, nbPages: 3, queryID: "q1" }],
});
const refuses =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ message: "no", status }));
  };
const hangs: Reply = () => undefined;
const drops: Reply = (response) => response.destroy();

/** As much of a browser's storage as is used. */
function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    keys: () => [...items.keys()],
  };
}

let storage = memoryStorage();

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal("window", { localStorage: storage });
});

function config(
  hosts: readonly Host[],
  rest: Partial<HostedSearchConfig> = {},
): HostedSearchConfig {
  return {
    appId: "APP123",
    apiKey: "search-only",
    indexName: "docs",
    markdownIndexName: null,
    hosts: hosts.map(({ address }) => ({ url: address, protocol: "http", accept: "readWrite" })),
    clickAnalytics: false,
    ...rest,
  };
}

const engineFor = (hosts: readonly Host[]): ReturnType<typeof createHostedEngine> =>
  createHostedEngine(config(hosts));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("a hosted search", () => {
  it("asks as the service expects [spec 3.4a, 3.4c, 3.7a]", async () => {
    const service = await host(found);
    await engineFor([service]).search({
      query: "claim fee",
      areas: ["Concepts", "Guides"],
      protocols: ["airdrops"],
      snippetWords: 5,
    });
    const [request] = service.received;
    expect(request?.url.pathname).toBe("/1/indexes/*/queries");
    expect(request?.url.searchParams.get("x-algolia-application-id")).toBe("APP123");
    expect(request?.url.searchParams.get("x-algolia-api-key")).toBe("search-only");
    expect(request?.body).toMatchObject({
      requests: [
        {
          query: "claim fee",
          indexName: "docs",
          hitsPerPage: 20,
          clickAnalytics: false,
          highlightPreTag: "<mark>",
          highlightPostTag: "</mark>",
          facetFilters: [["area:Concepts", "area:Guides"], ["protocol:airdrops"]],
        },
      ],
    });
    expect(JSON.stringify(request?.body)).toContain('"content:5"');
  });

  it("gives hits whose texts are runs of plain text [spec 3.4e, 3.7a]", async () => {
    const answer = await engineFor([await host(found)]).search({ query: "claim" });
    expect(answer).toMatchObject({ total: 41, page: 0, pages: 3, suggestions: [] });
    expect(answer.hits).toEqual([
      {
        objectID: "/concepts/fees#claim-fee",
        type: "content",
        url: "/concepts/fees#claim-fee",
        content: record.content,
        protocol: "airdrops",
        release: "airdrops@v1.3",
        places: [],
        hierarchy: {
          lvl0: "Concepts",
          lvl1: "Fees",
          lvl2: "Claim fee",
          lvl3: null,
          lvl4: null,
          lvl5: null,
          lvl6: null,
        },
        highlight: {
          lvl0: [{ text: "Concepts", marked: false }],
          lvl1: [{ text: "Fees", marked: false }],
          lvl2: [
            { text: "Claim", marked: true },
            { text: " fee", marked: false },
          ],
        },
        snippet: [
          { text: "The ", marked: false },
          { text: "claim", marked: true },
          { text: " fee is paid in <b>gas</b>", marked: false },
        ],
      },
    ]);
  });

  it("keeps a response in storage, an item an index, and asks once [spec 3.7d]", async () => {
    const service = await host(found);
    const engine = engineFor([service]);
    await engine.search({ query: "claim" });
    await engineFor([service]).search({ query: "claim" });
    expect(service.received).toHaveLength(1);
    expect(storage.keys().join(" ")).toContain("sablier-docs-search-APP123-docs");
    await engine.search({ query: "claims" });
    expect(service.received).toHaveLength(2);
  });

  it("works when storage is blocked", async () => {
    vi.stubGlobal("window", {
      get localStorage(): Storage {
        throw new DOMException("denied", "SecurityError");
      },
    });
    const engine = engineFor([await host(found)]);
    expect((await engine.search({ query: "claim" })).hits).toHaveLength(1);
  });
});

describe("hosts that fail", () => {
  it.each([
    ["drops the connection", drops],
    ["answers 503", refuses(503)],
  ])("one that %s is passed over for 120 seconds [spec 3.7b]", async (_, reply) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const down = await host(reply);
    const up = await host(found);
    const engine = engineFor([down, up]);
    await engine.search({ query: "a" });
    await engine.search({ query: "b" });
    expect([down.received.length, up.received.length]).toEqual([1, 2]);
    vi.setSystemTime(Date.now() + 119_000);
    await engine.search({ query: "c" });
    expect(down.received).toHaveLength(1);
    vi.setSystemTime(Date.now() + 2_000);
    await engine.search({ query: "d" });
    expect([down.received.length, up.received.length]).toEqual([2, 4]);
  });

  it("one that is silent is given up after its time [spec 3.7c]", { timeout: 15_000 }, async () => {
    const silent = await host(hangs);
    const up = await host(found);
    const start = performance.now();
    const { hits } = await engineFor([silent, up]).search({ query: "a" });
    const waited = performance.now() - start;
    expect(hits).toHaveLength(1);
    expect(waited).toBeGreaterThan(900);
    expect(waited).toBeLessThan(4_000);
  });

  it(
    "one that stops in the middle is given up after its time [spec 3.7c]",
    { timeout: 15_000 },
    async () => {
      expect(TIMEOUTS).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
      const stuck = await host((response) => response.writeHead(200).write("{"));
      const up = await host(found);
      const start = performance.now();
      const { hits } = await engineFor([stuck, up]).search({ query: "a" });
      expect(hits).toHaveLength(1);
      expect(performance.now() - start).toBeGreaterThan(1_900);
    },
  );

  it("all of them: the reader is told [spec 3.7b]", async () => {
    const hosts = await Promise.all([host(drops), host(refuses(500)), host(drops)]);
    await expect(engineFor(hosts).search({ query: "a" })).rejects.toThrow("cannot be reached");
    expect(hosts.map(({ received }) => received.length)).toEqual([1, 1, 1]);
  });
});

describe("answers that are none", () => {
  it.each([
    ["malformed JSON", (response: ServerResponse) => response.end("{oops"), "cannot be read"],
    ["no results", json({}), "not a list of results"],
    ["results without hits", json({ results: [{}] }), "not a list of results"],
    ["403", refuses(403), "does not accept this site's key"],
    ["404", refuses(404), "status 404"],
  ])("%s", async (_, reply, message) => {
    const engine = engineFor([await host(reply)]);
    await expect(engine.search({ query: "a" })).rejects.toThrow(message);
  });

  it("429 is asked again, then told", { timeout: 30_000 }, async () => {
    const busy = await host(refuses(429, { "retry-after": "1" }));
    await expect(engineFor([busy]).search({ query: "a" })).rejects.toThrow(/busy|reached/u);
    expect(busy.received.length).toBeGreaterThan(1);
  });

  it("records that lead nowhere are left out", async () => {
    const bad = ["javascript:alert(1)", "data:text/html,x", "//evil.example", null, "ftp://x/"];
    const hits = bad.map((url, index) => ({ ...record, objectID: `bad${index}`, url }));
    const service = await host(json({ results: [{ hits: [...hits, 7, null, {}, record] }] }));
    const answer = await engineFor([service]).search({ query: "a" });
    expect(answer.hits.map(({ url }) => url)).toEqual(["/concepts/fees#claim-fee"]);
    expect(answer.total).toBe(1);
  });
});

describe("searches that are no longer wanted", () => {
  it("reject when a later one comes or the signal is aborted", async () => {
    const engine = engineFor([await host(found)]);
    const first = engine.search({ query: "a" });
    const controller = new AbortController();
    const second = engine.search({ query: "b" }, controller.signal);
    await expect(first).rejects.toMatchObject({ name: "AbortError" });
    controller.abort();
    await expect(second).rejects.toMatchObject({ name: "AbortError" });
    expect((await engine.search({ query: "c" })).hits).toHaveLength(1);
  });
});
