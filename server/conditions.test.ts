import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type RunningServer, startSite } from "./start";

/** 3,600 bytes, each line with its number. */
const TEXT = Array.from(
  { length: 400 },
  (_, line) => `line ${String(line).padStart(3, "0")}\n`,
).join("");

const MODIFIED = "Mon, 02 Nov 2026 10:00:00 GMT";
const BEFORE = "Mon, 02 Nov 2026 09:59:59 GMT";
const AFTER = "Mon, 02 Nov 2026 10:00:01 GMT";

let root: string;
let site: RunningServer;
/** Entity tag of the file; it is weak. */
let tag: string;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(
  headers: Readonly<Record<string, string>>,
  { path = "/file.txt", method = "GET" } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.url}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject).end();
  });
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "conditions-"));
  writeFileSync(join(root, "index.html"), "<h1>Home</h1>");
  writeFileSync(join(root, "file.txt"), TEXT);
  writeFileSync(join(root, "_headers"), "/*\n  Cache-Control: public, max-age=31536000\n");
  utimesSync(join(root, "file.txt"), new Date(MODIFIED), new Date(MODIFIED));
  site = await startSite(root, { host: "127.0.0.1", port: 0 });
  tag = (await ask({})).headers.etag ?? "";
});

afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

it.each(["bytes=6-11", "bytes=5-1", "bytes=-0", "bytes=0-18446744073709551616", "lines=0-1"])(
  "gives all of a file to whom asks for %s of it",
  async (range) => {
    for (const [name, value] of [
      ["if-range", tag],
      ["accept-encoding", "br"],
    ] as const) {
      const { status, headers, body } = await ask({ range, [name]: value });
      expect([status, headers["content-range"], headers["accept-ranges"]]).toEqual([
        200,
        undefined,
        undefined,
      ]);
      const isPacked = headers["content-encoding"] === "br";
      expect((isPacked ? brotliDecompressSync(body) : body).toString()).toBe(TEXT);
    }
  },
);

describe("conditions", () => {
  // The library takes a weak tag for If-Match, too, which RFC 9110, 13.1.1 compares strongly to keep
  // writers from each other. Nothing is written here.
  it.each<[string, (tag: string) => Record<string, string>, number]>([
    ["the tag", (own) => ({ "if-none-match": own }), 304],
    ["a list with the tag", (own) => ({ "if-none-match": `"x", ${own}` }), 304],
    ["a list without it", () => ({ "if-none-match": '"x", W/"y"' }), 200],
    ["its date", () => ({ "if-modified-since": MODIFIED }), 304],
    ["an earlier date", () => ({ "if-modified-since": BEFORE }), 200],
    [
      "another tag, which counts before a date",
      () => ({ "if-none-match": '"x"', "if-modified-since": AFTER }),
      200,
    ],
    ["another tag to match", () => ({ "if-match": '"nope"' }), 412],
    ["an old date to be unmodified since", () => ({ "if-unmodified-since": BEFORE }), 412],
  ])("%s", async (_, headersOf, expected) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, body } = await ask(headersOf(tag), { method });
      expect(status, method).toBe(expected);
      if (expected === 412) {
        expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      } else {
        expect(headers).toMatchObject({ etag: tag, vary: "Accept-Encoding" });
        expect(headers["cache-control"]).toBe("public, max-age=31536000");
      }
      if (expected === 304) expect(body.byteLength).toBe(0);
      if (expected === 200 && method === "GET") expect(body.toString()).toBe(TEXT);
    }
  });

  it("say nothing of a page that is missing", async () => {
    for (const condition of ["if-match", "if-none-match"]) {
      expect((await ask({ [condition]: "*" }, { path: "/nothing" })).status).toBe(404);
    }
  });

  it("know a text that was compressed", async () => {
    const { headers, body } = await ask({ "accept-encoding": "br" });
    expect(brotliDecompressSync(body).toString()).toBe(TEXT);
    expect(headers.etag).toBe(tag);
    const again = await ask({ "accept-encoding": "br", "if-none-match": tag });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  });
});
