// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { SEARCH_INDEX_PATH } from "../names";
import { keepPage, keepVisit } from "./keep";

/** What the page has asked for: messages to the worker, requests of its own, packages it has kept. */
let sent: unknown[];
let fetched: string[];
let kept: Set<string>;

interface Browser {
  readonly isReturning?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly isOnline?: boolean;
}

/** Stands in for what jsdom has not: service workers, caches, the network. */
function open({ isReturning = false, connection = {}, isOnline = true }: Browser): void {
  const worker = {
    postMessage: ({ payload }: { payload: { urlsToCache: unknown[] } }) =>
      sent.push(...payload.urlsToCache),
  };
  const container = {
    controller: isReturning ? worker : null,
    register: () => Promise.resolve(),
    ready: Promise.resolve({ active: worker }),
  };
  vi.stubGlobal("navigator", { serviceWorker: container, connection, onLine: isOnline });
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    const content = path === SEARCH_INDEX_PATH ? { build: "b2" } : { scripts: ["/assets/a.js"] };
    return Promise.resolve(Response.json(content));
  });
  const cache = {
    match: (path: string) => Promise.resolve(kept.has(path) ? new Response() : undefined),
    put: (path: string) => Promise.resolve(kept.add(path)),
    keys: () => Promise.resolve([...kept].map((path) => new Request(new URL(path, location.href)))),
    delete: ({ url }: Request) => Promise.resolve(kept.delete(new URL(url).pathname)),
  };
  vi.stubGlobal("caches", { open: () => Promise.resolve(cache) });
  const names = ["/assets/main.js", "/fonts/a.woff2", "/search/index.json", "//other.example/a.js"];
  vi.stubGlobal("performance", {
    getEntriesByType: () => names.map((name) => ({ name: new URL(name, location.href).href })),
  });
}

beforeEach(() => {
  sent = [];
  fetched = [];
  kept = new Set();
});

describe("a first visit", () => {
  it("hands the page and what it has loaded to the worker, and loads nothing", async () => {
    open({});
    await keepVisit();
    const page = [location.pathname, { headers: { Accept: "text/html" } }];
    expect(sent).toEqual([page, "/assets/main.js", "/fonts/a.woff2"]);
    expect(fetched).toEqual([]);
  });
});

describe("a later visit", () => {
  it("keeps search and assistant, and removes those of an earlier build", async () => {
    kept = new Set([SEARCH_INDEX_PATH, "/offline/search-b1.json", "/offline/markdown-b1.json"]);
    open({ isReturning: true });
    await keepVisit();
    expect(sent).toEqual(["/assets/a.js"]);
    expect([...kept].sort()).toEqual([
      "/offline/markdown-b2.json",
      "/offline/search-b2.json",
      SEARCH_INDEX_PATH,
    ]);
  });

  it.each([
    { connection: { saveData: true } },
    { connection: { effectiveType: "slow-2g" } },
    { isOnline: false },
  ])("loads nothing with %j", async (browser) => {
    open({ isReturning: true, ...browser });
    await keepVisit();
    await keepPage("/concepts/fees");
    expect([sent, fetched, [...kept]]).toEqual([[], [], []]);
  });

  it("keeps a page that was opened by a link within the site", async () => {
    open({ isReturning: true });
    await keepPage("/concepts/fees");
    expect(sent).toEqual([["/concepts/fees", { headers: { Accept: "text/html" } }]]);
  });

  it("that cannot be kept is said, and nothing fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    open({ isReturning: true });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("", { status: 404 })));
    await keepVisit();
    expect(String(warn.mock.calls[0]?.[1])).toContain(
      "/offline/files.json cannot be read: status 404",
    );
  });

  it("keeps no page that the host sends in the place of a package", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    open({ isReturning: true });
    const files = fetch;
    const page = { headers: { "Content-Type": "text/html" } };
    vi.stubGlobal("fetch", (path: string) =>
      path.startsWith("/offline/search-")
        ? Promise.resolve(new Response("<html>", page))
        : files(path),
    );
    await keepVisit();
    expect([...kept]).toEqual([]);
    expect(String(warn.mock.calls[0]?.[1])).toContain("status 200, content type text/html");
  });
});

describe("a browser that denies workers", () => {
  it("is asked, and nothing fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const denied = {
      onLine: true,
      get serviceWorker(): never {
        throw new DOMException("denied", "SecurityError");
      },
    };
    open({});
    vi.stubGlobal("navigator", denied);
    await keepVisit();
    await keepPage("/concepts/fees");
    expect(warn).toHaveBeenCalledTimes(2);
    expect(sent).toEqual([]);
  });
});
