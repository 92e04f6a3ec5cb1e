import { existsSync, readFileSync } from "node:fs";

import { createSlugger } from "@docusaurus/utils";

import { docFile } from "../paths";
import { REFERENCE_ELEMENT } from "./expand";
import { grouped } from "./groups";
import type { SymbolIndex } from "./symbols";

/** Anchors of the headings that a page writes itself, without those of Markdown that it imports. */
export function headingAnchors(source: string): Set<string> {
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

/** Gives the anchors of a page of `docs` with those of its reference; none without such a page. */
export function pageAnchors(
  siteDir: string,
  index: SymbolIndex,
): (route: string) => ReadonlySet<string> {
  const read = (route: string): ReadonlySet<string> => {
    const file = docFile(siteDir, route);
    if (!existsSync(file)) return new Set();
    const source = readFileSync(file, "utf8");
    const anchors = headingAnchors(source);
    const units = source.matchAll(new RegExp(`<${REFERENCE_ELEMENT}\\s+contract="([^"]+)"`, "gu"));
    for (const [, id = ""] of units) {
      const entries = index.pageEntries(id);
      for (const { anchor } of [...entries, ...grouped(entries)]) anchors.add(anchor);
    }
    return anchors;
  };
  const known = new Map<string, ReadonlySet<string>>();
  return (route) => {
    const anchors = known.get(route) ?? read(route);
    known.set(route, anchors);
    return anchors;
  };
}
