// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const data = vi.hoisted(() => ({
  loads: [] as number[],
  fails: false,
  sidebars: [] as string[],
}));

vi.mock("@generated/fast-pages/groups", () => {
  const group = (...paths: string[]): object => ({
    list: 0,
    registry: Object.fromEntries(paths.map((path) => [`chunk${path}`, [() => undefined]])),
    routes: paths.map((path) => [path, "h", { exact: true, sidebar: "main" }, { content: path }]),
  });
  const groups = [group("/a", "/b"), group("/m", "/z")];
  return {
    chunkNames: {},
    registry: {},
    firsts: ["/a", "/m"],
    lists: [[]],
    version: { version: { docsSidebars: {} } },
    loadGroup: (index: number) => {
      data.loads.push(index);
      return data.fails
        ? Promise.reject(new Error("offline"))
        : Promise.resolve({ default: groups[index] });
    },
    sidebars: {
      main: () => {
        data.sidebars.push("main");
        return Promise.resolve({ default: [{ type: "link", href: "/a", label: "A" }] });
      },
    },
  };
});

async function freshModules(): Promise<{
  readonly loadRoutes: (path: string) => Promise<void>;
  readonly groups: {
    readonly lists: readonly { readonly path: string }[][];
    readonly version: { readonly version: { readonly docsSidebars: object } };
  };
}> {
  vi.resetModules();
  const groups = await import("@generated/fast-pages/groups");
  groups.lists[0]?.splice(0);
  delete groups.version.version.docsSidebars.main;
  const { loadRoutes } = await import("./load-routes");
  return { loadRoutes, groups };
}

beforeEach(() => {
  data.loads.length = 0;
  data.sidebars.length = 0;
  data.fails = false;
});

describe("loading the routes around a path", () => {
  it("loads the group that the path is in, once", async () => {
    const { loadRoutes, groups } = await freshModules();
    await Promise.all([loadRoutes("/b"), loadRoutes("/b/"), loadRoutes("/between")]);
    expect(data.loads).toEqual([0]);
    expect(groups.lists[0]).toEqual([
      { path: "/a", component: "/a-h", exact: true, sidebar: "main" },
      { path: "/b", component: "/b-h", exact: true, sidebar: "main" },
    ]);
  });

  it("loads nothing for a path before all groups", async () => {
    const { loadRoutes } = await freshModules();
    await loadRoutes("/");
    expect(data.loads).toEqual([]);
  });

  it("tries again after a failure", async () => {
    const { loadRoutes } = await freshModules();
    data.fails = true;
    await expect(loadRoutes("/z")).rejects.toThrow("offline");
    data.fails = false;
    await loadRoutes("/z");
    expect(data.loads).toEqual([1, 1]);
  });

  it("loads the sidebar of a page once, by its name", async () => {
    const { loadRoutes, groups } = await freshModules();
    await loadRoutes("/b");
    await loadRoutes("/z");
    expect(groups.version.version.docsSidebars).toEqual({
      main: [{ type: "link", href: "/a", label: "A" }],
    });
    expect(data.sidebars).toEqual(["main"]);
  });
});
