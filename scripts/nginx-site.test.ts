import { describe, expect, it } from "vitest";

import { parseHeaders } from "../server/headers";
import { parseRedirects } from "../server/redirects";
import { nginxSite } from "./nginx-site";

const HEADERS = parseHeaders(`/*
  Content-Security-Policy: script-src 'self' 'sha256-a/b='; object-src 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`);
const SITE = { root: "/srv/docs", name: "docs.example.org" };

describe("the rules for nginx", () => {
  const redirects = parseRedirects("/api /api/overview 301!\n/old.v1/* /new 301!");
  const config = nginxSite(HEADERS, redirects, SITE);

  it("send old addresses on with their query", () => {
    expect(config).toContain('"/api" "/api/overview";');
    expect(config).toContain(String.raw`"~^/old\\.v1(/|$)" "/new";`);
    expect(config).toContain("return 301 $docs_redirect$is_args$args;");
  });

  it("give every location the general headers, because nginx does not inherit them", () => {
    const locations = config.match(/location [^]*?\n {2}\}/gu) ?? [];
    expect(locations).toHaveLength(4);
    const policy = `add_header content-security-policy "script-src 'self' 'sha256-a/b='; object-src 'none'" always;`;
    expect(locations.filter((text) => !text.includes(policy))).toEqual([]);
    expect(locations.map((text) => /immutable|must-revalidate/u.exec(text)?.[0])).toEqual([
      "immutable",
      "must-revalidate",
      "must-revalidate",
      "must-revalidate",
    ]);
  });

  it("set the type of a file, and send no second header with it", () => {
    const rule = parseHeaders("/feed.xml\n  Content-Type: application/rss+xml; charset=utf-8\n");
    const [feed = ""] =
      /location = \/feed\.xml [^]*?\n {2}\}/u.exec(nginxSite(rule, [], SITE)) ?? [];
    expect(feed).toContain("types {}\n    default_type application/rss+xml;");
    expect(feed).not.toMatch(/add_header content-type/iu);
  });

  it("take the slash off addresses of the site, and lead to no other", () => {
    const [, pattern = ""] = /rewrite (\S+) \$1 permanent;/u.exec(config) ?? [];
    const led = (path: string): string | undefined => new RegExp(pattern, "u").exec(path)?.[1];
    expect(led("/concepts/fees/")).toBe("/concepts/fees");
    expect(led("/guides/lockup/previous-deployments/v1.2/")).toContain("v1.2");
    for (const path of ["/", "//", "/\\evil.example/", "//evil.example/", "/\t/evil.example/"]) {
      expect(led(path), path).toBeUndefined();
    }
  });

  it("find the file of a clean address, and give 404 for what is not there", () => {
    expect(config).toContain("try_files $uri.html $uri $uri/index.html =404;");
    expect(config).toContain("error_page 404 /404.html;");
  });

  it("refuse what nginx has no equal for", () => {
    expect(() => nginxSite(parseHeaders("/a/*.txt\n  X: y"), [], SITE)).toThrow("/a/*.txt");
    expect(() => nginxSite([], parseRedirects("/old/* /new/:splat 301"), SITE)).toThrow("/old/*");
  });
});
