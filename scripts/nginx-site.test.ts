// cspell:ignore cevil emerg fastcgi scgi uwsgi
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { FunctionHandler } from "../functions/lib/http";
import { createFunctionsServer } from "../server/functions-server";
import { parseHeaders } from "../server/headers";
import { listen } from "../server/listen";
import { parseRedirects } from "../server/redirects";
import { negotiateMarkdown } from "../src/lib/page-records/negotiate";
import { canRun } from "./can-run";
import { nginxSite } from "./nginx-site";

const HEADERS = `/*
  Content-Security-Policy: script-src 'self' 'sha256-a/b='; object-src 'none'
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/feed.xml
  Content-Type: application/rss+xml; charset=utf-8
`;
/** The longest address is longer than what fits into an entry of a map by default. */
const LONG = `/old/${"part/".repeat(30)}end`;
const REDIRECTS = `/api /api/overview 301!
/csv /concepts/fees#csv 301!
/find /search?q=fees 302!
/old.v1/* /concepts/fees 301!
${LONG} /concepts/fees 301!
`;

const PAGE = "reference/flow/contract.SablierFlow";
const FILES: Readonly<Record<string, string | Buffer>> = {
  "search/index.json": '"as it is"',
  "search/index.json.br": brotliCompressSync('"packed"'),
  "index.html": "<h1>Home</h1>",
  "index.md": "# Home",
  "404.html": "<h1>Not found</h1>",
  "404.md": "# Not found",
  "search.html": "<h1>Search</h1>",
  "concepts/fees.html": `<h1>Fees</h1>${"fees ".repeat(1_000)}`,
  "concepts/fees.md": "# Fees",
  [`${PAGE}.html`]: "<h1>SablierFlow</h1>",
  [`${PAGE}.md`]: "# SablierFlow",
  "api/overview.html": "<h1>APIs</h1>",
  "assets/main.js": "// main",
  "feed.xml": `<rss>${"item ".repeat(1_000)}</rss>`,
  "examples/run.ts": "// example",
  "site.webmanifest": "{}",
};

const SITES = ["one", "two"] as const;
const NGINX_PATH = `${process.env.PATH ?? ""}:/usr/sbin`;

describe("the rules for nginx", () => {
  const rules = (headers: string, redirects: string): string =>
    nginxSite(parseHeaders(headers), parseRedirects(redirects), { root: "/srv/docs" });

  it("take the slash off addresses of the site, and lead to no other", () => {
    const [, pattern = ""] = /rewrite (\S+) \$1 permanent;/u.exec(rules("", "")) ?? [];
    const led = (address: string): string | undefined =>
      new RegExp(pattern, "u").exec(address)?.[1];
    expect(led("/concepts/fees/")).toBe("/concepts/fees");
    expect(led("/guides/lockup/previous-deployments/v1.2/")).toContain("v1.2");
    for (const address of ["/", "//", "/\\evil.example/", "//evil.example/", "/\t/evil.example/"]) {
      expect(led(address), address).toBeUndefined();
    }
  });

  it("refuse what nginx has no equal for", () => {
    expect(() => rules("/a/*.txt\n  X: y", "")).toThrow("/a/*.txt");
    expect(() => rules("/*\n  X: a$b", "")).toThrow('"a$b"');
    expect(() => rules("", "/old/* /new/:splat 301")).toThrow("/old/*");
    expect(() => rules("", "/* /new 301")).toThrow("/*");
  });
});

/** The outer block that HOSTING.md shows, for a port of this machine and without a certificate. */
function outerBlock(rules: string, port: number): string {
  const hosting = readFileSync(new URL("../HOSTING.md", import.meta.url), "utf8");
  const [, shown = ""] = /```nginx\n(.*?)```/su.exec(hosting) ?? [];
  const [, block = ""] = /^(server \{\n {2}listen 443.*?^\})/msu.exec(shown) ?? [];
  return block
    .replace(/^.*(?:\[::\]|ssl_certificate).*\n/gmu, "")
    .replace("443 ssl http2", `127.0.0.1:${port}`)
    .replace(/(?<=include ).*(?=;)/u, rules);
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await listen(server, { host: "127.0.0.1", port: 0 });
      return server;
    }),
  );
  return servers.map((server) => {
    const { port } = server.address() as AddressInfo;
    server.close();
    return port;
  });
}

const ENV = { ...process.env, PATH: NGINX_PATH };

describe.runIf(canRun("two sites in one nginx", ["nginx"], ENV))("two sites in one nginx", () => {
  let folder: string;
  let nginx: ChildProcess;
  let functions: Server;
  let finish = (): void => undefined;
  let origin: string;
  let other: string;
  let test: string;

  /** Tells its client, and sends the rest of its answer only when the test says so. */
  const chat: FunctionHandler = (request, { ip }) =>
    Promise.resolve(
      new Response(
        new ReadableStream({
          start: (controller) => {
            const send = (text: string): void => controller.enqueue(new TextEncoder().encode(text));
            send(`${request.url} ${ip ?? ""}`);
            finish = () => {
              send(" end");
              controller.close();
            };
          },
        }),
        { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } },
      ),
    );

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
    functions = createFunctionsServer(1, { "/api/chat": () => Promise.resolve({ default: chat }) });
    const behind = {
      origin: await listen(functions, { host: "127.0.0.1", port: 0 }),
      paths: ["/api/chat", "/mcp"],
    };
    const ports = await freePorts(SITES.length);
    [origin = "", other = ""] = ports.map((port) => `http://127.0.0.1:${port}`);
    const blocks = SITES.map((site, index) => {
      const root = path.join(folder, site);
      for (const [name, text] of Object.entries({ ...FILES, "which.txt": site })) {
        const file = path.join(root, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      const rules = nginxSite(parseHeaders(HEADERS), parseRedirects(REDIRECTS), {
        root,
        ...(index === 0 && { functions: behind }),
      });
      writeFileSync(path.join(folder, `${site}.conf`), rules);
      return outerBlock(path.join(folder, `${site}.conf`), ports[index] ?? 0);
    });
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      path.join(folder, "nginx.conf"),
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; map_hash_bucket_size 128; ${temporary.join(" ")}
${blocks.join("\n")}
}`,
    );
    const args = ["-p", folder, "-c", `${folder}/nginx.conf`, "-e", `${folder}/error.log`];
    const { stderr } = spawnSync("nginx", [...args, "-t"], { env: ENV, encoding: "utf8" });
    test = stderr;
    nginx = spawn("nginx", args, { env: ENV, stdio: "ignore" });
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(other).then(
        () => true,
        () => false,
      );
      if (isUp) break;
      if (tries > 100) throw new Error(readFileSync(path.join(folder, "error.log"), "utf8"));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  afterAll(async () => {
    functions.closeAllConnections();
    functions.close();
    const gone = once(nginx, "exit");
    nginx.kill();
    await gone;
    rmSync(folder, { recursive: true });
  });

  const get = (
    address: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> => fetch(address, { headers, redirect: "manual" });
  const seen = async (address: string, accept = "text/html,*/*;q=0.8"): Promise<unknown> => {
    const response = await get(address, { accept });
    return [response.status, response.headers.get("content-type"), await response.text()];
  };
  const led = async (address: string): Promise<unknown> => {
    const { status, headers } = await get(origin + address);
    return [status, headers.get("location")];
  };
  const html = (status: number, text: string): unknown[] => [
    status,
    "text/html; charset=utf-8",
    text,
  ];

  it("pass nginx's test without a warning, and stand apart", async () => {
    expect(test).toContain("test is successful");
    expect(test).not.toMatch(/warn|emerg/u);
    expect(await (await get(`${origin}/which.txt`)).text()).toBe("one");
    expect(await (await get(`${other}/which.txt`)).text()).toBe("two");
  });

  it("serve pages at clean addresses, and files with their types", async () => {
    expect(await seen(`${origin}/`)).toEqual(html(200, "<h1>Home</h1>"));
    expect(await seen(`${origin}/${PAGE}`)).toEqual(html(200, "<h1>SablierFlow</h1>"));
    const types = ["/concepts/fees.md", "/examples/run.ts", "/site.webmanifest", "/assets/main.js"];
    expect(
      await Promise.all(
        types.map(async (file) => (await get(origin + file)).headers.get("content-type")),
      ),
    ).toEqual([
      "text/markdown; charset=utf-8",
      "text/plain; charset=utf-8",
      "application/manifest+json; charset=utf-8",
      "text/javascript; charset=utf-8",
    ]);
  });

  it("give what is not there the not-found page with its status", async () => {
    for (const address of ["/nowhere", "/assets/gone.js", "/concepts", "/mcp-more", "/a.b/c"]) {
      expect(await seen(origin + address)).toEqual(html(404, "<h1>Not found</h1>"));
    }
    expect(await seen(`${other}/api/chat`)).toEqual(html(404, "<h1>Not found</h1>"));
  });

  it("send old addresses on in one step, with their query", async () => {
    expect(await led("/api")).toEqual([301, "/api/overview"]);
    expect(await led("/api/?a=1&b=2")).toEqual([301, "/api/overview?a=1&b=2"]);
    expect(await led("/csv?a=1")).toEqual([301, "/concepts/fees?a=1#csv"]);
    expect(await led("/find?a=1")).toEqual([302, "/search?q=fees"]);
    for (const old of ["/old.v1", "/old.v1/", "/old.v1/a/b", LONG, `${LONG}/`]) {
      expect(await led(old)).toEqual([301, "/concepts/fees"]);
    }
    expect(await led("/oldXv1/a")).toEqual([404, null]);
  });

  it("take a slash off, and stay on the site", async () => {
    expect(await led("/concepts/fees/?a=1")).toEqual([301, "/concepts/fees?a=1"]);
    expect(await led(`/${PAGE}/`)).toEqual([301, `/${PAGE}`]);
    expect(await led("//evil.example/")).toEqual([301, "/evil.example"]);
    for (const address of ["/%5Cevil.example/", "/%09/evil.example/", "/%0d%0aX:y/"]) {
      expect(await led(address), address).toEqual([404, null]);
    }
  });

  it.each([
    "text/markdown",
    "text/markdown, text/html, */*",
    "text/html;q=0.5,Text/Markdown",
    "text/markdown;q=0.9, text/plain;q=0.8, */*;q=0.1",
    "text/markdown;q=0, */*",
    "text/markdown; q=0.0",
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8",
    "*/*",
  ])("give a page in the form that the site's rule says for Accept: %s", async (accept) => {
    const isMarkdown = negotiateMarkdown("/concepts/fees", accept) !== null;
    for (const [address, heading] of [
      ["/concepts/fees", "Fees"],
      [`/${PAGE}`, "SablierFlow"],
      ["/", "Home"],
    ]) {
      const response = await get(`${origin}${address}`, { accept });
      expect(response.headers.get("vary")).toContain("accept");
      expect(response.headers.get("content-type")).toBe(
        `text/${isMarkdown ? "markdown" : "html"}; charset=utf-8`,
      );
      expect(await response.text()).toContain(isMarkdown ? `# ${heading}` : `<h1>${heading}</h1>`);
    }
  });

  it("give HTML where a page has no Markdown, and Markdown where there is no page", async () => {
    expect(await seen(`${origin}/search`, "text/markdown")).toEqual(html(200, "<h1>Search</h1>"));
    const missing = [404, "text/markdown; charset=utf-8", "# Not found"];
    expect(await seen(`${origin}/no`, "text/markdown")).toEqual(missing);
    expect(await seen(`${origin}/no.md`)).toEqual(missing);
  });

  it("send the headers with pages, files and what is not there", async () => {
    const kept = async (address: string): Promise<(string | null)[]> => {
      const { headers } = await get(origin + address);
      return ["content-security-policy", "x-content-type-options", "cache-control"].map((name) =>
        headers.get(name),
      );
    };
    const general = ["script-src 'self' 'sha256-a/b='; object-src 'none'", "nosniff"];
    for (const address of ["/concepts/fees", "/which.txt", "/nowhere", "/assets/gone.js"]) {
      expect(await kept(address)).toEqual([...general, "public, max-age=0, must-revalidate"]);
    }
    expect(await kept("/assets/main.js")).toEqual([
      ...general,
      "public, max-age=31536000, immutable",
    ]);
  });

  it("send the type that a rule names, once, and compress it", async () => {
    const { headers } = await get(`${origin}/feed.xml`, { "accept-encoding": "gzip" });
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(headers.get("content-encoding")).toBe("gzip");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("compress texts, for proxies too, and say when nothing has changed", async () => {
    const address = `${origin}/concepts/fees`;
    const response = await get(address, { "accept-encoding": "gzip", via: "1.1 proxy" });
    expect(response.headers.get("content-encoding")).toBe("gzip");
    const etag = response.headers.get("etag") ?? "";
    expect((await get(address, { "if-none-match": etag })).status).toBe(304);
  });

  it("send the index of the search as the build has packed it, to whom takes Brotli", async () => {
    const read = async (accepted: string): Promise<unknown> => {
      const response = await get(`${origin}/search/index.json`, { "accept-encoding": accepted });
      const { headers } = response;
      const names = ["content-encoding", "content-type", "vary", "x-content-type-options"];
      return [...names.map((name) => headers.get(name)), await response.json()];
    };
    const type = "application/json; charset=utf-8";
    expect(await read("gzip, br")).toEqual(["br", type, "Accept-Encoding", "nosniff", "packed"]);
    expect(await read("br;q=0")).toEqual([null, type, null, "nosniff", "as it is"]);
    expect((await get(`${origin}/search/index.json.br`)).status).toBe(404);
  });

  it("hand questions on, and the answer piece by piece", async () => {
    const response = await get(`${origin}/api/chat?a=1`, { "x-forwarded-for": "192.0.2.1" });
    const { host } = new URL(origin);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(`http://${host}/api/chat?a=1 127.0.0.1`);
    finish();
    expect((await reader?.read())?.value).toBe(" end");
    expect(response.headers.get("cache-control")).toBe("no-store");
    // A path below a function's is for its server to know.
    for (const path of ["/mcp/x", "/api/chat/more"]) {
      const below = await get(origin + path);
      expect([below.status, await below.json()]).toEqual([404, { error: "Not found." }]);
    }
  });
});
