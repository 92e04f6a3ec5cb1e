import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { serveFiles } from "../protocol-data/dev-server";
import { loadDescription, PUBLIC_PATH, readSource, SOURCE } from "./load";

export { remarkMerkleApi, type MerkleApiOptions } from "./expand";

/** Checks the description of the Merkle API and publishes it. README.md describes the parts. */
export default function merkleApi({ siteDir, baseUrl }: LoadContext): Plugin<string> {
  return {
    name: "merkle-api",
    getPathsToWatch: () => [path.join(siteDir, SOURCE)],

    loadContent() {
      loadDescription(siteDir);
      return Promise.resolve(readSource(siteDir));
    },

    configureWebpack(_config, _isServer, _utils, content) {
      const devServer = {
        // Docusaurus joins the results of all plugins, so this one changes the list in place, ahead
        // of the fallback to the home page.
        setupMiddlewares(middlewares: unknown[]): unknown[] {
          const middleware = serveFiles(new Map([[PUBLIC_PATH, content]]), baseUrl);
          middlewares.unshift({ name: "merkle-api", middleware });
          return [];
        },
      };
      // The type of webpack's configuration does not know the options of its development server.
      const config: object = { devServer };
      return config;
    },

    async postBuild({ outDir, content }) {
      const target = path.join(outDir, PUBLIC_PATH);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    },
  };
}
