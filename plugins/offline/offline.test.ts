import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

import { isOn } from "../../src/config/environment";
import { SITE_FUNCTIONS } from "../../server/functions";
import { CACHE_PREFIX, CACHES, FUNCTION_PATHS, pageKey, requestKind } from "./names";
import { offlinePage } from "./offline-page";
import { removalScript } from "./removal";

describe("OFFLINE", () => {
  it("is on unless it is switched off", () => {
    expect([undefined, "", "on", "off"].map((value) => isOn("OFFLINE", value, true))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("names a value that it does not know", () => {
    expect(() => isOn("OFFLINE", "no", true)).toThrow('OFFLINE is "no": use on or off.');
  });
});

describe("requests", () => {
  it.each([
    ["/concepts/fees", true, "page"],
    ["/search/index.json", true, "page"],
    ["/assets/js/main.1234.js", false, "asset"],
    ["/fonts/figtree-latin.woff2", false, "file"],
    ["/search/index.json", false, null],
    ["/concepts/fees.md", false, null],
    ["/sw.js", false, null],
    ["/api/chat", false, null],
    ["/api/chat", true, null],
    ["/mcp", true, null],
    ["/api/overview", true, "page"],
    ["/data/chains.json", false, null],
  ])("%s (page: %s) is of the kind %s", (pathname, isPage, kind) => {
    expect(requestKind(pathname, isPage)).toBe(kind);
  });

  it("to functions are left alone, to all of them", () => {
    const paths = Object.keys(SITE_FUNCTIONS);
    expect(paths).toEqual(expect.arrayContaining([...FUNCTION_PATHS]));
    expect(paths.filter((path) => requestKind(path, true) !== null)).toEqual([]);
  });

  it("for one page have one key", () => {
    const addresses = ["", "/", ".html", "/index.html", "?q=1", "#fees"];
    const keys = addresses.map((end) => pageKey(`https://docs.org/concepts/fees${end}`));
    expect(new Set(keys)).toEqual(new Set(["https://docs.org/concepts/fees"]));
    expect(pageKey("https://docs.org/index.html")).toBe("https://docs.org/");
    expect(pageKey("https://docs.org/guides/v1.0")).toBe("https://docs.org/guides/v1.0");
  });
});

describe("the offline page", () => {
  it("needs no other file", () => {
    expect(offlinePage([])).not.toMatch(/\bsrc=|<link|<script/u);
  });
});

describe("switched off", () => {
  it("the worker removes the caches of this site, then itself, and answers no request", async () => {
    const listeners = new Map<string, (event: object) => void>();
    const done: string[] = [];
    const names = [...CACHES, `${CACHE_PREFIX}older-v0`, "of-another-program"];
    runInNewContext(removalScript(), {
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, listener),
      skipWaiting: async () => done.push("skipWaiting"),
      caches: { keys: async () => names, delete: async (name: string) => done.push(name) },
      indexedDB: { deleteDatabase: (name: string) => done.push(name) },
      registration: { unregister: async () => done.push("unregister") },
    });
    for (const type of ["install", "activate"]) {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
      await work;
    }
    expect([...listeners.keys()]).toEqual(["install", "activate"]);
    expect(done).toEqual([
      "skipWaiting",
      ...CACHES,
      `${CACHE_PREFIX}older-v0`,
      "workbox-expiration",
      "unregister",
    ]);
  });
});
