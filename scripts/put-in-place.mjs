import { existsSync, realpathSync, renameSync, rmSync } from "node:fs";

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
