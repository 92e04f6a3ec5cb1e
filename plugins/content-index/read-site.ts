import { readFile } from "node:fs/promises";
import path from "node:path";

import { htmlFile } from "../security-headers/html-file";
import { type ExtractedPage, extractPage, type Site } from "./extract";
import type { PagePlace } from "./site-pages";

/**
 * Reads every page of a build once.
 *
 * @param outDir folder of the build
 * @throws Error listing every page that cannot be read, with the reason.
 */
export async function readSite(
  outDir: string,
  places: readonly PagePlace[],
  site: Site,
): Promise<ExtractedPage[]> {
  const pages: ExtractedPage[] = [];
  const problems: string[] = [];
  for (const place of places) {
    try {
      const html = await readFile(path.join(outDir, htmlFile(place.route)), "utf8");
      const page = extractPage(html, place, site);
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
