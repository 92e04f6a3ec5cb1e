import { statSync } from "node:fs";
import { join } from "node:path";

/** What a request asks for. */
export interface Target {
  /** Decoded path, starting with a slash. */
  readonly pathname: string;
  /** Query with its leading question mark, or an empty string. */
  readonly search: string;
}

/**
 * Reads the target of a request line, with or without a host in front of its path.
 *
 * @returns undefined when it can name no file of the site: a path that cannot be decoded, or with a
 *   segment that is hidden or empty, a backslash or a control character, which have been used to read
 *   `.env`, to leave the folder or to build a redirect to another host
 */
export function readTarget(target: string): Target | undefined {
  try {
    const { pathname: encoded, search } = new URL(target, "http://localhost");
    const pathname = decodeURIComponent(encoded);
    const isSafe = !/^(?!\/)|\/\.(?!well-known\/)|\/\/|[\\\p{Cc}]/u.test(pathname);
    return isSafe ? { pathname, search } : undefined;
  } catch {
    return undefined;
  }
}

/** Parts of the build that no address names: rules of the host, and what is sent for missing pages. */
const NO_PAGES: ReadonlySet<string> = new Set(["_headers", "_redirects", "404.html", "404.md"]);

/** Whether there is a file that can be looked at; a name may be longer than names of files are. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The file that answers a path, relative to the folder: `/a` is `a`, `a.html` or `a/index.html`, and so is
 * `/a/index.html`. A name with dots (`/guides/lockup/previous-deployments/v1.2`) may be a page, too.
 *
 * @param pathname decoded and checked by {@link readTarget}
 */
export function fileOf(root: string, pathname: string): string | undefined {
  const path = pathname.replace(/\/index\.html$/u, "/");
  const name = path.replace(/^\/|\/$/gu, "");
  const pages = name === "" ? ["index.html"] : [`${name}.html`, `${name}/index.html`];
  const names = path.endsWith("/") ? pages : [name, ...pages];
  const file = names.find((candidate) => isFile(join(root, candidate)));
  return file === undefined || NO_PAGES.has(file) ? undefined : file;
}
