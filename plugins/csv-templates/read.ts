import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Text of each file by its path below the folder, with slashes. */
export type RawFiles = ReadonlyMap<string, string>;

/**
 * Reads every file below a folder.
 * @throws Error of the file system when the folder is missing
 */
export async function readFiles(folder: string): Promise<RawFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join("/");
    files.set(name, await readFile(file, "utf8"));
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
