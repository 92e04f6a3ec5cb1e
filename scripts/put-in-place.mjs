import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Where a folder really is, so that a link to it stays a link. */
const realPathOf = (/** @type {string} */ folder) =>
  existsSync(folder) ? realpathSync(folder) : folder;

/** Where the site is kept while another one takes its place. */
const oldFolderOf = (/** @type {string} */ folder) => `${realPathOf(folder)}.old`;

/**
 * Where the next site is made: on the same disk, so that it can be renamed.
 *
 * @param {string} folder that is served
 */
export const newFolderOf = (folder) => `${realPathOf(folder)}.new`;

/** @param {string} folder that may not exist */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/** Whether a process runs, ours or that of another user. */
function isRunning(/** @type {number} */ id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Reserves a folder for this process: two builds would remove each other's files. The file that says
 * so goes when the process ends; one that a process which is gone has left does not count.
 *
 * @param {string} folder that need not exist; a file with its name and `.pid` is made beside it
 * @throws {Error} when another process that runs has reserved it
 */
export function reserve(folder) {
  const file = `${folder}.pid`;
  const own = String(process.pid);
  try {
    writeFileSync(file, own, { flag: "wx" });
  } catch (error) {
    if (!existsSync(file)) throw error;
    const holder = readFileSync(file, "utf8").trim();
    if (/^[1-9]\d*$/u.test(holder) && holder !== own && isRunning(Number(holder))) {
      throw new Error(
        `Another build (process ${holder}) is being made in this folder: wait until it ends. If process ${holder} is no build, remove ${file}.`,
        { cause: error },
      );
    }
    writeFileSync(file, own);
  }
  process.once("exit", () => {
    remove(file);
  });
}

/**
 * Removes what a build that was stopped has left beside a folder. One that was stopped between the
 * two renames has left no site: the one before comes back.
 *
 * @param {string} folder that is served
 */
export function tidyUp(folder) {
  const old = oldFolderOf(folder);
  if (!existsSync(folder) && existsSync(old)) renameSync(old, folder);
  remove(old);
  remove(newFolderOf(folder));
}

/**
 * Puts the new site in the place of the one that is served.
 *
 * @param {string} folder that is served; it need not exist yet
 * @throws {Error} when there is no new site or a folder cannot be renamed; the folder is as it was
 */
export function putInPlace(folder) {
  const fresh = newFolderOf(folder);
  const old = oldFolderOf(folder);
  if (!existsSync(fresh)) throw new Error(`There is no new site in ${fresh}.`);
  const place = realPathOf(folder);
  if (existsSync(place)) renameSync(place, old);
  try {
    renameSync(fresh, place);
  } catch (error) {
    if (existsSync(old)) renameSync(old, place);
    throw error;
  }
  remove(old);
}
