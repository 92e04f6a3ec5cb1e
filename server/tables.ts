import { readFileSync, statSync } from "node:fs";

/** Tells one version of a file from another; empty when the file cannot be looked at. */
function versionOf(file: string): string {
  try {
    const { ino, mtimeMs, size } = statSync(file);
    return [ino, mtimeMs, size].join(" ");
  } catch {
    return "";
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
  let version = versionOf(file);
  let table = parse(version === "" ? "" : readFileSync(file, "utf8"));
  return () => {
    const next = versionOf(file);
    if (next === "" || next === version) return table;
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch {
      return table;
    }
    version = next;
    try {
      table = parse(text);
    } catch (error) {
      console.error(`${file} is not used, the one before is:`, error);
    }
    return table;
  };
}
