import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { createSlugger } from "@docusaurus/utils";

import { docFile } from "../paths";
import { REFERENCE_ELEMENT } from "./expand";
import { grouped } from "./groups";
import type { SymbolIndex } from "./symbols";

/**
 * Anchors of the headings that a page writes itself.
 *
 * @param source MDX of the page.
 * @param read the source of Markdown that the page imports, by what the page calls it.
 * @returns undefined when the page imports headings, whose place in the page is not known here.
 */
export function headingAnchors(
  source: string,
  read: (file: string) => string | undefined = () => undefined,
): Set<string> | undefined {
  for (const [, file = ""] of source.matchAll(/^import .*["'](.*\.mdx?)["'];?$/gmu)) {
    const part = read(file);
    if (part === undefined || headingAnchors(part, read)?.size !== 0) return undefined;
  }
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

/** Gives the anchors of a page of `docs`; undefined without such a page, or where it imports headings. */
export function pageAnchors(
  siteDir: string,
  index: SymbolIndex,
): (route: string) => ReadonlySet<string> | undefined {
  const readPart = (name: string): string | undefined =>
    name.startsWith("@site/") ? readFileSync(path.join(siteDir, name.slice(6)), "utf8") : undefined;
  const cache = new Map<string, ReadonlySet<string> | undefined>();
  const read = (route: string): ReadonlySet<string> | undefined => {
    const file = docFile(siteDir, route);
    if (!existsSync(file)) return undefined;
    const source = readFileSync(file, "utf8");
    const anchors = headingAnchors(source, readPart);
    if (anchors === undefined) return undefined;
    const units = source.matchAll(new RegExp(`<${REFERENCE_ELEMENT}\\s+contract="([^"]+)"`, "gu"));
    for (const [, id = ""] of units) {
      for (const anchor of index.anchorsOf(id).keys()) anchors.add(anchor);
      for (const { anchor } of grouped(index.pageEntries(id))) anchors.add(anchor);
    }
    return anchors;
  };
  return (route) => {
    if (!cache.has(route)) cache.set(route, read(route));
    return cache.get(route);
  };
}
