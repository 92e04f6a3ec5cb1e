import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What compiled pages are made from besides their own source, by path below the site's folder. */
const SOURCES = [
  "data",
  "examples",
  "plugins",
  "src/config",
  "src/lib",
  "package-lock.json",
] as const;

/** Pages are checked and linked by which others exist and by their headings, not by what these say. */
const PAGES = "docs";

const HEADINGS = /^#{2,6} .*$/gmu;

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * A hash that changes whenever a compiled page may differ although its own source is the same.
 *
 * @param settings of the site; what JSON cannot say is left out.
 */
export function cacheVersion(siteDir: string, settings: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const name = (file: string): string => path.relative(siteDir, file);
  for (const file of filesOf(path.join(siteDir, PAGES))) {
    const headings = readFileSync(file, "utf8").match(HEADINGS) ?? [];
    hash.update(`${name(file)}\n${headings.join("\n")}\n`);
  }
  for (const source of SOURCES) {
    const place = path.join(siteDir, source);
    for (const file of path.extname(source) === "" ? filesOf(place) : [place]) {
      hash
        .update(`${name(file)}\n`)
        .update(readFileSync(file))
        .update("\n");
    }
  }
  return hash.digest("hex").slice(0, 16);
}
