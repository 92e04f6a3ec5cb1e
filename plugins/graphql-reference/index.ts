import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { LoadContext, Plugin } from "@docusaurus/types";
import { releases } from "sablier";

import { serveFiles } from "../protocol-data/dev-server";
import { publicFiles } from "./emit";
import { exampleContracts } from "./examples";
import { GRAPHQL_FOLDER, type GraphqlReference, graphqlSource } from "./load";

export { remarkGraphqlReference } from "./expand";
export { graphqlSource } from "./load";

const PLUGIN_DIR = path.dirname(fileURLToPath(import.meta.url));

/**
 * Checks the descriptions of the indexers' schemas before anything is built, and serves the schemas
 * for download under `/data/graphql`.
 */
export default function graphqlReference({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<GraphqlReference> {
  const folder = path.join(siteDir, GRAPHQL_FOLDER);
  return {
    name: "graphql-reference",
    getPathsToWatch: () => [`${folder}/**/*.{ts,graphql}`],
    getClientModules: () => [path.join(PLUGIN_DIR, "names.css")],
    loadContent: () => graphqlSource(siteDir).load(),
    async contentLoaded({ actions }) {
      await actions.createData("examples.json", exampleContracts(releases));
    },
    configureWebpack(_config, _isServer, _utils, content) {
      const devServer = {
        // Docusaurus joins the results of all plugins, so this one changes the list in place, ahead
        // of the fallback to the home page.
        setupMiddlewares(middlewares: unknown[]): unknown[] {
          const middleware = serveFiles(publicFiles(content), baseUrl);
          middlewares.unshift({ name: "graphql-reference", middleware });
          return [];
        },
      };
      const module = {
        rules: [
          {
            test: /\.mdx$/u,
            include: [path.join(siteDir, "docs")],
            enforce: "pre",
            use: [
              {
                loader: path.join(PLUGIN_DIR, "watch-loader.mjs"),
                options: { folders: [folder, PLUGIN_DIR] },
              },
            ],
          },
        ],
      };
      // The type of webpack's configuration does not know the options of its development server.
      const config: object = { devServer, module };
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
