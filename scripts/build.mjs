// Builds the site as `docusaurus build` does and with its flags, but beside the folder that is served:
// a build that fails or is stopped leaves the site as it was.
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { newFolderOf, putInPlace, reserve, tidyUp } from "./put-in-place.mjs";

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  options: { "out-dir": { type: "string", default: "build" } },
  strict: false,
});
const folder = path.resolve(String(values["out-dir"]));

try {
  reserve(newFolderOf(folder));
  // Builds into two folders share what Docusaurus generates, and the cache of the bundler.
  reserve(path.resolve(".docusaurus"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
tidyUp(folder);
// Of a site that was not finished nothing stays: it may be what has filled the disk.
process.once("exit", () => rmSync(newFolderOf(folder), { recursive: true, force: true }));
// The last of two options is the one that counts.
process.argv.splice(2, args.length, "build", ...args, "--out-dir", newFolderOf(folder));
// The program of Docusaurus ends the process when a step or a check fails, or when it is stopped, so
// what follows is for a complete site only. Stopped, it would call that a success.
process.exitCode = 1;
await import("@docusaurus/core/bin/docusaurus.mjs");
putInPlace(folder);
process.exitCode = 0;
console.log(`The site is in ${folder}.`);
