import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { shapes } from "sablier";

import type { PackageShape, Sources } from "./build";

export const FOLDER = "/data/csv";
/** Lockup release that the guides describe. */
const DOCUMENTED = "v2.0";

/** Text of every file below a folder, by its path there, with slashes. */
async function readFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, "/"))
    .sort();
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(folder, name), "utf8")] as const),
    ),
  );
}

export async function readSources(): Promise<Sources> {
  const packageFile = createRequire(import.meta.url).resolve("sablier/package.json");
  const { version } = createRequire(import.meta.url)(packageFile) as { version: string };
  const known: Record<string, PackageShape> = {};
  for (const { id, isDeprecated, evm } of Object.values(shapes.lockup)) {
    known[id] = { isDeprecated, versions: evm.map((release) => release.version) };
  }
  return {
    version,
    files: await readFiles(path.join(path.dirname(packageFile), "csv/evm")),
    shapes: known,
    documented: DOCUMENTED,
    folder: FOLDER,
  };
}
