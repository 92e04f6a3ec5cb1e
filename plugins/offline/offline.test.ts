import { runInNewContext } from "node:vm";

import { describe, expect, it } from "vitest";

import { SITE_FUNCTIONS } from "../../server/functions";
import { readChunkGroups } from "./chunk-groups";
import { fits } from "./fits";
import { CACHE_PREFIX, CACHES, FUNCTION_PATHS, pageKey, requestKind, searchBuildOf } from "./names";
import { offlinePage } from "./offline-page";
import { makePackages } from "./packages";
import { removalScript } from "./removal";
import { ENTRIES, searchFiles } from "./search-files";
import { isOfflineOn } from "./settings";

describe("OFFLINE", () => {
  it("is on unless it is switched off", () => {
    expect([undefined, "", "on", "off"].map((OFFLINE) => isOfflineOn({ OFFLINE }))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it("names a value that it does not know", () => {
    expect(() => isOfflineOn({ OFFLINE: "no" })).toThrow('OFFLINE is "no": use on or off.');
  });
});

describe("requests", () => {
  it.each([
    ["/concepts/fees", true, "page"],
    ["/search/index.json", true, "page"],
    ["/assets/js/main.1234.js", false, "asset"],
    ["/fonts/figtree-latin.woff2", false, "file"],
    ["/search/index.json", false, "search-index"],
    ["/search/5990556422a2c2e7/texts-1.json", false, "search-file"],
    ["/offline/search-5990556422a2c2e7.json", false, null],
    ["/concepts/fees.md", false, "markdown"],
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

  it("for the search name its build", () => {
    expect(searchBuildOf("/search/abc/texts-1.json")).toBe("abc");
    expect(searchBuildOf("/search/index.json")).toBeNull();
  });
});

describe("the packages", () => {
  it("have the files of the search, and the pages as Markdown, by their paths", () => {
    const files = [
      ..."/search/index.json /search/abc/hex.json /search/abc/texts-0.json /a.md".split(" "),
    ];
    const packages = makePackages([...files, "/robots.txt"].map((path) => ({ path, text: "x" })));
    expect(packages).toEqual([
      {
        path: "/offline/search-abc.json",
        text: '{"/search/abc/hex.json":"x","/search/abc/texts-0.json":"x"}',
      },
      { path: "/offline/markdown-abc.json", text: '{"/a.md":"x"}' },
    ]);
  });

  it("are of one build", () => {
    expect(() => makePackages([{ path: "/search/index.json", text: "" }])).toThrow("of 0 builds");
    const two = ["/search/a/x.json", "/search/b/x.json"].map((path) => ({ path, text: "" }));
    expect(() => makePackages(two)).toThrow("of 2 builds");
  });
});

describe("the scripts of search and assistant", () => {
  const group = (file: string, ...modules: string[]) => ({
    files: ["assets/js/shared.js", file],
    modules: modules.map((name) => `/site/${name}`),
  });

  it("are the files of the groups that start with them", () => {
    const groups = ENTRIES.map((entry, index) => group(`assets/js/${index}.js`, entry));
    expect(searchFiles([...groups, group("assets/js/page.js", "docs/a.mdx")])).toEqual([
      ..."/assets/js/0.js /assets/js/1.js /assets/js/2.js /assets/js/3.js".split(" "),
      ..."/assets/js/shared.js".split(" "),
    ]);
  });

  it("cannot be found when a module has moved", () => {
    const [first, second, ...rest] = ENTRIES;
    expect(() => searchFiles([group("a.js", ...rest)])).toThrow(`${first}, ${second}`);
  });

  it("are read from what the bundler made, without what every page loads", () => {
    const chunk = {};
    const modules = [
      { nameForCondition: () => "C:\\site\\a.ts" },
      { nameForCondition: () => null },
    ];
    const chunkGroup = (isInitial: boolean) => ({
      isInitial: () => isInitial,
      getFiles: () => ["a.js"],
      chunks: [chunk],
    });
    const groups = readChunkGroups({
      chunkGroups: [chunkGroup(true), chunkGroup(false)],
      chunkGraph: { getChunkModules: () => modules },
    });
    expect(groups).toEqual([{ files: ["a.js"], modules: ["C:/site/a.ts"] }]);
  });
});

describe("an answer", () => {
  it.each([
    ["/assets/js/main.1234.js", "text/javascript; charset=utf-8"],
    ["/assets/js/main.1234.js", "application/javascript"],
    ["/assets/css/styles.1234.css", "Text/CSS"],
    ["/fonts/figtree-latin.woff2", "font/woff2"],
    ["/fonts/figtree-latin.woff2", "application/octet-stream"],
    ["/img/favicon.svg", "image/svg+xml"],
    ["/search/index.json", "application/json; charset=utf-8"],
  ])("to %s may be %s", (pathname, type) => {
    expect(fits(pathname, type)).toBe(true);
    expect(fits(pathname, "text/html; charset=utf-8")).toBe(false);
    expect(fits(pathname, "text/plain")).toBe(false);
    expect(fits(pathname, null)).toBe(false);
  });
});

describe("the offline page", () => {
  it("needs no other file", () => {
    expect(offlinePage([], true)).not.toMatch(/\bsrc=|<link|<script/u);
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
