import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { load } from "cheerio";

export interface LinkPlace {
  readonly address: string;
  /** File of the page, from the root of the build. */
  readonly page: string;
}

/** What the site composes in the same way on many pages: accounts at explorers, questions to assistants. */
const COMPOSED = /\/0x[\da-f]{40}(?!\w)|[?&]q=/i;

/** The addresses of other sites that a page links, each once. */
export function linksIn(html: string, page: string): LinkPlace[] {
  const page$ = load(html);
  const addresses = page$("a[href^='https://']")
    .toArray()
    .map((link) => page$(link).attr("href") ?? "");
  return [...new Set(addresses)].map((address) => ({ address, page }));
}

/**
 * Every link of the built pages to another site. Of the thousands that are composed alike, one for
 * each host.
 *
 * @throws Error without a build
 */
export function collectLinks(buildDir: string): LinkPlace[] {
  if (!existsSync(buildDir)) throw new Error("There is no build. Run npm run build first.");
  const composed = new Map<string, string>();
  return readdirSync(buildDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
    .flatMap((file) => linksIn(readFileSync(path.join(buildDir, file), "utf8"), file))
    .filter(({ address }) => {
      if (!COMPOSED.test(address)) return true;
      const { host } = new URL(address);
      if (!composed.has(host)) composed.set(host, address);
      return composed.get(host) === address;
    });
}
