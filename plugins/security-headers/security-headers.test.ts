import { describe, expect, test } from "vitest";

import { headersFor, parseHeaders } from "../../server/headers";
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
  const rules = parseHeaders(hostHeaders({ scripts: ["'sha256-x='"], widgetOrigins: [] }));
  const page = headersFor({ pathname: "/concepts/streaming", status: 200 }, rules);

  test("allow no inline script but the known ones, and no script of another host", () => {
    const policy = page["content-security-policy"] ?? "";
    expect(policy).toContain("script-src 'self' 'sha256-x=';");
    expect(/script-src[^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|https:|\*/);
    expect(policy).toMatch(/object-src 'none'.*frame-ancestors 'none'/);
  });

  test("let a live chat run, load and show frames only when there is one [spec 6.2]", () => {
    const without = contentSecurityPolicy({ scripts: [], widgetOrigins: [] });
    expect(without).toContain("frame-src 'none';");
    expect(without).not.toContain("wss:");
    const origins = ["https://chat.example", "wss://relay.example"];
    const policy = contentSecurityPolicy({ scripts: [], widgetOrigins: origins });
    expect(policy).toContain("script-src 'self' https://chat.example;");
    expect(policy).toContain("img-src 'self' data: https://chat.example;");
    expect(policy).toContain("frame-src https://chat.example;");
    expect(policy).toContain("wss://chat.example wss://relay.example;");
  });

  test("say the rest that browsers should know", () => {
    expect(Object.keys(page).sort()).toEqual([
      "cache-control",
      "content-security-policy",
      "cross-origin-opener-policy",
      "permissions-policy",
      "referrer-policy",
      "strict-transport-security",
      "x-content-type-options",
    ]);
    expect(page["cache-control"]).toContain("must-revalidate");
    const asset = headersFor({ pathname: "/assets/js/a.js", status: 200 }, rules);
    expect(asset["cache-control"]).toContain("immutable");
  });

  test("give no header to one path twice", () => {
    const names = rules.flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size).toBe(names.length);
  });
});
