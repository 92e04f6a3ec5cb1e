import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type RunningServer, startSite } from "./start";

/** 3,600 bytes, each line with its number, so that a part tells where it is from. */
const TEXT = Array.from(
  { length: 400 },
  (_, line) => `line ${String(line).padStart(3, "0")}\n`,
).join("");
const LAST = TEXT.length - 1;

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

/** The first and the last byte of the part that is sent. */
type Part = readonly [number, number];

/**
 * Where RFC 9110 leaves a choice, the server takes that of the library: more than one part, and what
 * is no range, get the whole file (14.2: a server may ignore the field); a part that ends before it begins
 * is refused or left out of its list (14.2: such a field may be rejected); parts that touch are joined
 * (15.3.7.2).
 */
const RANGES: readonly (readonly [string, Part | 200 | 416])[] = [
  ["bytes=6-11", [6, 11]],
  ["bytes=3590-9999", [3590, LAST]],
  ["bytes=0-18446744073709551616", [0, LAST]],
  ["bytes=-500", [3100, LAST]],
  ["bytes=0-9 , 5-19", [0, 19]],
  ["bytes=100-50,0-1", [0, 1]],
  ["bytes=3600-", 416],
  ["bytes=-0", 416],
  ["bytes=0-10,20-30", 200],
  ["lines=0-1", 200],
  [`bytes=${"0-0,9-9,".repeat(20)}5-1`, 200],
];

describe("the part of a file that a request asks for", () => {
  it.each(RANGES)("%s", async (range, expected) => {
    // A part is one of the file as it is, so it is never compressed.
    const { status, headers, body } = await ask({ range, "accept-encoding": "br" });
    expect(headers["content-encoding"]).toBeUndefined();
    if (expected === 416) {
      expect([status, headers["content-range"]]).toEqual([416, `bytes */${TEXT.length}`]);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers.etag).toBeUndefined();
    } else {
      const [first, last] = expected === 200 ? [0, LAST] : expected;
      expect(body.toString()).toBe(TEXT.slice(first, last + 1));
      expect([status, headers["content-range"], headers.vary]).toEqual([
        expected === 200 ? 200 : 206,
        expected === 200 ? undefined : `bytes ${first}-${last}/${TEXT.length}`,
        "Accept-Encoding",
      ]);
      expect(headers.etag).toBe(tag);
    }
    expect((await ask({}, { path: "/" })).body.toString()).toBe("<h1>Home</h1>");
  });

  it("is defined for GET only", async () => {
    for (const [range] of RANGES) {
      const { status, headers } = await ask({ range }, { method: "HEAD" });
      expect([status, headers["content-length"]]).toEqual([200, String(TEXT.length)]);
    }
  });

  // The library also takes a date after that of the file, which says as much.
  it.each([
    [MODIFIED, 206],
    [BEFORE, 200],
    ["the tag, which is weak", 200],
  ])("is sent if it is one of the same file: If-Range %s", async (given, status) => {
    const headers = { range: "bytes=6-11", "if-range": given.startsWith("the tag") ? tag : given };
    const answer = await ask(headers);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(status === 206 ? TEXT.slice(6, 12) : TEXT);
  });
});

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
    ["another tag to match, and a part", () => ({ "if-match": '"x"', range: "bytes=0-1" }), 412],
    ["the tag, and a part", (own) => ({ "if-none-match": own, range: "bytes=0-1" }), 304],
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
