import { describe, expect, it } from "vitest";

import { contentTypeOf, isCompressible } from "./content-types";

describe("contentTypeOf", () => {
  it.each([
    ["index.html", "text/html; charset=utf-8"],
    ["concepts/chains.md", "text/markdown; charset=utf-8"],
    ["LOGO.SVG", "image/svg+xml"],
    ["sitemap.xml", "application/xml; charset=utf-8"],
    ["fonts/figtree.woff2", "font/woff2"],
    ["no-extension", "application/octet-stream"],
    ["a.unknown", "application/octet-stream"],
  ])("%s -> %s", (file, type) => {
    expect(contentTypeOf(file)).toBe(type);
  });
});

describe("isCompressible", () => {
  it("compresses text and leaves packed formats alone", () => {
    const files = ["a.html", "a.js", "a.json", "a.svg", "a.webmanifest", "a.wasm", "a.md"];
    expect(files.filter((file) => !isCompressible(contentTypeOf(file)))).toEqual([]);
    const packed = ["a.png", "a.woff2", "a.zip", "a.pdf", "a.avif", "a.unknown"];
    expect(packed.filter((file) => isCompressible(contentTypeOf(file)))).toEqual([]);
  });
});
