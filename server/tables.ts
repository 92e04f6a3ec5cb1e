import { readFileSync, statSync } from "node:fs";

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
  let version = "";
  /** The text of another version than the last one; null while there is none. */
  const readNext = (): string | null => {
    try {
      const { ino, mtimeMs, size } = statSync(file);
      const next = [ino, mtimeMs, size].join(" ");
      if (next === version) return null;
      // If yet another build takes the place of this one before it is read, the next look sees that.
      const text = readFileSync(file, "utf8");
      version = next;
      return text;
    } catch {
      return null;
    }
  };
  let table = parse(readNext() ?? "");
  return () => {
    const text = readNext();
    if (text === null) return table;
    try {
      table = parse(text);
    } catch (error) {
      console.error(`${file} is not used, the one before is:`, error);
    }
    return table;
  };
}
