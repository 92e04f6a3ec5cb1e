import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { buildSite, clearCaches, copySite, SITE } from "../bench/site-copy";

/** Below the site, so that the copies are on its disk and in its history. */
const FOLDER = path.join(SITE, ".cache/same-build");
const FIRST = path.join(FOLDER, "a");
/** A longer path, with what a path may have. */
const SECOND = path.join(FOLDER, "another ü folder/deeper/site");

/** Minutes that one build may take when others use the machine. */
const LIMIT_MINUTES = 10;

/** Builds a copy. Returns the hash of each file by its path. */
async function build(site: string): Promise<ReadonlyMap<string, string>> {
  await buildSite(site, LIMIT_MINUTES);
  const out = path.join(site, "build");
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      path.relative(out, file),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  );
}

/** Paths of the files that only one build has, or that differ. */
function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  await copySite(FIRST);
  // Links to packages would lead out of the folder: these are what npm would install here.
  const packages = path.join(FIRST, "node_modules");
  rmSync(packages, { recursive: true });
  cpSync(path.join(SITE, "node_modules"), packages, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => path.basename(source) !== ".cache",
  });
});

afterAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
});

// Without caches: with one, the minifier gives two variables of the runtime other names.
it("a build of the same commit in another folder has the same bytes", async () => {
  const first = await build(FIRST);
  expect(first.size).toBeGreaterThan(1_000);
  mkdirSync(path.dirname(SECOND), { recursive: true });
  renameSync(FIRST, SECOND);
  await clearCaches(SECOND);
  expect(differences(first, await build(SECOND))).toEqual([]);
});
