import ComponentCreator from "@docusaurus/ComponentCreator";
import {
  chunkNames,
  firsts,
  loadGroup,
  lists,
  registry,
  sidebars,
  version,
} from "@generated/fast-pages/groups";

/** Sidebars by name, of the version that every docs route gets as its props. */
const { docsSidebars } = version.version;

const loadedGroups = new Map<number, Promise<ReadonlyMap<string, string>>>();

/** The path as routes are listed: without a slash at its end. */
function routePath(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/u, "");
}

/** Index of the group whose range the path is in, or -1 if it comes before all of them. */
export function groupOf(path: string, starts: readonly string[]): number {
  return starts.findLastIndex((first) => first <= path);
}

/** Adds the routes of a group to the site's. Gives the sidebar of each path that has one. */
async function addGroup(index: number): Promise<ReadonlyMap<string, string>> {
  const { default: group } = await loadGroup(index);
  Object.assign(registry, group.registry);
  const names = new Map<string, string>();
  for (const [path, hash, attributes, routeChunkNames] of group.routes) {
    chunkNames[`${path}-${hash}`] = routeChunkNames;
    lists[group.list]?.push({
      path,
      component: ComponentCreator(path, hash),
      ...attributes,
    });
    if (attributes.sidebar !== undefined) names.set(path, attributes.sidebar);
  }
  return names;
}

async function loadSidebar(name: string): Promise<void> {
  docsSidebars[name] ??= (await sidebars[name]?.())?.default ?? [];
}

/**
 * Loads the routes around a path, and the sidebar of its page, so that the router knows them.
 *
 * @param pathname as in the location; also of a page that does not exist
 * @throws {Error} if a file cannot be loaded; a later call tries again
 */
export async function loadRoutes(pathname: string): Promise<void> {
  const path = routePath(pathname);
  const index = groupOf(path, firsts);
  if (index >= 0) {
    const loading = loadedGroups.get(index) ?? addGroup(index);
    loadedGroups.set(index, loading);
    loading.catch(() => loadedGroups.delete(index));
    const name = (await loading).get(path);
    if (name !== undefined) await loadSidebar(name);
  }
}
