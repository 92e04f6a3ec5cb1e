import { describe, expect, test } from "vitest";

import { REDIRECT_FAMILIES, REDIRECTS } from "../../data/redirects";
import { parseRedirects } from "../../server/redirects";
import { redirectProblems } from "./check";
import { expandRedirects, type RedirectTable } from "./expand";
import { hostRules } from "./host-rules";

const ROUTES = ["/a", "/new/x", "/new/y", "/other/x"];

const problemsOf = (table: Partial<RedirectTable>): string[] => {
  const full = { redirects: [], families: [], ...table };
  return redirectProblems(full, expandRedirects(full, ROUTES), ROUTES);
};

describe("expanding families", () => {
  test("every page below the target gets its old address [spec 1.8c]", () => {
    expect(
      expandRedirects({ redirects: [], families: [{ from: "/old", to: "/new" }] }, ROUTES),
    ).toEqual([
      { from: "/old/x", to: "/new/x" },
      { from: "/old/y", to: "/new/y" },
    ]);
  });

  test("a single address wins over a family, and the first family over the second", () => {
    const table = {
      redirects: [{ from: "/old/x", to: "/a" }],
      families: [
        { from: "/old", to: "/new" },
        { from: "/old", to: "/other" },
      ],
    };
    expect(expandRedirects(table, ROUTES)).toEqual([
      { from: "/old/x", to: "/a" },
      { from: "/old/y", to: "/new/y" },
    ]);
  });
});

describe("checking", () => {
  test("a sound table has no problems", () => {
    expect(
      problemsOf({
        redirects: [
          { from: "/b", to: "/a" },
          { from: "/c/*", to: "/a" },
        ],
        families: [{ from: "/old", to: "/new" }],
      }),
    ).toEqual([]);
  });

  test.each([
    [
      "a missing target",
      { from: "/b", to: "/nowhere" },
      /leads to "\/nowhere", which is not a page/,
    ],
    ["a page that would be hidden", { from: "/new/x", to: "/a" }, /is a page/],
    ["a loop", { from: "/a", to: "/a" }, /leads to itself/],
    ["a path with a slash at its end", { from: "/b/", to: "/a" }, /is not a path/],
    ["a path without a slash", { from: "b", to: "/a" }, /is not a path/],
    ["a folder with pages", { from: "/new/*", to: "/a" }, /takes a folder that has pages/],
  ])("%s", (_name, redirect, message) => {
    expect(problemsOf({ redirects: [redirect] }).join("\n")).toMatch(message);
  });

  test("chains, doubles and empty families [spec 1.8d]", () => {
    const redirects = [
      { from: "/c", to: "/b" },
      { from: "/b", to: "/a" },
      { from: "/b", to: "/new/x" },
    ];
    const table = { redirects, families: [{ from: "/old", to: "/gone" }] };
    const text = problemsOf(table).join("\n");
    expect(text).toMatch(/"\/c" leads to "\/b", which leads on to "\/new\/x"/);
    expect(text).toMatch(/"\/b" leads to both "\/a" and "\/new\/x"/);
    expect(text).toMatch(/below which there are no pages/);
  });
});

test("the rules for the host are forced, and can be read back", () => {
  const text = hostRules([
    { from: "/b", to: "/a" },
    { from: "/c/*", to: "/a" },
  ]);
  expect(parseRedirects(text)).toEqual([
    { from: "/b", to: "/a", status: 301, force: true },
    { from: "/c/*", to: "/a", status: 301, force: true },
  ]);
});

test("the table has each address once, and lost none of those that were known [spec 1.8a]", () => {
  expect(new Set(REDIRECTS.map(({ from }) => from)).size).toBe(REDIRECTS.length);
  expect(REDIRECTS.length).toBeGreaterThanOrEqual(39);
  expect(REDIRECT_FAMILIES.length).toBeGreaterThanOrEqual(5);
});
