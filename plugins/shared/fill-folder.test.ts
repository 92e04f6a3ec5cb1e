import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { fillFolder } from "./fill-folder";

let folder: string;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "fill-")), "public");
});

afterEach(() => rm(path.dirname(folder), { recursive: true }));

const text = (name: string): Promise<string> => readFile(path.join(folder, name), "utf8");

test("makes the folders that the files need", async () => {
  await fillFolder(folder, new Map([["/data/abi/flow/Flow.json", "[]"]]));
  expect(await text("data/abi/flow/Flow.json")).toBe("[]");
});

test("removes what is no longer published, and rewrites only what has changed", async () => {
  const before = [
    ["/data/a.json", "1"],
    ["/data/b.json", "1"],
    ["/examples/old.sh", "ls"],
  ] as const;
  await fillFolder(folder, new Map(before));
  for (const [name] of before) await utimes(path.join(folder, name), 1, 1);
  await fillFolder(
    folder,
    new Map([
      ["/data/a.json", "1"],
      ["/data/b.json", "2"],
    ]),
  );
  expect((await stat(path.join(folder, "data/a.json"))).mtimeMs).toBe(1000);
  expect(await text("data/b.json")).toBe("2");
  expect(await readdir(path.join(folder, "examples"))).toEqual([]);
});
