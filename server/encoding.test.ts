import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { compress, pickEncoding } from "./encoding";

describe("pickEncoding", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip;q=0", "identity"],
    ["BR", "br"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["br;q=0, *", "gzip"],
    ["identity, br;q=0.5", "identity"],
    ["br;q=oops", "identity"],
    ["deflate", "identity"],
  ] as const)("%s -> %s", (header, encoding) => {
    expect(pickEncoding(header)).toBe(encoding);
  });
});

describe("compress", () => {
  const body = Buffer.from("streams ".repeat(200));

  it("gives bodies that decompress to the original", async () => {
    expect(brotliDecompressSync(await compress(body, "br", true))).toEqual(body);
    expect(brotliDecompressSync(await compress(body, "br", false))).toEqual(body);
    expect(gunzipSync(await compress(body, "gzip", false))).toEqual(body);
    expect(await compress(body, "identity", false)).toBe(body);
  });
});
