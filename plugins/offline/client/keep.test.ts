// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { keepPage, keepVisit } from "./keep";

/** What the page has asked for: messages to the worker, and requests of its own. */
let sent: unknown[];
let fetched: string[];

interface Browser {
  /** Whether the worker has kept the page. */
  readonly isKept?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly isOnline?: boolean;
}

/** Stands in for what jsdom has not: service workers, their caches, the network. */
function open({ isKept = false, connection = {}, isOnline = true }: Browser): void {
  const worker = {
    postMessage: ({ payload }: { payload: { urlsToCache: unknown[] } }) =>
      sent.push(...payload.urlsToCache),
  };
  const container = {
    register: () => Promise.resolve(),
    ready: Promise.resolve({ active: worker }),
  };
  vi.stubGlobal("navigator", { serviceWorker: container, connection, onLine: isOnline });
  vi.stubGlobal("caches", {
    match: (url: string) =>
      Promise.resolve(isKept && url === location.href ? new Response() : undefined),
  });
  vi.stubGlobal("fetch", (path: string) => {
    fetched.push(path);
    return Promise.resolve(Response.json({}));
  });
  const entriesOf = (...names: string[]) => ({
    getEntries: () => names.map((name) => ({ name: new URL(name, location.href).href })),
  });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(private readonly seen: (list: object) => void) {}

      observe(options: object): void {
        expect(options).toEqual({ type: "resource", buffered: true });
        this.seen(entriesOf("/assets/main.js", "/search/index.json", "//other.example/a.js"));
        this.seen(entriesOf("/search/hex.json"));
        this.seen(entriesOf("/fonts/a.woff2"));
      }
    },
  );
}

beforeEach(() => {
  sent = [];
  fetched = [];
});

describe("a first visit", () => {
  it("hands the page and what it loads, early and late, to the worker, and loads nothing", async () => {
    open({});
    await keepVisit();
    const page = [location.pathname, { headers: { Accept: "text/html" } }];
    expect(sent).toEqual([page, "/assets/main.js", "/fonts/a.woff2"]);
    expect(fetched).toEqual([]);
  });
});

describe("a later visit", () => {
  it.each([
    { connection: { saveData: true } },
    { connection: { effectiveType: "slow-2g" } },
    { isOnline: false },
  ])("loads nothing with %j", async (browser) => {
    open({ isKept: true, ...browser });
    await keepVisit();
    await keepPage("/concepts/fees");
    expect([sent, fetched]).toEqual([[], []]);
  });

  it("hands over assets again, as some may have come past the worker, and nothing else", async () => {
    open({ isKept: true });
    await keepVisit();
    expect([sent, fetched]).toEqual([["/assets/main.js"], []]);
  });

  it("keeps a page that was opened by a link within the site", async () => {
    open({ isKept: true });
    await keepPage("/concepts/fees");
    expect(sent).toEqual([["/concepts/fees", { headers: { Accept: "text/html" } }]]);
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
