import { appendFile, readdir } from "node:fs/promises";
import path from "node:path";

import { TEXT_PAGE } from "./pages";
import { type Part, progress } from "./parts";
import { buildSite, clearCaches, copySite, inTemporaryFolder } from "./site-copy";

/** Files under `/assets` that a reader may have to fetch anew when the text of one page has changed. */
const MOST_CHANGED = 5;

/** Names of all scripts and styles. They tell their content apart, so readers keep what is the same. */
async function assetsOf(folder: string): Promise<ReadonlySet<string>> {
  await clearCaches(folder);
  await buildSite(folder);
  const assets = path.join(folder, "build/assets");
  const files = await readdir(assets, { recursive: true, withFileTypes: true });
  return new Set(files.filter((entry) => entry.isFile()).map(({ name }) => name));
}

/** Builds a copy of the site before and after a change to the text of one page. */
export const freshness: Part = () =>
  inTemporaryFolder(async (folder) => {
    await copySite(folder);
    progress("freshness: before a change");
    const before = await assetsOf(folder);
    progress("freshness: after a change to the text of a page");
    await appendFile(path.join(folder, `docs${TEXT_PAGE}.mdx`), "\nOne more sentence.\n");
    const after = await assetsOf(folder);
    const changed = [...after].filter((name) => !before.has(name)).sort();
    return {
      tables: [
        {
          title: "Files under /assets with a new name after a change to the text of one page",
          columns: ["Files", "New names", "Wanted", "Which"],
          rows: [
            [
              String(after.size),
              String(changed.length),
              `at most ${MOST_CHANGED}`,
              changed.join(", "),
            ],
          ],
        },
      ],
      missed:
        changed.length > MOST_CHANGED
          ? [
              `A change to the text of one page gives ${changed.length} files under /assets a new name, wanted are at most ${MOST_CHANGED}.`,
            ]
          : [],
    };
  });
