import { onceEach } from "../../../src/lib/once/each";
import { isPackage, PACKAGE_CACHE, packagePath, searchBuildOf } from "../names";

type Texts = Readonly<Record<string, string>>;

/** Opens a package, once in the life of a worker. One that is missing may come while it runs. */
const openPackage = onceEach(async (path: string): Promise<Texts> => {
  const cache = await caches.open(PACKAGE_CACHE);
  const response = await cache.match(path);
  if (response === undefined) throw new Error(`This browser has no package ${path}.`);
  return (await response.json()) as Texts;
});

async function textOf(packageFile: string, pathname: string): Promise<string | undefined> {
  try {
    return (await openPackage(packageFile))[pathname];
  } catch {
    return undefined;
  }
}

const answer = (text: string | undefined, type: string): Response | undefined =>
  text === undefined ? undefined : new Response(text, { headers: { "Content-Type": type } });

/**
 * Takes a file of the search out of its package, where this browser has it.
 *
 * @param pathname such as `/search/<build>/texts-1.json`
 * @returns undefined when there is no package of this build
 */
export async function fromSearchPackage(pathname: string): Promise<Response | undefined> {
  const build = searchBuildOf(pathname);
  if (build === null) return undefined;
  return answer(await textOf(packagePath("search", build), pathname), "application/json");
}

/** Takes a page as Markdown out of the package of the last build that this browser has. */
export async function fromMarkdownPackage(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(PACKAGE_CACHE);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const file = paths.findLast((path) => isPackage("markdown", path));
  if (file === undefined) return undefined;
  return answer(await textOf(file, pathname), "text/markdown; charset=utf-8");
}
