// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { keepPage, keepVisit } from "./keep";

/** What the page has asked for: messages to the worker, and requests of its own. */
let sent: unknown[];
let fetched: string[];

interface Browser {
  readonly isReturning?: boolean;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly isOnline?: boolean;
}

/** Stands in for what jsdom has not: service workers, the network. */
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
    return Promise.resolve(Response.json({}));
  });
  const names = ["/assets/main.js", "/fonts/a.woff2", "/search/index.json", "//other.example/a.js"];
  vi.stubGlobal("performance", {
    getEntriesByType: () => names.map((name) => ({ name: new URL(name, location.href).href })),
  });
}

beforeEach(() => {
  sent = [];
  fetched = [];
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
  it.each([
    { connection: { saveData: true } },
    { connection: { effectiveType: "slow-2g" } },
    { isOnline: false },
  ])("loads nothing with %j", async (browser) => {
    open({ isReturning: true, ...browser });
    await keepVisit();
    await keepPage("/concepts/fees");
    expect([sent, fetched]).toEqual([[], []]);
  });

  it("keeps a page that was opened by a link within the site", async () => {
    open({ isReturning: true });
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
