import { closeSync, fstatSync, openSync, readFileSync, type Stats, statSync } from "node:fs";

const versionFrom = ({ ino, mtimeMs, size }: Stats): string => [ino, mtimeMs, size].join(" ");

/** Tells one version of a file from another; undefined when the file cannot be looked at. */
function versionOf(file: string): string | undefined {
  try {
    return versionFrom(statSync(file));
  } catch {
    return undefined;
  }
}

/** A text with its version, of one file: between two looks at a path, another build may take its place. */
function readVersion(file: string): { version: string; text: string } | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(file, "r");
    return { version: versionFrom(fstatSync(handle)), text: readFileSync(handle, "utf8") };
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * Reads a table that each build makes anew. The table is read again when its file has changed, because
 * the policy of one build stops the scripts of another. While there is no file, or none that can be read,
 * the table of the last build stays; so it does when the new one is malformed, which is logged once.
 *
 * @param file that need not exist; there is nothing in the table then
 * @param parse throws when the text is malformed
 * @returns gives the table as it is now; costs one look at the file
 * @throws {Error} the error of `parse` when the first table is malformed
 */
export function tableReader<Table>(file: string, parse: (text: string) => Table): () => Table {
  const first = readVersion(file);
  let version = first?.version;
  let table = parse(first?.text ?? "");
  return () => {
    const next = versionOf(file) === version ? undefined : readVersion(file);
    if (next === undefined) return table;
    ({ version } = next);
    try {
      table = parse(next.text);
    } catch (error) {
      console.error(`${file} is not used, the one before is:`, error);
    }
    return table;
  };
}
