import { packagePath, searchBuildOf } from "./names";

interface NamedFile {
  /** Below the site, with a slash at its beginning. */
  readonly path: string;
  readonly text: string;
}

const textsByPath = (files: readonly NamedFile[]): string =>
  JSON.stringify(Object.fromEntries(files.map(({ path, text }) => [path, text])));

/**
 * Makes the packages of a build, so that a reader's browser gets all files with two requests instead
 * of some hundreds.
 *
 * @param files of the site; what belongs into no package is left out
 * @returns files of JSON: texts by path
 * @throws Error when the files of the search are of no build, or of more than one
 */
export function makePackages(files: readonly NamedFile[]): NamedFile[] {
  const search = files.filter(({ path }) => searchBuildOf(path) !== null);
  const builds = [...new Set(search.map(({ path }) => searchBuildOf(path)))];
  const [build] = builds;
  if (build === undefined || build === null || builds.length > 1) {
    throw new Error(`The files of the search are of ${builds.length} builds, not of one.`);
  }
  const markdown = files.filter(({ path }) => path.endsWith(".md"));
  return [
    { path: packagePath("search", build), text: textsByPath(search) },
    { path: packagePath("markdown", build), text: textsByPath(markdown) },
  ];
}
