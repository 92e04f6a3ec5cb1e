import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";
import { chains, releases } from "sablier";

import { DEFECTS, RELEASES } from "../../data/releases";
import { serveFiles } from "../protocol-data/dev-server";
import { buildModel } from "../protocol-data/model";
import { pathsOf } from "../protocol-data/options";
import { readPackage } from "../protocol-data/read";
import { type EndpointsFile, publicFiles } from "./emit";
import { loadEndpoints } from "./load";

/**
 * Fails the build when `data/endpoints.ts` does not fit the data package, and publishes the
 * endpoints as JSON. Pages read the list itself.
 */
export default function endpoints({ baseUrl }: LoadContext): Plugin<EndpointsFile> {
  return {
    name: "endpoints",

    loadContent() {
      const { version } = createRequire(import.meta.url)("sablier/package.json") as {
        version: string;
      };
      const model = buildModel(
        readPackage({ version, chains, releases }),
        { releases: RELEASES, defects: DEFECTS },
        pathsOf({ dataPath: "data", pagesPath: "deployments" }),
      );
      return Promise.resolve(loadEndpoints(model));
    },

    configureWebpack(_config, _isServer, _utils, content) {
      const devServer = {
        // Docusaurus joins the results of all plugins, so this one changes the list in place, ahead
        // of the fallback to the home page.
        setupMiddlewares(middlewares: unknown[]): unknown[] {
          const middleware = serveFiles(publicFiles(content), baseUrl);
          middlewares.unshift({ name: "endpoints", middleware });
          return [];
        },
      };
      // The type of webpack's configuration does not know the options of its development server.
      const config: object = { devServer };
      return config;
    },

    async postBuild({ outDir, content }) {
      for (const [file, text] of publicFiles(content)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}
