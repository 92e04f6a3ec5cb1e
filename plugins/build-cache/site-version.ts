// cspell:ignore COLORTERM OLDPWD SHLVL
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Folders at the top that builds, tests and tools write: no sources of the site. */
export const MADE: ReadonlySet<string> = new Set([
  ".cache",
  ".docusaurus",
  ".git",
  "build",
  "build.new",
  "build.old",
  "coverage",
  "node_modules",
  "playwright-report",
  "test-results",
]);

/** What `npm install` has put into `node_modules`. */
const INSTALLED = ["package-lock.json", "node_modules/.package-lock.json"];

/** Variables of the terminal and of npm itself, which differ from one start to the next. */
const OF_THE_TERMINAL =
  /^(?:_|COLORTERM|COLUMNS|DISPLAY|INIT_CWD|LINES|OLDPWD|PWD|SHLVL|SSH_\w+|TERM\w*|TMUX\w*|VSCODE_\w+|XDG_\w+|npm_\w+)$/u;

const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/u;

/** Files below a folder of the site, with slashes, sorted; none of what is made. */
function filesOf(siteDir: string): string[] {
  return readdirSync(siteDir, { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name) && !name.endsWith(".log"))
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(path.join(siteDir, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    )
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      path.relative(siteDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"),
    )
    .sort();
}

/**
 * What other pages can see of a file: of a page its front matter, of everything else all of it. A
 * page's own text counts where the page itself is looked up. What is no file, such as a link to a
 * folder, may have any content at any time.
 */
function visibleOf(siteDir: string, file: string): Buffer | string {
  const full = path.join(siteDir, file);
  if (statSync(full, { throwIfNoEntry: false })?.isFile() !== true) return randomUUID();
  const content = readFileSync(full);
  if (!/^docs\/.*\.mdx?$/u.test(file)) return content;
  const text = content.toString("utf8");
  // Front matter that is written in another way is not told from the text below it.
  return FRONT_MATTER.exec(text)?.[0] ?? (/^\uFEFF?---/u.test(text) ? text : "");
}

/**
 * A hash over everything that the result of a build step depends on beside the text of the page in
 * question: all files of the site, which pages there are and their front matter, the packages, the
 * environment, the command, Node.js and where the site is. It is too wide on purpose: a change that concerns one
 * page only makes all of them anew.
 *
 * @param siteDir folder of the site
 * @param environment variables of the process
 * @param command what the command line says, which may name another configuration
 * @returns 64 hexadecimal digits
 */
export function siteVersion(
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>>,
  command: readonly string[],
): string {
  const hash = createHash("sha256");
  const add = (name: string, content: Buffer | string): void => {
    hash.update(`${name} ${Buffer.byteLength(content)}\n`).update(content);
  };
  add("node", process.version);
  add("folder", siteDir);
  add("command", JSON.stringify(command));
  const variables = Object.entries(environment)
    .filter(([name]) => !OF_THE_TERMINAL.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  add("environment", JSON.stringify(variables));
  for (const file of INSTALLED) {
    const full = path.join(siteDir, file);
    add(file, existsSync(full) ? readFileSync(full) : "");
  }
  for (const file of filesOf(siteDir)) add(file, visibleOf(siteDir, file));
  return hash.digest("hex");
}
