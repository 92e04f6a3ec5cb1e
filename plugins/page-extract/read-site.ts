import { readFile } from "node:fs/promises";
import path from "node:path";

import type { BuildCache } from "../build-cache/open";
import { htmlFile } from "../host-files/html-file";
import { type ExtractedPage, extractPage, type Site } from "./extract";
import { readableParts } from "./parse-page";
import type { PagePlace } from "./site-pages";

/** Reads one page, unless an earlier build has read the same one. */
function readPage(
  html: string,
  place: PagePlace,
  site: Site,
  cache: Pick<BuildCache, "read" | "write">,
): ExtractedPage | null {
  const parts = [readableParts(html), JSON.stringify(place), JSON.stringify(site)] as const;
  const known = cache.read(...parts);
  const text = known ?? JSON.stringify(extractPage(parts[0], place, site));
  if (known === undefined) cache.write(text, ...parts);
  return JSON.parse(text) as ExtractedPage | null;
}

/**
 * Reads every page of a build once.
 *
 * @param outDir folder of the build
 * @param cache pages that earlier builds have read
 * @throws Error listing every page that cannot be read, with the reason.
 */
export async function readSite(
  outDir: string,
  places: readonly PagePlace[],
  site: Site,
  cache: Pick<BuildCache, "read" | "write">,
): Promise<ExtractedPage[]> {
  const pages: ExtractedPage[] = [];
  const problems: string[] = [];
  for (const place of places) {
    try {
      const html = await readFile(path.join(outDir, htmlFile(place.route)), "utf8");
      const page = readPage(html, place, site, cache);
      if (page !== null) pages.push(page);
    } catch (error) {
      problems.push(`  ${place.route} ${(error as Error).message}`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`${problems.length} rendered pages cannot be read:\n${problems.join("\n")}`);
  }
  return pages;
}
