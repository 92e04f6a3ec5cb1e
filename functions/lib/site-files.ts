import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

export interface SiteFiles {
  /**
   * @param path of a file below the build folder, made by the program and never by a request
   * @throws Error naming the file that is missing
   */
  readonly read: (path: string) => Promise<string>;
}

/** A file that every build has. */
const LANDMARK = "search/index.json";

/** Files of a folder, read each time. */
export function openSiteFiles(folder: string): SiteFiles {
  const root = resolve(folder);
  return {
    read: async (path) => {
      const file = join(root, path);
      if (!file.startsWith(`${root}${sep}`))
        throw new Error(`The file ${path} is not below the build folder.`);
      try {
        return await readFile(file, "utf8");
      } catch (cause) {
        throw new Error(`The file ${path} of the built site cannot be read.`, { cause });
      }
    },
  };
}

/**
 * Finds the built site: beside this code, in the working folder, or where the host unpacks what is
 * deployed with a function.
 *
 * @throws Error naming the folders that were looked at
 */
export function findBuildFolder(): string {
  const places = [
    fileURLToPath(new URL("../../build", import.meta.url)),
    resolve("build"),
    join(process.env.LAMBDA_TASK_ROOT ?? ".", "build"),
  ];
  const folder = places.find((place) => existsSync(join(place, LANDMARK)));
  if (folder === undefined) {
    const looked = [...new Set(places.map((place) => resolve(place)))].join(", ");
    throw new Error(`No built site in ${looked}: run npm run build first.`);
  }
  return folder;
}
