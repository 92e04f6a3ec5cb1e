import type { ChunkNames, GeneratedRoute, ModuleRequests } from "./generated-files";

/** Pages next to each other by path, whose routes the browser loads together. */
export interface RouteGroup {
  /** Which of `SplitRoutes.lists` the routes belong to. */
  readonly list: number;
  /** Path of its first route: the group holds the paths from here to the next group's first. */
  readonly first: string;
  readonly routes: readonly GeneratedRoute[];
}

export interface SplitRoutes {
  /** The tree of routes, in which the nested lists of pages are replaced with `lists`. */
  readonly routes: readonly GeneratedRoute[];
  /** The nested lists of pages, by identity: empty here, filled in the browser by group. */
  readonly lists: readonly (readonly GeneratedRoute[])[];
  /** Sorted by `first`, in the order of code units. */
  readonly groups: readonly RouteGroup[];
}

/** Pages in a group: a page transfers one group, so this bounds what it pays for the others. */
export const GROUP_SIZE = 40;

function byPath(a: GeneratedRoute, b: GeneratedRoute): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}

/**
 * Takes the pages of every nested list out of the tree of routes and puts them into groups of at
 * most `size`, so that what a page loads does not grow with the number of pages.
 *
 * Only lists of nothing but pages (`exact`, no children) are taken: their order says nothing.
 */
export function splitRoutes(
  routes: readonly GeneratedRoute[],
  size: number = GROUP_SIZE,
): SplitRoutes {
  const lists: (readonly GeneratedRoute[])[] = [];
  const groups: RouteGroup[] = [];

  const strip = (route: GeneratedRoute): GeneratedRoute => {
    if (route.routes === undefined) return route;
    if (!route.routes.every(({ exact, routes: children }) => exact === true && !children)) {
      return { ...route, routes: route.routes.map(strip) };
    }
    const list: readonly GeneratedRoute[] = [];
    const sorted = [...route.routes].sort(byPath);
    for (let start = 0; start < sorted.length; start += size) {
      const group = sorted.slice(start, start + size);
      groups.push({ list: lists.length, first: group[0]?.path ?? "", routes: group });
    }
    lists.push(list);
    return { ...route, routes: list };
  };

  return {
    routes: routes.map(strip),
    lists,
    groups: groups.sort((a, b) => (a.first < b.first ? -1 : Number(a.first > b.first))),
  };
}

/** The chunk names of a route as a flat list. */
export function namesIn(names: ChunkNames): readonly string[] {
  return Object.values(names).flatMap((value) =>
    typeof value === "string" ? [value] : namesIn(value),
  );
}

/**
 * Chunk names that every page of a list needs: those of the routes around it, and the component
 * that all its pages share. They are worth one file.
 *
 * @param chunkNames of every route, by `<path>-<hash>`
 */
export function sharedNames(
  split: SplitRoutes,
  chunkNames: Readonly<Record<string, ChunkNames>>,
): ReadonlySet<string> {
  const namesOf = (route: GeneratedRoute): readonly string[] =>
    namesIn(chunkNames[chunkKey(route)] ?? {});
  const around = (route: GeneratedRoute): readonly string[] =>
    route.routes === undefined ? [] : [...namesOf(route), ...route.routes.flatMap(around)];
  const pages = split.groups.flatMap(({ routes }) => routes);
  const common = pages
    .map(namesOf)
    .reduce<readonly string[] | undefined>(
      (left, names) => (left === undefined ? names : left.filter((name) => names.includes(name))),
      undefined,
    );
  return new Set([...split.routes.flatMap(around), ...(pages.length > 1 ? (common ?? []) : [])]);
}

/** Key of a route in `routesChunkNames.json`. */
export function chunkKey({ component: { path, hash } }: GeneratedRoute): string {
  return `${path}-${hash}`;
}

/**
 * @throws {Error} that lists every chunk name without a module
 */
export function requestsOf(
  names: readonly string[],
  requests: ModuleRequests,
): readonly (readonly [name: string, request: string])[] {
  const unknown = names.filter((name) => !requests.has(name));
  if (unknown.length > 0) {
    throw new Error(`No module in registry.js for the chunk names ${unknown.join(", ")}.`);
  }
  return names.map((name) => [name, requests.get(name) ?? ""] as const);
}
