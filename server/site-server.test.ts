import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { MISSING_API } from "../src/lib/page-records/negotiate";
import { createSiteServer } from "./site-server";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const LONG_SCRIPT = "const stream = 1;\n".repeat(200);

/** Not what the packed file holds, so that a test sees which of the two was sent. */
const INDEX = JSON.stringify("as it is ".repeat(200));
const PACKED_INDEX = JSON.stringify("packed");

const FILES: Readonly<Record<string, string | Buffer>> = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Page not found</h1>",
  "404.md": "# Page not found",
  "concepts/chains.html": "<h1>Chains</h1>",
  "concepts/chains.md": "# Chains",
  "guides/index.html": "<h1>Guides</h1>",
  "guides/lockup/previous-deployments/v1.2.html": "<h1>v1.2</h1>",
  "reference/lockup/contracts/contract.SablierLockup.html": "<h1>SablierLockup</h1>",
  "reference/lockup/contracts/contract.SablierLockup.md": "# SablierLockup",
  "api/overview.html": "<h1>APIs</h1>",
  "assets/js/main.abc123.js": LONG_SCRIPT,
  "img/logo.png": "not really a picture ".repeat(50),
  "robots.txt": "User-agent: *",
  "search/index.json": INDEX,
  "search/index.json.br": brotliCompressSync(PACKED_INDEX),
  ".env": "SECRET=1",
  ".git/config": "[core]",
  "code/sample.ts": "const streamId = 1n;",
  _redirects: "/old/* /concepts/chains 301\n/robots.txt /x 302\n/guides /y 302!",
  _headers:
    "/*\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: same-origin\n" +
    "/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
};

let parent: string;
let root: string;
let server: Server;
let port: number;

/** Sends the path as it is: fetch and URL would clean it before the server sees it. */
function get(
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        });
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "site-server-"));
  root = join(parent, "build");
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  writeFileSync(join(parent, "secret.txt"), "outside of the root");
  writeFileSync(join(parent, "secret.txt.html"), "outside of the root");
  server = createSiteServer(root);
  port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true });
});

describe("pages", () => {
  it.each([
    ["/", "<h1>Home</h1>"],
    ["/?utm_source=x", "<h1>Home</h1>"],
    ["/concepts/chains", "<h1>Chains</h1>"],
    ["/concepts/ch%61ins", "<h1>Chains</h1>"],
    ["/guides/lockup/previous-deployments/v1.2", "<h1>v1.2</h1>"],
    ["/reference/lockup/contracts/contract.SablierLockup", "<h1>SablierLockup</h1>"],
  ])("%s", async (path, html) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/u);
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["referrer-policy"]).toBe("same-origin");
    expect(answer.body.toString()).toBe(html);
  });

  it.each(["/nothing", "/assets/js/gone.js", "/_redirects", "/404.html", "/.env"])(
    "answers %s with the not-found page and status 404",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/u);
      expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(answer.body.toString()).toBe("<h1>Page not found</h1>");
    },
  );

  it("never answers a missing page with status 304", async () => {
    const first = await get("/nothing");
    const second = await get("/nothing", {
      headers: { "if-none-match": first.headers.etag ?? "" },
    });
    expect(second.status).toBe(404);
  });

  it.each([
    ..."/../secret.txt /../secret.txt/ /%2e%2e/secret.txt /..%2fsecret.txt".split(" "),
    ..."/concepts/..%2f..%2f..%2fsecret.txt /..%5csecret.txt /%00".split(" "),
    ..."//127.0.0.1/secret.txt http://127.0.0.1/../secret.txt".split(" "),
    ..."/%252e%252e/secret.txt /%c0%ae%c0%ae/secret.txt /..;/secret.txt".split(" "),
    ..."/....//secret.txt /.%00./secret.txt /index.html/../../secret.txt".split(" "),
    ..."/etc/passwd".split(" "),
  ])("does not leave the root folder for %s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain("outside");
  });

  it.each(["/%", "/%E0%A4%A", "/a%zz?b=c"])("answers malformed %s with 404", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("answers a path longer than file names may be with 404", async () => {
    expect((await get(`/${"a".repeat(5000)}`)).status).toBe(404);
  });

  it("shows samples of code as text", async () => {
    const { headers, body } = await get("/code/sample.ts");
    expect([headers["content-type"], body.toString()]).toEqual([
      "text/plain; charset=utf-8",
      "const streamId = 1n;",
    ]);
  });
});

describe("methods", () => {
  it("answers HEAD with the headers of GET and no body", async () => {
    const head = await get("/concepts/chains", { method: "HEAD" });
    const full = await get("/concepts/chains");
    expect(head.status).toBe(200);
    expect(head.headers["content-length"]).toBe(String(full.body.byteLength));
    expect(head.headers.etag).toBe(full.headers.etag);
    expect(head.body.byteLength).toBe(0);
    expect((await get("/nothing", { method: "HEAD" })).status).toBe(404);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "refuses %s [spec 1.1d]",
    async (method) => {
      const answer = await get("/", { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.allow).toBe("GET, HEAD");
    },
  );
});

describe("caching and compression", () => {
  const asset = "/assets/js/main.abc123.js";

  it("sends brotli, gzip or the plain body as the browser accepts", async () => {
    const br = await get(asset, { headers: { "accept-encoding": "gzip, deflate, br" } });
    const gzip = await get(asset, { headers: { "accept-encoding": "gzip" } });
    const plain = await get(asset);
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG_SCRIPT);
    expect(gunzipSync(gzip.body).toString()).toBe(LONG_SCRIPT);
    expect(plain.body.toString()).toBe(LONG_SCRIPT);
    for (const { headers } of [br, gzip, plain]) expect(headers.vary).toBe("Accept-Encoding");
  });

  it("sends the index of the search as the build has packed it, to whom takes Brotli", async () => {
    const path = "/search/index.json";
    const packed = await get(path, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": "application/json; charset=utf-8",
      vary: "Accept-Encoding",
    });
    expect(brotliDecompressSync(packed.body).toString()).toBe(PACKED_INDEX);
    for (const accepted of ["gzip", "br;q=0, gzip", "identity"]) {
      const { headers, body } = await get(path, { headers: { "accept-encoding": accepted } });
      expect(headers["content-encoding"]).not.toBe("br");
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
      const text = headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
      expect(text.toString()).toBe(INDEX);
    }
  });

  it("gives a page as Markdown to programs that prefer it, and says so to the others", async () => {
    const markdown = await get("/concepts/chains?x=1", { headers: { accept: "text/markdown" } });
    expect(markdown.status).toBe(200);
    expect(markdown.body.toString()).toBe("# Chains");
    expect(markdown.headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      vary: expect.stringMatching(/^accept\b/u) as unknown,
    });
    expect((await get("/concepts/chains.md")).headers.vary).not.toMatch(/^accept\b/u);
    const page = await get("/concepts/chains", { headers: { accept: "text/html,*/*;q=0.8" } });
    expect(page.body.toString()).toBe("<h1>Chains</h1>");
    expect(page.headers).toMatchObject({
      vary: expect.stringMatching(/^accept\b/u) as unknown,
      link: '</concepts/chains.md>; rel="alternate"; type="text/markdown"',
    });
    const dotted = await get("/reference/lockup/contracts/contract.SablierLockup", {
      headers: { accept: "text/markdown" },
    });
    expect(dotted.body.toString()).toBe("# SablierLockup");
    const none = await get("/guides/lockup/previous-deployments/v1.2", {
      headers: { accept: "text/markdown" },
    });
    expect(none.body.toString()).toBe("<h1>v1.2</h1>");
    const missing = await get("/nowhere", { headers: { accept: "text/markdown" } });
    expect(missing.status).toBe(404);
    expect(missing.headers.link).toBeUndefined();
    for (const answer of [missing, await get("/nowhere.md")]) {
      expect([answer.status, answer.body.toString()]).toEqual([404, "# Page not found"]);
      expect(answer.headers["content-type"]).toBe("text/markdown; charset=utf-8");
      expect(answer.headers.vary).toMatch(/^accept\b/u);
    }
  });

  it("does not compress packed formats and tiny files", async () => {
    for (const path of ["/img/logo.png", "/robots.txt", "/"]) {
      const { headers } = await get(path, { headers: { "accept-encoding": "br" } });
      expect(headers["content-encoding"]).toBeUndefined();
    }
  });
});

describe("addresses below /api", () => {
  it.each([
    ["GET", "/api/nope", "*/*"],
    ["GET", "/api/chat/x/y", "application/json"],
    ["POST", "/api/nope", undefined],
  ])("answers %s %s with JSON to programs", async (method, path, accept) => {
    const { status, headers, body } = await get(path, {
      method,
      ...(accept !== undefined && { headers: { accept } }),
    });
    expect([status, headers["content-type"], headers.vary]).toEqual([
      404,
      "application/json",
      expect.stringMatching(/^accept\b/u),
    ]);
    expect(JSON.parse(body.toString())).toEqual(MISSING_API);
  });

  it("gives browsers the not-found page, and everyone the pages", async () => {
    const browser = { headers: { accept: "text/html,*/*;q=0.8" } };
    expect((await get("/api/nope", browser)).body.toString()).toBe("<h1>Page not found</h1>");
    for (const accept of ["*/*", "application/json"]) {
      const { status, body } = await get("/api/overview", { headers: { accept } });
      expect([status, body.toString()]).toEqual([200, "<h1>APIs</h1>"]);
    }
  });
});

describe("redirects", () => {
  it("redirects paths without a file, with their query", async () => {
    const answer = await get("/old/chains?x=1");
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe("/concepts/chains?x=1");
  });

  it("lets a file win over a rule, unless the rule is forced", async () => {
    expect((await get("/robots.txt")).status).toBe(200);
    const forced = await get("/guides");
    expect([forced.status, forced.headers.location]).toEqual([302, "/y"]);
  });
});

it("has a plain answer when the site has no not-found page", async () => {
  rmSync(join(root, "404.html"));
  const answer = await get("/nothing");
  expect(answer.status).toBe(404);
  expect(answer.body.toString()).toBe("Not found.\n");
});

it("answers one request with 500 when something fails, and goes on", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  mkdirSync(join(root, "404.html"));
  const { status, body } = await get("/nothing");
  expect([status, body.toString()]).toEqual([500, "The server failed.\n"]);
  expect(String(log.mock.calls[0]?.[0])).toContain("EISDIR");
  expect((await get("/")).status).toBe(200);
});

it("is not made of rules that cannot be read", () => {
  writeFileSync(join(root, "_redirects"), "/home");
  expect(() => createSiteServer(root)).toThrow('line 1: "/home"');
});
