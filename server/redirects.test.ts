import { describe, expect, it } from "vitest";

import { findRedirect, parseRedirects } from "./redirects";

describe("parseRedirects", () => {
  it("reads lines, comments, default status and forced rules", () => {
    const rules = parseRedirects(
      [
        "# old paths",
        "",
        "/api  /api/overview 301 # landing page",
        "/csv\t/apps/guides/csv-support",
        "/moved https://example.org/x#part 308!",
      ].join("\r\n"),
    );
    expect(rules).toEqual([
      { from: "/api", to: "/api/overview", status: 301, force: false },
      { from: "/csv", to: "/apps/guides/csv-support", status: 301, force: false },
      { from: "/moved", to: "https://example.org/x#part", status: 308, force: true },
    ]);
  });

  it("lists every line that cannot be used, with its number", () => {
    const table = [
      "/ok /fine",
      "/lonely",
      "api /x 301",
      "/a/*/b /x 301",
      "/a //evil.example 301",
      "/a /b 404",
      "/a /b 301 Country=us",
      "/a/:name /b/:name",
    ].join("\n");
    expect(() => parseRedirects(table)).toThrow(
      [
        "The redirect table has lines that cannot be used:",
        '  line 2: "/lonely"',
        '  line 3: "api /x 301"',
        '  line 4: "/a/*/b /x 301"',
        '  line 5: "/a //evil.example 301"',
        '  line 6: "/a /b 404"',
        '  line 7: "/a /b 301 Country=us"',
        '  line 8: "/a/:name /b/:name"',
        'Write "/from /to 301"',
      ].join("\n"),
    );
  });
});

describe("findRedirect", () => {
  const rules = parseRedirects(
    [
      "/concepts/protocol/stream-types /concepts/lockup/stream-shapes 301",
      "/concepts/protocol/* /concepts/lockup/overview 301",
      "/release /guides/lockup/previous-deployments/v1.2#top 302",
      "/forum https://example.org/forum?from=docs 301",
    ].join("\n"),
  );

  it("takes the first rule that matches, with or without a trailing slash", () => {
    const expected = { location: "/concepts/lockup/stream-shapes", status: 301, force: false };
    expect(findRedirect(rules, "/concepts/protocol/stream-types")).toEqual(expected);
    expect(findRedirect(rules, "/concepts/protocol/stream-types/")).toEqual(expected);
  });

  it("leads all below a path to one page", () => {
    for (const path of [
      "/concepts/protocol",
      "/concepts/protocol/",
      "/concepts/protocol/a/b\r\n",
    ]) {
      expect(findRedirect(rules, path)?.location).toBe("/concepts/lockup/overview");
    }
  });

  it("hands the query on before the fragment, unless the target has its own", () => {
    expect(findRedirect(rules, "/release", "?q=$&")?.location).toBe(
      "/guides/lockup/previous-deployments/v1.2?q=$&#top",
    );
    expect(findRedirect(rules, "/concepts/protocol/a", "?q=1")?.location).toBe(
      "/concepts/lockup/overview?q=1",
    );
    expect(findRedirect(rules, "/forum", "?q=1")?.location).toBe(
      "https://example.org/forum?from=docs",
    );
  });

  it("finds nothing for other paths", () => {
    expect(findRedirect(rules, "/concepts")).toBeUndefined();
    expect(findRedirect(rules, "/concepts/protocols")).toBeUndefined();
    expect(findRedirect(rules, "/release/more")).toBeUndefined();
    expect(findRedirect([], "/")).toBeUndefined();
  });
});
