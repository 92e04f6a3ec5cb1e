import { describe, expect, it } from "vitest";

import {
  BadRequestError,
  candidateFiles,
  parseRequestTarget,
  UnsafePathError,
} from "./request-path";

describe("parseRequestTarget", () => {
  it("separates and decodes the path, and keeps the query as it is", () => {
    expect(parseRequestTarget("/concepts/chains?q=%20")).toEqual({
      pathname: "/concepts/chains",
      search: "?q=%20",
    });
    expect(parseRequestTarget("/caf%C3%A9")).toEqual({ pathname: "/café", search: "" });
    expect(parseRequestTarget("http://host:1/a?b")).toEqual({ pathname: "/a", search: "?b" });
    expect(parseRequestTarget("http://host")).toEqual({ pathname: "/", search: "" });
  });

  it.each(["/%", "/%zz", "/%ff", "*", "name"])("rejects the malformed target %s", (target) => {
    expect(() => parseRequestTarget(target)).toThrow(BadRequestError);
  });

  it.each([
    "/../x",
    "/a/../../x",
    "/%2e%2e/x",
    "/..%2f..%2fx",
    "/a/./b",
    "/..%5cx",
    "/a%00.html",
    "//example.org/x",
    "/a//b",
    "/.env",
    "/.git/config",
    "/a/%2e%65nv",
    "/.html",
  ])("calls %s unsafe", (target) => {
    expect(() => parseRequestTarget(target)).toThrow(UnsafePathError);
  });

  it("accepts dots inside names", () => {
    expect(parseRequestTarget("/v1.2/contract..x").pathname).toBe("/v1.2/contract..x");
    expect(parseRequestTarget("/.well-known/a.json").pathname).toBe("/.well-known/a.json");
  });
});

describe("candidateFiles", () => {
  it.each([
    ["/", ["index.html"]],
    ["/a", ["a", "a.html", "a/index.html"]],
    ["/a/", ["a.html", "a/index.html"]],
    ["/a/v1.2", ["a/v1.2", "a/v1.2.html", "a/v1.2/index.html"]],
    ["/a.html", ["a.html", "a.html.html", "a.html/index.html", "a/index.html"]],
  ])("%s", (pathname, files) => {
    expect(candidateFiles(pathname)).toEqual(files);
  });

  it("finds a page by its index.html ending", () => {
    expect(candidateFiles("/a/index.html")).toContain("a.html");
  });
});
