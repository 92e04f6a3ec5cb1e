import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Hands out what is read from a folder of the site. */
export interface Source<T> {
  /** What the folder holds now. It is read again when a file below it has changed since the last call. */
  load(): Promise<T>;
}

/** Number of files below a folder and their latest change, in milliseconds. */
function fingerprint(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const newest = Math.max(0, ...files.map((name) => statSync(path.join(folder, name)).mtimeMs));
  return `${files.length}:${newest}`;
}

/**
 * The sources of a folder by site: all steps of a build share one, so that the files are read once.
 *
 * @param folder path below the folder of a site
 */
export function siteSource<T>(
  folder: string,
  read: (siteDir: string) => Promise<T>,
): (siteDir: string) => Source<T> {
  const sources = new Map<string, Source<T>>();
  return (siteDir) => {
    const known = sources.get(siteDir);
    if (known !== undefined) return known;
    let state: string | undefined;
    let current: Promise<T> | undefined;
    const source: Source<T> = {
      load() {
        const now = fingerprint(path.join(siteDir, folder));
        if (current === undefined || now !== state) {
          state = now;
          current = read(siteDir);
        }
        return current;
      },
    };
    sources.set(siteDir, source);
    return source;
  };
}
