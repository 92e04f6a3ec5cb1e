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
    ].join("\n");
    expect(() => parseRedirects(table)).toThrow(
      [
        "The redirect table has lines that cannot be used:",
        '  line 2: "/lonely" has no target',
        '  line 3: "api" must start with a slash',
        '  line 4: "/a/*/b" may have "*" only as its last segment',
        '  line 5: the target "//evil.example" must start with one slash, or with http:// or https://',
        '  line 6: the status "404" must be one of 301, 302, 303, 307, 308',
        '  line 7: "Country=us" is not supported: write "from to status" only',
      ].join("\n"),
    );
  });
});

describe("findRedirect", () => {
  const rules = parseRedirects(
    [
      "/concepts/protocol/stream-types /concepts/lockup/stream-shapes 301",
      "/concepts/protocol/* /concepts/lockup/:splat 301",
      "/release/:version/notes /guides/lockup/previous-deployments/:version#top 302",
      "/forum https://example.org/forum?from=docs 301",
    ].join("\n"),
  );

  it("takes the first rule that matches, with or without a trailing slash", () => {
    const expected = { location: "/concepts/lockup/stream-shapes", status: 301, force: false };
    expect(findRedirect(rules, "/concepts/protocol/stream-types")).toEqual(expected);
    expect(findRedirect(rules, "/concepts/protocol/stream-types/")).toEqual(expected);
  });

  it("fills in splats and placeholders", () => {
    expect(findRedirect(rules, "/concepts/protocol/a/b")?.location).toBe("/concepts/lockup/a/b");
    expect(findRedirect(rules, "/release/v1.2/notes")).toEqual({
      location: "/guides/lockup/previous-deployments/v1.2#top",
      status: 302,
      force: false,
    });
  });

  it("encodes what it fills in, so that a path cannot become another host or a header", () => {
    expect(findRedirect(rules, "/concepts/protocol/a b\r\nx: y")?.location).toBe(
      "/concepts/lockup/a%20b%0D%0Ax%3A%20y",
    );
  });

  it("hands the query on before the fragment, unless the target has its own", () => {
    expect(findRedirect(rules, "/release/v1.2/notes", "?q=1")?.location).toBe(
      "/guides/lockup/previous-deployments/v1.2?q=1#top",
    );
    expect(findRedirect(rules, "/forum", "?q=1")?.location).toBe(
      "https://example.org/forum?from=docs",
    );
  });

  it("finds nothing for other paths", () => {
    expect(findRedirect(rules, "/concepts")).toBeUndefined();
    expect(findRedirect(rules, "/release/v1.2/notes/more")).toBeUndefined();
    expect(findRedirect([], "/")).toBeUndefined();
  });
});
