import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";
import { loadFreshModule } from "@docusaurus/utils";

import type { PAGE_IDS } from "../../src/config/site-map";
import { SITE_MAP_FILE } from "./check";
import { linkError, sourceProblems } from "./load";

/**
 * Checks links, sections, the site map and redirects from the sources, before the bundler starts: a build
 * with a mistake ends after seconds, and the development server warns.
 */
export default function links({ siteDir }: LoadContext): Plugin {
  return {
    name: "links",
    getPathsToWatch: () => [path.join(siteDir, SITE_MAP_FILE)],
    async allContentLoaded() {
      // In development, the map of today and not of the start.
      const map = (await loadFreshModule(path.join(siteDir, SITE_MAP_FILE))) as {
        readonly PAGE_IDS: typeof PAGE_IDS;
      };
      // Other plugins write the public files at the same time, so links to them wait for the tests.
      const checked = sourceProblems(siteDir, map.PAGE_IDS, null).then(linkError);
      if (process.env.NODE_ENV === "production") {
        const error = await checked;
        if (error !== null) throw new Error(error);
        return;
      }
      // Not waited for: the pages show first.
      checked.then(
        (error) => error !== null && console.warn(error),
        (error: unknown) => console.warn(error),
      );
    },
  };
}
