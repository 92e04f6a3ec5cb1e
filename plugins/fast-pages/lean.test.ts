import { describe, expect, it } from "vitest";

import { createIdentity } from "../../src/config/identity";
import { createNavbar } from "../../src/config/navigation";
import { leanConfig, leanGlobalData, leanRoute } from "./lean";

describe("what pages do not carry", () => {
  it("is what only the build reads, with the folders of its machine", () => {
    const config = {
      title: "Docs",
      presets: [["classic", { docs: "/home/me" }]],
      future: { v4: true, faster: {} },
      themeConfig: { prism: {} },
    };
    expect(leanConfig(config)).toEqual({
      title: "Docs",
      future: { v4: true },
      themeConfig: { prism: {} },
    });
  });

  it("is titles and descriptions of other pages", () => {
    const page = { path: "/a", component: "@theme/DocItem", exact: true };
    const version = { label: "Next", docsSidebars: { main: [] } };
    const route = {
      path: "/",
      component: "@theme/DocsRoot",
      routes: [
        {
          path: "/",
          component: "@theme/DocVersionRoot",
          props: { version: { ...version, docs: { a: {} } } },
          routes: [page],
        },
      ],
    };
    expect(leanRoute(route)).toEqual({
      ...route,
      routes: [{ ...route.routes[0], props: { version: { ...version, docs: {} } } }],
    });
  });

  it("is the list of all pages, which no item of the navbar looks up", () => {
    expect(leanGlobalData({ path: "/", versions: [{ name: "current", docs: [1] }] })).toEqual({
      path: "/",
      versions: [{ name: "current", docs: [] }],
    });
    const { items } = createNavbar(createIdentity({}));
    expect(items?.filter(({ type }) => type?.startsWith("doc"))).toEqual([]);
  });
});
