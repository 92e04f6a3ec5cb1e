import { readdirSync, readFileSync } from "node:fs";

import type { FinderFile } from "../../src/lib/finder/model";
import { loadModel } from "../protocol-data/test-model";
import type { SitePage } from "./finder";
import { finderFile } from "./finder-file";

/** The pages under `docs/` whose front matter names a release, as the build finds them. */
function readPages(): SitePage[] {
  return readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".mdx"))
    .flatMap((file) => {
      const text = readFileSync(`docs/${file}`, "utf8");
      const release = /^---\n(?:.*\n)*?release: (\S+)\n(?:.*\n)*?---\n/u.exec(text)?.[1];
      return release === undefined ? [] : [{ path: `/${file.slice(0, -".mdx".length)}`, release }];
    });
}

/** The finder's data that the build makes from the installed package and the docs, for tests. */
export function loadFinder(): FinderFile {
  return JSON.parse(finderFile(loadModel(), readPages())) as FinderFile;
}
