import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { parseRedirects } from "./redirects";
import { tableReader } from "./tables";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tables-"));
  file = join(folder, "_redirects");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("reads a table again when its file has changed, and only then", () => {
  const parse = vi.fn(parseRedirects);
  const table = tableReader(file, parse);
  expect(table()).toEqual([]);
  writeFileSync(file, "/a /b");
  expect(table()).toMatchObject([{ from: "/a", to: "/b" }]);
  expect(table()).toMatchObject([{ from: "/a", to: "/b" }]);
  expect(parse).toHaveBeenCalledTimes(2);
});

it("keeps the last good table while the file is away or malformed, and says so once", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  writeFileSync(file, "/a /b");
  const table = tableReader(file, parseRedirects);
  rmSync(file);
  expect(table()).toMatchObject([{ from: "/a" }]);
  expect(log).not.toHaveBeenCalled();
  writeFileSync(file, "/home");
  expect([table(), table()]).toMatchObject([[{ from: "/a" }], [{ from: "/a" }]]);
  expect(log).toHaveBeenCalledTimes(1);
  expect(String(log.mock.calls[0])).toContain('line 1: "/home"');
  writeFileSync(file, "/c /d 302");
  expect(table()).toMatchObject([{ from: "/c" }]);
});

it("throws when the first table is malformed", () => {
  writeFileSync(file, "/home");
  expect(() => tableReader(file, parseRedirects)).toThrow('line 1: "/home"');
});
