import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import { shapes } from "sablier";

import type { Sources } from "./build";

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
  return {
    version,
    files: await readFiles(path.join(path.dirname(packageFile), "csv/evm")),
    shapes: Object.fromEntries(
      Object.values(shapes.lockup).map(({ id, isDeprecated, evm }) => {
        const [since = ""] = evm.map((release) => release.version).sort();
        return [id, { since, deprecated: isDeprecated }];
      }),
    ),
  };
}
