import { brotliCompressSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { browserGlobalData, browserVersion, isVersionProps } from "./browser-data";
import { emitBrowserFiles, serverRegistry, type GeneratedSources } from "./emit";
import { readRegistry, readRoutes } from "./generated-files";
import { requestsOf, splitRoutes } from "./split-routes";

const page = (path: string, hash: string): string =>
  `{ path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true, sidebar: "main" }`;

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/search', component: ComponentCreator('/search', 's01'), exact: true },
  {
    path: '/',
    component: ComponentCreator('/', 'r01'),
    routes: [
      ${page("/b", "b01")},
      ${page("/a", "a01")},
      ${page("/c", "c01")}
    ]
  },
  { path: '*', component: ComponentCreator('*') }
];
`;

const entry = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;

const REGISTRY = `export default {
${[
  entry("search", "@site/src/pages/search.tsx"),
  entry("settings", "@generated/docusaurus.config"),
  entry("root", "@theme/DocVersionRoot"),
  entry("version", "@generated/docs/version.json"),
  entry("item", "@theme/DocItem"),
  entry("ca", "@site/docs/a.mdx"),
  entry("cb", "@site/docs/b.mdx"),
  entry("cc", "@site/docs/c.mdx"),
].join("\n")}
};
`;

const VERSION = {
  version: {
    label: "Next",
    docsSidebars: { main: [{ type: "link", href: "/a", label: "A" }] },
    docs: { a: { title: "A" } },
  },
};

const SOURCES: GeneratedSources = {
  routes: ROUTES,
  registry: REGISTRY,
  chunkNames: {
    "/search-s01": { __comp: "search", config: "settings" },
    "/-r01": { __comp: "root", __props: "version" },
    "/a-a01": { __comp: "item", content: "ca" },
    "/b-b01": { __comp: "item", content: "cb" },
    "/c-c01": { __comp: "item", content: "cc" },
  },
  globalData: {},
  config: { title: "Docs", presets: [["classic", { docs: "/home/me" }]], themeConfig: {} },
  readJson: () => VERSION,
};

describe("reading what Docusaurus generates", () => {
  it("gives the routes with the hashes that tell them apart", () => {
    const [search, docs, missing] = readRoutes(ROUTES);
    expect(search).toMatchObject({ path: "/search", component: { hash: "s01" }, exact: true });
    expect(docs?.routes?.map(({ path }) => path)).toEqual(["/b", "/a", "/c"]);
    expect(missing?.component.hash).toBeUndefined();
  });

  it("says which file has an unknown form", () => {
    expect(() => readRoutes("export default {")).toThrow(/routes\.js.*generated-files\.ts/su);
    expect(() => readRoutes("export default {}")).toThrow("no list of routes");
    expect(() => readRegistry('export default { "a": [1, 2], "b": [] }')).toThrow("a, b");
  });
});

describe("splitting the routes", () => {
  const split = splitRoutes(readRoutes(ROUTES), 2);

  it("takes lists of pages out of the tree, sorted, in groups", () => {
    expect(split.groups.map(({ first, routes }) => [first, routes.length])).toEqual([
      ["/a", 2],
      ["/c", 1],
    ]);
    expect(split.routes[1]?.routes).toBe(split.lists[0]);
    expect(split.lists).toEqual([[]]);
  });

  it("lists every chunk name without a module", () => {
    expect(() => requestsOf(["x", "item", "y"], readRegistry(REGISTRY))).toThrow("x, y");
  });
});

describe("the browser's data", () => {
  const globalData = {
    "docusaurus-plugin-content-docs": { default: { versions: [{ name: "current", docs: [1] }] } },
    other: { default: 1 },
  };

  it("knows all docs only where an item of the navbar looks one up", () => {
    expect(browserGlobalData(globalData, [{ type: "search" }, {}])).toEqual({
      "docusaurus-plugin-content-docs": { default: { versions: [{ name: "current", docs: [] }] } },
      other: { default: 1 },
    });
    expect(browserGlobalData(globalData, [{ items: [{ type: "docSidebar" }] }])).toBe(globalData);
    expect(browserGlobalData({}, [])).toEqual({});
  });

  it("has a version without its sidebars", () => {
    expect(isVersionProps(VERSION)).toBe(true);
    expect([null, 1, {}, { version: 1 }].map(isVersionProps)).toEqual([false, false, false, false]);
    expect(browserVersion({ version: { ...VERSION.version, docsSidebars: {} } }).version).toEqual({
      label: "Next",
      docsSidebars: {},
      docs: {},
    });
  });
});

describe("the files for the browser", () => {
  const files = emitBrowserFiles(SOURCES);
  const text = (name: string): string => files.get(name) ?? "";

  it("keep pages out of what every page loads", () => {
    const everyPage = "routes.js registry.js routesChunkNames.js groups.js version.js".split(" ");
    for (const name of everyPage) expect(text(name), name).not.toMatch(/docs\/[abc]\.mdx|"\/b"/u);
    expect(text("routes-0.js")).toContain(
      'import(/* webpackChunkName: "ca" */ "@site/docs/a.mdx")',
    );
    expect(text("routes-0.js")).toContain('["/b","b01",{"exact":true,"sidebar":"main"}');
    expect(text("groups.js")).toContain('firsts = ["/a"]');
  });

  it("load each sidebar by its name", () => {
    expect(text("groups.js")).toContain('"main": () => import(/* webpackChunkName: "sidebar-0" */');
    expect(JSON.parse(text("sidebar-0.json"))).toEqual(VERSION.version.docsSidebars.main);
  });

  it("say nothing of the machine that built them", () => {
    expect([...files.values()].join("\n")).not.toContain("/home/me");
  });

  it("refuse a second version of the docs, whose sidebars they could not tell apart", () => {
    const second = {
      ...SOURCES,
      registry: REGISTRY.replace("};", `${entry("v2", "@generated/docs/v2.json")}\n};`),
      chunkNames: { ...SOURCES.chunkNames, "/-r01": { __comp: "root", a: "version", b: "v2" } },
    };
    expect(() => emitBrowserFiles(second)).toThrow("2 versions or instances");
  });
});

describe("a site of many pages", () => {
  /** Bytes, brotli, that a page pays for there being other pages: shared tables and its own group. */
  function bytesFor(pages: number): number {
    const paths = Array.from(
      { length: pages },
      (_, index) => `/guides/topic-${String(index % 40)}/page-${String(index)}-of-the-guides`,
    );
    const name = (path: string): string => `c${path.replaceAll(/\W/gu, "")}`;
    const files = emitBrowserFiles({
      ...SOURCES,
      routes: ROUTES.replace(page("/b", "b01"), paths.map((path) => page(path, "x01")).join(",")),
      registry: REGISTRY.replace(
        "};",
        `${paths.map((path) => entry(name(path), `@site/docs${path}.mdx`)).join("\n")}\n};`,
      ),
      chunkNames: {
        ...SOURCES.chunkNames,
        ...Object.fromEntries(
          paths.map((path) => [`${path}-x01`, { __comp: "item", content: name(path) }]),
        ),
      },
    });
    const loaded = [...files].filter(
      ([file]) => !/^(?:routes-\d+|sidebar-\d+)\./u.test(file) || file === "routes-0.js",
    );
    return brotliCompressSync(loaded.map(([, code]) => code).join("\n")).length;
  }

  it("costs a page at 2,000 pages less than 3 KB more than at 200", () => {
    const [small, large] = [bytesFor(200), bytesFor(2_000)];
    console.log(`tables of a page: ${String(small)} B at 200 pages, ${String(large)} B at 2,000`);
    expect(large - small).toBeLessThan(3_000);
  });
});

describe("the registry for the server", () => {
  it("names chunks in place of requests", () => {
    const entries = [...readRegistry(serverRegistry(REGISTRY))];
    expect(entries).toContainEqual(["ca", "ca"]);
    expect(entries.every(([name, chunk]) => name === chunk)).toBe(true);
    expect(serverRegistry(REGISTRY)).toContain('require.resolveWeak("@site/docs/a.mdx")');
  });
});
