import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { cacheVersion } from "./version";

const SETTINGS = { title: "Docs" };

const FILES = {
  "data/releases.ts": "export const RELEASES = [];",
  "docs/concepts/fees.mdx": "# Fees",
  "examples/solidity/Create.sol": "contract Create {}",
  "plugins/markdown/index.ts": "export {};",
  "src/config/identity.ts": "export {};",
  "src/lib/decimal.ts": "export {};",
  "package-lock.json": "{}",
} as const;

let site: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), text);
};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "cache-version-"));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
});

afterEach(() => {
  rmSync(site, { recursive: true });
});

describe("the version of the bundler's cache", () => {
  it.each(Object.keys(FILES).filter((file) => !file.startsWith("docs/")))(
    "changes with %s",
    (file) => {
      const before = cacheVersion(site, SETTINGS);
      write(file, "another text");
      expect(cacheVersion(site, SETTINGS)).not.toBe(before);
    },
  );

  it("changes when a page, a heading or an example comes or goes, and with the settings", () => {
    const versions = [cacheVersion(site, SETTINGS), cacheVersion(site, { title: "Other" })];
    write("docs/concepts/chains.mdx", "# Chains");
    versions.push(cacheVersion(site, SETTINGS));
    rmSync(path.join(site, "docs/concepts/fees.mdx"));
    versions.push(cacheVersion(site, SETTINGS));
    write("examples/solidity/Other.sol", "");
    versions.push(cacheVersion(site, SETTINGS));
    write("docs/concepts/chains.mdx", "# Chains\n\n## Testnets");
    versions.push(cacheVersion(site, SETTINGS));
    expect(new Set(versions).size).toBe(versions.length);
  });

  it("stays when a page's own text changes, and in another folder", () => {
    const before = cacheVersion(site, SETTINGS);
    write("docs/concepts/fees.mdx", "# Other fees");
    expect(cacheVersion(site, SETTINGS)).toBe(before);
    const copy = mkdtempSync(path.join(tmpdir(), "cache-version-"));
    cpSync(site, copy, { recursive: true });
    write("docs/concepts/fees.mdx", FILES["docs/concepts/fees.mdx"]);
    expect(cacheVersion(copy, SETTINGS)).toBe(before);
    rmSync(copy, { recursive: true });
  });
});
