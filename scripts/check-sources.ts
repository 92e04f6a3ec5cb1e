/**
 * Looks at every link of the sources without a build: `npm run check:links`. Names file and line, and the
 * nearest page or section that there is.
 */
import { existsSync } from "node:fs";
import path from "node:path";

import { linkError, sourceProblems } from "../plugins/links/load";
import { PUBLIC_FOLDER, SITE_DIR } from "../plugins/paths";
import { runCommand } from "../server/command";
import { PAGE_IDS } from "../src/config/site-map";

async function main(): Promise<void> {
  const publicDir = path.join(SITE_DIR, PUBLIC_FOLDER);
  const isPublished = existsSync(publicDir);
  const error = linkError(await sourceProblems(SITE_DIR, PAGE_IDS, isPublished ? publicDir : null));
  if (error !== null) throw new Error(error);
  console.log("All links of the sources lead to a page, a section or a file.");
  if (!isPublished)
    console.log("Not checked before the first build: links to /data and /examples.");
}

runCommand(main);
