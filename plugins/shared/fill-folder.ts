import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Makes a folder hold these files and no others. A file that holds its text already is left alone,
 * for the development server reloads the page when one is written.
 *
 * @param files text by path below the folder, with a leading slash and slashes.
 */
export async function fillFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
    if (!files.has(name)) await rm(file);
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if ((await readFile(file, "utf8").catch(() => undefined)) === text) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
