import { describe, expect, test } from "vitest";

import { headersFor, parseHeaders } from "../../server/headers";
import { ATOM_PATH, RSS_PATH } from "../../src/lib/changelog/model";
import { connectionsOf } from "./connections";
import { contentSecurityPolicy, hostHeaders } from "./header-rules";
import { htmlFile } from "./html-file";
import { inlineScripts, scriptHashes } from "./inline-scripts";

describe("inline scripts", () => {
  test("are those that browsers run and that have no file", () => {
    const html = `<script data-rh=true>a()</script><script src=/b.js defer></script>
      <script type="application/ld+json">{"@type":"x"}</script><script type=application/json>{}</script>
      <script type="module">c()</script><script> </script><script type=text/javascript>
d()</script>`;
    expect(inlineScripts(html)).toEqual(["a()", "c()", "\nd()"]);
  });

  test("are allowed by their hash, each once", () => {
    const hash = scriptHashes(["a()"]);
    expect(hash).toHaveLength(1);
    expect(hash[0]).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
    expect(scriptHashes(["b()", "a()", "a()"])).toHaveLength(2);
  });
});

test.each([
  ["/", "index.html"],
  ["/404.html", "404.html"],
  ["/concepts/chains", "concepts/chains.html"],
  ["/guides/lockup/previous-deployments/v1.2", "guides/lockup/previous-deployments/v1.2.html"],
])("the file of %s is %s", (route, file) => {
  expect(htmlFile(route)).toBe(file);
});

describe("the headers of the host", () => {
  const rules = parseHeaders(
    hostHeaders({ scripts: ["'sha256-x='"], connections: [], widgetOrigins: [] }),
  );
  const page = headersFor({ pathname: "/concepts/streaming", status: 200 }, rules);

  test("allow no inline script but the known ones, and no script of another host", () => {
    const policy = page["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self' 'sha256-x=';");
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|https:|\*/);
    expect(policy).toMatch(/object-src 'none'.*frame-ancestors 'none'/);
  });

  test("let a live chat run, load and show frames only when there is one [spec 6.2]", () => {
    const without = contentSecurityPolicy({ scripts: [], connections: [], widgetOrigins: [] });
    expect(without).toContain("frame-src 'none';");
    expect(without).not.toContain("wss:");
    const origins = ["https://chat.example", "wss://relay.example"];
    const policy = contentSecurityPolicy({
      scripts: [],
      connections: [],
      widgetOrigins: origins,
    });
    expect(policy).toContain("script-src 'self' https://chat.example;");
    expect(policy).toContain("img-src 'self' data: https://chat.example;");
    expect(policy).toContain("frame-src https://chat.example;");
    expect(policy).toContain("wss://chat.example wss://relay.example;");
  });

  test("say the rest that browsers should know", () => {
    expect(Object.keys(page).sort()).toEqual([
      ..."cache-control content-security-policy cross-origin-opener-policy".split(" "),
      ..."cross-origin-resource-policy permissions-policy referrer-policy".split(" "),
      ..."strict-transport-security x-content-type-options".split(" "),
    ]);
    expect(page["cache-control"]).toContain("must-revalidate");
    const asset = headersFor({ pathname: "/assets/js/a.js", status: 200 }, rules);
    expect(asset["cache-control"]).toContain("immutable");
  });

  const sent = (pathname: string, name: string): string | undefined =>
    headersFor({ pathname, status: 200 }, rules)[name];

  test("let other sites load shared files, and no others", () => {
    const policyOf = (path: string) => sent(path, "cross-origin-resource-policy");
    expect(["/data/chains.json", "/examples/a.sol", "/img/social-card.png"].map(policyOf)).toEqual([
      "cross-origin",
      "cross-origin",
      "cross-origin",
    ]);
    expect(["/", "/concepts/fees", "/assets/js/a.js"].map(policyOf)).toEqual([
      "same-origin",
      "same-origin",
      "same-origin",
    ]);
  });

  test("call feeds and the icon what they are", () => {
    expect(sent("/favicon.ico", "content-type")).toBe("image/x-icon");
    expect(sent(RSS_PATH, "content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(sent(ATOM_PATH, "content-type")).toBe("application/atom+xml; charset=utf-8");
  });

  test("close what no page uses, and leave copying", () => {
    const closed = page["permissions-policy"]?.split(", ") ?? [];
    expect(closed).toEqual(expect.arrayContaining(["clipboard-read=()", "serial=()", "hid=()"]));
    expect(closed).not.toContain("clipboard-write=()");
  });
});

describe("what a page may ask besides the site and https addresses", () => {
  test("is nothing by default, and the reader's own machine when the build says so", () => {
    expect(connectionsOf({})).toEqual([]);
    expect(connectionsOf({ CONNECT_LOCAL: "off" })).toEqual([]);
    const local = connectionsOf({ CONNECT_LOCAL: "on" });
    expect(local).toEqual(["http://localhost:*", "http://127.0.0.1:*"]);
    const policy = contentSecurityPolicy({ scripts: [], connections: local, widgetOrigins: [] });
    expect(policy).toContain(
      "connect-src 'self' https: http://localhost:* http://127.0.0.1:*; worker-src",
    );
    expect(() => connectionsOf({ CONNECT_LOCAL: "yes" })).toThrow(
      'CONNECT_LOCAL is "yes": use on or off.',
    );
  });

  test("is what search and assistant are configured to ask", () => {
    expect(
      connectionsOf({
        ALGOLIA_APP_ID: "APP",
        ALGOLIA_SEARCH_KEY: "key",
        ALGOLIA_HOSTS: "search.example.org, http://127.0.0.1:4001",
        ASK_TRANSPORT: "endpoint",
        ASK_ENDPOINT: "http://localhost:8787/api/chat",
        ASK_FEEDBACK_ENDPOINT: "/api/feedback",
      }),
    ).toEqual(["http://127.0.0.1:4001", "http://localhost:8787"]);
  });
});
