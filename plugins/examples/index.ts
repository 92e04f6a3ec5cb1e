import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import type { LoadContext, Plugin } from "@docusaurus/types";

import { serveExamples } from "./dev-server";
import { EXAMPLES, listExamples, loadExample } from "./load";

const PLUGIN_DIR = path.dirname(fileURLToPath(import.meta.url));

/** Publishes every example file under `/examples`, where the links below the fences lead. */
export default function examples({ siteDir, baseUrl }: LoadContext): Plugin<Map<string, string>> {
  const folder = path.join(siteDir, EXAMPLES);
  const readAll = (): Map<string, string> =>
    new Map(listExamples(siteDir).map((file) => [`/${file}`, loadExample(siteDir, file).text]));
  return {
    name: "examples",
    getPathsToWatch: () => [`${folder}/**/*`],
    loadContent: () => Promise.resolve(readAll()),

    configureWebpack() {
      const devServer = {
        // Docusaurus joins both lists, so this one changes the list in place, ahead of the
        // fallback to the home page, and returns nothing new.
        setupMiddlewares(middlewares: unknown[]): unknown[] {
          middlewares.unshift({ name: "examples", middleware: serveExamples(readAll, baseUrl) });
          return [];
        },
      };
      // The type of webpack's configuration does not know the options of its development server.
      const config: object = {
        devServer,
        module: {
          rules: [
            {
              test: /\.mdx$/u,
              include: [path.join(siteDir, "docs")],
              enforce: "pre",
              use: [{ loader: path.join(PLUGIN_DIR, "watch-loader.mjs"), options: { folder } }],
            },
          ],
        },
      };
      return config;
    },

    async postBuild({ outDir, content }) {
      for (const [file, text] of content) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}
