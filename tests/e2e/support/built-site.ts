import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Folder with the built site. */
export const BUILD_FOLDER = join(__dirname, "../../../build");

/** Breakpoint of the navbar and the docs sidebar, in CSS pixels: up to here they are in a drawer. */
export const MOBILE_MAX_WIDTH = 996;

/**
 * The text of a built file.
 *
 * @param name path inside the build folder
 * @throws {Error} when it is missing, with the command that makes it
 */
export function readBuilt(name: string): string {
  const path = join(BUILD_FOLDER, name);
  if (!existsSync(path)) {
    throw new Error(`${path} is missing: run npm run build first.`);
  }
  return readFileSync(path, "utf8");
}

/** The built HTML of a page by its clean path. */
export function readPage(path: string): string {
  return readBuilt(path === "/" ? "index.html" : `${path.slice(1)}.html`);
}

/** Paths of all pages in the sitemap, sorted; the host is left out. */
export function sitemapPaths(): string[] {
  const locations = [...readBuilt("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/gu)];
  const paths = locations.map(([, location = ""]) => new URL(location).pathname);
  if (paths.length === 0) {
    throw new Error("build/sitemap.xml lists no page: the build is broken.");
  }
  return paths.sort();
}

/**
 * The name under which the site keeps a preference in the browser: the build adds a suffix that
 * depends on the site's address.
 *
 * @param name `theme`, or `docusaurus.announcement.dismiss`
 */
export function storageKey(name: string): string {
  const escaped = name.replaceAll(".", String.raw`\.`);
  const key = new RegExp(`getItem\\(['"](${escaped}[^'"]*)['"]\\)`, "u").exec(readPage("/"))?.[1];
  if (key === undefined) {
    throw new Error(`No inline script of the home page reads "${name}" from the storage.`);
  }
  return key;
}
