import { writeFile } from "node:fs/promises";
import path from "node:path";

import clientRedirects from "@docusaurus/plugin-client-redirects";
import type { LoadContext, Plugin } from "@docusaurus/types";

import { expandRedirects, isWildcard, REDIRECT_TABLE } from "./expand";
import { hostRules } from "./host-rules";

/**
 * Keeps old addresses alive: pages that redirect in the browser (written by
 * `@docusaurus/plugin-client-redirects`) and rules for the host, both from `data/redirects.ts`. The plugin
 * `links` checks the table.
 */
export default function redirects(context: LoadContext): Plugin {
  return {
    name: "redirects",
    async postBuild(props) {
      const all = expandRedirects(REDIRECT_TABLE, props.routesPaths);
      const pages = clientRedirects(context, {
        id: "default",
        fromExtensions: [],
        toExtensions: [],
        redirects: all.filter((redirect) => !isWildcard(redirect)),
      });
      await pages?.postBuild?.({ ...props, content: undefined });
      await writeFile(path.join(props.outDir, "_redirects"), hostRules(all));
    },
  };
}
