import path from "node:path";

import { openClosestPages } from "../../src/lib/routes/closest";
import type { SourcePage } from "./read-page";

/** What pages may lead to. */
export interface Targets {
  /** Routes that have no MDX file: their sections are made by components. */
  readonly made: ReadonlySet<string>;
  /** Addresses that redirect, with the one that they lead to. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Ids of the sections that a component writes, by its name. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** Whether the site serves a file at this path. */
  readonly hasFile: (path: string) => boolean;
  /** Whether a picture or file lies beside a page, by its path from the page. */
  readonly hasBeside: (page: SourcePage, path: string) => boolean;
}

/** The route of a page below `docs` or `src/pages`; undefined for a part of pages and for styles. */
export function routeOf(file: string): string | undefined {
  const [, path] = /^(?:docs|src\/pages)\/(.+)\.(?:mdx?|tsx)$/u.exec(file) ?? [];
  if (path === undefined || /(?:^|\/)_/u.test(path)) return undefined;
  return `/${path.replace(/(?:^|\/)index$/u, "")}`;
}

/** Anchors of a page with those of the parts and components that it uses. */
function anchorsOf(
  page: SourcePage,
  files: ReadonlyMap<string, SourcePage>,
  sections: Targets["sections"],
): Set<string> {
  const parts = page.imports.flatMap((file) => files.get(file) ?? []);
  return new Set([
    ...page.anchors,
    ...page.components.flatMap((name) => sections.get(name) ?? []),
    ...parts.flatMap((part) => [...anchorsOf(part, files, sections)]),
  ]);
}

const nearest = (wanted: string, offered: readonly string[]): string => {
  const [found] = openClosestPages(offered.map((path) => ({ path, title: "" })))(wanted, 1);
  return found === undefined ? "" : `; the nearest is ${found.path}`;
};

/** Addresses that more than one file has, in lines. */
function twice(pages: readonly SourcePage[], made: ReadonlySet<string>): string[] {
  const sources = new Map([...made].map((route) => [route, ["a plugin"]]));
  for (const { file } of pages) {
    const route = routeOf(file);
    if (route !== undefined) sources.set(route, [...(sources.get(route) ?? []), file]);
  }
  return [...sources].flatMap(([route, files]) =>
    files.length < 2 ? [] : [`"${route}" is the address of ${files.join(" and ")}: keep one`],
  );
}

/**
 * What is wrong with the links of all pages, one line each with file and line, and the nearest address
 * or section that there is.
 */
export function linkProblems(pages: readonly SourcePage[], targets: Targets): string[] {
  const files = new Map(pages.map((page) => [page.file, page]));
  // Of two files with one address, links mean the one that was there: the docs come first.
  const byRoute = new Map(
    pages.toReversed().flatMap((page) => {
      const route = routeOf(page.file);
      return route === undefined ? [] : [[route, page] as const];
    }),
  );
  const routes = [...byRoute.keys(), ...targets.made];
  const known = new Map<SourcePage, ReadonlySet<string>>();
  const problemOf = (page: SourcePage, url: string): string | null => {
    if (/^[a-z][a-z\d+.-]*:/iu.test(url)) {
      const path = /^pathname:\/\/(\/[^?#]*)/u.exec(url)?.[1];
      return path === undefined || targets.hasFile(path) ? null : "is no file of the site";
    }
    const [, path = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/u.exec(url) ?? [];
    if (/^\.\.?\//u.test(path) || /^[^/]+\.\w+$/u.test(path)) {
      return targets.hasBeside(page, path)
        ? null
        : "is no file beside the page: add it, or correct the path";
    }
    const route = path.replace(/(?<=.)\/$/u, "");
    const moved = targets.redirects.get(route);
    if (moved !== undefined) return `only redirects: lead to ${moved}`;
    const target = route === "" ? page : byRoute.get(route);
    if (target === undefined) {
      if (targets.made.has(route) || targets.hasFile(route)) return null;
      return `is no page${nearest(route, routes)}`;
    }
    if (hash === "" || target.isUnread === true) return null;
    const anchors = known.get(target) ?? anchorsOf(target, files, targets.sections);
    known.set(target, anchors);
    if (anchors.has(hash)) return null;
    return `leads to no section of the page${nearest(hash, [...anchors])}`;
  };
  return [
    ...twice(pages, targets.made),
    ...pages.flatMap((page) => [
      ...page.problems,
      ...page.links.flatMap(({ url, line }) => {
        const problem = problemOf(page, url);
        return problem === null ? [] : [`${page.file}:${line} ${url} ${problem}`];
      }),
    ]),
  ];
}

export const SITE_MAP_FILE = "src/config/site-map.ts";

/**
 * Pages of `docs` that no sidebar has, and entries of the site map without a page, one line each.
 *
 * @param source of the site map, which has an id whole or, behind its folder, the last part of it
 */
export function mapProblems(
  pages: readonly SourcePage[],
  ids: readonly string[],
  source: string,
): string[] {
  const lines = source.split("\n");
  const lineOf = (id: string): number => {
    const [folder, name] = [path.posix.dirname(id), path.posix.basename(id)];
    const whole = lines.findIndex((line) => line.includes(`"${id}"`));
    if (whole >= 0) return whole + 1;
    const start = lines.findIndex((line) => line.includes(`under("${folder}"`));
    return lines.findIndex((line, at) => at >= start && line.includes(`"${name}"`)) + 1;
  };
  const docs = pages.flatMap(({ file }) =>
    file.startsWith("docs/") ? (routeOf(file)?.slice(1) ?? []) : [],
  );
  return [
    ...ids
      .filter((id) => !docs.includes(id))
      .map((id) => `${SITE_MAP_FILE}:${lineOf(id)} "${id}" has no page${nearest(id, docs)}`),
    ...docs
      .filter((id) => !ids.includes(id))
      .map((id) => `docs/${id}.mdx is in no sidebar: add it to ${SITE_MAP_FILE}`),
  ];
}
