import { existsSync, readFileSync } from "node:fs";

import { createSlugger } from "@docusaurus/utils";

import { docFile } from "../paths";
import { REFERENCE_ELEMENT } from "./expand";
import { grouped } from "./groups";
import type { SymbolIndex } from "./symbols";
import type { DocRoutes } from "./validate";

/**
 * Anchors of the headings that a page writes itself.
 *
 * @param source MDX of the page.
 * @returns undefined when the page imports other Markdown, whose headings are not known here.
 */
export function headingAnchors(source: string): Set<string> | undefined {
  if (/^import .*\.mdx?["'];?$/mu.test(source)) return undefined;
  const slugger = createSlugger();
  const anchors = new Set<string>();
  let fence: string | undefined;
  for (const line of source.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/u.exec(line)?.[1];
    if (mark !== undefined) {
      if (fence === undefined) fence = mark;
      else if (mark.startsWith(fence)) fence = undefined;
      continue;
    }
    const title = fence === undefined ? /^#{1,6}\s+(.*)$/u.exec(line)?.[1] : undefined;
    if (title === undefined) continue;
    const explicit = /\{\/?\*?\s*#([\w-]+)\s*\*?\/?\}\s*$/u.exec(title)?.[1];
    anchors.add(
      explicit ??
        slugger.slug(title.replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1").replace(/[`*]/gu, "")),
    );
  }
  return anchors;
}

/** The site's pages, read from `docs`. */
export function siteRoutes(siteDir: string, index: SymbolIndex): DocRoutes {
  const file = (route: string): string => docFile(siteDir, route);
  const cache = new Map<string, ReadonlySet<string> | undefined>();
  const read = (route: string): ReadonlySet<string> | undefined => {
    if (!existsSync(file(route))) return undefined;
    const source = readFileSync(file(route), "utf8");
    const anchors = headingAnchors(source);
    if (anchors === undefined) return undefined;
    for (const [, id] of source.matchAll(
      new RegExp(`<${REFERENCE_ELEMENT}\\s+contract="([^"]+)"`, "gu"),
    )) {
      if (id === undefined) continue;
      for (const anchor of index.anchorsOf(id).keys()) anchors.add(anchor);
      for (const { anchor } of grouped(index.pageEntries(id))) {
        anchors.add(anchor);
      }
    }
    return anchors;
  };
  return {
    has: (route) => existsSync(file(route)),
    anchors: (route) => {
      if (!cache.has(route)) cache.set(route, read(route));
      return cache.get(route);
    },
  };
}
