/** A request target, taken apart. */
export interface RequestPath {
  /** Decoded path, starting with a slash, without a query. */
  readonly pathname: string;
  /** Query with its leading question mark, or an empty string. */
  readonly search: string;
}

/** The request target cannot be read: the answer is status 400. */
export class BadRequestError extends Error {
  override readonly name = "BadRequestError";
}

/** The path, percent-decoded, cannot name a file of the site: the answer is status 404. */
export class UnsafePathError extends Error {
  override readonly name = "UnsafePathError";
}

/** The target without the host that an absolute form names: a path, mostly with a slash in front. */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/iu, "");
  return path === "" || path.startsWith("?") ? `/${path}` : path;
}

/** Segment of a path that no file of the site has: a hidden file's, other than RFC 8615 gives hosts. */
const isHidden = (segment: string): boolean => segment.startsWith(".") && segment !== ".well-known";

/**
 * Reads the target of an HTTP request line.
 *
 * @param target origin form (`/path?query`) or absolute form (`http://host/path?query`)
 * @throws {BadRequestError} for any other form and for malformed percent-encoding
 * @throws {UnsafePathError} for a path with a segment that begins with a dot, an empty segment
 *   inside, a backslash or a control character: none of them names a page, and they have been used to
 *   read `.env`, to leave the root folder or to build a redirect to another host
 */
export function parseRequestTarget(target: string): RequestPath {
  const path = originForm(target);
  if (!path.startsWith("/")) {
    throw new BadRequestError(
      `Cannot read the request target "${target}": it must start with a slash.`,
    );
  }
  const questionMark = path.indexOf("?");
  const encodedPath = questionMark === -1 ? path : path.slice(0, questionMark);
  const search = questionMark === -1 ? "" : path.slice(questionMark);

  let pathname: string;
  try {
    pathname = decodeURIComponent(encodedPath);
  } catch (error) {
    throw new BadRequestError(
      `Cannot decode the path "${encodedPath}": write a literal percent sign as %25.`,
      { cause: error },
    );
  }

  const segments = pathname.slice(1).split("/");
  const isUnsafe = segments.some(
    (segment, index) => isHidden(segment) || (segment === "" && index !== segments.length - 1),
  );
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (isUnsafe || /[\\\u0000-\u001f\u007f]/u.test(pathname)) {
    throw new UnsafePathError(`The path "${encodedPath}" cannot name a file of the site.`);
  }
  return { pathname, search };
}

/**
 * The files that may answer a path, best first, relative to the root folder. Static hosts serve one
 * page under its clean path, with a trailing slash, and with its `.html` or `/index.html` ending; a
 * name with dots (`/guides/lockup/previous-deployments/v1.2`) is a page too.
 *
 * @param pathname decoded and checked by {@link parseRequestTarget}
 */
export function candidateFiles(pathname: string): string[] {
  const name = pathname.replace(/^\/|\/$/gu, "");
  if (name === "") {
    return ["index.html"];
  }
  const pageFiles = [`${name}.html`, `${name}/index.html`];
  if (pathname.endsWith("/")) {
    return pageFiles;
  }
  const withoutIndex = name.replace(/\/index\.html$/u, "");
  const indexFiles = withoutIndex === name ? [] : [`${withoutIndex}.html`];
  // A file called ".html" is no page of a folder without a name.
  const withoutEnding = name.replace(/(?<=[^/])\.html$/u, "");
  const folderFiles = withoutEnding === name ? [] : [`${withoutEnding}/index.html`];
  return [...new Set([name, ...pageFiles, ...indexFiles, ...folderFiles])];
}
