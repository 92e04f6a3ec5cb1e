import { createRequire } from "node:module";
import path from "node:path";

import { shapes } from "sablier";

import type { PackageShape, Sources } from "./build";
import { readFiles } from "./read";

export const FOLDER = "/data/csv";
/** Lockup release that the guides describe. */
const DOCUMENTED = "v2.0";

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
