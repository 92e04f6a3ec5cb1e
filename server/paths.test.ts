import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { fileOf, readTarget } from "./paths";

describe("readTarget", () => {
  it("separates and decodes the path, and keeps the query as it is", () => {
    expect(readTarget("/concepts/chains?q=%20")).toEqual({
      pathname: "/concepts/chains",
      search: "?q=%20",
    });
    expect(readTarget("/caf%C3%A9")).toEqual({ pathname: "/café", search: "" });
    expect(readTarget("http://host:1/a?b")).toEqual({ pathname: "/a", search: "?b" });
    expect(readTarget("http://host")).toEqual({ pathname: "/", search: "" });
  });

  it("takes steps upward out, as browsers do", () => {
    for (const target of ["/../x", "/a/../../x", "/%2e%2e/x", "/./x"]) {
      expect(readTarget(target)?.pathname).toBe("/x");
    }
  });

  it.each([
    ..."/% /%zz /%ff http://[/ /..%2f..%2fx /..%5cx /a%00.html /a//b".split(" "),
    ..."/.env /.git/config /a/%2e%65nv /.html".split(" "),
  ])("finds no file in %s", (target) => {
    expect(readTarget(target)).toBeUndefined();
  });

  it("accepts dots inside names", () => {
    expect(readTarget("/v1.2/contract..x")?.pathname).toBe("/v1.2/contract..x");
    expect(readTarget("/.well-known/a.json")?.pathname).toBe("/.well-known/a.json");
  });
});

describe("fileOf", () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "paths-"));
    const names = "index.html 404.html _headers a.html a/v1.2.html b/index.html";
    for (const name of names.split(" ")) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), "");
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it.each([
    ["/", "index.html"],
    ["/a", "a.html"],
    ["/a/", "a.html"],
    ["/a.html", "a.html"],
    ["/a/index.html", "a.html"],
    ["/b/index.html", "b/index.html"],
    ["/index.html", "index.html"],
    ["/a/v1.2", "a/v1.2.html"],
    ["/b", "b/index.html"],
    ["/b/", "b/index.html"],
    ["/a.html/", undefined],
    ["/c", undefined],
    ["/404", undefined],
    ["/404.html", undefined],
    ["/_headers", undefined],
    [`/${"a".repeat(5_000)}`, undefined],
  ])("%s", (pathname, file) => {
    expect(fileOf(root, pathname)).toBe(file);
  });
});
